/** What people can learn of King of the Dice: its judge counts in chances to win already, and the dice of a turn are exact. */

import type { Seat, View } from '#engine';
import { type KingState, type KingView, type Move, rivals, rollsOf, type Table } from '#games/king-of-the-dice';
import type { Insight } from '../insight/insight.ts';
import type { Verdict } from '../judge.ts';
import { playerOf } from '../judge.ts';
import { chancesOf } from './chances.ts';
import { after, afterTheTurn, endsBy, everyEnd, worldsOf } from './ends.ts';
import { judge, verdictsIn } from './judge.ts';
import { nameOf, nudge, reasons } from './reasons.ts';
import { holdingOf, turnWorth } from './turn.ts';

/** Draw piles that are imagined. */
const WORLDS = 4;

export function insightFor(): Insight {
  return {
    player: playerOf(judge, { name: 'level-5', heat: 0, cap: 0 }),
    worlds: 4,
    weigh(game, view, chance, { also = [], worlds: count = WORLDS, times = 1 } = {}) {
      const own = view as View as KingView;
      const worlds = Array.from({ length: count * times }, () => game.imagine(view, chance) as KingState);
      return withAlso(own, verdictsIn(own, worlds, afterTheTurn), also as readonly Move[]);
    },
    // Which dice are kept.
    asks: (view) => (view as View as KingView).table.turn.kind === 'choose',
    chances: (_game, state) => chancesIn((state as KingState).table),
    nameOf: (view, move) => nameOf(view as View as KingView, move as Move),
    nudge: (view, move) => nudge(view as View as KingView, move as Move),
    reasons: (_game, view, move) => reasons(view as View as KingView, move as Move),
  };
}

/** Dice of one pattern that show the same are alike: whoever keeps the other one has made the same move. */
function withAlso({ table }: KingView, verdicts: readonly Verdict[], also: readonly Move[]): readonly Verdict[] {
  if (table.turn.kind !== 'choose') return verdicts;
  const all = [...verdicts];
  for (const move of also) {
    if (move.kind !== 'roll') continue;
    const held = holdingOf(table.dice, move.keep);
    const same = verdicts.find(({ move: one }) => isRoll(one) && holdingOf(table.dice, one.keep) === held);
    if (same && (same.move as { keep: number }).keep !== move.keep) all.push({ ...same, move });
  }
  return all;
}

function isRoll(move: unknown): move is Extract<Move, { kind: 'roll' }> {
  return (move as Move).kind === 'roll';
}

/** Nobody holds anything, so all know the same: what is still to be drawn is luck. */
function chancesIn(table: Table): readonly number[] {
  const { turn } = table;
  if (turn.kind === 'over') return chancesOf(table);
  const { seat } = turn;
  const view: KingView = { seat, table, hand: [] as never };
  const worlds = worldsOf(view, WORLDS);
  switch (turn.kind) {
    case 'roll': {
      if (turn.extra) return shared(table, seat, best(verdictsIn(view, worlds, afterTheTurn)));
      return shared(table, seat, turnWorth(endsBy(everyEnd(worlds, seat, afterTheTurn)), rollsOf(table, seat)));
    }
    case 'choose':
      return shared(table, seat, best(verdictsIn(view, worlds, afterTheTurn)));
    case 'give': {
      const given = rivals(table, seat).map((to) => chancesIn(after(worlds[0]!, seat, { kind: 'give', to }).table));
      return given.reduce((most, one) => (one[seat]! > most[seat]! ? one : most));
    }
    default:
      return turn satisfies never;
  }
}

function best(verdicts: readonly Verdict[]): number {
  return Math.max(...verdicts.map(({ value }) => value));
}

/** What a seat wins or loses in its turn, the others lose or win, each by its share. */
function shared(table: Table, seat: Seat, own: number): number[] {
  const before = chancesOf({ ...table, turn: { kind: 'roll', seat, extra: false } });
  const rest = 1 - before[seat]!;
  return before.map((chance, other) => (other === seat ? own : rest > 0 ? (chance * (1 - own)) / rest : 0));
}
