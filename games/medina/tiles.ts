/** [M9] [M10.1] Tiles that lie before the seats and move. */

import type { Seat, Tell } from '#engine';
import { TOWER_OF_ARM } from './board.ts';
import {
  BLOCKADE,
  KINDS,
  MERCHANT,
  type MedinaEvent,
  NEUTRAL_ROOF,
  NOBODY,
  type Palace,
  PURPLE,
  type Table,
  TEA,
  TOWERS,
  type Tower,
} from './pieces.ts';

/** Bit by bit the arms that start from each tower. */
const ARMS_OF_TOWER: readonly number[] = Array.from({ length: TOWERS }, (_, tower) =>
  TOWER_OF_ARM.reduce<number>((mask, of, arm) => (of === tower ? mask | (1 << arm) : mask), 0),
);

/** The seat that owns a palace, or NOBODY. */
export function ownerOf(table: Table, palace: Palace): Seat {
  const roof = palace === NOBODY ? NOBODY : table.palaces.roof[palace]!;
  return roof < NEUTRAL_ROOF ? roof : NOBODY;
}

/** [M6.4] Whether a palace can hold tiles at all: it has a roof, and no blockade dome. */
function canHoldTiles(table: Table, palace: Palace): boolean {
  const roof = table.palaces.roof[palace]!;
  return roof !== NOBODY && roof < BLOCKADE;
}

/** [M9.1] – [M9.3] A palace has got its roof, or grown: does it take the tile of its colour? */
export function contestPalaceTile(table: Table, palace: Palace, tell: Tell<MedinaEvent>): void {
  const { colour, size } = table.palaces;
  const hue = colour[palace]!;
  const holder = table.palaceTiles[hue]!;
  if (holder === palace || !canHoldTiles(table, palace)) return;
  if (holder !== NOBODY && size[holder]! >= size[palace]!) return;
  table.palaceTiles[hue] = palace;
  const seat = ownerOf(table, palace);
  if (seat !== ownerOf(table, holder)) tell.everyone({ kind: 'palaceTile', seat, colour: hue });
}

/** [M9.4] – [M9.7] A palace that touched the walls of `before` touches more by now, or has got its roof (`before` is none). */
export function contestTowerTiles(table: Table, palace: Palace, before: number, tell: Tell<MedinaEvent>): void {
  if (!canHoldTiles(table, palace)) return;
  const arms = table.palaces.arms[palace]!;
  const fresh = arms & ~before;
  if (fresh === 0) return;
  for (let tower = 0; tower < TOWERS; tower++) {
    const own = ARMS_OF_TOWER[tower]!;
    if ((fresh & own) === 0 || (!table.byArm && (before & own) !== 0)) continue;
    takeTower(table, tower, palace, tell);
  }
}

function takeTower(table: Table, tower: Tower, palace: Palace, tell: Tell<MedinaEvent>): void {
  const { towerTiles, gifts, stock, boxed } = table;
  const seat = ownerOf(table, palace);
  const from = ownerOf(table, towerTiles[tower]!);
  const merchants = gifts[tower]!;
  towerTiles[tower] = palace;
  gifts[tower] = 0;
  if (seat === NOBODY) boxed[MERCHANT]! += merchants;
  else stock[KINDS * seat + MERCHANT]! += merchants;
  if (seat !== from || merchants > 0) tell.everyone({ kind: 'towerTile', seat, tower, merchants });
}

/** [M10.1] The pile of six gives three, then two, then one. */
export function claimTea(table: Table, palace: Palace, tell: Tell<MedinaEvent>): void {
  if (table.palaces.colour[palace] !== PURPLE || table.teaPile === 0) return;
  const n = table.teaPile > 3 ? 3 : table.teaPile > 1 ? 2 : 1;
  table.teaPile -= n;
  const seat = ownerOf(table, palace);
  if (seat === NOBODY) table.boxed[TEA]! += n;
  else table.tea[seat]! += n;
  tell.everyone({ kind: 'teaTiles', seat, n });
}
