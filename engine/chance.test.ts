import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { type Chance, commitTo, FastChance, numberedSeed, PlyChance, readSeed, writeSeed } from './index.ts';

const seed = numberedSeed(1, 2);

test('the luck of a ply is HMAC-SHA-256 of the seed, as the README tells anyone to check', () => {
  const block = (ply: number, k: number) => createHmac('sha256', seed).update(`royaumes/1 ${ply} ${k}`).digest();
  const chance = new PlyChance(seed, 5);
  const drawn = Array.from({ length: 12 }, () => chance.below(0x1_0000_0000));
  const bytes = Buffer.concat([block(5, 0), block(5, 1)]);
  assert.deepEqual(
    drawn,
    drawn.map((_, i) => bytes.readUInt32BE(i * 4)),
  );
});

test('the commit is the SHA-256 of the seed', () => {
  assert.equal(commitTo(seed), createHash('sha256').update(seed).digest('hex'));
});

test('seeds are read and written as 64 hexadecimal digits, and nothing else is read', () => {
  assert.deepEqual(readSeed(writeSeed(seed)), seed);
  for (const junk of ['', 'ab', writeSeed(seed).toUpperCase(), `${writeSeed(seed)}0`, 7, undefined, null, {}])
    assert.equal(readSeed(junk), undefined);
});

test('chance knows whether anything was drawn', () => {
  const chance = new PlyChance(seed, 1);
  assert.equal(chance.drawn, false);
  chance.roll(6);
  assert.equal(chance.drawn, true);
});

function tally(counts: number[], at: number): void {
  counts[at]! += 1;
}

/** Chi-square of counts against equal shares. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

for (const [name, make] of [
  ['keyed', () => new PlyChance(seed, 3)],
  ['fast', () => new FastChance(3)],
] as [string, () => Chance][]) {
  test(`${name} chance is fair: faces, picks and every place of a shuffle`, () => {
    const chance = make();
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) tally(faces, chance.roll(6) - 1);
    assert.ok(unevenness(faces) < 25, String(faces));
    const places = Array.from({ length: 25 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      chance.shuffle([0, 1, 2, 3, 4]).forEach((card, place) => {
        tally(places, place * 5 + card);
      });
    }
    for (let place = 0; place < 5; place++) assert.ok(unevenness(places.slice(place * 5, place * 5 + 5)) < 22, String(places));
  });

  test(`${name} chance shuffles only as many places as asked, each as likely`, () => {
    const chance = make();
    const first = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) tally(first, chance.shuffle([0, 1, 2, 3, 4], 2)[1]!);
    assert.ok(unevenness(first) < 22, String(first));
    assert.deepEqual(
      chance.shuffle([0, 1, 2, 3, 4], 2).sort((a, b) => a - b),
      [0, 1, 2, 3, 4],
    );
  });
}
