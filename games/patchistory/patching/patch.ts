/** [P4.12] What happens to a territory when a tile is laid. */

import type { DataSet } from '../data/data.ts';
import { BARE, type Cell, cellFrom, type Face, type How, NEW, UNDER, WIDTH } from '../pieces.ts';
import type { Territory } from '../table.ts';
import { insert } from '../territory/lists.ts';
import { showsLarge } from '../territory/territory.ts';

/** The tile's squares as steps from its top-left cell. */
export const STEPS = [0, 1, WIDTH, WIDTH + 1] as const;

/** How many cells the tile shares with the territory. */
export function sharedBy(how: How): number {
  let shared = 0;
  for (let square = 0; square < 4; square++) if (how[square] !== NEW) shared++;
  return shared;
}

/** Lays the face down. Gives the building tiles that leave the game with what they lay on, as they are in `civ.built`. */
export function lay(civ: Territory, face: Face, at: Cell, how: How): number[] {
  const card = civ.cards.length;
  civ.cards.push(face);
  civ.at.push(at);
  const gone: number[] = [];
  for (let square = 0; square < 4; square++) {
    const cell = cellFrom(at, STEPS[square]!);
    let index = civ.cells.indexOf(cell);
    if (index < 0) {
      index = civ.cells.length;
      while (index > 0 && civ.cells[index - 1]! > cell) index--;
      insert(civ.cells, index, cell);
      insert(civ.top, index, card);
      insert(civ.under, index, 0);
      insert(civ.built, index, BARE);
    } else if (how[square] === UNDER) {
      civ.under[index]! |= 1 << card;
    } else {
      if (civ.built[index] !== BARE) gone.push(civ.built[index]!);
      civ.built[index] = BARE;
      civ.under[index]! |= 1 << civ.top[index]!;
      civ.top[index] = card;
    }
  }
  return gone;
}

/** Whether the newest card shows its hero, wonder or special building. */
export function hasArrived(data: DataSet, civ: Territory): boolean {
  return showsLarge(data, civ, civ.cards.length - 1);
}
