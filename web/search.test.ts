import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasAll, partsOf, wordsOf } from './pages/rules/search.ts';

test('a rule is found by all words of a question, whatever their accents and capitals', () => {
  assert.equal(hasAll('U5.4 Une case à côté d’une étable', wordsOf('ETABLE cote')), true);
  assert.equal(hasAll('U5.4 Une case à côté d’une étable', wordsOf('étable mur')), false);
  assert.equal(hasAll('U5.4 Une case', wordsOf('u5.4')), true);
  assert.equal(hasAll('anything', wordsOf('  ')), true);
});

test('every second part of a text is a word that was asked for', () => {
  assert.deepEqual(partsOf('Étable, étage, table', wordsOf('eta')), ['', 'Éta', 'ble, ', 'éta', 'ge, table']);
  assert.deepEqual(partsOf('a farmer and farmers', wordsOf('farm farmers')), ['a ', 'farm', 'er and ', 'farmers', '']);
  assert.deepEqual(partsOf('nothing here', wordsOf('card')), ['nothing here']);
  assert.deepEqual(partsOf('as it is', []), ['as it is']);
});
