/** Whoever sees few colours tells apart what others do: in every palette any two are far enough from each other, by day and by night. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HUES, PALETTES as PLACES } from './king-of-the-dice/art.ts';
import { PALETTES as LANDS } from './ugo/lands.ts';

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

const times = (matrix: Matrix, [a, b, c]: Three) => matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;
const each = (three: Three, change: (part: number) => number) => three.map(change) as unknown as Three;

/** What is left of linear red, green and blue (Machado, Oliveira and Fernandes, 2009, at full strength). */
const EYES: Readonly<Record<string, Matrix>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Linear red, green and blue, from 0 to 1. */
function ofHex(hex: string): Three {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return each([byte(1), byte(3), byte(5)], (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** Oklab, in which a distance is what an eye takes for one. */
const labOf = (linear: Three) => times(TO_LAB, each(times(TO_CONES, linear), Math.cbrt));
const ofLab = (lab: Three) =>
  times(
    FROM_CONES,
    each(times(FROM_LAB, lab), (part) => part ** 3),
  );

/** A colour of a style sheet, by day (0) or by night (1). */
function ofCss(sheet: ReadonlyMap<string, string>, text: string, night: number): Three {
  if (text.startsWith('#')) return ofHex(text);
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  if (name) return ofCss(sheet, sheet.get(name) ?? '', night);
  const [, first = '', second = '', share = ''] = /^color-mix\(in oklab, (.+?), (\S+) (.+)\)$/.exec(text) ?? [];
  const written = sheet.get(/^var\((--[\w-]+)\)$/.exec(share)?.[1] ?? '') ?? share;
  const part = (Number(/^calc\(var\(--night\) \* (\d+)%\)$/.exec(written)?.[1]) / 100) * night;
  assert.ok(part >= 0, `not understood: ${text}`);
  const [one, other] = [labOf(ofCss(sheet, first, night)), labOf(ofCss(sheet, second, night))];
  return ofLab(one.map((lab, at) => lab * (1 - part) + other[at]! * part) as unknown as Three);
}

const theme = readFileSync('web/art/theme.css', 'utf8');

function colours(file: string, names: readonly string[], night: number): readonly Three[] {
  const properties = `${theme}\n${readFileSync(file, 'utf8')}`.matchAll(/(--[\w-]+): ([^;]+);/g);
  const sheet = new Map([...properties].map(([, name = '', value = '']) => [name, value]));
  return names.map((name) => ofCss(sheet, `var(${name})`, night));
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `--${name}-${n}`);
const MEDINA = 'web/games/medina/paint.css';
const ATLAS = 'web/games/patchistory/paint.css';

/** What is beside each other at a table. */
const BESIDE: Readonly<Record<string, (night: number) => readonly Three[]>> = {
  'lands of U GO!': () => LANDS.map(({ mid }) => ofHex(mid)),
  'banners of U GO!': () => LANDS.map(({ deep }) => ofHex(deep)),
  'dice of King of the Dice': () => HUES.map(ofHex),
  'places of King of the Dice': () => PLACES.map(({ deep }) => ofHex(deep)),
  'buildings of Medina': (night) => colours(MEDINA, numbered('hue', 5), night),
  'players of Medina': (night) => colours(MEDINA, numbered('seat', 4), night),
  'roofs of Ditt’s Medina': (night) => colours(MEDINA, [...numbered('seat', 2), ...numbered('blockade', 2), '--neutral'], night),
  'jewels of Patchistory': (night) => colours(ATLAS, numbered('hue', 8), night),
  'players of Patchistory': (night) => colours(ATLAS, numbered('seat', 4), night),
};

/** Of a hundred, which is the way from black to white. */
const LEAST = 5;

for (const [what, colouring] of Object.entries(BESIDE))
  test(`${what} are told apart by every eye`, () => {
    const close: string[] = [];
    for (const night of [0, 1])
      for (const [eye, matrix] of Object.entries(EYES)) {
        const seen = colouring(night).map((colour) => labOf(each(times(matrix, colour), (part) => Math.min(1, Math.max(0, part)))));
        seen.forEach((one, n) => {
          for (const [m, other] of seen.slice(0, n).entries()) {
            const distance = 100 * Math.hypot(...one.map((part, at) => part - other[at]!));
            if (distance < LEAST) close.push(`${m} and ${n} with ${eye}${night ? ' by night' : ''}: ${distance.toFixed(1)}`);
          }
        });
      }
    assert.deepEqual(close, []);
  });
