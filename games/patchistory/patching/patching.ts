/** [P4.1–P4.16] Patching: whoever won a tile lays it or discards it. */

import type { Chance, Refusal, Seat } from '#engine';
import { isVisible } from '../civilisation/levels.ts';
import { gainCulture } from '../civilisation/stock.ts';
import { type DataSet, dataOf, showsOf } from '../data/data.ts';
import type { Telling } from '../events.ts';
import { effectsWith } from '../heroes/effects.ts';
import { EFFECTS } from '../heroes/heroes.ts';
import type { Move } from '../moves.ts';
import { BLACK, BOUNDS, BUILT, CULTURE, type Face, GOODS, NOTHING, type Tile, WHITE } from '../pieces.ts';
import { firstIn, isIn, seatsIn } from '../round/order.ts';
import type { Phase } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { sightOf } from '../territory/sight.ts';
import { hasArrived, lay, sharedBy } from './patch.ts';
import { atOf, howOf, placementsOf, refusePlacement, siteOf } from './placement.ts';

const BOTH: readonly number[] = [WHITE, BLACK];
const ONLY_WHITE: readonly number[] = [WHITE];
const ONLY_BLACK: readonly number[] = [BLACK];

const DISCARD: Move = { kind: 'discard' };

/** [P4.11] NOTHING: the seat chooses the side. */
function sidesFor(side: number): readonly number[] {
  return side === WHITE ? ONLY_WHITE : side === BLACK ? ONLY_BLACK : BOTH;
}

/** The side a seat must use of the tile it won, or NOTHING. */
function sideOf(table: Table, seat: Seat): number {
  return table.seats === 2 ? NOTHING : table.wonSide[seat]!;
}

function faceOf(data: DataSet, tile: Tile, side: number): Face {
  return data.tiles[tile]!.faces[side]!;
}

function siteFor(table: Table, seat: Seat): ReturnType<typeof siteOf> {
  return siteOf(sightOf(table, seat), table.civs[seat]!.under, BOUNDS[table.era]!);
}

/** Every way to patch the tile, with this side or, with NOTHING, with either; and to discard it. */
export function patchings(table: Table, seat: Seat, tile: Tile, side: number): Move[] {
  const data = dataOf(table);
  const site = siteFor(table, seat);
  const moves: Move[] = [];
  for (const shown of sidesFor(side)) {
    const placements = placementsOf(site, faceOf(data, tile, shown));
    for (const placement of placements) moves.push({ kind: 'patch', side: shown, at: atOf(placement), how: howOf(placement) });
  }
  moves.push(DISCARD);
  return moves;
}

/** One of them. */
function anyPatching(table: Table, seat: Seat, tile: Tile, side: number, chance: Chance): Move {
  const data = dataOf(table);
  const site = siteFor(table, seat);
  const sides = sidesFor(side);
  const placements = sides.map((shown) => placementsOf(site, faceOf(data, tile, shown)));
  let drawn = chance.below(placements.reduce((sum, { length }) => sum + length, 1));
  for (let i = 0; i < sides.length; i++) {
    const placement = placements[i]![drawn];
    if (placement !== undefined) return { kind: 'patch', side: sides[i]!, at: atOf(placement), how: howOf(placement) };
    drawn -= placements[i]!.length;
  }
  return DISCARD;
}

/** Why the tile cannot be patched like that; answers for any move. */
export function refusePatching(table: Table, seat: Seat, tile: Tile, side: number, move: Move): Refusal | undefined {
  if (move.kind === 'discard') return undefined;
  if (move.kind !== 'patch') return { rule: 'P4.1' };
  if (!sidesFor(side).includes(move.side)) return { rule: 'P4.11' };
  return refusePlacement(siteFor(table, seat), faceOf(dataOf(table), tile, move.side), move.at, move.how);
}

export function discardTile(table: Table, seat: Seat, tile: Tile, tell: Telling): void {
  table.discarded.push(tile);
  const side = table.won[seat] === tile ? table.wonSide[seat]! : BLACK;
  tell.everyone({ kind: 'discarded', seat, tile, shows: showsOf(table, tile, side) });
}

type Patch = Extract<Move, { kind: 'patch' }>;

/** Lays the tile. A hero or wonder that acts on arrival, or takes a tile, joins those who arrive. */
export function layTile(table: Table, seat: Seat, tile: Tile, { side, at, how }: Patch, tell: Telling): void {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const face = faceOf(data, tile, side);
  const corner = sharedBy(how) === 1 ? effectsWith(table, seat, 'cornerPatched') : [];
  for (const built of lay(civ, face, at, how)) {
    if (built >= BUILT) table.gone[built - BUILT]! += 1;
  }
  tell.everyone({ kind: 'patched', seat, face, at, how });
  for (const { id, cornerPatched = 0 } of corner) {
    if (!isVisible(table, seat, id)) continue;
    gainCulture(table, seat, 'heroes', cornerPatched);
    tell.everyone({ kind: 'effect', seat, effect: id, goods: GOODS.map((_, good) => (good === CULTURE ? cornerPatched : 0)) });
  }
  const large = data.faces[face]?.large;
  if (!large || large.kind === 'S' || !hasArrived(data, civ)) return;
  const effect = EFFECTS[large.id];
  if (!effect?.arrival && !effect?.takesTile) return;
  table.arriving.seat.push(seat);
  table.arriving.effect.push(effect.id);
}

export const patchingPhase: Phase = {
  enter({ table }) {
    let left = 0;
    for (let seat = 0; seat < table.seats; seat++) if (table.won[seat] !== NOTHING) left |= 1 << seat;
    if (left === 0) return 'through';
    table.turn = { kind: 'patch', left };
    return 'waits';
  },
  /** [P4.15] */
  toAct(table) {
    if (table.turn.kind !== 'patch') return [];
    const { left } = table.turn;
    return table.seats === 2 ? seatsIn(1 << firstIn(table, left)) : seatsIn(left);
  },
  moves({ table, seat }) {
    return patchings(table, seat, table.won[seat]!, sideOf(table, seat));
  },
  anyMove({ table, seat }, chance) {
    return anyPatching(table, seat, table.won[seat]!, sideOf(table, seat), chance);
  },
  refuse({ table, seat }, move) {
    if (table.turn.kind !== 'patch' || !isIn(table.turn.left, seat)) return { rule: 'P4.1' };
    return refusePatching(table, seat, table.won[seat]!, sideOf(table, seat), move);
  },
  play({ table }, seat, move, _chance, tell) {
    if (table.turn.kind !== 'patch') return 'waits';
    const tile = table.won[seat]!;
    if (move.kind === 'patch') layTile(table, seat, tile, move, tell);
    else discardTile(table, seat, tile, tell);
    table.won[seat] = NOTHING;
    table.wonSide[seat] = NOTHING;
    const left = table.turn.left & ~(1 << seat);
    table.turn = { kind: 'patch', left };
    return left === 0 ? 'through' : 'waits';
  },
};
