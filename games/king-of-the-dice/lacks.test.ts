import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, LANGUAGES, viewOf } from '#engine';
import { lacksOf } from './lacks.ts';
import { refuse } from './legal.ts';
import { readMove } from './notation.ts';
import type { Move } from './pieces.ts';
import { ALL_CITIZENS, citizenOf, DICE, FACES } from './pieces.ts';
import { cards, position } from './position.ts';
import { fulfils } from './wishes.ts';
import { words } from './words/index.ts';

const faces = (text: string) => text.split(' ').map(Number);
const lacks = (text: string, id: string) => lacksOf(faces(text), cards(id)[0]!);

test('[K4.1] [K5.2] [K5.3] [K5.4] [K5.5] [K5.6] [K5.7] [K5.8] what the dice lack of each wish is counted', () => {
  assert.deepEqual(lacks('2 4 6 2 3 5', 'B1'), [2]);
  assert.deepEqual(lacks('2 4 6 2 3 5', 'B2'), [4]);
  assert.deepEqual(lacks('1 2 4 5 6 6', 'E2'), [1]);
  assert.deepEqual(lacks('1 1 1 6 6 6', 'E1'), [3]);
  assert.deepEqual(lacks('4 4 1 2 3 6', 'D5'), [2]);
  // Two blue, two red, two green.
  assert.deepEqual(lacks('1 1 1 1 1 1', 'G1'), [0, 1, 0]);
  assert.deepEqual(lacks('1 1 1 1 1 1', 'A2'), [1, 0, 1]);
  assert.deepEqual(lacks('1 1 1 1 1 1', 'M2'), [3]);
  assert.deepEqual(lacks('3 3 3 1 2 6', 'O7'), [2]);
  assert.deepEqual(lacks('3 3 3 4 4 4', 'O6'), [2]);
});

test('[K5.9] [K5.10] how far the total is off is counted', () => {
  assert.deepEqual(lacks('1 2 3 4 3 2', 'H1'), [3]);
  assert.deepEqual(lacks('4 4 4 4 4 4', 'X2'), [4]);
});

test('[K4.1] the dice lack nothing where they fulfil a wish, and only there', () => {
  const chance = new FastChance(1);
  for (let n = 0; n < 2000; n++) {
    const dice = DICE.map(() => chance.roll(FACES));
    for (const card of ALL_CITIZENS)
      assert.equal(
        lacksOf(dice, card).every((lack) => lack === 0),
        fulfils(dice, card),
        `${dice} ${card}`,
      );
  }
});

test('[K4.1] where the dice lack one or two, so many that change will do, and no fewer', () => {
  const chance = new FastChance(2);
  const change = (dice: readonly number[], n: number, card: (typeof ALL_CITIZENS)[number]): boolean =>
    n === 0 ? fulfils(dice, card) : dice.some((_, die) => DICE.some((_, face) => change(dice.with(die, face + 1), n - 1, card)));
  let checked = 0;
  for (let n = 0; n < 30; n++) {
    const dice = DICE.map(() => chance.roll(FACES));
    for (const card of ALL_CITIZENS) {
      if (citizenOf(card).wish.kind.startsWith('sum')) continue;
      const lack = lacksOf(dice, card).reduce((sum, one) => sum + one, 0);
      if (lack === 0 || lack > 2) continue;
      assert.ok(change(dice, lack, card) && !change(dice, lack - 1, card), `${dice} ${card}`);
      checked++;
    }
  }
  assert.ok(checked > 100, `${checked}`);
});

test('[K4.1] the refusal of a citizen says what is missing, in every language', async () => {
  const table = position({ dice: '1 1 1 1 1 1', row: 'G1 A2 D5 H1 X1' });
  const said = async (language: (typeof LANGUAGES)[number], take: string) => {
    const refused = refuse(viewOf(table, 0), readMove(take) as Move);
    assert.equal(refused?.rule, 'K4.1');
    return (await words[language]()).refusal(refused!, { name: String, isYou: () => true });
  };
  const told = await Promise.all(LANGUAGES.map(async (language) => [language, await said(language, 'take 1')]));
  assert.deepEqual(Object.fromEntries(told), {
    en: 'For the gnome (3 green), you need one more green.',
    fr: 'Pour le gnome (3 verts), il vous manque un vert.',
    nl: 'Voor de kabouter (3 groen) heb je nog één groene nodig.',
    de: 'Für den Gnomen (3 grüne) brauchst du noch einen grünen Würfel.',
  });
  assert.equal(await said('en', 'take 2'), 'For the apprentice (3 red, 3 blue), you need one more red and one more blue.');
  assert.equal(await said('en', 'take 3'), 'For the dwarf (four 4s), you need four more 4s.');
  assert.equal(await said('en', 'take 5'), 'For the dragon (total of 25 or more), your total is 19 too low.');
});
