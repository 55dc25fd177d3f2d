/** What is at stake while a roof is in hand: the price tag of each palace that could get it. */

import type { Seat } from '#engine';
import { type Move, type Palace, scoresOf, type Table, TILE_POINTS, worths } from '#games/medina';
import type { Stake } from '#games/medina/words';
import { plainWorth } from './counting.ts';
import { foresee, palaceOf } from './placing.ts';

export interface Tag extends Stake {
  readonly palace: Palace;
  /** What the roof adds to the points of its seat. */
  readonly gain: number;
  /** Points that are lost by it: tiles go elsewhere. */
  readonly losses: readonly { readonly seat: Seat; readonly points: number }[];
}

/** One for each palace that the moves would roof. */
export function tagsFor(table: Table, seat: Seat, moves: Iterable<Move>): Tag[] {
  const before = scoresOf(table);
  const worth = worths(table);
  return [...new Set(moves)].flatMap((move) => {
    if (move.kind !== 'roof' && move.kind !== 'neutral') return [];
    const palace = palaceOf(table, move);
    const next = foresee(table, seat, move);
    const change = scoresOf(next.table).map((points, of) => points - before[of]!);
    const taken = { tile: 0, towers: [] as number[], merchants: 0, tea: 0 };
    for (const event of next.events) {
      if (event.kind === 'palaceTile') taken.tile = TILE_POINTS[event.colour]!;
      else if (event.kind === 'towerTile') {
        taken.towers.push(event.tower + 1);
        taken.merchants += event.merchants;
      } else if (event.kind === 'teaTiles') taken.tea = event.n;
    }
    const parts = worth[palace]!;
    return {
      palace,
      points: plainWorth(parts),
      well: parts.well,
      ...taken,
      shut: move.kind === 'neutral',
      gain: change[seat]!,
      losses: change.flatMap((points, of) => (points < 0 ? [{ seat: of, points }] : [])),
    };
  });
}
