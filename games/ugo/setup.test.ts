import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, readOptions } from '#engine';
import { rules, ugo } from './index.ts';
import { meta } from './meta.ts';
import { CARDS, COLOURS, colourOf, DECK, FREE, faceValue, NEEDS, PLACES, VALUES } from './pieces.ts';
import { drawFarmers, drawKingdom, position } from './position.ts';
import { setup } from './setup.ts';

const fresh = (seats: number, seed = 1, options = {}) => setup({ rounds: 4, pool: 'full', ...options }, seats, new FastChance(seed));

test('[U1.1] five colours with the values 0 to 8, each once', () => {
  assert.equal(COLOURS.length * VALUES, CARDS);
  const faces = DECK.map((card) => `${colourOf(card)}/${faceValue(card)}`);
  assert.equal(new Set(faces).size, 45);
  assert.deepEqual([...new Set(faces.map((face) => face[2]))].sort(), ['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  for (const seats of [2, 3, 4]) {
    const { farmers, ...cards } = rules.inventory(fresh(seats));
    assert.equal(Object.keys(cards).length, 45);
    assert.ok(Object.values(cards).every((n) => n === 1));
    assert.equal(farmers, seats * 9);
  }
});

test('[U1.2] two to four seats', () => {
  for (const seats of [2, 3, 4]) assert.equal(typeof readOptions(ugo, seats, {}), 'object');
  for (const seats of [0, 1, 5, 2.5]) assert.equal(typeof readOptions(ugo, seats, {}), 'string');
});

test('[U1.2] five spaces need 1, 1, 2, 3 and 4 farmers; the first two have theirs, nine places are empty', () => {
  assert.deepEqual(NEEDS, [1, 1, 2, 3, 4]);
  assert.equal(
    NEEDS.reduce<number>((sum, n, space) => sum + n - FREE[space]!, 0),
    PLACES,
  );
  const { table } = fresh(3);
  for (let seat = 0; seat < 3; seat++) {
    assert.equal(drawFarmers(table, seat), '1 1 0 0 0');
    assert.equal(drawKingdom(table, seat), '');
  }
  assert.equal(drawFarmers(position({ farmers: [9] }).table, 0), '1 1 2 3 4');
});

test('[U1.3] ten cards each at every number of seats, the rest set aside', () => {
  for (const seats of [2, 3, 4]) {
    const { hands, box } = fresh(seats);
    assert.deepEqual(
      hands.map((hand) => hand.length),
      new Array(seats).fill(10),
    );
    assert.equal(box.length, 45 - 10 * seats);
  }
});

test('[U1.3] every card can come to every seat or be set aside', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { hands, box } = fresh(4, seed);
    for (const [seat, hand] of hands.entries()) for (const card of hand) seen.add(`${seat} ${card}`);
    for (const card of box) seen.add(`box ${card}`);
  }
  assert.equal(seen.size, 5 * CARDS);
});

test('[U1.4] the first dealer is drawn by lot, and the seat to the left leads', () => {
  for (const seats of [2, 3, 4]) {
    const dealers = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { table } = fresh(seats, seed);
      dealers.add(table.dealer);
      assert.equal(table.leader, (table.dealer + 1) % seats);
      assert.deepEqual(table.turn, { kind: 'play', seat: table.leader });
    }
    assert.equal(dealers.size, seats);
  }
});

test('[U1.5] four rounds unless the table sets one to three', () => {
  assert.deepEqual(readOptions(ugo, 4, {}), { rounds: 4, pool: 'full' });
  for (const rounds of [1, 2, 3, 4]) assert.equal(fresh(2, 1, { rounds }).table.rounds, rounds);
  for (const rounds of [0, 5, '4']) assert.equal(typeof readOptions(ugo, 4, { rounds }), 'string');
  assert.equal(meta.longest({ rounds: 4 }, 4), 200);
});

test('[U4.7] the pool of twelve is an option for two seats only', () => {
  assert.equal(fresh(2, 1, { pool: 'twelve' }).table.pool, 12);
  assert.equal(fresh(2).table.pool, 18);
  assert.equal(typeof readOptions(ugo, 2, { pool: 'twelve' }), 'object');
  for (const seats of [3, 4]) assert.equal(typeof readOptions(ugo, seats, { pool: 'twelve' }), 'string');
});
