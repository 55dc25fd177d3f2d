import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#engine';
import { dictionaries, languageOf } from './languages.ts';

test('the first language that a browser wishes for and we speak is taken, whatever the region', () => {
  for (const [accepted, language] of [
    ['de', 'de'],
    ['de-NL,nl;q=0.9,en;q=0.8', 'de'],
    ['pt-BR, FR-ca;q=0.7, nl', 'fr'],
    ['sv', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ] as const) {
    assert.equal(languageOf(accepted), language, accepted);
  }
});

test('every language has a dictionary of its own', async () => {
  const spoken = await dictionaries(async (language) => ({ words: `in ${language}` }));
  assert.deepEqual(
    Object.entries(spoken),
    LANGUAGES.map((language) => [language, `in ${language}`]),
  );
});
