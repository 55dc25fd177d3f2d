import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { recordedGames } from '#tools/recorded';
import { game, HAND, type LotsState, rules } from './index.ts';

/** Seat 0 is to act and holds 12 and 1; seat 1 holds 2 and 11. */
const position = (wins = 'highest'): LotsState => ({
  table: { turn: 0, shown: [[5], [6]], wins },
  hands: [
    [12, 1],
    [2, 11],
  ],
  box: [3, 4, 7, 8, 9, 10],
});

test('[L1.1] each seat is dealt three of the twelve lots', () => {
  for (const seats of [2, 3]) {
    const { hands, box } = rules.setup({ wins: 'highest' }, seats, new FastChance(7));
    assert.ok(hands.every((hand) => hand.length === HAND));
    assert.equal(new Set([...hands.flat(), ...box]).size, 12);
  }
});

test('[L2.1] the seats take turns', () => {
  const state = position();
  assert.deepEqual(rules.refuse(viewOf(state, 1), 2), { rule: 'L2.1', seat: 0 });
  rules.play(state, 0, 12, new FastChance(1), quiet);
  assert.deepEqual(rules.toAct(state.table), [1]);
});

test('[L2.2] a lot is shown from the own hand', () => {
  assert.deepEqual(rules.refuse(viewOf(position(), 0), 11), { rule: 'L2.2', lot: 11 });
  assert.equal(rules.refuse(viewOf(position(), 0), 12), undefined);
});

const { names, replay } = recordedGames(game);
for (const name of names) test(`[L3.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[L3.2] the highest sum wins, or the lowest', () => {
  for (const [wins, winner] of [
    ['highest', 1],
    ['lowest', 0],
  ] as const) {
    const state = position(wins);
    for (const [seat, lot] of [
      [0, 12],
      [1, 11],
      [0, 1],
      [1, 2],
    ] as const)
      rules.play(state, seat, lot, new FastChance(1), quiet);
    assert.deepEqual(rules.outcome(state.table)?.scores, [18, 19]);
    assert.deepEqual(rules.outcome(state.table)?.winners, [winner]);
  }
});
