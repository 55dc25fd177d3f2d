import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctionOf, formatOf, qrOf, versionBits } from './company/qr.ts';

test('error correction is that of the worked example for HELLO WORLD, 1-M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(correctionOf(data, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('formats and versions are told as in the tables of the standard', () => {
  const bits = (n: number, length: number) => n.toString(2).padStart(length, '0');
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => bits(formatOf(mask), 15)),
    [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ],
  );
  assert.deepEqual([bits(versionBits(7), 18), bits(versionBits(10), 18)], ['000111110010010100', '001010010011010011']);
});

/** Reads a code of version 2 to 6 as a camera would: which masks there are, and where data lies, is told here once more. */
function read(code: readonly (readonly boolean[])[], blocks: number, perBlock: number): string {
  const size = code.length;
  const at = (r: number, c: number) => Number(code[r]?.[c]);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((sum, c) => 2 * sum + at(8, c), 0);
  const mask = ((format >> 3) ^ 0b10101) & 7;
  const flips = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask] as (r: number, c: number) => number;
  const near = size - 9;
  const isData = (r: number, c: number) =>
    r !== 6 &&
    c !== 6 &&
    !(r < 9 && c < 9) &&
    !(r < 9 && c > size - 9) &&
    !(r > size - 9 && c < 9) &&
    !(r >= near && r < near + 5 && c >= near && c < near + 5);
  const bits: number[] = [];
  const columns = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((c) => (c <= 6 ? c - 1 : c));
  for (const [i, right] of columns.entries()) {
    for (let n = 0; n < size; n++) {
      const r = i % 2 === 0 ? size - 1 - n : n;
      for (const c of [right, right - 1]) if (isData(r, c)) bits.push(at(r, c) ^ Number(flips(r, c) === 0));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
  const data = Array.from({ length: blocks }, (_, block) => Array.from({ length: perBlock }, (_, i) => words[i * blocks + block]!)).flat();
  const nibbles = data.flatMap((word) => [word >> 4, word & 15]);
  assert.equal(nibbles[0], 4, 'bytes');
  const length = 16 * nibbles[1]! + nibbles[2]!;
  return String.fromCharCode(...Array.from({ length }, (_, i) => 16 * nibbles[3 + 2 * i]! + nibbles[4 + 2 * i]!));
}

test('what is written can be read, from the shortest address to one of a hundred letters', () => {
  const shapes = [
    [26, 1, 28],
    [42, 1, 44],
    [60, 2, 32],
    [84, 2, 43],
    [106, 4, 27],
  ] as const;
  for (const [i, [length, blocks, perBlock]] of shapes.entries()) {
    const text = `https://royaumes.example/table/zjz8vx763ekd?seat=2&`.padEnd(length, 'xyz').slice(0, length);
    const code = qrOf(text);
    assert.equal(code?.length, 17 + 4 * (i + 2));
    assert.equal(read(code as boolean[][], blocks, perBlock), text);
  }
  assert.equal(qrOf('a'.repeat(213))?.length, 57);
  assert.equal(qrOf('a'.repeat(214)), undefined);
});
