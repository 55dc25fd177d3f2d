import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { type MedinaState, type Move, medina, rules, sumOf, worths } from '#games/medina';
import { playerOf } from '../judge.ts';
import { random } from '../random.ts';
import { judge } from './judge.ts';
import { palaceWorths } from './outlook.ts';

const luck = new FastChance(4);
const best = playerOf(judge, { name: 'best', heat: 0, cap: 0 });

const TABLES = [
  ['second', 2],
  ['second', 3],
  ['second', 4],
  ['first', 3],
  ['first', 4],
  ['ditt', 2],
] as const;

function begin(edition: string, seats: number, seed: number): MedinaState {
  return rules.setup(readOptions(medina, seats, { edition }) as Options, seats, new FastChance(seed));
}

/** A random game, each position shown; roofs wait a little, or there would be nothing but huts. */
function wander(edition: string, seats: number, seed: number, see: (state: MedinaState, seat: number) => void): void {
  const state = begin(edition, seats, seed);
  const chance = new FastChance(seed, 8);
  for (;;) {
    const [seat] = rules.toAct(state.table);
    if (seat === undefined) return;
    see(state, seat);
    const moves = rules.moves(viewOf(state, seat));
    const others = moves.filter(({ kind }) => kind !== 'roof' && kind !== 'neutral');
    rules.play(state, seat, chance.pick(others.length > 0 && chance.below(4) > 0 ? others : moves), chance, quiet);
  }
}

test('a palace is worth what the game counts', () => {
  for (const [edition, seats] of TABLES) {
    wander(edition, seats, 3, ({ table }) => assert.deepEqual(palaceWorths(table), worths(table).map(sumOf)));
  }
});

test('every decision is judged, in every edition, and none that is not legal', () => {
  const kinds = new Set<string>();
  for (const [n, [edition, seats]] of TABLES.entries()) {
    let ply = 0;
    wander(edition, seats, n, (state, seat) => {
      const view = viewOf(state, seat);
      const legal = rules.moves(view);
      const isRare = legal.some(({ kind }) => kind === 'tea') || state.table.turn.kind === 'open';
      if (ply++ % 17 !== 0 && !isRare) return;
      const before = JSON.stringify(state);
      const verdicts = judge.judge(medina, view, luck);
      assert.equal(JSON.stringify(state), before, 'a judge does not touch what it sees');
      assert.ok(verdicts.length > 0);
      for (const { move, value } of verdicts) {
        kinds.add((move as Move).kind);
        assert.equal(rules.refuse(view, move as Move), undefined);
        assert.ok(Number.isFinite(value));
      }
      if (ply % 3 === 0)
        assert.deepEqual(judge.judge(medina, structuredClone(view), new FastChance(ply)), verdicts, 'the luck does not matter');
    });
  }
  assert.deepEqual([...kinds].sort(), ['build', 'merchant', 'neutral', 'roof', 'stable', 'tea', 'wall']);
});

for (const [edition, seats] of [
  ['second', 2],
  ['ditt', 2],
  ['first', 3],
] as const) {
  test(`the best level leaves random behind: ${edition}, ${seats} seats`, () => {
    let own = 0;
    let others = 0;
    // Once on each seat.
    for (let place = 0; place < seats; place++) {
      const state = begin(edition, seats, place);
      for (;;) {
        const [seat] = rules.toAct(state.table);
        if (seat === undefined) break;
        const move = (seat === place ? best : random).choose(medina, viewOf(state, seat), luck) as Move;
        rules.play(state, seat, move, luck, quiet);
      }
      for (const [seat, score] of rules.outcome(state.table)?.scores.entries() ?? []) {
        if (seat === place) own += score;
        else others += score / (seats - 1);
      }
    }
    assert.ok(own > 1.2 * others, `${own} against ${others}`);
  });
}
