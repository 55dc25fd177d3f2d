import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '#engine';
import { squareOn } from './data/data.ts';
import { buildingNamed, cardNamed, faceNamed, tileNamed } from './data/named.ts';
import {
  alliedNumbered,
  type Building,
  C,
  CAPITAL_AT,
  type Card,
  type Cell,
  CULTURE,
  cellAt,
  type Face,
  type Good,
  isTraveller,
  type Letter,
  mainNumbered,
  NOTHING,
  type Route,
  routeOf,
  type Tile,
  travellerOn,
  type Worker,
} from './pieces.ts';

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

test('[P2.10] a cell is no seat and no route, and a worker is one only where he stands, or this file does not compile', () => {
  const cell = CAPITAL_AT;
  const route = mainNumbered(3);
  const worker: Worker = travellerOn(route);
  // @ts-expect-error
  const seatOfCell: Seat = cell;
  // @ts-expect-error
  const cellOfNumber: Cell = 2080;
  // @ts-expect-error
  const cellOfSum: Cell = cell + 0;
  // @ts-expect-error
  const routeOfCell: Route = cell;
  // @ts-expect-error
  const routeOfNumber: Route = 3;
  // @ts-expect-error
  const workerOnRoute: Worker = route;
  // @ts-expect-error
  const cellOfWorker: Cell = worker;
  assert.deepEqual([seatOfCell, cellOfNumber, cellOfSum, routeOfCell], [2080, 2080, 2080, 2080]);
  assert.deepEqual([routeOfNumber, workerOnRoute, cellOfWorker], [3, 3, -4]);
});

test('[P2.10] whoever travels is told from whoever stands, and his route from him', () => {
  for (const route of [...[0, 13].map(mainNumbered), ...[0, 3].map(alliedNumbered)]) {
    const worker = travellerOn(route);
    assert.deepEqual([isTraveller(worker), routeOf(worker)], [true, route]);
  }
  assert.equal(isTraveller(cellAt(0, 0)), false);
});

test('[P1.3] nothing is at home with every kind', () => {
  const all: [Tile, Card, Face, Route, Cell, Seat] = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
  assert.deepEqual(new Set(all), new Set([-1]));
});
