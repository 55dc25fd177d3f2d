import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { readMove } from './notation.ts';
import { KINDS, MERCHANT, type Move } from './pieces.ts';
import { legal, playAll, position, refusalOf } from './position.ts';
import { refuse } from './refuse.ts';

test('[M3.1] two pieces, of any kind, then the next seat clockwise', () => {
  const state = position({});
  playAll(state, 'b black f4, b orange k4');
  assert.deepEqual(state.table.turn, { kind: 'place', seat: 1, placed: 0, left: 2, used: 0 });
  playAll(state, 'b grey c9, b grey c10, w N1, w N2, s b9, b orange k5, w N3, m f8');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 2);
});

test('[M3.1] nobody plays in the turn of another', () => {
  const state = position({ turn: 1 });
  assert.equal(refuse(viewOf(state, 0), readMove('w N1') as Move)?.rule, 'M3.1');
  assert.equal(refuse(viewOf(state, 1), readMove('w N1') as Move), undefined);
});

test('[M3.1] a turn is told with as many pieces as there are to place', () => {
  const state = position({ stocks: ['wall 2', 'wall 1', 'wall 9'] });
  assert.deepEqual(playAll(state, 'w N1, w N2').at(-1), { kind: 'began', seat: 1, left: 1 });
  assert.deepEqual(playAll(state, 'w N3').at(-1), { kind: 'began', seat: 2, left: 2 });
  assert.deepEqual(state.table.turn, { kind: 'place', seat: 2, placed: 0, left: 2, used: 0 });
});

test('[M3.4] a turn in which no second piece fits is told with one', () => {
  const roofs = position({ city: '+\n.gm..g\n.m', stocks: ['wall 2', 'roof 2', 'wall 9'] });
  assert.deepEqual(playAll(roofs, 'w N1, w N2').at(-1), { kind: 'began', seat: 1, left: 1 });
  const both = position({ city: '+\n.gm..b\n.m', stocks: ['wall 2', 'roof 2', 'wall 9'] });
  assert.deepEqual(playAll(both, 'w N1, w N2').at(-1), { kind: 'began', seat: 1, left: 2 });
});

test('[M3.2] a piece comes from the own stock', () => {
  const state = position({ city: '+\n.g', stocks: ['grey 1 wall 1 roof 1'] });
  assert.equal(refusalOf(state, 'b brown f4'), 'M3.2');
  assert.equal(refusalOf(state, 's b1'), 'M3.2');
  assert.equal(refusalOf(state, 'm f4'), 'M3.2');
  assert.equal(refusalOf(state, 'n grey'), 'M3.2');
  assert.equal(refusalOf(state, 'b purple f4'), 'M3.2');
  playAll(state, 'w N1, b grey b1');
  assert.equal(state.table.stock[0], 0);
});

test('[M3.3] pieces go on empty squares of the city, walls on empty spaces of the ring', () => {
  const state = position({ edition: 'second', seats: 2, city: '+#\n.gs.m\n.....\n.....\n....@' });
  for (const text of ['b brown a1', 'b brown b1', 'b brown d1', 'm a1', 's d4', 'm d4', 'b brown o1', 'm a11', 'w N1', 'w N15', 'w E11'])
    assert.equal(refusalOf(state, text), 'M3.3', text);
});

test('[M3.4] two pieces must be placed if they can be; a roof is forced like any other', () => {
  const state = position({ city: '+\n.g', stocks: ['wall 1 roof 1', 'wall 9', 'wall 9'] });
  playAll(state, 'w N1');
  assert.deepEqual(legal(state), ['r grey']);
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 0);
});

test('[M3.4] with one piece that fits the turn has one', () => {
  const one = position({ stocks: ['wall 1', 'wall 9', 'wall 9'] });
  playAll(one, 'w N1');
  assert.equal(one.table.turn.kind === 'place' && one.table.turn.seat, 1);
  const two = position({ city: '+\n.gm\n.mm', stocks: ['roof 2', 'wall 9', 'wall 9'] });
  playAll(two, 'r grey');
  assert.equal(two.table.turn.kind === 'place' && two.table.turn.seat, 1);
});

test('[M3.4] a neutral roof has to be placed too', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g', stocks: ['wall 1 neutral 1', 'wall 9'] });
  playAll(state, 'w S1');
  assert.deepEqual(legal(state), ['n grey']);
});

test('[M3.5] who can place nothing is passed over, and comes back when a palace is begun', () => {
  const state = position({ stocks: ['wall 4', 'roof 1', 'wall 2 grey 1'] });
  const events = playAll(state, 'w N1, w N2');
  assert.deepEqual(events.slice(-2), [
    { kind: 'passed', seat: 1 },
    { kind: 'began', seat: 2, left: 2 },
  ]);
  assert.equal(readMove('pass'), undefined);
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 2);
  playAll(state, 'b grey f4, w N3, w N4, w N5');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 1);
  playAll(state, 'r grey');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 2);
});

test('[M3.5] merchants won from a tower bring an emptied seat back', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g', roofs: { a1: 1 }, stocks: ['wall 5', ''] });
  assert.equal(state.table.gifts[0], 3);
  playAll(state, 'w N1, w N2');
  assert.equal(state.table.stock[KINDS + MERCHANT], 3);
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 1);
});

test('[M3.6] Ditt: one piece of each colour in a turn, white pieces as many as one likes', () => {
  const city = '+\n.......g\n........\n...k....';
  const state = position({ edition: 'ditt', city });
  playAll(state, 'b black d3');
  assert.equal(refusalOf(state, 'b black e3'), 'M3.6');
  assert.deepEqual(legal(state, 'b black'), []);
  playAll(state, 'r grey');
  assert.equal(refusalOf(state, 'r black'), 'M3.6');
  playAll(state, 'n black');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 1);
  const domes = position({ edition: 'ditt', city });
  playAll(domes, 'n grey');
  assert.equal(refusalOf(domes, 'n black'), 'M3.6');
  playAll(domes, 'b brown k9, b orange k3, s d3, s c2, b black c4');
  assert.equal(domes.table.turn.kind === 'place' && domes.table.turn.seat, 0);
  const white = position({ edition: 'ditt', city });
  playAll(white, 's d3, s b3, b black c4');
  playAll(white, 'w N1, w N2, w N3');
});

test('[M3.6] Ditt: the turn is shorter when only used colours are left', () => {
  const state = position({ edition: 'ditt', stocks: ['grey 5 brown 3', 'wall 9'] });
  playAll(state, 'b grey f4, b brown k4');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 1);
});

test('[M3.6] Ditt: a turn is told with as many pieces as fit: a merchant and one dome, though two palaces wait', () => {
  const state = position({ edition: 'ditt', city: '+\n....\n.g.o\n....\n.m..', stocks: ['wall 3', 'merchant 1 roof 2'] });
  assert.deepEqual(playAll(state, 'w N1, w N2, w N3').at(-1), { kind: 'began', seat: 1, left: 2 });
});

test('[M3.6] Ditt: the limit holds in the turn of two pieces too, and not in other editions', () => {
  const state = position({ edition: 'ditt' });
  state.table.turns = 2;
  state.table.turn = { kind: 'place', seat: 0, placed: 0, left: 2, used: 0 };
  playAll(state, 'b grey f4');
  assert.equal(refusalOf(state, 'b grey f5'), 'M3.6');
  const first = position({});
  playAll(first, 'b grey f4, b grey f5');
});
