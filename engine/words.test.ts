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
  assert.deepEqual(
    LANGUAGES.map((language) => [0, 1, 1.5, 2].filter(countIn(language).isOne)),
    [[1], [0, 1, 1.5], [1], [1]],
  );
  assert.deepEqual(
    LANGUAGES.map((language) => countIn(language).written(12_345)),
    ['12,345', '12\u202f345', '12.345', '12.345'],
  );
});
