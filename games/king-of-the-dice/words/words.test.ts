import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#engine';
import { ALL_CITIZENS, DECK, FIRST_PENALTY, homeOf, KINDS, kindOf, NOBODY, PLACES } from '../pieces.ts';
import { words } from './index.ts';

const all = await Promise.all(LANGUAGES.map((language) => words[language]()));

test('[K1.2] [K1.3] every citizen and every location has a name of its own, and only some citizens an effect', () => {
  for (const { card, kind, places, effect } of all) {
    const names = DECK.slice(0, FIRST_PENALTY).map(card);
    assert.equal(new Set(names).size, names.length);
    assert.equal(new Set(KINDS.map(kind)).size, KINDS.length);
    assert.equal(new Set(places).size, PLACES.length);
    assert.deepEqual(
      KINDS.filter((one) => effect(one) !== undefined),
      ['elf', 'apprentice', 'fairy', 'hypnotist', 'dragon'],
    );
  }
});

test('[K1.3] [K4.6] those who are at home nowhere, and only they, are said to come from no location', async () => {
  const homeless = ALL_CITIZENS.filter((card) => homeOf(card) === NOBODY);
  assert.deepEqual(new Set(homeless.map(kindOf)), new Set(['hypnotist', 'dragon']));
  for (const { chapters, kind } of all) {
    const told = (await chapters())
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === 'K1.3')
      ?.text.toLowerCase();
    // Dutch says many "draken" of one "draak".
    for (const one of ['hypnotist', 'dragon'] as const) assert.ok(told?.includes(kind(one).toLowerCase().slice(0, 3)), told);
  }
});

test('[K9.2] a chance never reads 0 or 100 unless it is', () => {
  for (const { board } of all) {
    for (const p of [0.0001, 0.004, 0.996, 0.99999]) assert.ok(!/^(0|100)\D/.test(board.chance(p)), board.chance(p));
    assert.match(board.chance(0.4488), /^45\D/);
    assert.match(board.chance(1), /^100\D/);
  }
});
