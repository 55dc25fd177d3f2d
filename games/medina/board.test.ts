import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '#engine';
import { EVERY_SPACE, EVERY_SQUARE, spaceAt, squareAt } from './board.ts';
import type { Colour, Palace, Piece, Space, Square, Tower } from './pieces.ts';

test('[M1.2] squares, spaces, colours, palaces, towers and seats are never taken for one another, or this file does not compile', () => {
  const square = squareAt(5, 3);
  const space = spaceAt(1, 4);
  const colour: Colour = 3;
  const building: Piece = colour;
  const seat: Seat = 2;
  const tower: Tower = 1;
  // @ts-expect-error
  const spaceOfSquare: Space = square;
  // @ts-expect-error
  const squareOfSpace: Square = space;
  // @ts-expect-error
  const squareOfNumber: Square = 53;
  // @ts-expect-error
  const seatOfSquare: Seat = square;
  // @ts-expect-error
  const seatOfColour: Seat = colour;
  // @ts-expect-error
  const palaceOfSeat: Palace = seat;
  // @ts-expect-error
  const palaceOfTower: Palace = tower;
  assert.deepEqual(
    [spaceOfSquare, squareOfSpace, squareOfNumber, seatOfSquare, seatOfColour, building, palaceOfSeat, palaceOfTower],
    [53, 20, 53, 53, 3, 3, 2, 1],
  );
});

test('[M1.2] every square and every space has its own number', () => {
  assert.deepEqual(EVERY_SQUARE, [...EVERY_SQUARE.keys()]);
  assert.deepEqual(EVERY_SPACE, [...EVERY_SPACE.keys()]);
});
