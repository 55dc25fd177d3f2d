/** The judge of King of the Dice: a move is worth the chance to win after it, with the dice of the turn played exactly. */

import type { Seat, View } from '#engine';
import { ALL_DICE, fulfils, type KingState, type KingView, type Move, NO_CARD, rivals, rollsOf, type Table } from '#games/king-of-the-dice';
import type { Judge, Verdict } from '../judge.ts';
import { afterTheTurn, afterTwoTurns, atAGlance, type End, endsBy, everyEnd, type Worth, worldsOf, worthAfter } from './ends.ts';
import { holdingOf, keeping, turnWorth } from './turn.ts';

/** Draw piles that are imagined to judge how a turn ends, and how far is looked: with one rival, to the end of the own next turn. */
const TWO = { worlds: 3, worth: afterTwoTurns };
const MORE = { worlds: 4, worth: afterTheTurn };

export const judge: Judge = {
  judge(_game, view) {
    const own = view as View as KingView;
    const { worlds, worth } = own.table.seats === 2 ? TWO : MORE;
    return verdictsIn(own, worldsOf(own, worlds), worth);
  },
};

/** Looks no further than the end of the own turn. */
export const glancing: Judge = {
  judge(_game, view) {
    const own = view as View as KingView;
    return verdictsIn(own, worldsOf(own, 1), atAGlance);
  },
};

/** By worlds that give the view. */
export function verdictsIn({ table }: KingView, worlds: readonly KingState[], worth: Worth): Verdict[] {
  const { turn } = table;
  const mean = (move: Move, seat: Seat) => worlds.reduce((sum, world) => sum + worthAfter(world, seat, move, worth), 0) / worlds.length;
  switch (turn.kind) {
    case 'roll': {
      const roll: Move = { kind: 'roll', keep: 0 };
      if (!turn.extra) return [{ move: roll, value: 0, error: 0 }];
      const ends = everyEnd(worlds, turn.seat, worth);
      const pass: Move = { kind: 'pass' };
      return [
        { move: roll, value: turnWorth(endsBy(ends), rollsOf(table, turn.seat)), error: 0 },
        { move: pass, value: mean(pass, turn.seat), error: 0 },
      ];
    }
    case 'choose': {
      const ends = everyEnd(worlds, turn.seat, worth);
      return [...endings(table, ends), ...(turn.left > 0 ? rolls(table.dice, turn.left, ends) : [])];
    }
    case 'give':
      return rivals(table, turn.seat).map((to) => {
        const move: Move = { kind: 'give', to };
        return { move, value: mean(move, turn.seat), error: 0 };
      });
    case 'over':
      throw new Error('the game is over');
    default:
      return turn satisfies never;
  }
}

/** The ends that the dice allow. */
function endings({ dice }: Table, ends: readonly End[]): Verdict[] {
  const takes = ends.filter(({ citizen }) => citizen !== NO_CARD && fulfils(dice, citizen));
  // [K4.2] Nothing is a choice only where nobody can be taken.
  const open = takes.length > 0 ? takes : ends.filter(({ citizen }) => citizen === NO_CARD);
  return open.map(({ move, worth, error }) => ({ move, value: worth, error }));
}

/** Every way to keep some dice; of those that differ only in like dice that show the same, one. */
function rolls(dice: readonly number[], left: number, ends: readonly End[]): Verdict[] {
  const worth = keeping(endsBy(ends), left);
  const error = Math.sqrt(ends.reduce((sum, end) => sum + end.error ** 2, 0) / ends.length);
  const seen = new Set<number>();
  const found: Verdict[] = [];
  for (let keep = 0; keep < ALL_DICE; keep++) {
    const holding = holdingOf(dice, keep);
    if (seen.has(holding)) continue;
    seen.add(holding);
    found.push({ move: { kind: 'roll', keep } satisfies Move, value: worth[holding]!, error });
  }
  return found;
}
