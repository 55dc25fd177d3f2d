/** Every piece that a seat can place, and where, whatever its turn owes. */

import type { Chance, Seat } from '#engine';
import { SPACES, SQUARES } from './board.ts';
import { BUILD, MERCHANTS, ROOFS, SHUTS, STABLES, WALLS } from './every-placement.ts';
import { COLOURS_OF, KINDS, MERCHANT, NOBODY, NOWHERE, type Placement, STABLE, type Table, WALL } from './pieces.ts';
import { listBeginnings, listGrowths } from './room.ts';
import { coloursToRoof, coloursToShut, heldColours, merchantSquares, openColours, usedUp, wallSpaces } from './survey.ts';
import { waitingPalaces } from './waiting.ts';

/**
 * Lists to write on while the placements of one seat are looked for: one that grows one by one is slow. Nobody else sees them, nothing
 * that is called meanwhile looks for placements, and what is found is copied out.
 */
const LIST: Placement[] = new Array(8 * SQUARES).fill(MERCHANTS[0]);
const squares = new Uint8Array(SQUARES);
const spaces = new Uint8Array(SPACES);

export function placements(table: Table, seat: Seat): Placement[] {
  return LIST.slice(0, listPlacements(table, seat));
}

/** One of them, or `other`: each as likely. */
export function anyPlacement<Other>(table: Table, seat: Seat, other: Other | undefined, chance: Chance): Placement | Other {
  const n = listPlacements(table, seat);
  const drawn = chance.below(other === undefined ? n : n + 1);
  return other === undefined || drawn < n ? LIST[drawn]! : other;
}

/** How many there are: the first of LIST. */
function listPlacements(table: Table, seat: Seat): number {
  const used = usedUp(table, table.turn);
  let n = listBuildings(table, seat, used);
  if (table.stock[KINDS * seat + MERCHANT]! > 0) n = listAt(squares, merchantSquares(table, squares), MERCHANTS, n);
  if (table.stock[KINDS * seat + WALL]! > 0) n = listAt(spaces, wallSpaces(table, spaces), WALLS, n);
  return listRoofs(table, seat, used, n);
}

/** Roofs alone. */
export function roofings(table: Table, seat: Seat): Placement[] {
  return LIST.slice(0, listRoofs(table, seat, usedUp(table, table.turn), 0));
}

/** Lists, after so many, what can be placed on the first few squares or spaces. */
function listAt(places: Uint8Array, count: number, all: readonly Placement[], from: number): number {
  for (let i = 0; i < count; i++) LIST[from + i] = all[places[i]!]!;
  return from + count;
}

/** Palaces that begin, colour by colour, then whatever enlarges one. */
function listBuildings(table: Table, seat: Seat, used: number): number {
  const { stock, ground, palaces } = table;
  const held = heldColours(table, seat, used);
  const open = openColours(table);
  let n = 0;
  const begun = held & ~open;
  if (begun !== 0) {
    const count = listBeginnings(table, squares);
    for (const colour of COLOURS_OF[table.edition]) if ((begun >> colour) & 1) n = listAt(squares, count, BUILD[colour]!, n);
  }
  const hasStable = stock[KINDS * seat + STABLE]! > 0;
  const enlarged = held & open;
  if (!hasStable && enlarged === 0) return n;
  const { roof, colour: colours } = palaces;
  const count = listGrowths(table, squares);
  for (let i = 0; i < count; i++) {
    const square = squares[i]!;
    if (hasStable) LIST[n++] = STABLES[square]!;
    const palace = ground[square]!;
    const colour = colours[palace]!;
    if (roof[palace] === NOBODY && ((enlarged >> colour) & 1) === 1) LIST[n++] = BUILD[colour]![square]!;
  }
  return n;
}

/** [M6.6] A roof names the palace only where its colour leaves several. */
function listRoofs(table: Table, seat: Seat, used: number, from: number): number {
  const own = coloursToRoof(table, seat, used);
  const shut = coloursToShut(table, seat, used);
  if ((own | shut) === 0) return from;
  let n = from;
  const { first, colour: colours } = table.palaces;
  const palaces = waitingPalaces(table);
  /** Colours of which one palace waits, and of which several do. */
  let one = 0;
  let several = 0;
  for (let i = 0; i < palaces.length; i++) {
    const bit = 1 << colours[palaces[i]!]!;
    several |= one & bit;
    one |= bit;
  }
  for (let i = 0; i < palaces.length; i++) {
    const palace = palaces[i]!;
    const colour = colours[palace]!;
    const at = 1 + (((several >> colour) & 1) === 1 ? first[palace]! : NOWHERE);
    if (((own >> colour) & 1) === 1) LIST[n++] = ROOFS[colour]![at]!;
    if (((shut >> colour) & 1) === 1) LIST[n++] = SHUTS[colour]![at]!;
  }
  return n;
}
