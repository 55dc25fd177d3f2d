import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasAll, partsOf, wordsOf } from './pages/rules/search.ts';

test('a rule is found by all words of a question, whatever their accents and capitals', () => {
  assert.equal(hasAll('U5.4 Une case à côté d’une étable', wordsOf('ETABLE cote')), true);
  assert.equal(hasAll('U5.4 Une case à côté d’une étable', wordsOf('étable mur')), false);
  assert.equal(hasAll('U5.4 Une case', wordsOf('u5.4')), true);
  assert.equal(hasAll('anything', wordsOf('  ')), true);
});

test('a word in the plural finds one, and in the singular many, in each language', () => {
  const pairs = 'stable stables, palace palaces, étable étables, stal stallen, muur muren, Stall Ställe, Mauer Mauern, Feld Felder';
  for (const pair of pairs.split(', ')) {
    const [one = '', many = ''] = pair.split(' ');
    assert.equal(hasAll(`(${one}),`, wordsOf(many)), true, `${many} for ${one}`);
    assert.equal(hasAll(`(${many}),`, wordsOf(one)), true, `${one} for ${many}`);
  }
});

test('a rule is not found by what is no form of its words', () => {
  for (const pair of 'wall walks, unstabled stables, not note, the then, ab a.b'.split(', ')) {
    const [text = '', asked = ''] = pair.split(' ');
    assert.equal(hasAll(text, wordsOf(asked)), false, `${asked} for ${text}`);
  }
});

test('every second part of a text is a word that was asked for', () => {
  assert.deepEqual(partsOf('Étable, étage, table', wordsOf('eta')), ['', 'Éta', 'ble, ', 'éta', 'ge, table']);
  assert.deepEqual(partsOf('a farmer and farmers', wordsOf('farm farmers')), ['a ', 'farmer', ' and ', 'farmers', '']);
  assert.deepEqual(partsOf('beside a stable', wordsOf('stables')), ['beside a ', 'stable', '']);
  assert.deepEqual(partsOf('nothing here', wordsOf('card')), ['nothing here']);
  assert.deepEqual(partsOf('as it is', []), ['as it is']);
});
