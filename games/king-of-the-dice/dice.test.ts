import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { rollDice, rollsLeft, rollsOf } from './dice.ts';
import { after, legal, playAll, position, refusalOf, takes } from './position.ts';

test('[K3.1] only the seat whose turn it is may act, and it rolls, takes and passes the dice on', () => {
  const state = position({ seats: 3, seat: 1, row: 'G1 D7 D8 M3 O7' });
  for (const seat of [0, 2]) {
    assert.deepEqual(legal(state, seat), []);
    assert.equal(refusalOf(state, 'roll', seat), 'K3.1');
  }
  const events = playAll(state, 'roll: 2 2 3 4 1 6', 'take 1');
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['rolled', 'took', 'drew', 'began'],
  );
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 2, extra: false });
});

test('[K3.2] a turn begins with a roll of all six dice and nothing else', () => {
  const state = position({ row: 'G1 D1 E1 O1 F1' });
  assert.deepEqual(legal(state), ['roll']);
  for (const text of ['keep 1', 'take 1', 'stop']) assert.equal(refusalOf(state, text), 'K3.2');
  playAll(state, 'roll: 6 5 4 3 2 1');
  assert.deepEqual(state.table.dice, [6, 5, 4, 3, 2, 1]);
});

test('[K3.2] the dice of the turn before cannot be kept or used', () => {
  const state = after({ dice: '4 4 4 1 2 6', row: 'D3 O2 D7 D8 M3' }, 'take 1');
  assert.deepEqual(legal(state, 1), ['roll']);
  assert.equal(refusalOf(state, 'take 3', 1), 'K3.2');
});

test('[K3.3] three rolls, and no fourth', () => {
  const state = position({});
  assert.equal(rollsLeft(state.table), 3);
  playAll(state, 'roll: 1 2 3 4 5 6', 'keep 1 2: 1 2 3 4', 'roll: 1 2 3 4 6 6');
  assert.equal(rollsLeft(state.table), 0);
  assert.equal(refusalOf(state, 'keep 1'), 'K3.3');
  assert.equal(refusalOf(state, 'roll'), 'K3.3');
  assert.deepEqual(legal(state), ['stop']);
});

test('[K3.3] [K6.1] four rolls with an elf on top, and no fifth', () => {
  const state = position({ piles: ['D1 E1', ''] });
  assert.equal(rollsOf(state.table, 0), 4);
  assert.equal(rollsOf(state.table, 1), 3);
  playAll(state, 'roll: 1 2 3 4 5 6', 'roll: 1 2 3 4 5 6', 'roll: 1 2 3 4 5 6', 'keep 1: 2 3 4 5 6');
  assert.equal(refusalOf(state, 'keep 1'), 'K3.3');
});

test('[K3.4] any dice may be kept, and only the others fall anew', () => {
  const state = position({ dice: '1 2 3 4 5 6', left: 2 });
  assert.equal(legal(state).filter((text) => /^(keep|roll)/.test(text)).length, 63);
  playAll(state, 'keep 2 4 6: 5 1 2');
  assert.deepEqual(state.table.dice, [5, 2, 1, 4, 2, 6]);
  assert.deepEqual(state.table.turn, { kind: 'choose', seat: 0, left: 1, kept: 0b101010 });
});

test('[K3.4] dice that were kept before may be rolled again, also in the fourth roll', () => {
  const state = position({ piles: ['E1', ''] });
  playAll(state, 'roll: 1 1 1 1 2 2', 'keep 1 2 3 4: 3 3', 'keep 5 6: 4 4 4 4', 'keep 1: 6 6 6 6 6');
  assert.deepEqual(state.table.dice, [4, 6, 6, 6, 6, 6]);
});

test('[K3.4] every face falls as often as any other', () => {
  const chance = new FastChance(11);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 10_000; n++) {
    const dice = [9, 9, 9, 9, 9, 9];
    rollDice(dice, 0b000001, chance);
    assert.equal(dice[0], 9);
    for (const face of dice.slice(1)) counts[face - 1]! += 1;
  }
  for (const n of counts) assert.ok(Math.abs(n - 50_000 / 6) < 400, String(counts));
});

test('[K3.5] one may stop after any roll', () => {
  for (const left of [2, 1, 0]) {
    assert.deepEqual(takes(position({ dice: '1 2 2 4 5 6', left })), ['stop']);
    assert.deepEqual(takes(position({ dice: '4 4 4 1 2 6', left, row: 'D3 D7 D8 M3 O7' })), ['take 1']);
  }
});

test('[K3.5] to keep all six is not a roll', () => {
  const state = position({ dice: '1 2 3 4 5 6', left: 2 });
  assert.equal(refusalOf(state, 'keep 1 2 3 4 5 6'), 'K3.5');
  assert.ok(!legal(state).includes('keep 1 2 3 4 5 6'));
});
