import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS, COLOURS, VALUES } from '#games/ugo';
import { readBase64 } from '../base64.ts';
import { Net } from './net.ts';
import { weights as two } from './weights-2.ts';
import { weights as three } from './weights-3.ts';
import { weights as four } from './weights-4.ts';

/** A position as train/ugo/export.py tells it: what the policy saw, as words of 32 bits, and the logits it gave to all choices. */
interface Vector {
  readonly colours: readonly (readonly number[])[];
  readonly whole: readonly number[];
  /** As it was learnt, in float32, and as it is written, in int8. */
  readonly learnt: readonly number[];
  readonly written: readonly number[];
}

function inputsOf(words: readonly number[]): { readonly on: Int16Array; readonly length: number } {
  const on = words.flatMap((word, at) => Array.from({ length: 32 }, (_, bit) => ((word >>> bit) & 1 ? [at * 32 + bit] : [])).flat());
  return { on: Int16Array.from(on), length: on.length };
}

/** The choices that are legal where the policy saw this, by the places of its inputs: what it holds, the colour led, what is to be laid. */
function legalIn({ colours }: Vector, seats: number): readonly number[] {
  const isOn = (colour: number, at: number) => ((colours[colour]![at >> 5]! >>> (at & 31)) & 1) === 1;
  const led = VALUES * 2 * seats;
  const fresh = led + 1 + 2 * VALUES;
  const values = (colour: number, first: number) =>
    Array.from({ length: VALUES }, (_, value) => value).filter((value) => isOn(colour, first + value));
  const laid = COLOURS.flatMap((_, colour) => values(colour, fresh).map(() => CARDS + colour));
  if (laid.length > 0) return laid;
  const held = COLOURS.map((_, colour) => values(colour, 0).map((value) => colour * VALUES + value));
  const followed = held.filter((_, colour) => isOn(colour, led)).flat();
  return followed.length > 0 ? followed : held.flat();
}

function chancesOf(logits: ArrayLike<number>, legal: readonly number[]): readonly number[] {
  const all = legal.reduce((sum, choice) => sum + Math.exp(logits[choice]!), 0);
  return legal.map((choice) => Math.exp(logits[choice]!) / all);
}

const furthest = (a: ArrayLike<number>, b: readonly number[]) => Math.max(...b.map((number, at) => Math.abs(number - a[at]!)));

for (const [seats, weights] of [
  [2, two],
  [3, three],
  [4, four],
] as const) {
  const vectors: Vector[] = JSON.parse(readFileSync(new URL(`./vectors-${seats}.json`, import.meta.url), 'utf8'));
  const net = new Net(seats, readBase64(weights));

  test(`the net for ${seats} seats says what it said when it was written`, () => {
    assert.equal(vectors.length, 12);
    for (const { colours, whole, written } of vectors) {
      const logits = net.logits({ colours: colours.map(inputsOf), whole: inputsOf(whole) });
      assert.ok(furthest(logits, written) < 0.001, `${furthest(logits, written)}`);
    }
  });

  test(`rounding to int8 changes little of what the net for ${seats} seats has learnt`, () => {
    for (const vector of vectors) {
      const { colours, whole, learnt } = vector;
      const legal = legalIn(vector, seats);
      assert.ok(legal.length > 1);
      const logits = net.logits({ colours: colours.map(inputsOf), whole: inputsOf(whole) });
      const far = furthest(chancesOf(logits, legal), chancesOf(learnt, legal));
      assert.ok(far < 0.05, `${far}`);
    }
  });
}

test('numbers for other seats, or cut short, are no net', () => {
  assert.throws(() => new Net(3, readBase64(two)), /are no net for 3 seats/);
  assert.throws(() => new Net(2, readBase64(two).subarray(1)), /are no net for 2 seats/);
});

test('bytes come back from text as they went', () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + 200) & 255);
    assert.deepEqual(readBase64(Buffer.from(bytes).toString('base64')), bytes);
  }
});
