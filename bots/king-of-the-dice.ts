/** Greedy for King of the Dice: knows what each citizen is worth to it, and plays the dice of this turn as well as can be. */

import { type Chance, clone, quiet, type Seat, type View } from '#engine';
import {
  ALL_DICE,
  ELF_ROLLS,
  fulfils,
  type KingState,
  type KingView,
  type Move,
  prospectOf,
  ROLLS,
  rivals,
  rollsOf,
  rules,
  type Table,
  type Wager,
  worthOf,
} from '#games/king-of-the-dice';
import type { Bot } from './bot.ts';

/** What a fourth roll next turn is worth. */
const FOURTH_ROLL = 0.6;
/** What another turn is worth. */
const EXTRA_TURN = 2.5;
/** What a point less for one rival of several is worth; for the only one it is a whole point. */
const ENVY = 0.5;
/** What it is worth to have won. */
const VICTORY = 40;

export const greedy: Bot = {
  name: 'greedy',
  choose(_game, view, chance) {
    return choose(view as View as KingView, chance);
  },
};

function choose(view: KingView, chance: Chance): Move {
  const { table } = view;
  const { turn } = table;
  const state = rules.imagine(view, chance);
  switch (turn.kind) {
    case 'roll': {
      // An extra turn that promises nothing but a penalty is better left alone.
      const isWorthIt = !turn.extra || prospectOf([], ROLLS, wagerOf(state, turn.seat, chance).wager).worth > 0;
      return isWorthIt ? { kind: 'roll', keep: 0 } : { kind: 'pass' };
    }
    case 'choose': {
      const { wager, takes } = wagerOf(state, turn.seat, chance);
      const { keep } = prospectOf(table.dice, turn.left, wager);
      if (keep !== ALL_DICE) return { kind: 'roll', keep };
      const open = takes.filter((_, slot) => fulfils(table.dice, table.row[slot]!));
      return best(open)?.move ?? { kind: 'stop' };
    }
    case 'give':
      return best(rules.moves(view).map((move) => ({ move, worth: gain(state, turn.seat, move, chance) })))?.move as Move;
    case 'over':
      throw new Error('the game is over');
    default:
      return turn satisfies never;
  }
}

interface Judged {
  readonly move: Move;
  readonly worth: number;
}

function best(judged: readonly Judged[]): Judged | undefined {
  return judged.reduce<Judged | undefined>((most, one) => (most && most.worth >= one.worth ? most : one), undefined);
}

/** What each citizen of the row is worth to the seat, taken with its location or, where that is better, without. */
function wagerOf(state: KingState, seat: Seat, chance: Chance): { wager: Wager; takes: Judged[] } {
  const judge = (move: Move) => ({ move, worth: gain(state, seat, move, chance) });
  const takes = state.table.row.map(
    (_, slot) => best([judge({ kind: 'take', slot, leave: false }), judge({ kind: 'take', slot, leave: true })]) as Judged,
  );
  const worth = takes.map(({ worth }, slot) => ({ citizen: state.table.row[slot]!, worth }));
  return { takes, wager: { worth, nothing: gain(state, seat, { kind: 'stop' }, chance) } };
}

/** What a move that ends the rolling changes for the seat to act, as far as everybody can see. */
function gain(state: KingState, seat: Seat, move: Move, chance: Chance): number {
  const after = clone(state);
  rules.play(after, seat, move, chance, quiet);
  const { table } = after;
  if (table.turn.kind === 'give') {
    return Math.max(...rivals(table, seat).map((to) => gain(after, seat, { kind: 'give', to }, chance))) + change(state.table, table, seat);
  }
  return change(state.table, table, seat);
}

function change(before: Table, after: Table, seat: Seat): number {
  const envy = after.seats === 2 ? 1 : ENVY;
  let sum = 0;
  for (let other = 0; other < after.seats; other++) {
    sum += (seatWorth(after, other) - seatWorth(before, other)) * (other === seat ? 1 : -envy);
  }
  if (after.turn.kind === 'roll' && after.turn.extra) sum += EXTRA_TURN;
  const winners = rules.outcome(after)?.winners;
  if (winners) sum += winners.includes(seat) ? VICTORY / winners.length : -VICTORY;
  return sum;
}

function seatWorth(table: Table, seat: Seat): number {
  const hasFourthRoll = rollsOf(table, seat) === ELF_ROLLS;
  return worthOf(table.piles[seat]!) + (hasFourthRoll ? FOURTH_ROLL : 0);
}
