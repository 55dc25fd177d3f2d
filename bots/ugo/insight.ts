/** What people can learn of U GO!: a search that looks to the end of the round, and what is ahead then decides, the more the fewer rounds are left. */

import { clone, FastChance, type View } from '#engine';
import { type Move, rules, type Table, TRICKS, type UgoState, type UgoView } from '#games/ugo';
import type { Insight } from '../insight/insight.ts';
import { chancesAfter, chancesBy } from '../insight/odds.ts';
import { tryOut } from '../insight/try-out.ts';
import { playerOf, type Verdict } from '../judge.ts';
import { ismcts } from '../search/ismcts.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { merge } from '../search/merge.ts';
import { playOut } from '../search/playout.ts';
import { loadJudge } from './index.ts';
import { knowledge as rounds } from './knowledge.ts';
import { quickMove } from './quick.ts';
import { nudge, reasons } from './reasons.ts';
import { solve } from './solver.ts';

/** Worlds that are imagined for a decision: so it plays about as well as the net does, and tells what moves are worth. */
const ITERATIONS = 1500;
/** Rounds that are played to their end, to know what comes of a state or of a move that no search would look at. */
const PLAYED = 60;
/** How much a round still to come blurs a lead, in points: as it was in 450 games of bots. */
const BLUR = 7.6;
/** By how many seats, of how many last tricks it is known at once what is best when all hands are open: each more takes tens of times as long. */
const SOLVED: readonly number[] = [0, 0, 5, 3, 2];

const inChances: Knowledge = { ...(rounds as Knowledge), appraise: ({ table }) => prospects(table as Table) };
const quick: Knowledge = { ...inChances, policy: (view, chance) => quickMove(view as View as UgoView, chance) };

export async function insightFor(seats: number): Promise<Insight> {
  const search = ismcts({ iterations: ITERATIONS, knowledge: inChances });
  return {
    player: playerOf(await loadJudge(seats), { name: 'level-5', heat: 0, cap: 0 }),
    worlds: 10,
    looks: 4,
    weigh(game, view, chance, { also = [], times = 1 } = {}) {
      // One long search would look still less at moves that look bad.
      const found = merge(
        game,
        Array.from({ length: times }, () => search.judge(game, view, chance)),
      );
      const played = { worlds: times * PLAYED, knowledge: quick };
      const others = also.filter((move) => !found.some((one) => isSame(one.move, move)));
      if (found.length === 1) return tryOut(game, view, [found[0]!.move, ...others], played, chance);
      if (others.length === 0) return found;
      const best = found.reduce((most, one) => (one.value > most.value ? one : most));
      const [good, ...rest] = tryOut(game, view, [best.move, ...others], played, chance);
      return [...found, ...rest.map(({ move, value, error }) => ({ move, value: Math.max(0, best.value - good!.value + value), error }))];
    },
    // Which card is led.
    asks: (view) => (view.table as Table).turn.kind === 'play' && (view.table as Table).trick.length === 0,
    chances(game, state) {
      if (game.outcome(state.table)) return prospects(state.table as Table);
      const sums = new Array<number>(seats).fill(0);
      for (let n = 0; n < PLAYED; n++) {
        // The same luck for all states: what differs from one to the next is the state.
        const got = playOut(game, clone(state), state.table, quick, new FastChance(n, seats));
        for (let seat = 0; seat < seats; seat++) sums[seat]! += got[seat]! / PLAYED;
      }
      return sums;
    },
    solve: (state) => solved(state as UgoState),
    nudge: (view, move) => nudge(view as View as UgoView, move as Move),
    reasons: (_game, view, move, other) => reasons(view as View as UgoView, move as Move, other as Move | undefined),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return rules.writeMove(one as Move) === rules.writeMove(other as Move);
}

/** With all hands open, by the chances to win after this round. */
function solved(state: UgoState): Verdict[] | undefined {
  const { rounds, round, seats, tricks } = state.table;
  if (TRICKS - tricks > SOLVED[seats]!) return undefined;
  const left = rounds - round - 1;
  const worth = (end: Table) => (left === 0 ? prospects(end) : chancesWith(end, left));
  return solve(state, worth).map(({ move, value }) => ({ move, value, error: 0 }));
}

/** The chances to win where a round is over. */
function prospects(table: Table): readonly number[] {
  const outcome = rules.outcome(table);
  return outcome ? chancesAfter(outcome) : chancesWith(table, table.rounds - table.round);
}

/** By the points of so far, with so many rounds to come. */
function chancesWith(table: Table, rounds: number): readonly number[] {
  return chancesBy(rules.soFar!(table).scores!, BLUR * Math.sqrt(rounds));
}
