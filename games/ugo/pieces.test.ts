import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '#engine';
import { type Card, type Colour, cardOf, colourOf, DECK, faceValue } from './pieces.ts';

test('[U1.1] a card is neither a seat nor a colour, and a plain number is no card, or this file does not compile', () => {
  const card = cardOf(1, 5);
  // @ts-expect-error
  const seat: Seat = card;
  // @ts-expect-error
  const colour: Colour = card;
  // @ts-expect-error
  const plain: Card = 14;
  assert.deepEqual([seat, colour, plain], [14, 14, 14]);
});

test('[U1.1] every card lies in the deck at its own number, and is made of its colour and value', () => {
  for (const [n, card] of DECK.entries()) {
    assert.equal(card, n);
    assert.equal(cardOf(colourOf(card), faceValue(card)), card);
  }
});
