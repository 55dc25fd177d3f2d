import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countIn, LANGUAGES, listIn } from './words.ts';

test('several are listed as each language does, and for one alone nothing is made that takes long', (t) => {
  const made = t.mock.method(Intl, 'ListFormat');
  for (const language of LANGUAGES) {
    const list = listIn(language);
    assert.equal(list.format([]), '');
    assert.equal(list.format(['Anna']), 'Anna');
  }
  assert.equal(made.mock.callCount(), 0);
  for (const language of LANGUAGES) {
    const parts = ['Anna', 'Boris', 'Chloé'];
    assert.equal(listIn(language).format(parts), new Intl.ListFormat(language).format(parts));
  }
});

test('each language writes and counts numbers as it does: in French, none and one and a half are one', () => {
  const [english, french] = [countIn('en'), countIn('fr')];
  assert.deepEqual([0, 1, 1.5, 2].filter(english.isOne), [1]);
  assert.deepEqual([0, 1, 1.5, 2].filter(french.isOne), [0, 1, 1.5]);
  assert.equal(english.written(12_345), '12,345');
  assert.equal(french.written(12_345), '12\u202f345');
});
