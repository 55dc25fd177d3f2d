import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, listIn } from './words.ts';

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
