/** What people can learn of U GO!: moves are played out by the net to the end of the round, and what is ahead then decides, the more the fewer rounds are left. */

import { clone, FastChance, type View } from '#engine';
import { type Move, rules, type Table, type UgoView, ugo } from '#games/ugo';
import type { Insight } from '../insight/insight.ts';
import { chancesAfter, chancesBy } from '../insight/odds.ts';
import { tryOut } from '../insight/try-out.ts';
import { playerOf } from '../judge.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { playOut } from '../search/playout.ts';
import { loadJudge } from './index.ts';
import { nudge, type Policy, reasons } from './reasons.ts';

/** What the net holds for good is tried, so many at most. */
const WIDE = 5;
const WORLDS = 16;
/** For what comes of a state as it is. */
const PLAYED = 24;
/** How much a round still to come blurs a lead, in points: as it was in 450 games of bots. */
const BLUR = 7.6;

export async function insightFor(seats: number): Promise<Insight> {
  const judge = await loadJudge(seats);
  const player = playerOf(judge, { name: 'level-5', heat: 0, cap: 0 });
  const policy: Policy = (view, chance) => player.choose(ugo, view as View, chance) as Move;
  // As it learnt: now and then it plays something else, so that one state gives many ends.
  const natural = playerOf(judge, { name: 'natural', heat: 1, cap: 6 });
  const knowledge: Knowledge = {
    isFar: (table, start) => (table as Table).round > (start as Table).round,
    appraise: ({ table }) => prospects(table as Table),
    policy: (view, chance) => policy(view as View as UgoView, chance),
  };
  return {
    player,
    worlds: 10,
    weigh(game, view, chance, { also, worlds = WORLDS } = {}) {
      const liked = judge.judge(game, view, chance).toSorted((one, other) => other.value - one.value);
      const moves = liked.slice(0, WIDE).map(({ move }) => move);
      if (also !== undefined && !moves.some((move) => game.writeMove(move) === game.writeMove(also))) moves.push(also);
      return tryOut(game, view, moves, { worlds, knowledge }, chance);
    },
    chances(game, state) {
      if (game.outcome(state.table)) return prospects(state.table as Table);
      const sums = new Array<number>(seats).fill(0);
      for (let n = 0; n < PLAYED; n++) {
        // The same luck for all states: what differs from one to the next is the state.
        const luck = new FastChance(n, seats);
        const got = playOut(game, clone(state), state.table, { ...knowledge, policy: (view, by) => natural.choose(ugo, view, by) }, luck);
        for (let seat = 0; seat < seats; seat++) sums[seat]! += got[seat]! / PLAYED;
      }
      return sums;
    },
    nudge: (view, move) => nudge(view as View as UgoView, move as Move),
    reasons: (_game, view, move, other) => reasons(view as View as UgoView, move as Move, other as Move | undefined, policy),
  };
}

/** The chances to win where a round is over. */
function prospects(table: Table): readonly number[] {
  const outcome = rules.outcome(table);
  if (outcome) return chancesAfter(outcome);
  return chancesBy(rules.standing!(table).scores!, BLUR * Math.sqrt(table.rounds - table.round));
}
