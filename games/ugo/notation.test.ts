import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readCard, readMove, writeCard, writeMove } from './notation.ts';
import { CARDS, DECK, type Move } from './pieces.ts';

const card = fc.constantFrom(...DECK);
const move: fc.Arbitrary<Move> = fc.oneof(
  card.map((card) => ({ kind: 'play' as const, card })),
  fc.array(card, { minLength: 1, maxLength: 4 }).map((tops) => ({ kind: 'lay' as const, tops })),
);

test('[U1.1] every card has its own two letters', () => {
  const written = DECK.map(writeCard);
  assert.equal(new Set(written).size, CARDS);
  assert.ok(written.every((text) => /^[rbgyk][0-8]$/.test(text)));
  for (const [card, text] of written.entries()) assert.equal(readCard(text), card);
  assert.deepEqual(['r0', 'r6', 'b5', 'g8', 'y1', 'k8'].map(readCard), [0, 6, 14, 26, 28, 44]);
});

test('[U2.2] [U3.1] moves survive being written and read', () => {
  fc.assert(
    fc.property(move, (move) => {
      assert.deepEqual(readMove(writeMove(move)), move);
    }),
  );
});

test('[U2.2] junk is no move, and never a throw', () => {
  const nearly = fc
    .array(fc.constantFrom('lay', ' ', 'r', 'b', 'k', '0', '8', '9', '\n', 'undo', 'R6', 'r6'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
      const move = readMove(text);
      if (move !== undefined) assert.equal(writeMove(move), text);
    }),
    { numRuns: 2000 },
  );
  for (const text of ['', 'lay', 'lay ', 'r9', 'x1', 'r6 ', ' r6', 'R6', 'lay r6  b5', 'lay r1 r2 r3 r4 r5', 'r6\n', 'lay r6\n', 'undo']) {
    assert.equal(readMove(text), undefined, JSON.stringify(text));
  }
});
