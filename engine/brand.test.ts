import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brand, Seat } from './index.ts';

type Card = Brand<'card'>;

test('a card is no seat, a seat is no card and a plain number is no card, or this file does not compile', () => {
  const card = 7 as Card;
  const seat: Seat = 1;
  // @ts-expect-error
  const seatOfCard: Seat = card;
  // @ts-expect-error
  const cardOfSeat: Card = seat;
  // @ts-expect-error
  const cardOfNumber: Card = 7;
  assert.deepEqual([seatOfCard, cardOfSeat, cardOfNumber], [7, 1, 7]);
});
