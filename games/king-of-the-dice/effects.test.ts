/** [K6] What citizens do. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollsOf } from './dice.ts';
import { after, draw, legal, playAll, position, refusalOf, takes } from './position.ts';
import { countPile, worthOf } from './score.ts';

const ODD_SUM_12 = '1 1 2 2 1 4';

test('[K6.1] an elf on top gives four rolls, one that is covered gives none', () => {
  for (const [pile, rolls] of [
    ['', 3],
    ['E1', 4],
    ['D1 E3', 4],
    ['E1 E2', 4],
    ['E1 P1', 3],
    ['E1 X1', 3],
    ['E1 city2 B1', 3],
    ['city2 E2', 4],
  ] as const)
    assert.equal(rollsOf(position({ piles: [pile, ''] }).table, 0), rolls, pile);
});

test('[K6.1] taking an elf gives four rolls in the next turn, and the turn tells it', () => {
  const state = position({ dice: '1 2 3 4 6 6', row: 'D7 E1 D8 M3 O7', draw: 'D6 D5 D4', penalties: 'P1' });
  playAll(state, 'take 2', 'roll: 1 2 2 4 5 6');
  const events = playAll(state, 'stop');
  assert.deepEqual(events.at(-1), { kind: 'began', seat: 0, rolls: 4, extra: false });
  playAll(state, 'roll: 1 2 2 4 5 6');
  assert.ok(state.table.turn.kind === 'choose' && state.table.turn.left === 3);
});

test('[K6.2] an apprentice gives another whole turn once the row is filled up', () => {
  const state = position({ seats: 3, dice: '1 1 1 1 1 1', row: 'A1 D8 G6 M3 O7', draw: 'E3' });
  const events = playAll(state, 'take 1');
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['took', 'drew', 'began'],
  );
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 0, extra: true });
  playAll(state, 'roll: 1 2 2 4 5 6', 'roll: 1 2 2 4 5 6', 'roll: 1 2 2 4 5 6');
  assert.deepEqual(legal(state), ['stop']);
  playAll(state, 'stop');
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 1, extra: false });
});

test('[K6.2] the second apprentice gives one more', () => {
  const state = position({ dice: '1 1 1 1 1 1', row: 'A1 A2 D8 M3 O7', draw: 'E3 D6' });
  playAll(state, 'take 1', 'roll: 3 4 1 2 3 4', 'take 2');
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 0, extra: true });
});

test('[K6.2] an extra turn has three rolls although an elf lies below', () => {
  const state = after({ piles: ['E1', ''], dice: '1 1 1 1 1 1', row: 'A1 D8 G6 M3 O7' }, 'take 1');
  assert.equal(rollsOf(state.table, 0), 3);
});

test('[K6.3] the extra turn may be declined before its first roll, and no other turn', () => {
  const drawn = { seats: 3, dice: '1 1 1 1 1 1', row: 'A1 D8 G6 M3 O7', draw: 'E3' };
  const state = after(drawn, 'take 1');
  assert.deepEqual(legal(state), ['roll', 'pass']);
  const events = playAll(state, 'pass');
  assert.deepEqual(events[0], { kind: 'declined', seat: 0 });
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 1, extra: false });
  assert.equal(refusalOf(state, 'pass'), 'K6.3');
  const rolled = after(drawn, 'take 1', 'roll: 1 2 2 4 5 6');
  assert.equal(refusalOf(rolled, 'pass'), 'K6.3');
});

test('[K6.4] the example of the rulebook: one fairy is worth one point, two are worth two each, and so on', () => {
  for (const [n, worth] of [0, 1, 4, 9, 16, 25].entries()) {
    const pile = ['F1', 'F2', 'F3', 'F4', 'F5'].slice(0, n).join(' ');
    const { table } = position({ piles: [pile, ''] });
    assert.equal(worthOf(table.piles[0] ?? []), worth);
  }
});

test('[K6.5] the hypnotist brings its right neighbour, whatever the dice show', () => {
  const { table } = after({ dice: ODD_SUM_12, row: 'H1 D8 G6 M3 E3' }, 'take 1 leave');
  assert.equal(draw(table.piles[0] ?? []), 'H1 D8');
});

test('[K6.5] with the neighbour comes its location, unless it is left', () => {
  const drawn = { dice: ODD_SUM_12, row: 'D7 H1 G6 M3 E3' };
  assert.deepEqual(takes(position(drawn)), ['take 2', 'take 2 leave']);
  const taken = after(drawn, 'take 2').table;
  assert.equal(draw(taken.piles[0] ?? []), 'H1 workshop2 G6');
  assert.deepEqual(taken.stacks, [3, 3, 2, 3, 3]);
  const left = after(drawn, 'take 2 leave').table;
  assert.equal(draw(left.piles[0] ?? []), 'H1 G6');
  assert.deepEqual(left.stacks, [3, 3, 3, 3, 3]);
});

test('[K6.5] a neighbour that lies under another stack brings no location', () => {
  const state = position({ dice: ODD_SUM_12, row: 'D7 D8 H1 G6 E3' });
  assert.deepEqual(takes(state), ['take 3']);
  assert.equal(refusalOf(state, 'take 3 leave'), 'K4.4');
});

test('[K6.5] on the far right the hypnotist comes alone', () => {
  const { table } = after({ dice: ODD_SUM_12, row: 'D7 D8 G6 E3 H1', draw: 'D6' }, 'take 5');
  assert.equal(draw(table.piles[0] ?? []), 'H1');
  assert.equal(draw(table.row), 'D6 D7 D8 G6 E3');
});

test('[K6.5] the neighbour is the one that lies there before the row moves', () => {
  const { table } = after({ dice: ODD_SUM_12, row: 'D7 D8 H1 E3 M3', draw: 'D6 D5' }, 'take 3');
  assert.equal(draw(table.piles[0] ?? []), 'H1 E3');
  assert.equal(draw(table.row), 'D5 D6 D7 D8 M3');
});

test('[K6.6] what follows the hypnotist does what it does', () => {
  const elf = after({ dice: ODD_SUM_12, row: 'D7 D8 H1 E3 M3' }, 'take 3');
  assert.equal(rollsOf(elf.table, 0), 4);
  const apprentice = after({ dice: ODD_SUM_12, row: 'D7 D8 H1 A2 M3' }, 'take 3');
  assert.deepEqual(apprentice.table.turn, { kind: 'roll', seat: 0, extra: true });
  const fairy = after({ piles: ['F1', ''], dice: ODD_SUM_12, row: 'D7 D8 G6 H1 F2' }, 'take 4 leave');
  assert.equal(countPile(fairy.table.piles[0] ?? []).fairies, 4);
  const dragon = after({ seats: 3, dice: ODD_SUM_12, row: 'D7 D8 H1 X3 M3' }, 'take 3', 'give 2');
  assert.deepEqual(dragon.table.piles.map(draw), ['H1', '', 'X3']);
});

test('[K6.7] a dragon goes on top of the pile of a rival of choice, before the row is filled up', () => {
  const drawn = { seats: 4, seat: 2, dice: '5 5 5 5 4 4', row: 'D7 X2 G6 M3 O7', piles: ['', 'E1', '', ''], draw: 'E3' };
  const state = position(drawn);
  const events = playAll(state, 'take 2');
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['took'],
  );
  assert.ok(state.table.turn.kind === 'give' && state.table.turn.seat === 2);
  assert.deepEqual(legal(state), ['give 3', 'give 0', 'give 1']);
  playAll(state, 'give 1');
  assert.deepEqual(state.table.piles.map(draw), ['', 'E1 X2', '', '']);
  assert.equal(draw(state.table.row), 'E3 D7 G6 M3 O7');
  assert.equal(rollsOf(state.table, 1), 3);
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 3, extra: false });
});

test('[K6.7] with two seats the only rival has it at once', () => {
  const { table } = after({ dice: '5 5 5 5 4 4', row: 'D7 X2 G6 M3 O7' }, 'take 2');
  assert.deepEqual(table.piles.map(draw), ['', 'X2']);
  assert.deepEqual(table.turn, { kind: 'roll', seat: 1, extra: false });
});

test('[K6.7] until the dragon is given nothing else can be done, and without one nothing can be given', () => {
  const state = after({ seats: 3, dice: '5 5 5 5 4 4', left: 2, row: 'D7 X2 G6 M3 O7' }, 'take 2');
  for (const text of ['roll', 'take 1', 'stop', 'pass', 'keep 1']) assert.equal(refusalOf(state, text), 'K6.7');
  assert.equal(refusalOf(position({ seats: 3 }), 'give 1'), 'K6.7');
  assert.equal(refusalOf(position({ seats: 3, dice: '1 2 2 4 5 6' }), 'give 1'), 'K6.7');
});

test('[K6.8] [K1.5] a dragon cannot be kept, nor given to a seat that is not there', () => {
  const state = after({ seats: 3, seat: 1, dice: '5 5 5 5 4 4', row: 'D7 X2 G6 M3 O7' }, 'take 2');
  assert.equal(refusalOf(state, 'give 1'), 'K6.8');
  assert.equal(refusalOf(state, 'give 3'), 'K1.5');
  assert.equal(refusalOf(state, 'give 9'), 'K1.5');
});
