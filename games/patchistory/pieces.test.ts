import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '#engine';
import { squareOn } from './data.ts';
import { buildingNamed, cardNamed, faceNamed, tileNamed } from './named.ts';
import { type Building, C, type Card, CULTURE, type Face, type Good, type Letter, NOTHING, type Tile } from './pieces.ts';

test('[P1.3] one kind of number is never taken for another, nor a plain one for what is in the box, or this file does not compile', () => {
  const tile = tileNamed('1-01');
  const card = cardNamed('military');
  // @ts-expect-error
  const tileOfCard: Tile = card;
  // @ts-expect-error
  const tileOfNumber: Tile = 0;
  // @ts-expect-error
  const faceOfTile: Face = tile;
  // @ts-expect-error
  const buildingOfTile: Building = tile;
  // @ts-expect-error
  const cardOfBuilding: Card = buildingNamed('b01');
  // @ts-expect-error
  const faceOfSquare: Face = squareOn(faceNamed('E'), 0);
  // @ts-expect-error
  const seatOfCard: Seat = card;
  assert.deepEqual([tileOfCard, tileOfNumber, faceOfTile, buildingOfTile, cardOfBuilding, faceOfSquare, seatOfCard], [0, 0, 0, 0, 0, 0, 0]);
  // @ts-expect-error
  const good: Good = C;
  // @ts-expect-error
  const letter: Letter = CULTURE;
  assert.deepEqual([good, letter], [3, 3]);
});

test('[P1.3] nothing is at home with every kind', () => {
  const [tile, card, face]: [Tile, Card, Face] = [NOTHING, NOTHING, NOTHING];
  assert.deepEqual([tile, card, face], [-1, -1, -1]);
});
