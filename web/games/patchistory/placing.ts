/** A tile in hand: where it can go, over or under what, and what the land would look like. */

import type { Seat } from '#engine';
import {
  type Cell,
  cellFrom,
  type DataSet,
  type Face,
  firstCellOf,
  type How,
  howBy,
  LARGE,
  lay,
  type Move,
  NEW,
  OVER,
  type Square,
  STEPS,
  squareAt,
  type Table,
  type Territory,
  type Tile,
  UNDER,
} from '#games/patchistory';
import { rowOf } from './cells.ts';

export type Patch = Extract<Move, { kind: 'patch' }>;

/** The tile that is to be patched: won, or found with Columbus. */
export function tileOf({ turn, won }: Table, seat: Seat): Tile {
  return turn.kind === 'found' ? turn.tile : won[seat]!;
}

/** Every way to lay this side, by the cell of its top-left square; those with more squares on top come first. */
export function waysOf(legal: readonly Move[], side: number): Map<Cell, How[]> {
  const ways = new Map<Cell, How[]>();
  for (const move of legal) {
    if (move.kind !== 'patch' || move.side !== side) continue;
    ways.set(move.at, [...(ways.get(move.at) ?? []), move.how]);
  }
  return ways;
}

/** Every position where the tile shares a cell with the land, row by row. */
export function positionsOf({ cells }: Territory): Cell[][] {
  const all = [...new Set(cells.flatMap((cell) => STEPS.map((step) => cellFrom(cell, -step))))].sort((a, b) => a - b);
  return [...new Set(all.map(rowOf))].map((row) => all.filter((at) => rowOf(at) === row));
}

/** The plainest way to lie there: over all that it meets. */
export function onTop(civ: Territory, at: Cell): How {
  return howBy((square) => (civ.cells.includes(cellFrom(at, STEPS[square]!)) ? OVER : NEW));
}

/** With one shared square the other way round. */
export function flipped(how: How, square: number): How {
  return howBy((one) => (one === square ? OVER + UNDER - how[one]! : how[one]!));
}

/** The nearest of these ways in which that square lies the other way round. */
export function turned(ways: readonly How[], how: How, square: number): How | undefined {
  const apart = (other: How) => other.filter((way, i) => way !== how[i]).length;
  const want = flipped(how, square)[square];
  return ways.filter((other) => other[square] === want).sort((a, b) => apart(a) - apart(b))[0];
}

/** The land with the tile on it. */
export function laid(civ: Territory, face: Face, at: Cell, how: How): Territory {
  const after: Territory = {
    cards: [...civ.cards],
    at: [...civ.at],
    cells: [...civ.cells],
    top: [...civ.top],
    under: [...civ.under],
    built: [...civ.built],
    workers: civ.workers,
  };
  lay(after, face, at, how);
  return after;
}

/** A square to show beside the land; a large place is shown whole, by its face. */
interface Shown {
  readonly key: string;
  readonly square: Square;
  readonly face: Face | undefined;
}

/** What these cells show, each place once. */
export function shownOn(data: DataSet, civ: Territory, cells: readonly Cell[]): Shown[] {
  const shown = new Map<Cell, Shown>();
  for (const cell of cells) {
    const index = civ.cells.indexOf(cell);
    const square = squareAt(data, civ, index);
    const face = data.kind[square] === LARGE ? civ.cards[civ.top[index]!] : undefined;
    const place = firstCellOf(data, civ, index);
    shown.set(place, { key: `${place}`, square, face });
  }
  return [...shown.values()];
}
