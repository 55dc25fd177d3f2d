/** The ways a turn can end, and what each is worth: the chance to win once the next seats have played their turns as well as they can. */

import { FastChance, quiet, type Seat } from '#engine';
import {
  type Card,
  type KingState,
  type KingView,
  locationWith,
  type Move,
  NO_CARD,
  rivals,
  rollsOf,
  rules,
  SLOTS,
} from '#games/king-of-the-dice';
import { chancesOf } from './chances.ts';
import { seemingWorth } from './seeming.ts';
import type { Ends } from './turn.ts';

export interface End {
  readonly move: Move;
  /** Who is taken; NO_CARD for a penalty. */
  readonly citizen: Card;
  readonly worth: number;
  /** The standard error of the worth, less what all ends have in common. */
  readonly error: number;
}

/** Says what a position is worth to a seat. */
export type Worth = (state: KingState, seat: Seat) => number;

/** Nothing is drawn when a turn ends: the piles lie as they are. */
const luck = new FastChance(0);

export function after({ table, hands, box }: KingState, seat: Seat, move: Move): KingState {
  const copy = {
    table: {
      ...table,
      row: table.row.slice(),
      discards: table.discards.slice(),
      stacks: table.stacks.slice(),
      piles: table.piles.map((pile) => pile.slice()),
    },
    hands,
    box: { citizens: box.citizens.slice(), penalties: box.penalties.slice() },
  };
  rules.play(copy, seat, move, luck, quiet);
  return copy;
}

/** At a glance. */
export const atAGlance: Worth = ({ table }, seat) => chancesOf(table)[seat]!;

/** After the turn that begins now, played as well as can be by one who judges the rest by `worth`. */
function afterATurn(worth: Worth): Worth {
  return (state, seat) => {
    const { table } = state;
    const chances = chancesOf(table);
    const { turn } = table;
    if (turn.kind !== 'roll') return chances[seat]!;
    const reached = seemingWorth(endsOf([state], turn.seat, worth), rollsOf(table, turn.seat));
    const best = turn.extra ? Math.max(reached, worth(after(state, turn.seat, { kind: 'pass' }), turn.seat)) : reached;
    if (turn.seat === seat) return best;
    // What it wins, the others lose, each by its share.
    const own = chances[turn.seat]!;
    return own < 1 ? (chances[seat]! * (1 - best)) / (1 - own) : 0;
  };
}

export const afterTheTurn: Worth = afterATurn(atAGlance);

export const afterTwoTurns: Worth = afterATurn(afterTheTurn);

/** What it is worth to make a move that ends the turn, and to give the dragon that may come of it to the best of rivals. */
export function worthAfter(state: KingState, seat: Seat, move: Move, worth: Worth): number {
  const then = after(state, seat, move);
  if (then.table.turn.kind !== 'give') return worth(then, seat);
  return Math.max(...rivals(then.table, seat).map((to) => worth(after(then, seat, { kind: 'give', to }), seat)));
}

const STOP: Move = { kind: 'stop' };

/** Every way to end the turn, whatever the dice show, judged over some worlds. */
export function everyEnd(worlds: readonly KingState[], seat: Seat, worth: Worth): End[] {
  const { table } = worlds[0]!;
  const moves: { move: Move; citizen: Card }[] = [{ move: STOP, citizen: NO_CARD }];
  for (let slot = 0; slot < SLOTS; slot++) {
    const citizen = table.row[slot]!;
    moves.push({ move: { kind: 'take', slot, leave: false }, citizen });
    if (locationWith(table, slot) !== NO_CARD) moves.push({ move: { kind: 'take', slot, leave: true }, citizen });
  }
  const sums = moves.map(() => 0);
  const squares = moves.map(() => 0);
  for (const world of worlds) {
    const values = moves.map(({ move }) => worthAfter(world, seat, move, worth));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const [n, value] of values.entries()) {
      sums[n]! += value;
      squares[n]! += (value - mean) ** 2;
    }
  }
  const n = worlds.length;
  const common = sums.reduce((sum, value) => sum + value, 0) / (n * sums.length);
  return moves.map(({ move, citizen }, at) => {
    const value = sums[at]! / n;
    const variance = Math.max(0, squares[at]! / n - (value - common) ** 2);
    return { move, citizen, worth: value, error: n > 1 ? Math.sqrt(variance / (n - 1)) : 0 };
  });
}

/** With each location taken or left, whichever is better: both ways stand side by side. */
export function endsBy(ends: readonly End[]): Ends {
  const takes: End[] = [];
  let stop = 0;
  for (const end of ends) {
    if (end.citizen === NO_CARD) stop = end.worth;
    else if (takes.at(-1)?.citizen !== end.citizen) takes.push(end);
    else if (end.worth > takes.at(-1)!.worth) takes[takes.length - 1] = end;
  }
  return { takes, stop };
}

function endsOf(worlds: readonly KingState[], seat: Seat, worth: Worth): Ends {
  return endsBy(everyEnd(worlds, seat, worth));
}

/** States that give this view, always the same ones: who looks twice sees the same. */
export function worldsOf(view: KingView, count: number): KingState[] {
  const { table } = view;
  const chance = new FastChance(
    table.row.reduce<number>((sum, card) => sum * 41 + card + 1, 0),
    table.draw * 11 + table.penalties,
  );
  return Array.from({ length: count }, () => rules.imagine(view, chance));
}
