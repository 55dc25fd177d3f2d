/** Values that break programs, and how a good value is made worse. All of it from one chance, so that a seed brings it about again. */

import type { Chance } from '#engine';
import { slip } from '#engine/nonsense';

/** Names that every object has by birth. */
export const PROTOTYPE_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'length',
];

const STRINGS: readonly string[] = [
  ...PROTOTYPE_NAMES,
  '',
  ' ',
  '\0',
  'a\u0000b',
  'null',
  'undefined',
  'NaN',
  '-1',
  '../../../etc/passwd',
  '..%2f..%2fsecret.txt',
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '\ud800',
  '\udfff\ud800',
  '\u202emirrored',
  '\u200b',
  '\ufeff',
  '\uffff',
  'e\u0301'.repeat(40),
  '🏰'.repeat(30),
  'ﷺ'.repeat(30),
  'İıſK',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '"; DROP TABLE people; --',
  '{{7*7}}',
  '\r\nX-Injected: yes',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'https://[::1]/',
  'a'.repeat(65),
  'a'.repeat(1001),
  'x'.repeat(5000),
  '9'.repeat(400),
  '2026-02-30',
  'undo',
  'undo 1',
  'undo 999999999',
];

/** Numbers at the edges, as they stand in JSON; some of them are none. */
const NUMBERS: readonly string[] = [
  '-0',
  '0',
  '-1',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '18446744073709551616',
  '2147483648',
  '4294967296',
  '1000000001',
  '0.1',
  '1.0000000000000002',
  'NaN',
  'Infinity',
  '0x10',
  '01',
  '1_000',
];

export function nastyString(chance: Chance): string {
  return chance.pick(STRINGS);
}

/** JSON text, or something like it. */
function nastyText(chance: Chance): string {
  switch (chance.below(10)) {
    case 0:
    case 1:
    case 2:
      return chance.pick(NUMBERS);
    case 3:
    case 4:
    case 5:
      return JSON.stringify(nastyString(chance));
    case 6:
      return chance.pick(['null', 'true', 'false', '[]', '{}', '[null]', '{"":""}', '[[[]]]', 'undefined', '"\\ud800"', "'a'"]);
    case 7: {
      const depth = chance.pick([3, 60, 1000]);
      return '['.repeat(depth) + ']'.repeat(depth);
    }
    case 8: {
      const depth = chance.pick([3, 60, 500]);
      return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    }
    default:
      return `{"${chance.pick(PROTOTYPE_NAMES)}":{"isAdmin":true}}`;
  }
}

/** Where a value stands in another: the way of keys that leads to it. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))];
}

/** The text of a value in which one place says something else. */
function textWith(value: unknown, way: readonly string[], put: (there: unknown) => string): string {
  const [key, ...rest] = way;
  if (key === undefined) return put(value);
  const inner = (name: string, of: unknown) => (name === key ? textWith(of, rest, put) : JSON.stringify(of));
  if (Array.isArray(value)) return `[${value.map((item, n) => inner(String(n), item)).join(',')}]`;
  const entries = Object.entries(value as object).map(([name, of]) => `${JSON.stringify(name)}:${inner(name, of)}`);
  return `{${entries.join(',')}}`;
}

/** The value as JSON text with one thing wrong, or several. */
export function worsen(value: unknown, chance: Chance): string {
  const way = chance.pick(placesIn(value));
  return textWith(value, way, (there) => worse(there, chance));
}

function worse(there: unknown, chance: Chance): string {
  const isObject = typeof there === 'object' && there !== null && !Array.isArray(there);
  if (isObject && chance.below(4) > 0) return worseObject(there, chance);
  if (Array.isArray(there) && chance.below(2) === 0) return JSON.stringify(Array(chance.pick([0, 2, 17, 300])).fill(there[0] ?? 0));
  if (typeof there === 'string' && chance.below(2) === 0) return JSON.stringify(spoil(there, chance));
  return nastyText(chance);
}

function worseObject(there: object, chance: Chance): string {
  const entries = Object.entries(there).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const at = chance.below(entries.length + 1);
  switch (chance.below(4)) {
    case 0:
      entries.splice(at, 1);
      break;
    case 1:
      entries.splice(at, 0, `${JSON.stringify(nastyString(chance))}:${nastyText(chance)}`);
      break;
    case 2:
      // The same key twice: readers differ in which one counts.
      if (entries.length > 0) entries.splice(at, 0, entries[at % entries.length]!.replace(/:.*/s, `:${nastyText(chance)}`));
      break;
    default:
      entries.splice(at, 0, `"${chance.pick(PROTOTYPE_NAMES)}":${nastyText(chance)}`);
  }
  return `{${entries.join(',')}}`;
}

/** A text with a slip in it, or with something put in. */
export function spoil(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  switch (chance.below(6)) {
    case 0:
      return `${text} ${text}`;
    case 1:
      return text.slice(0, at) + nastyString(chance) + text.slice(at);
    default:
      return slip(text, nastyString(chance), chance);
  }
}

/** Bytes changed, dropped, doubled or cut off. */
export function rot(bytes: Buffer, chance: Chance): Buffer {
  const rotten = Buffer.from(bytes);
  for (let times = chance.roll(4); times > 0 && rotten.length > 0; times--) rotten[chance.below(rotten.length)] = chance.below(256);
  const at = chance.below(rotten.length + 1);
  switch (chance.below(4)) {
    case 0:
      return rotten.subarray(0, at);
    case 1:
      return Buffer.concat([rotten.subarray(0, at), randomBytes(chance.below(40), chance), rotten.subarray(at)]);
    case 2:
      return Buffer.concat([rotten, rotten]);
    default:
      return rotten;
  }
}

export function randomBytes(count: number, chance: Chance): Buffer {
  return Buffer.from(Array.from({ length: count }, () => chance.below(256)));
}

/** Text as bytes; now and then with some that are no UTF-8. */
export function bytesOf(text: string, chance: Chance): Buffer {
  const bytes = Buffer.from(text);
  if (chance.below(12) > 0) return bytes;
  const at = chance.below(bytes.length + 1);
  const wrong = chance.pick([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]]);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(wrong), bytes.subarray(at)]);
}
