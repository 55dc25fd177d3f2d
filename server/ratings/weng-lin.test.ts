import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { type Rating, rate, UNKNOWN } from './weng-lin.ts';

/** The paper counts from 25 ± 25/3, we from 1500 ± 500. */
const SCALE = 60;

function assertNear(actual: number, expected: number, within = 1e-9): void {
  assert.ok(Math.abs(actual - expected) <= within * Math.max(1, Math.abs(expected)), `${actual} is not ${expected}`);
}

/** What the libraries called openskill (JavaScript, Python, Rust, Go, Elixir) say of newcomers, from first to last. */
const KNOWN = [
  [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ],
  [
    [27.868876552746237, 8.204837030780652],
    [25.717219138186557, 8.057829747583874],
    [21.413904309067206, 8.057829747583874],
  ],
  [
    [27.795084971874736, 8.263160757613477],
    [26.552824984374855, 8.179213704945203],
    [24.68943500312503, 8.083731307186588],
    [20.96265504062538, 8.083731307186588],
  ],
  [
    [27.666666666666668, 8.290556877154474],
    [26.833333333333332, 8.240145629781066],
    [25.72222222222222, 8.179996679645559],
    [24.055555555555557, 8.111796013701358],
    [20.72222222222222, 8.111796013701358],
  ],
] as const;

test('newcomers are rated as others compute it, two to five at a table', () => {
  for (const known of KNOWN) {
    const after = rate(
      known.map(() => UNKNOWN),
      known.map((_, n) => n + 1),
    );
    for (const [n, [mu, sigma]] of known.entries()) {
      assertNear((after[n]?.rating ?? 0) / SCALE, mu);
      assertNear((after[n]?.deviation ?? 0) / SCALE, sigma);
    }
  }
});

test('with any ratings and ties it follows the slope of the likelihood, measured by small steps', () => {
  const chance = new FastChance(11);
  for (let n = 0; n < 200; n++) {
    const count = 2 + (n % 4);
    const before = Array.from({ length: count }, () => ({ rating: 500 + 20 * chance.below(100), deviation: 40 + 5 * chance.below(90) }));
    const places = before.map(() => 1 + chance.below(3));
    const scale = Math.sqrt(before.reduce((sum, { deviation }) => sum + deviation ** 2 + 250 ** 2, 0));
    /** Of the order of places, with one rating changed by a step: those who tie each count for a part of it. */
    const likelihood = (player: number, step: number) => {
      const powers = before.map(({ rating }, i) => (rating + (i === player ? step : 0)) / scale);
      return places.reduce((sum, place, q) => {
        const others = powers.filter((_, i) => places[i]! >= place);
        const race = Math.log(others.reduce((all, power) => all + Math.exp(power), 0));
        return sum + (powers[q]! - race) / places.filter((other) => other === place).length;
      }, 0);
    };
    for (const [i, { rating, deviation }] of rate(before, places).entries()) {
      const { rating: old, deviation: oldDeviation } = before[i]!;
      const slope = (likelihood(i, 0.5) - likelihood(i, -0.5)) / 1;
      assertNear(rating - old, oldDeviation ** 2 * slope, 1e-4);
      const bend = likelihood(i, 5) - 2 * likelihood(i, 0) + likelihood(i, -5);
      assertNear(deviation, oldDeviation * Math.sqrt(1 + (oldDeviation / scale) * oldDeviation ** 2 * (bend / 25)), 1e-4);
    }
  }
});

test('who shares a place with an equal stays where they were, and all become surer', () => {
  const after = rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 1]);
  for (const { rating, deviation } of after) {
    assertNear(rating, 1500);
    assert.ok(deviation < 500);
  }
  const [strong, weak] = rate(
    [
      { rating: 1900, deviation: 100 },
      { rating: 1300, deviation: 100 },
    ],
    [1, 1],
  ) as [Rating, Rating];
  assert.ok(strong.rating < 1900 && weak.rating > 1300);
});

test('ratings find an order that is there, and stay within bounds', () => {
  const chance = new FastChance(5);
  const strengths = [1900, 1600, 1400, 1100];
  let ratings: Rating[] = strengths.map(() => UNKNOWN);
  for (let n = 0; n < 300; n++) {
    const luck = strengths.map((strength) => strength + 250 * Math.log(1 / (1 / (0.001 + chance.below(1000) / 1000) - 0.9985)));
    const order = luck.map((value) => luck.filter((other) => other > value).length + 1);
    ratings = rate(ratings, order);
  }
  const values = ratings.map(({ rating }) => rating);
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  for (const { deviation } of ratings) assert.ok(deviation < 120, String(deviation));
  const [, far] = rate([{ rating: 1e6, deviation: 500 }, UNKNOWN], [2, 1]) as [Rating, Rating];
  assert.ok(Number.isFinite(far.rating) && far.deviation > 0);
});
