import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { type Move, rules, type Table, type UgoState, ugo } from '#games/ugo';
import { playerOf } from '../judge.ts';
import { random } from '../random.ts';
import { ismcts } from '../search/ismcts.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { knowledge } from './knowledge.ts';

const { appraise, isFar, shortlist, policy } = knowledge as Required<typeof knowledge>;

/** A game of two rounds played anyhow, and what is shown at each decision. */
function* decisions(seed: number, seats: number): Generator<UgoState> {
  const chance = new FastChance(seed, 3);
  const state = rules.setup({ rounds: 2, pool: 'full' }, seats, chance);
  for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
    yield state;
    rules.play(state, seat, random.choose(ugo, viewOf(state, seat), chance) as Move, chance, quiet);
  }
  yield state;
}

test('seats are worth what they are ahead, and victory only at the end', () => {
  for (const state of decisions(1, 3)) {
    const { points, turn } = state.table;
    const worth = appraise(state);
    const sums = [0, 1, 2].map((seat) => points.filter((_, i) => i % 3 === seat).reduce((sum, n) => sum + n, 0));
    const all = sums[0]! + sums[1]! + sums[2]!;
    const leads = sums.map((own) => own - (all - own) / 2);
    const bonus = worth.map((value, seat) => value - leads[seat]!);
    const { winners = [] } = rules.outcome(state.table) ?? {};
    for (const [seat, extra] of bonus.entries()) assert.equal(extra > 1e-9, turn.kind === 'over' && winners.includes(seat));
  }
});

test('a round is looked at to its end, and no further', () => {
  const starts: Table[] = [];
  for (const { table } of decisions(2, 4)) {
    if (table.turn.kind === 'over') break;
    if (starts.length === 0 || table.round !== starts.at(-1)!.round) starts.push(structuredClone(table));
    assert.equal(isFar(table, starts[0]!), table.round > 0);
    assert.equal(isFar(table, starts.at(-1)!), false);
  }
  assert.equal(starts.length, 2);
});

test('of a colour the highest card comes on top, in the shortlist and beyond the tree', () => {
  let laid = 0;
  for (let seed = 0; seed < 12; seed++) {
    for (const { table, hands } of decisions(seed, 4)) {
      if (table.turn.kind !== 'lay') continue;
      const { seat } = table.turn;
      const view = { seat, table, hand: hands[seat]! };
      const all = rules.moves(view);
      const listed = shortlist(view, all);
      assert.ok(listed.length > 0 && listed.every((move) => all.includes(move)));
      const chosen = rules.writeMove(policy(view, new FastChance(1)));
      assert.ok(listed.map(rules.writeMove).includes(chosen), chosen);
      if (listed.length < all.length) laid++;
    }
  }
  assert.ok(laid > 20, `${laid}`);
});

test('search that knows the rounds beats search that does not', () => {
  const bots = [knowledge, {}].map((known: Knowledge) =>
    playerOf(ismcts({ iterations: 60, knowledge: known }), { name: 'some', heat: 0, cap: 0 }),
  );
  let ahead = 0;
  for (let n = 0; n < 24; n++) {
    const chance = new FastChance(n >> 1, 9);
    const state = rules.setup({ rounds: 2, pool: 'full' }, 2, chance);
    for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
      rules.play(state, seat, bots[(seat + n) % 2]!.choose(ugo, viewOf(state, seat), chance) as Move, chance, quiet);
    }
    const { scores } = rules.outcome(state.table)!;
    ahead += scores[n % 2]! - scores[1 - (n % 2)]!;
  }
  assert.ok(ahead > 0, `${ahead / 24} points a game`);
});
