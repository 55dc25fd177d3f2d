/** What people can learn of King of the Dice: its judge counts in chances to win already, and the dice of a turn are exact. */

import type { Seat, View } from '#engine';
import { type KingState, type KingView, type Move, rivals, rollsLeft, rollsOf, type Table } from '#games/king-of-the-dice';
import type { Insight } from '../insight/insight.ts';
import type { Verdict } from '../judge.ts';
import { playerOf } from '../judge.ts';
import { chancesOf } from './chances.ts';
import { after, afterTheTurn, endsBy, everyEnd, worldsOf, worthAfter } from './ends.ts';
import { judge, verdictsIn } from './judge.ts';
import { madeOf, nameOf, nudge, reasons } from './reasons.ts';
import { type Ends, holdingOf, keeping, lyingWorth, turnWorth } from './turn.ts';

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
    beforeDice: (state, move) => beforeDice((state as KingState).table, move as Move),
    nameOf: (view, move) => nameOf(view as View as KingView, move as Move),
    madeOf: (view, move) => madeOf(view as View as KingView, move as Move),
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
  switch (turn.kind) {
    case 'roll': {
      const { worlds, ends } = endsIn(table, turn.seat);
      const rolled = turnWorth(ends, rollsOf(table, turn.seat));
      if (!turn.extra) return shared(table, turn.seat, rolled);
      const passed = worlds.map((world) => worthAfter(world, turn.seat, { kind: 'pass' }, afterTheTurn));
      return shared(table, turn.seat, Math.max(rolled, passed.reduce((sum, one) => sum + one, 0) / passed.length));
    }
    case 'choose':
      return shared(table, turn.seat, lyingWorth(endsIn(table, turn.seat).ends, table.dice, turn.left));
    case 'give': {
      const { seat } = turn;
      const [world] = worldsOf({ seat, table, hand: [] as never }, 1);
      const given = rivals(table, seat).map((to) => chancesIn(after(world!, seat, { kind: 'give', to }).table));
      return given.reduce((most, one) => (one[seat]! > most[seat]! ? one : most));
    }
    case 'over':
      return chancesOf(table);
    default:
      return turn satisfies never;
  }
}

/** By the same ends as the dice when they lie: all that comes of a roll is its luck. */
function beforeDice(table: Table, move: Move): readonly number[] | undefined {
  const { turn } = table;
  if (move.kind !== 'roll' || turn.kind === 'over') return undefined;
  const kept = keeping(endsIn(table, turn.seat).ends, rollsLeft(table));
  return shared(table, turn.seat, kept[holdingOf(table.dice, move.keep)]!);
}

interface Turn {
  readonly key: string;
  readonly worlds: readonly KingState[];
  readonly ends: Ends;
}

let looked: Turn | undefined;

/** How the turn can end, whatever the dice show; kept as long as the same turn is looked at. */
function endsIn(table: Table, seat: Seat): Turn {
  const key = JSON.stringify({ ...table, turn: seat, dice: [] });
  if (looked?.key === key) return looked;
  const worlds = worldsOf({ seat, table, hand: [] as never }, WORLDS);
  looked = { key, worlds, ends: endsBy(everyEnd(worlds, seat, afterTheTurn)) };
  return looked;
}

/** What a seat wins or loses in its turn, the others lose or win, each by its share. */
function shared(table: Table, seat: Seat, own: number): number[] {
  const before = chancesOf({ ...table, turn: { kind: 'roll', seat, extra: false } });
  const rest = 1 - before[seat]!;
  return before.map((chance, other) => (other === seat ? own : rest > 0 ? (chance * (1 - own)) / rest : 0));
}
