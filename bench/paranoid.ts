/** The textbook for Medina: alpha-beta for which all others are one rival. */

import type { Bot } from '#bots';
import type { Seat, View } from '#engine';
import { type MedinaView, type Move, rules, type Table } from '#games/medina';
import { leadOf, palaceWorths } from '../bots/medina/outlook.ts';
import { after } from '../bots/medina/turns.ts';
import { judge } from '../bots/medina.ts';

/** What a table is worth to a seat at a glance. */
type Glance = (table: Table, seat: Seat) => number;

/** Greedy's own, which never changes: a measure that learns with what it measures is none. And, to see how much is due to the search, the level's. */
export const GLANCES: Readonly<Record<string, Glance>> = {
  greedy: (table, seat) => judge(table, seat, palaceWorths(table)),
  level: leadOf,
};

/** Pieces that it looks ahead. */
const DEPTH = 5;

interface Step {
  readonly move: Move;
  readonly table: Table;
  readonly lead: number;
}

/** What can be done now, each by what it seems worth to `seat`; first what whoever is to act would like most. */
function steps(table: Table, actor: Seat, seat: Seat, glance: Glance): Step[] {
  const found = rules.moves({ seat: actor, table, hand: [] }).map((move) => {
    const then = after(table, actor, move);
    return { move, table: then, lead: glance(then, seat) };
  });
  const sign = actor === seat ? 1 : -1;
  return found.sort((one, other) => sign * (other.lead - one.lead));
}

/** What the table is worth to the seat when all others play against it. */
function look(table: Table, seat: Seat, depth: number, search: Search, least: number, most: number): number {
  const [actor] = rules.toAct(table);
  if (actor === undefined) return search.glance(table, seat);
  const open = steps(table, actor, seat, search.glance);
  if (depth === 1) return open[0]!.lead;
  let [alpha, beta] = [least, most];
  for (const { table: then } of open.slice(0, search.wide)) {
    const value = look(then, seat, depth - 1, search, alpha, beta);
    if (actor === seat) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return actor === seat ? alpha : beta;
}

interface Search {
  /** Of all pieces and places so many are gone on with, those that look best at once: with all of them nobody could look so far. */
  readonly wide: number;
  readonly glance: Glance;
}

export const alphaBeta = (search: Search): Bot => ({
  name: 'alpha-beta',
  choose(_game, view) {
    const { table, seat } = view as View as MedinaView;
    let best: Move | undefined;
    let alpha = Number.NEGATIVE_INFINITY;
    for (const { move, table: then } of steps(table, seat, seat, search.glance).slice(0, search.wide)) {
      const value = look(then, seat, DEPTH - 1, search, alpha, Number.POSITIVE_INFINITY);
      if (best && value <= alpha) continue;
      best = move;
      alpha = value;
    }
    return best;
  },
});
