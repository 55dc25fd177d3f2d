import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readMove, writeMove } from './notation.ts';
import type { Move } from './pieces.ts';

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.integer({ min: 0, max: 511 }).map((keep) => ({ kind: 'roll' as const, keep })),
  fc.tuple(fc.integer({ min: 0, max: 8 }), fc.boolean()).map(([slot, leave]) => ({ kind: 'take' as const, slot, leave })),
  fc.integer({ min: 0, max: 9 }).map((to) => ({ kind: 'give' as const, to })),
  fc.constantFrom<Move>({ kind: 'stop' }, { kind: 'pass' }),
);

test('[K3.4] [K4.1] [K6.7] moves are short words with the numbers of dice, slots and seats', () => {
  assert.deepEqual(readMove('roll'), { kind: 'roll', keep: 0 });
  assert.deepEqual(readMove('keep 1 3 6'), { kind: 'roll', keep: 0b100101 });
  assert.deepEqual(readMove('take 2'), { kind: 'take', slot: 1, leave: false });
  assert.deepEqual(readMove('take 5 leave'), { kind: 'take', slot: 4, leave: true });
  assert.deepEqual(readMove('give 0'), { kind: 'give', to: 0 });
  assert.deepEqual(readMove('stop'), { kind: 'stop' });
  assert.deepEqual(readMove('pass'), { kind: 'pass' });
});

test('[K3.4] [K4.1] moves survive being written and read', () => {
  fc.assert(
    fc.property(move, (move) => {
      assert.deepEqual(readMove(writeMove(move)), move);
    }),
  );
});

test('[K3.4] [K4.1] junk is no move, and never a throw', () => {
  const nearly = fc
    .array(fc.constantFrom('keep', 'take', 'give', 'roll', 'stop', 'leave', ' ', ' 1', ' 2', ' 6', '0', '9', '\n', 'undo'), {
      maxLength: 8,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
      const move = readMove(text);
      if (move !== undefined) assert.equal(writeMove(move), text);
    }),
    { numRuns: 3000 },
  );
  const junk = [
    '',
    'keep',
    'keep ',
    'keep 0',
    'keep 2 1',
    'keep 1 1',
    'keep 1 leave',
    'take',
    'take 0',
    'take 10',
    'take 1 2',
    'take 1 leave ',
  ];
  for (const text of [
    ...junk,
    'give',
    'give -1',
    'give 1 leave',
    'roll 1',
    'Roll',
    'roll\n',
    ' roll',
    'stop 1',
    'undo',
    'leave',
    'take 1  leave',
  ])
    assert.equal(readMove(text), undefined, JSON.stringify(text));
});
