import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { ALL_DICE, isKept } from './dice.ts';
import { bestKeep, oddsKeeping, oddsOf } from './odds.ts';
import { ALL_CITIZENS, CITIZENS } from './pieces.ts';
import { cards } from './position.ts';
import { fulfils } from './wishes.ts';

/** The chance to reach each citizen with 1, 3 and 4 rolls from the start of a turn, to four digits. */
const CHANCES: readonly (readonly [id: string, one: number, three: number, four: number])[] = [
  ['B1', 0.0156, 0.4488, 0.6789],
  ['B2', 0.0156, 0.4488, 0.6789],
  ['E1', 0.2701, 0.7875, 0.8969],
  ['E2', 0.0926, 0.5178, 0.6806],
  ['E3', 0.0154, 0.1968, 0.3108],
  ['D1', 0.0623, 0.4998, 0.6889],
  ['D2', 0.0623, 0.4998, 0.6889],
  ['D3', 0.0623, 0.4998, 0.6889],
  ['D4', 0.0087, 0.2099, 0.3776],
  ['D5', 0.0087, 0.2099, 0.3776],
  ['D6', 0.0087, 0.2099, 0.3776],
  ['D7', 0.0007, 0.0517, 0.1269],
  ['D8', 0.0007, 0.0517, 0.1269],
  ['G1', 0.3196, 0.9324, 0.9838],
  ['G2', 0.1001, 0.7511, 0.9041],
  ['G3', 0.1001, 0.7511, 0.9041],
  ['G4', 0.0178, 0.4282, 0.6614],
  ['G5', 0.0178, 0.4282, 0.6614],
  ['G6', 0.0014, 0.1214, 0.267],
  ['O1', 0.5562, 0.9487, 0.9827],
  ['O2', 0.3673, 0.8887, 0.9536],
  ['O3', 0.0522, 0.5011, 0.6795],
  ['O4', 0.1704, 0.7614, 0.8783],
  ['O5', 0.004, 0.1572, 0.2928],
  ['O6', 0.0386, 0.2726, 0.3877],
  ['O7', 0.0096, 0.1949, 0.3125],
  ['M1', 0.3004, 0.9262, 0.9779],
  ['M2', 0.0535, 0.6401, 0.8181],
  ['M3', 0.0041, 0.2189, 0.3938],
  ['A1', 0.1235, 0.5549, 0.7003],
  ['A2', 0.0274, 0.3893, 0.5709],
  ['F1', 0.3567, 0.9218, 0.976],
  ['F2', 0.3567, 0.9218, 0.976],
  ['F3', 0.1303, 0.7301, 0.8727],
  ['F4', 0.1303, 0.7301, 0.8727],
  ['F5', 0.1303, 0.7301, 0.8727],
  ['H1', 0.0197, 0.3819, 0.6024],
  ['X1', 0.2058, 0.8699, 0.9609],
  ['X2', 0.0608, 0.6115, 0.8098],
  ['X3', 0.0197, 0.3819, 0.6024],
];

const chance = new FastChance(8);
const randomDice = () => Array.from({ length: 6 }, () => chance.roll(6));
const card = (id: string) => cards(id)[0]!;

/** Every way the dice that are not kept can fall, each as likely. */
function* outcomes(dice: readonly number[], keep: number): Generator<readonly number[]> {
  const open = dice.flatMap((_, die) => (isKept(keep, die) ? [] : [die]));
  for (let n = 0; n < 6 ** open.length; n++) {
    const fallen = [...dice];
    for (const [at, die] of open.entries()) fallen[die] = 1 + (Math.trunc(n / 6 ** at) % 6);
    yield fallen;
  }
}

/** The mean of something over all those ways. */
function meanOver(dice: readonly number[], keep: number, what: (fallen: readonly number[]) => number): number {
  let sum = 0;
  let n = 0;
  for (const fallen of outcomes(dice, keep)) {
    sum += what(fallen);
    n++;
  }
  return sum / n;
}

test('[K9.2] the chances of all 40 citizens with one, three and four rolls are those of the box', () => {
  assert.equal(CHANCES.length, CITIZENS.length);
  for (const [id, one, three, four] of CHANCES) {
    const got = [1, 3, 4].map((rolls) => oddsOf([], rolls, card(id)).toFixed(4));
    assert.deepEqual(
      got,
      [one, three, four].map((p) => p.toFixed(4)),
      id,
    );
  }
});

test('[K9.2] what is fulfilled has chance 1, and without a roll left nothing else has any', () => {
  for (let n = 0; n < 200; n++) {
    const dice = randomDice();
    for (const citizen of ALL_CITIZENS) {
      const isThere = fulfils(dice, citizen);
      assert.equal(oddsOf(dice, 0, citizen), isThere ? 1 : 0);
      for (let rolls = 1; rolls <= 3; rolls++) {
        const more = oddsOf(dice, rolls, citizen);
        if (isThere) assert.equal(more, 1);
        else assert.ok(more < 1 && more > oddsOf(dice, rolls - 1, citizen));
      }
    }
  }
});

test('[K9.2] with one roll left the chance is that of the best of all 64 ways to keep, counted out', () => {
  for (const id of ['B1', 'E2', 'D5', 'G3', 'O6', 'M2', 'F4', 'H1', 'X2']) {
    const dice = randomDice();
    let best = 0;
    for (let keep = 0; keep <= ALL_DICE; keep++) {
      best = Math.max(
        best,
        meanOver(dice, keep, (fallen) => (fulfils(fallen, card(id)) ? 1 : 0)),
      );
    }
    assert.ok(Math.abs(oddsOf(dice, 1, card(id)) - best) < 1e-12, `${id} with ${dice}`);
  }
});

test('[K9.2] keeping the best dice keeps the chance', () => {
  for (const citizen of ALL_CITIZENS) {
    const dice = randomDice();
    for (const rolls of [1, 2, 3]) {
      const keep = bestKeep(dice, rolls, citizen);
      const then = meanOver(dice, keep, (fallen) => oddsOf(fallen, rolls - 1, citizen));
      assert.ok(Math.abs(oddsOf(dice, rolls, citizen) - then) < 1e-12, `${citizen} with ${dice}`);
    }
  }
});

test('[K9.2] dice that are marked have the chance of just these dice, however good others would be', () => {
  for (const citizen of ALL_CITIZENS) {
    const dice = randomDice();
    const keep = chance.roll(ALL_DICE);
    for (const rolls of [1, 2]) {
      const then = meanOver(dice, keep, (fallen) => oddsOf(fallen, keep === ALL_DICE ? 0 : rolls - 1, citizen));
      assert.ok(Math.abs(oddsKeeping(dice, keep, rolls, citizen) - then) < 1e-12, `${citizen} with ${dice}`);
      assert.ok(oddsKeeping(dice, keep, rolls, citizen) <= oddsOf(dice, rolls, citizen));
    }
  }
  // Two 4s of three with one roll left: a third among four dice; with the 6 kept beside them, among three.
  const third = (open: number) => (1 - (5 / 6) ** open).toFixed(12);
  const dice = [4, 4, 6, 1, 2, 3];
  assert.equal(oddsKeeping(dice, 0b000011, 1, card('D3')).toFixed(12), third(4));
  assert.equal(oddsKeeping(dice, 0b000111, 1, card('D3')).toFixed(12), third(3));
  assert.equal(oddsKeeping(dice, ALL_DICE, 1, card('D3')), 0);
});

test('[K3.5] [K9.2] who has what the citizen wishes for keeps all dice, others roll at least one', () => {
  for (let n = 0; n < 100; n++) {
    const dice = randomDice();
    for (const citizen of ALL_CITIZENS) assert.equal(bestKeep(dice, 2, citizen) === ALL_DICE, fulfils(dice, citizen));
  }
});

test('[K9.2] the dice to keep are those one would keep', () => {
  assert.equal(bestKeep([4, 4, 1, 2, 3, 6], 2, card('D3')), 0b000011);
  assert.equal(bestKeep([2, 4, 6, 1, 3, 5], 2, card('B1')), 0b000111);
  assert.equal(bestKeep([1, 2, 3, 3, 5, 6], 1, card('E3')), 0b110111);
  // Greens: the first die and the last.
  assert.equal(bestKeep([2, 1, 1, 2, 2, 6], 2, card('G2')), 0b100001);
});

test('[K9.2] five open citizens are reckoned fast enough to be shown live', (t) => {
  const rows = Array.from({ length: 2000 }, () => ({
    dice: randomDice(),
    row: Array.from({ length: 5 }, () => chance.pick(ALL_CITIZENS)),
  }));
  for (const citizen of ALL_CITIZENS) oddsOf([], 1, citizen);
  const begun = performance.now();
  let sum = 0;
  for (const { dice, row } of rows) for (const citizen of row) sum += oddsOf(dice, 2, citizen);
  t.diagnostic(`five chances: ${((performance.now() - begun) / rows.length).toFixed(4)} ms on average`);
  assert.ok(sum > 0);
});
