/** The textbook for Medina: alpha-beta for which all others are one rival, with the outlook of the levels. */

import type { Bot } from '#bots';
import type { Seat, View } from '#engine';
import { type MedinaView, type Move, rules, type Table } from '#games/medina';
import { standingOf } from '../bots/medina/outlook.ts';
import { after } from '../bots/medina/turns.ts';

/** Pieces that it looks ahead. */
const DEPTH = 5;

interface Step {
  readonly move: Move;
  readonly table: Table;
  readonly standing: number;
}

/** What can be done now, each by what it seems worth to `seat`; first what whoever is to act would like most. */
function steps(table: Table, actor: Seat, seat: Seat): Step[] {
  const found = rules.moves({ seat: actor, table, hand: [] }).map((move) => {
    const then = after(table, actor, move);
    return { move, table: then, standing: standingOf(then, seat) };
  });
  const sign = actor === seat ? 1 : -1;
  return found.sort((one, other) => sign * (other.standing - one.standing));
}

/** What the table is worth to the seat when all others play against it. */
function look(table: Table, seat: Seat, depth: number, wide: number, least: number, most: number): number {
  const [actor] = rules.toAct(table);
  if (actor === undefined) return standingOf(table, seat);
  const open = steps(table, actor, seat);
  if (depth === 1) return open[0]!.standing;
  let [alpha, beta] = [least, most];
  for (const { table: then } of open.slice(0, wide)) {
    const value = look(then, seat, depth - 1, wide, alpha, beta);
    if (actor === seat) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return actor === seat ? alpha : beta;
}

/** Of all pieces and places `wide` are gone on with, those that look best at once: with all of them nobody could look so far. */
export const alphaBeta = (wide: number): Bot => ({
  name: 'alpha-beta',
  choose(_game, view) {
    const { table, seat } = view as View as MedinaView;
    let best: Move | undefined;
    let alpha = Number.NEGATIVE_INFINITY;
    for (const { move, table: then } of steps(table, seat, seat).slice(0, wide)) {
      const value = look(then, seat, DEPTH - 1, wide, alpha, Number.POSITIVE_INFINITY);
      if (best && value <= alpha) continue;
      best = move;
      alpha = value;
    }
    return best;
  },
});
