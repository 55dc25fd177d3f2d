import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { type MedinaState, medina, rules } from '#games/medina';
import type { Bot } from './bot.ts';
import { greedy } from './medina.ts';
import { random } from './random.ts';

function play(edition: string, bots: readonly Bot[], seed: number): readonly number[] {
  const options = readOptions(medina, bots.length, { edition }) as Options;
  const state = rules.setup(options, bots.length, new FastChance(seed));
  const chance: Chance = new FastChance(seed, 7);
  for (;;) {
    const [seat] = rules.toAct(state.table);
    if (seat === undefined) break;
    const move = bots[seat]!.choose(medina, viewOf(state, seat), chance);
    rules.play(state, seat, move as never, chance, quiet);
  }
  return rules.outcome(state.table)?.scores ?? [];
}

test('greedy beats random in nearly all mirrored games of the second edition for two', () => {
  let won = 0;
  for (let seed = 0; seed < 12; seed++) {
    const [a, b] = play('second', [greedy, random], seed) as [number, number];
    const [c, d] = play('second', [random, greedy], seed) as [number, number];
    won += Number(a > b) + Number(d > c);
  }
  assert.ok(won >= 23, `${won} of 24`);
});

test('greedy scores more than random in every edition and at every number of seats', () => {
  for (const [edition, seats] of [
    ['first', 3],
    ['first', 4],
    ['ditt', 2],
    ['second', 3],
    ['second', 4],
  ] as const) {
    let own = 0;
    let others = 0;
    for (let seed = 0; seed < seats; seed++) {
      const place = seed % seats;
      const scores = play(
        edition,
        Array.from({ length: seats }, (_, seat) => (seat === place ? greedy : random)),
        seed,
      );
      for (const [seat, score] of scores.entries()) {
        if (seat === place) own += score;
        else others += score / (seats - 1);
      }
    }
    assert.ok(own > 1.2 * others, `${edition} ${seats}: ${own} against ${others}`);
  }
});

test('greedy plays the same move with the same luck, and a legal one', () => {
  const state = rules.setup(readOptions(medina, 3, {}) as Options, 3, new FastChance(3)) as MedinaState;
  const [seat] = rules.toAct(state.table) as [number];
  const view = viewOf(state, seat);
  const before = JSON.stringify(state);
  const move = greedy.choose(medina, view, new FastChance(1));
  assert.deepEqual(greedy.choose(medina, view, new FastChance(1)), move);
  assert.equal(medina.refuse(view, move), undefined);
  assert.equal(JSON.stringify(state), before, 'choosing changes nothing');
});
