import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, readOptions } from '#engine';
import { kingOfTheDice } from './index.ts';
import { FIRST_PENALTY, UNROLLED } from './pieces.ts';
import { playAll, position, refusalOf } from './position.ts';
import { setup } from './setup.ts';

const fresh = (seats = 3, seed = 1, options = {}) =>
  setup({ penalties: 'shuffled', odds: 'shown', ...options }, seats, new FastChance(seed));

test('[K2.1] five stacks of three', () => {
  for (const seats of [2, 3, 4, 5]) assert.deepEqual(fresh(seats).table.stacks, [3, 3, 3, 3, 3]);
});

test('[K2.2] five citizens are open, 35 are the draw pile, none is discarded', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { table, box } = fresh(seats);
    assert.equal(table.row.length, 5);
    assert.equal(table.draw, 35);
    assert.equal(box.citizens.length, 35);
    assert.equal(new Set([...table.row, ...box.citizens]).size, 40);
    assert.deepEqual(table.discards, []);
    assert.deepEqual(table.piles, new Array(seats).fill([]));
  }
});

test('[K2.2] every citizen can lie anywhere', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    const { table, box } = fresh(2, seed);
    for (const [slot, card] of table.row.entries()) seen.add(`${slot} ${card}`);
    seen.add(`next ${box.citizens.at(-1)}`);
    seen.add(`last ${box.citizens[0]}`);
  }
  assert.equal(seen.size, 7 * 40);
});

test('[K2.2] a place of the row that does not exist holds nobody', () => {
  const state = position({ dice: '1 2 3 4 5 6' });
  for (const text of ['take 6', 'take 9', 'take 6 leave']) assert.equal(refusalOf(state, text), 'K2.2');
});

test('[K2.3] the top penalty is open and nine lie below, in any order', () => {
  const tops = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const { table, box } = fresh(2, seed);
    tops.add(table.penalty);
    assert.equal(table.penalties, 10);
    assert.equal(new Set([table.penalty, ...box.penalties]).size, 10);
  }
  assert.equal(tops.size, 10);
});

test('[K2.3] sorted penalties come mildest first', () => {
  assert.equal(typeof readOptions(kingOfTheDice, 3, { penalties: 'sorted' }), 'object');
  assert.equal(typeof readOptions(kingOfTheDice, 3, { penalties: 'harshest' }), 'string');
  const { table, box } = fresh(3, 5, { penalties: 'sorted' });
  assert.equal(table.order, 'sorted');
  const order = [table.penalty, ...box.penalties.toReversed()];
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  assert.equal(table.penalty, FIRST_PENALTY);
});

test('[K2.4] the first seat is drawn by lot', () => {
  for (const seats of [2, 3, 4, 5]) {
    const first = new Set<number>();
    for (let seed = 0; seed < 80; seed++) {
      const { turn } = fresh(seats, seed).table;
      assert.ok(turn.kind === 'roll' && !turn.extra);
      first.add(turn.seat);
    }
    assert.equal(first.size, seats);
  }
});

test('[K2.4] play goes clockwise', () => {
  const state = position({ seats: 3, seat: 2, draw: 'D6 D5 E3 O5' });
  const order: number[] = [];
  for (let n = 0; n < 4; n++) {
    assert.ok(state.table.turn.kind === 'roll');
    order.push(state.table.turn.seat);
    playAll(state, 'roll: 1 2 2 4 5 6', 'stop');
  }
  assert.deepEqual(order, [2, 0, 1, 2]);
});

test('[K3.2] no die lies before the first roll', () => {
  assert.deepEqual(fresh().table.dice, new Array(6).fill(UNROLLED));
});

test('[K9.2] the table says whether it shows chances', () => {
  assert.equal(fresh().table.odds, 'shown');
  assert.equal(fresh(3, 1, { odds: 'hidden' }).table.odds, 'hidden');
  assert.equal(typeof readOptions(kingOfTheDice, 3, { odds: 'hidden' }), 'object');
});
