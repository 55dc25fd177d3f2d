import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { writeCard } from './notation.ts';
import { ALL_CITIZENS, COLOURS, colourOfDie } from './pieces.ts';
import { cards } from './position.ts';
import { fulfils } from './wishes.ts';

const faces = (text: string) => text.split(' ').map(Number);
const fulfilled = (text: string) => ALL_CITIZENS.filter((card) => fulfils(faces(text), card)).map(writeCard);
const card = (id: string) => cards(id)[0]!;
const does = (text: string, ...ids: string[]) => ids.map((id) => fulfils(faces(text), card(id)));

/** Dice as they lie, their colours, their sum, and every citizen that they fulfil. */
const ROLLS: readonly (readonly [dice: string, colours: string, sum: number, fulfilled: string])[] = [
  ['1 1 1 1 1 1', 'BBRRGG', 6, 'B2 D1 D7 O2 O3 O5 A1 F1 F2 H1'],
  ['6 6 6 6 6 6', 'BBRRGG', 36, 'B1 D6 D8 O2 O3 O5 A1 F1 F2 X1 X2 X3'],
  ['1 6 2 5 3 4', 'BBBBBB', 21, 'E1 E2 E3 G5 G6 M1 M2 M3'],
  ['2 4 6 2 4 6', 'GRRBBG', 24, 'B1 O1 O6 A1 F1 F2'],
  ['1 3 5 5 3 1', 'BRBBBG', 18, 'B2 O1 O6 M1'],
  ['1 2 3 4 6 6', 'BGGGGG', 22, 'E1 G1 G2 M1 M2'],
  ['2 3 4 5 6 6', 'GRGBGG', 26, 'E1 E2 G1 G2 M1 X1'],
  ['4 4 4 4 2 2', 'RRGGRR', 20, 'B1 D3 D5 G3 O1 O2 O3 O4 O7 M1 F1'],
  ['3 3 3 5 5 1', 'RRGBRG', 20, 'B2 D2 O1 O2 O4 F1'],
  ['2 2 5 5 6 6', 'GGBBGG', 26, 'G1 G2 O1 O6 M1 F2 X1'],
  ['5 5 5 5 5 5', 'GGBBRR', 30, 'B2 O2 O3 O5 A1 F1 F2 X1 X2 X3'],
  ['6 6 6 6 5 1', 'BBRRRG', 30, 'D6 O2 O3 F3 X1 X2 X3'],
  ['1 1 2 2 3 3', 'BBBBBB', 12, 'G5 G6 O1 O6 M1 M2 M3 H1'],
  ['6 5 6 3 5 6', 'BGRGRG', 31, 'G1 O1 O2 O4 F1 F4 X1 X2 X3'],
];

for (const [dice, colours, sum, ids] of ROLLS) {
  test(`[K1.1] [K5.1] the roll ${dice} fulfils ${ids}`, () => {
    const shown = faces(dice).map((face, die) => COLOURS[colourOfDie(die, face)]?.[0]?.toUpperCase());
    assert.equal(shown.join(''), colours);
    assert.equal(
      faces(dice).reduce((total, face) => total + face),
      sum,
    );
    assert.deepEqual(fulfilled(dice).toSorted(), ids.split(' ').toSorted());
  });
}

test('[K5.1] more than asked for will do', () => {
  assert.deepEqual(does('4 4 4 4 4 4', 'D3', 'D5', 'O2', 'O3', 'O5'), [true, true, true, true, true]);
  assert.deepEqual(does('1 2 3 4 5 6', 'E1', 'E2', 'E3'), [true, true, true]);
});

test('[K5.2] a bourgeois wants all six even, or all six odd', () => {
  assert.deepEqual(does('2 2 4 4 6 6', 'B1', 'B2'), [true, false]);
  assert.deepEqual(does('1 1 3 3 5 5', 'B1', 'B2'), [false, true]);
  assert.deepEqual(does('2 2 4 4 6 5', 'B1', 'B2'), [false, false]);
});

test('[K5.3] an elf wants numbers in a row, wherever they lie, without a gap and not round the corner', () => {
  assert.deepEqual(does('6 3 4 5 1 1', 'E1', 'E2', 'E3'), [true, false, false]);
  assert.deepEqual(does('5 3 2 4 1 1', 'E1', 'E2', 'E3'), [true, true, false]);
  assert.deepEqual(does('1 2 3 5 6 6', 'E1'), [false]);
  assert.deepEqual(does('5 6 1 2 3 3', 'E1'), [false]);
});

test('[K5.4] a dwarf wants dice of one certain number', () => {
  assert.deepEqual(does('3 3 3 1 2 6', 'D2', 'D1', 'D3', 'D4'), [true, false, false, false]);
  assert.deepEqual(does('6 6 6 6 2 1', 'D6', 'D8'), [true, false]);
  assert.deepEqual(does('1 1 1 1 1 2', 'D1', 'D7'), [true, true]);
});

test('[K5.5] the example of the rulebook: a gnome wants so many dice of its colour', () => {
  // Two greens on the first pair, one on the third die.
  assert.deepEqual(does(examples.gnome.drawn.dice, 'G1', 'G2'), [true, false]);
  assert.deepEqual(does('3 4 1 6 2 1', 'G3', 'G4'), [true, true]);
  assert.deepEqual(does('1 6 2 5 3 1', 'G5', 'G6'), [true, false]);
});

test('[K5.6] an orc wants groups of different numbers', () => {
  assert.deepEqual(does('5 5 5 5 1 2', 'O1', 'O2', 'O3', 'O4'), [false, true, true, false]);
  assert.deepEqual(does('5 5 5 5 1 1', 'O1', 'O4', 'O7', 'O6'), [true, true, true, false]);
  assert.deepEqual(does('2 2 3 3 6 6', 'O1', 'O6', 'O2'), [true, true, false]);
});

test('[K5.7] a mushroom kobold wants dice of one colour, whichever it is', () => {
  assert.deepEqual(does('1 6 2 5 1 1', 'M1', 'M2'), [true, false]);
  assert.deepEqual(does('3 4 1 6 2 1', 'M1', 'M2', 'M3'), [true, true, false]);
  assert.deepEqual(does('2 5 3 4 1 6', 'M3'), [true]);
});

test('[K5.8] apprentices and fairies want so many of each colour', () => {
  // Three red, three blue.
  assert.deepEqual(does('3 4 1 2 3 4', 'A2', 'F3', 'A1', 'F1'), [true, true, false, false]);
  // Two of each.
  assert.deepEqual(does('1 3 1 3 1 2', 'A1', 'F1', 'F2', 'F3'), [false, true, false, false]);
  assert.deepEqual(does('1 1 1 1 1 1', 'A1', 'F1', 'F2', 'F4'), [true, true, true, false]);
});

test('[K5.9] the hypnotist wants 12 at most', () => {
  assert.deepEqual(does('1 2 3 1 2 3', 'H1'), [true]);
  assert.deepEqual(does('1 2 3 1 2 4', 'H1'), [false]);
});

test('[K5.10] a dragon wants 25, 28 or 30 at least', () => {
  for (const [dice, expected] of [
    ['4 4 4 4 4 4', [false, false, false]],
    ['4 4 4 4 4 5', [true, false, false]],
    ['5 5 5 4 4 4', [true, false, false]],
    ['5 5 5 5 4 4', [true, true, false]],
    ['5 5 5 5 5 4', [true, true, false]],
    ['5 5 5 5 5 5', [true, true, true]],
  ] as const)
    assert.deepEqual(does(dice, 'X1', 'X2', 'X3'), expected);
});
