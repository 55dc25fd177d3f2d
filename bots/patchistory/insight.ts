/** What people can learn of Patchistory: moves are played on to the end of the round, and culture had or hoped for decides, the more the later it is. */

import type { Chance, Game, State, View } from '#engine';
import { ERAS, type Move, type PatchistoryView, ROUNDS, rules, type Table } from '#games/patchistory';
import type { Insight } from '../insight/insight.ts';
import { luckOf } from '../insight/luck.ts';
import { chancesAfter, chancesBy, inChances } from '../insight/odds.ts';
import { tryOut } from '../insight/try-out.ts';
import { playerOf, type Verdict } from '../judge.ts';
import { worthALook } from '../search/glance.ts';
import { hopes, knowledge } from './knowledge.ts';
import { bidder, inPhases, isSecretBid } from './phases.ts';
import { nameOf, nudge, reasons } from './reasons.ts';

/** As the level plays, but what comes of it is told in chances to win. */
const chancesFirst = { ...knowledge, appraise: ({ table }: State) => chancesIn(table as Table) };
/** And why, in the culture that a seat has by then and may hope for. */
const inCulture = { ...knowledge, appraise: ({ table }: State) => hopes(table as Table) };
const EFFORT = { worlds: 3, wide: 6, knowledge: chancesFirst };
/** How much of a lead in culture is blurred: in the last round, and how much more by each before it. As it was in 120 games of bots. */
const LAST = 8;
const EACH = 1.15;

export function insightFor(): Insight {
  return {
    player: playerOf(inPhases({ worlds: 1, wide: 4 }), { name: 'in a line', heat: 0, cap: 0 }),
    worlds: 3,
    looks: 4,
    weigh(game, view, chance, { also = [], worlds = EFFORT.worlds, times = 1 } = {}) {
      // Who sees everything answers the bid that lies there.
      if (isSecretBid(view) && worlds > 1) return bidsWeighed(game, view, chance, worlds * times);
      // The same moves whatever the luck: several looks can be compared.
      const moves = [...worthALook(game, view, EFFORT, luckOf(view))];
      const known = new Set(moves.map((move) => game.writeMove(move)));
      for (const move of also) if (!known.has(game.writeMove(move))) moves.push(move);
      return tryOut(game, view, moves, { ...EFFORT, worlds: worlds * times }, chance);
    },
    // Where a tile goes.
    asks: (view) => (view.table as Table).turn.kind === 'patch',
    chances: (_game, state) => chancesIn(state.table as Table),
    nameOf: (view, move) => nameOf(view as View as PatchistoryView, move as Move),
    nudge: (view, move) => nudge(view as View as PatchistoryView, move as Move),
    reasons: (game, view, move, other) => {
      const [own, next] =
        other === undefined || isSecretBid(view)
          ? []
          : tryOut(game, view, [move, other], { ...EFFORT, knowledge: inCulture }, luckOf(view));
      // What may be noise is not told.
      const more = own && next ? own.value - next.value : 0;
      return reasons(view as View as PatchistoryView, move as Move, own && next && more >= 2 * (own.error + next.error) ? more : 0);
    },
  };
}

/** By what they come to at the end of the round. */
function bidsWeighed(game: Game, view: View, chance: Chance, worlds: number): Verdict[] {
  const { table } = view as View as PatchistoryView;
  return inChances(bidder(worlds).judge(game, view, chance), table.seats, blurOf({ era: table.era, round: table.round + 1 }));
}

function chancesIn(table: Table): number[] {
  const outcome = rules.outcome(table);
  return outcome ? chancesAfter(outcome) : chancesBy(hopes(table), blurOf(table));
}

function blurOf({ era, round }: Pick<Table, 'era' | 'round'>): number {
  return LAST * EACH ** (ERAS * ROUNDS - 1 - (ROUNDS * era + round));
}
