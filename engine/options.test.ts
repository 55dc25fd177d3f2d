import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from './lots.example.ts';
import { allOptions, LONGEST_TEXT, openValues, readOptions } from './options.ts';
import { defineGame, type OptionSchema } from './rules.ts';

const options: Record<string, OptionSchema> = {
  edition: { values: ['new', 'old'], default: 'new', seatsOf: { old: [3] } },
  well: { values: ['on', 'off'], default: 'on', given: { edition: ['new'] } },
  pairs: { values: [false, true], default: false, seats: [2] },
};
const game = defineGame({ ...lots, meta: { ...lots.meta, options } });

test('a value can be kept to some seat counts', () => {
  assert.deepEqual(readOptions(game, 3, { edition: 'old' }), { edition: 'old', well: 'on', pairs: false });
  assert.equal(readOptions(game, 2, { edition: 'old' }), 'option "edition" can be old with 3 seats only');
  assert.deepEqual(readOptions(game, 2, { edition: 'new' }), { edition: 'new', well: 'on', pairs: false });
});

test('an option can be kept to some values of another', () => {
  assert.deepEqual(readOptions(game, 3, { well: 'off' }), { edition: 'new', well: 'off', pairs: false });
  assert.equal(readOptions(game, 3, { edition: 'old', well: 'off' }), 'option "well" is for edition new only');
  assert.deepEqual(readOptions(game, 3, { edition: 'old', well: 'on' }), { edition: 'old', well: 'on', pairs: false });
});

test('an option can be kept to some seat counts', () => {
  assert.equal(readOptions(game, 3, { pairs: true }), 'option "pairs" is for 2 seats only');
  assert.deepEqual(readOptions(game, 2, { pairs: true }), { edition: 'new', well: 'on', pairs: true });
});

test('all combinations are those that mean something, each once', () => {
  assert.deepEqual(allOptions(game, 3), [
    { edition: 'new', well: 'on', pairs: false },
    { edition: 'new', well: 'off', pairs: false },
    { edition: 'old', well: 'on', pairs: false },
  ]);
  const two = allOptions(game, 2);
  assert.equal(two.length, 4);
  for (const combination of two) assert.deepEqual(readOptions(game, 2, combination), combination);
});

test('what can be chosen depends on the seats and on what was chosen before', () => {
  assert.deepEqual(openValues(options.edition as OptionSchema, 2, {}), ['new']);
  assert.deepEqual(openValues(options.edition as OptionSchema, 3, {}), ['new', 'old']);
  assert.deepEqual(openValues(options.well as OptionSchema, 3, { edition: 'old' }), ['on']);
});

const own = defineGame({
  ...lots,
  meta: { ...lots.meta, options: { tiles: { values: [''], default: '', text: true } } },
  refuseOptions: ({ tiles }, seats) => (String(tiles).startsWith('wrong') ? { rule: 'L1.1', line: 1, seats } : undefined),
});

test('a table can bring a text of its own, of a length that can be sent', () => {
  assert.deepEqual(readOptions(own, 2, {}), { tiles: '' });
  assert.deepEqual(readOptions(own, 2, { tiles: 'sea, land\nland' }), { tiles: 'sea, land\nland' });
  assert.deepEqual(readOptions(own, 2, { tiles: 'x'.repeat(LONGEST_TEXT) }), { tiles: 'x'.repeat(LONGEST_TEXT) });
  const no = `option "tiles" is a text of at most ${LONGEST_TEXT} characters`;
  for (const tiles of ['x'.repeat(LONGEST_TEXT + 1), 7, true, null, ['a']]) assert.equal(readOptions(own, 2, { tiles }), no);
  assert.deepEqual(allOptions(own, 2), [{ tiles: '' }]);
});

test('a game can refuse a text, and is asked with the seats', () => {
  assert.equal(readOptions(own, 3, { tiles: 'wrong' }), 'lots does not allow these options: {"rule":"L1.1","line":1,"seats":3}');
});
