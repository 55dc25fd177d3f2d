/** What a patch would do, for a page that shows it before it is made. */

import type { Seat } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { dataOf } from '../data/data.ts';
import type { Move } from '../moves.ts';
import { type Cell, cellFrom, OVER, UNDER } from '../pieces.ts';
import type { Table, Territory } from '../table.ts';
import { lay, STEPS } from './patch.ts';

export interface Preview {
  /** The levels, by LETTERS. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The cells where a square of the new tile will be seen. */
  readonly appears: readonly Cell[];
  /** The cells whose square will be covered. */
  readonly disappears: readonly Cell[];
}

/** Of the tile the seat has won, or found with Columbus. Changes nothing. */
export function preview(table: Table, seat: Seat, { side, at, how }: Extract<Move, { kind: 'patch' }>): Preview {
  const tile = table.turn.kind === 'found' ? table.turn.tile : table.won[seat]!;
  const face = dataOf(table).tiles[tile]!.faces[side]!;
  const was = table.civs[seat]!;
  const civ: Territory = {
    cards: [...was.cards],
    at: [...was.at],
    cells: [...was.cells],
    top: [...was.top],
    under: [...was.under],
    built: [...was.built],
    workers: was.workers,
  };
  lay(civ, face, at, how);
  const cells = STEPS.map((step) => cellFrom(at, step));
  return {
    before: levelsOf(table, seat),
    after: levelsOf({ ...table, civs: table.civs.with(seat, civ) }, seat),
    appears: cells.filter((_, square) => how[square] !== UNDER),
    disappears: cells.filter((_, square) => how[square] === OVER),
  };
}
