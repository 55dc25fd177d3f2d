import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, clone, FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import {
  type DataSet,
  dataOf,
  LEVELS,
  lay,
  OWN,
  OWN_TEXT,
  type PatchistoryState,
  patchistory,
  readDataSet,
  rules,
  squaresOf,
} from '#games/patchistory';
import type { Bot } from './bot.ts';
import { hopes, knowledge } from './patchistory/knowledge.ts';
import { greedy } from './patchistory.ts';
import { groundFor, patched } from './patchistory-patched.ts';
import { baseWorth, estateWorth, goldWorth, symbolWorth, territoryWorth } from './patchistory-worth.ts';
import { random } from './random.ts';

function play(
  bots: readonly Bot[],
  seed: number,
  given: Options = {},
  each?: (state: PatchistoryState, seat: number) => void,
): readonly number[] {
  const options = readOptions(patchistory, bots.length, given) as Options;
  const state = rules.setup(options, bots.length, new FastChance(seed));
  const chance: Chance = new FastChance(seed, 7);
  for (;;) {
    const [seat] = rules.toAct(state.table);
    if (seat === undefined) break;
    each?.(state, seat);
    const move = bots[seat]!.choose(patchistory, viewOf(state, seat), chance);
    const refusal = rules.refuse(viewOf(state, seat), move as never);
    assert.equal(refusal, undefined, `${bots[seat]!.name} plays ${JSON.stringify(move)}`);
    rules.play(state, seat, move as never, chance, quiet);
  }
  return rules.outcome(state.table)?.scores ?? [];
}

test('greedy beats random in nearly all mirrored games for two', () => {
  let won = 0;
  for (let seed = 0; seed < 15; seed++) {
    const [a, b] = play([greedy, random], seed) as [number, number];
    const [c, d] = play([random, greedy], seed) as [number, number];
    won += Number(a > b) + Number(d > c);
  }
  assert.ok(won >= 29, `${won} of 30`);
});

test('greedy ends above 60 culture among four of its kind, with every option', () => {
  let sum = 0;
  for (let seed = 0; seed < 4; seed++) {
    const options: Options = { capital: seed % 2 ? 'liberty' : 'equality', order: seed < 2 ? 'turns' : 'together' };
    for (const score of play([greedy, greedy, greedy, greedy], seed, options)) sum += score / 16;
  }
  assert.ok(sum > 60, `${sum}`);
});

test('greedy feeds its workers: hunger and decay cost it little', () => {
  let lost = 0;
  for (let seed = 0; seed < 4; seed++) {
    const state: { last?: PatchistoryState } = {};
    play([greedy, greedy, greedy], seed, {}, (now) => {
      state.last = now;
    });
    const rows = rules.outcome((state.last as PatchistoryState).table)?.breakdown;
    lost += rows?.find(({ what }) => what === 'hunger')?.points.reduce((sum, n) => sum + n, 0) ?? 0;
  }
  assert.ok(lost / 12 > -6, `${lost / 12} culture a game`);
});

test('greedy plays the same move with the same luck, from its view alone, and changes nothing', () => {
  let checked = 0;
  play([greedy, random, greedy], 3, {}, (state, seat) => {
    if (checked >= 60 || seat === 1) return;
    checked++;
    const before = JSON.stringify(state);
    const move = greedy.choose(patchistory, viewOf(state, seat), new FastChance(1));
    const imagined = rules.imagine(viewOf(state, seat), new FastChance(checked));
    assert.deepEqual(greedy.choose(patchistory, viewOf(imagined, seat), new FastChance(1)), move);
    assert.equal(JSON.stringify(state), before);
  });
  assert.equal(checked, 60);
});

test('a tile that is reckoned to lie somewhere is worth as much as one that lies there', () => {
  let checked = 0;
  play([greedy, random, greedy], 5, {}, ({ table, hands, box }, seat) => {
    if (table.turn.kind !== 'patch') return;
    const ground = groundFor(table, seat, table.won[seat]!);
    for (const [n, move] of rules.moves(viewOf({ table, hands, box }, seat)).entries()) {
      if (move.kind !== 'patch' || n % 7 > 0) continue;
      const then = clone(table);
      lay(then.civs[seat]!, dataOf(table).tiles[ground.tile]!.faces[move.side]!, move.at, move.how);
      const reckoned = estateWorth(table, seat, patched(ground, move));
      assert.ok(Math.abs(reckoned - territoryWorth(then, seat)) < 1e-9, `${rules.writeMove(move)} ${reckoned}`);
      checked++;
    }
  });
  assert.ok(checked > 150, `${checked}`);
});

test('a square is worth what its symbols are, in whichever data set is asked for it', () => {
  const other = readDataSet(OWN_TEXT.replace(/^E .*$/m, 'E : F3 P1|R2 M2 / T1 R1 .')) as DataSet;
  for (const rounds of [1, 7, 15]) {
    for (const square of squaresOf(OWN)) {
      for (const data of [OWN, other]) {
        const sumOf = (numbers: Uint8Array) =>
          Array.from({ length: LEVELS }, (_, letter) => numbers[LEVELS * square + letter]! * symbolWorth(letter, rounds)).reduce(
            (a, b) => a + b,
          );
        assert.equal(baseWorth(data, square, rounds), sumOf(data.base));
        if (data.frame[square]! < 0) assert.equal(goldWorth(data, square, rounds), sumOf(data.gold));
        else assert.ok(goldWorth(data, square, rounds) > sumOf(data.gold));
      }
    }
  }
});

test('what others have chosen in secret they choose anew in what is imagined, and nothing else is taken back', () => {
  const chance = new FastChance(2);
  const state = rules.setup(readOptions(patchistory, 2, {}) as Options, 2, chance);
  rules.play(state, 0, { kind: 'bid', tile: 1, stake: 2 }, chance, quiet);
  const world = rules.imagine(viewOf(state, 1), chance);
  assert.deepEqual([rules.toAct(world.table), world.hands[0]?.secret.length], [[1], 2]);
  knowledge.takeBack(world, 1);
  assert.deepEqual([rules.toAct(world.table), world.hands[0]?.secret.length], [[0, 1], 0]);
  knowledge.takeBack(state, 0);
  assert.deepEqual([rules.toAct(state.table), state.hands[0]?.secret], [[1], [1, 2]]);
});

test('what hints tell as culture is culture: at the end what is there, whoever has won', () => {
  let last: PatchistoryState | undefined;
  const scores = play([random, random], 3, {}, (state) => {
    last = state;
  });
  assert.equal(last?.table.turn.kind, 'over');
  assert.deepEqual(hopes((last as PatchistoryState).table), scores);
});
