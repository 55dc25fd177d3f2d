import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settle } from './settle.ts';

function isNear(got: number, right: number): void {
  assert.ok(Math.abs(got - right) < 0.01, `${got} is not ${right}`);
}

test('two who guess each other come to the mixture that nobody can take advantage of', () => {
  // Whoever wants the same sides gets double for heads.
  const [heads, tails] = settle(
    [
      [2, -1],
      [-1, 1],
    ],
    { usual: 0, trust: 0 },
  );
  isNear(heads!.share, 0.4);
  isNear(tails!.share, 0.6);
  isNear(heads!.value, 0.2);
  isNear(tails!.value, 0.2);
});

test('whoever is sure of what the other does answers that', () => {
  const [paper, scissors] = settle(
    [
      [-1, 1],
      [2, -3],
    ],
    { usual: 0, trust: 1 },
  );
  assert.deepEqual([paper?.value, scissors?.value], [-1, 2]);
  isNear(scissors!.share, 1);
});

test('a habit that one relies on half is answered, and the other half feared', () => {
  // Against the habit alone the first is best, against somebody who knows that the third.
  const settled = settle(
    [
      [4, -9],
      [0, 0],
      [3, -1],
    ],
    { usual: 0, trust: 0.5 },
  );
  const shares = settled.map(({ share }) => share);
  isNear(shares[2]!, 1);
});
