import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions, type Seat } from '#engine';
import { kingOfTheDice, rules } from './index.ts';
import {
  ALL_CITIZENS,
  CARDS,
  type Card,
  CITIZENS,
  type Colour,
  colourOfDie,
  DECK,
  DICE,
  FACES,
  FIRST_LOCATION,
  FIRST_PENALTY,
  homeOf,
  KINDS,
  locationOf,
  PENALTIES,
  PLACES,
  type Place,
  placeOf,
  pointsOf,
  STACK,
} from './pieces.ts';
import { cards, draw, position, refusalOf } from './position.ts';

test('[K1.1] six dice, each with two faces of each colour, and numbers that add up to 7 alike', () => {
  assert.equal(DICE.length, 6);
  for (const die of DICE.keys()) {
    const colours = Array.from({ length: FACES }, (_, n) => colourOfDie(die, n + 1));
    assert.deepEqual(colours.toSorted(), [0, 0, 1, 1, 2, 2]);
    for (let face = 1; face <= 3; face++) assert.equal(colourOfDie(die, face), colourOfDie(die, 7 - face));
  }
});

test('[K1.1] three patterns, two dice of each: every number is in every colour on two dice', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((face) => colourOfDie(0, face)),
    [2, 1, 0, 0, 1, 2],
  );
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((face) => colourOfDie(2, face)),
    [0, 2, 1, 1, 2, 0],
  );
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((face) => colourOfDie(4, face)),
    [1, 0, 2, 2, 0, 1],
  );
  for (let face = 1; face <= FACES; face++) {
    assert.deepEqual([0, 1, 2, 3, 4, 5].map((die) => colourOfDie(die, face)).toSorted(), [0, 0, 1, 1, 2, 2]);
    for (const die of [0, 2, 4]) assert.equal(colourOfDie(die, face), colourOfDie(die + 1, face));
  }
});

test('[K1.1] a die that does not exist cannot be kept', () => {
  const state = position({ dice: '1 2 3 4 5 6', left: 2 });
  for (const text of ['keep 7', 'keep 1 9', 'keep 1 2 3 4 5 6 7']) assert.equal(refusalOf(state, text), 'K1.1');
});

test('[K1.2] 40 citizens: counted by kind, all different, 137 points and 12 minus points beside the fairies', () => {
  assert.equal(CITIZENS.length, 40);
  assert.equal(FIRST_LOCATION, 40);
  const counts = KINDS.map((kind) => CITIZENS.filter((citizen) => citizen.kind === kind).length);
  assert.deepEqual(counts, [2, 3, 8, 6, 7, 3, 2, 5, 1, 3]);
  assert.equal(new Set(CITIZENS.map(({ kind, wish }) => JSON.stringify([kind, wish]))).size, 40);
  assert.equal(new Set(CITIZENS.map(({ id }) => id)).size, 40);
  const points = CITIZENS.map(({ points }) => points);
  assert.equal(
    points.filter((n) => n > 0).reduce((sum, n) => sum + n),
    137,
  );
  assert.equal(
    points.filter((n) => n < 0).reduce((sum, n) => sum + n),
    -12,
  );
  for (const { kind, points } of CITIZENS) {
    assert.equal(points === 0, kind === 'fairy');
    assert.equal(points < 0, kind === 'dragon');
  }
});

test('[K4.6] 5 citizens are at home in the city, 8 in the mine, 6 in the workshop, 7 in the village, 10 in the forest, 4 nowhere', () => {
  const homes = ALL_CITIZENS.map(homeOf);
  assert.deepEqual(
    [0, 1, 2, 3, 4, -1].map((place) => homes.filter((home) => home === place).length),
    [5, 8, 6, 7, 10, 4],
  );
});

test('[K1.3] 15 locations: 2, 3 and 4 in each of five stacks, 45 points', () => {
  assert.deepEqual(PLACES, ['city', 'mine', 'workshop', 'village', 'forest']);
  const locations = DECK.slice(FIRST_LOCATION, FIRST_PENALTY);
  assert.equal(locations.length, 15);
  assert.equal(
    locations.reduce((sum, card) => sum + pointsOf(card), 0),
    45,
  );
  for (const [place] of PLACES.entries()) {
    assert.deepEqual(locations.filter((card) => placeOf(card) === place).map(pointsOf), [2, 3, 4]);
    assert.deepEqual(
      [3, 2, 1].map((left) => pointsOf(locationOf(place, left))),
      [...STACK],
    );
  }
});

test('[K1.4] ten penalties: four of −1, three of −2, two of −3, one of −4', () => {
  assert.equal(CARDS - FIRST_PENALTY, 10);
  assert.deepEqual(
    [-1, -2, -3, -4].map((points) => PENALTIES.filter((n) => n === points).length),
    [4, 3, 2, 1],
  );
  assert.equal(
    PENALTIES.reduce<number>((sum, n) => sum + n, 0),
    -20,
  );
});

test('[K1.2] [K1.3] [K1.4] 65 cards, each of them once', () => {
  assert.equal(CARDS, 65);
  const { 'face down': down, 'below the open penalty': below, ...counted } = rules.inventory(position({}));
  assert.equal(Object.keys(counted).length, 65);
  assert.ok(Object.values(counted).every((n) => n === 1));
  assert.deepEqual([down, below], [0, 0]);
  assert.equal(draw(cards('D4 mine3 P10 -')), 'D4 mine3 P10 -');
});

test('[K1.5] two to five seats, and the same cards for all', () => {
  for (const seats of [2, 3, 4, 5]) {
    assert.deepEqual(readOptions(kingOfTheDice, seats, {}), { penalties: 'shuffled', odds: 'shown' });
    assert.deepEqual(rules.inventory(position({ seats })), rules.inventory(position({})));
  }
  for (const seats of [0, 1, 6, 2.5]) assert.equal(typeof readOptions(kingOfTheDice, seats, {}), 'string');
});

test('[K1.2] a card is neither a seat, a place nor a colour, and a plain number is no card, or this file does not compile', () => {
  const card = locationOf(1, 3);
  // @ts-expect-error
  const seat: Seat = card;
  // @ts-expect-error
  const place: Place = card;
  // @ts-expect-error
  const colour: Colour = card;
  // @ts-expect-error
  const plain: Card = 43;
  assert.deepEqual([seat, place, colour, plain], [43, 43, 43, 43]);
  assert.deepEqual(DECK, [...DECK.keys()]);
});
