import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highestOnTop, spaceOf } from './laying.ts';
import { writeCard } from './notation.ts';
import { faceValue } from './pieces.ts';
import { after, drawKingdom, legal, playAll, refusalOf } from './position.ts';

test('[U3.1] the next trick waits until the winner has laid the cards', () => {
  const state = after({ trick: 'r3 b5 r6 r4' });
  assert.deepEqual(state.table.turn, { kind: 'lay', seat: 2 });
  for (const seat of [0, 1, 2, 3]) {
    const card = writeCard(state.hands[seat]![0]!);
    assert.equal(refusalOf(state, seat, card), 'U3.1');
  }
});

test('[U3.1] every card of the trick is laid, none may be refused', () => {
  const state = after({ trick: 'r3 b5 r6 k0' });
  assert.equal(refusalOf(state, 2, 'lay r6 b5'), 'U3.1');
  assert.equal(refusalOf(state, 2, 'lay k0'), 'U3.1');
  assert.ok(legal(state, 2).every((text) => text.includes('k0') && text.includes('b5')));
  playAll(state, ['lay r6 b5 k0']);
  assert.equal(drawKingdom(state.table, 2), 'r3 r6 | b5 | k0');
  for (const seat of [0, 1, 3]) assert.equal(drawKingdom(state.table, seat), '');
});

test('[U3.2] a space holds one colour and a colour lies on one space', () => {
  const state = after({ trick: 'r3 b5 r6 r4' });
  assert.equal(refusalOf(state, 2, 'lay r6 r4'), 'U3.2');
  assert.equal(refusalOf(state, 2, 'lay r6 r6 b5'), 'U3.2');
  playAll(state, ['lay b5 r6']);
  assert.equal(drawKingdom(state.table, 2), 'b5 | r3 r4 r6');
  assert.equal(spaceOf(state.table, 2, 0), 1);
  assert.equal(spaceOf(state.table, 2, 1), 0);
  assert.equal(spaceOf(state.table, 2, 2), -1);
});

test('[U3.3] a colour that lies already goes on its own pile', () => {
  const state = after({ kingdoms: ['g1 | r4 | k7'], trick: 'r8 r3 g0' });
  assert.equal(refusalOf(state, 0, 'lay r8 g0'), 'U3.3');
  assert.deepEqual(legal(state, 0), ['lay g0 r3', 'lay g0 r8']);
  playAll(state, ['lay g0 r8']);
  assert.equal(drawKingdom(state.table, 0), 'g1 g0 | r3 r4 r8 | k7');
});

test('[U3.3] a new colour never pushes a pile aside', () => {
  const state = after({ kingdoms: ['g1'], trick: 'r8 r3 g0' });
  assert.equal(refusalOf(state, 0, 'lay r8 g0'), 'U3.3');
  playAll(state, ['lay g0 r3']);
  assert.equal(drawKingdom(state.table, 0), 'g1 g0 | r8 r3');
});

test('[U3.4] new colours take the leftmost free spaces, in the order that the winner chooses', () => {
  const drawn = { kingdoms: ['g1 | k3'], trick: 'r8 b3 y0' };
  assert.deepEqual(legal(after(drawn), 0), [
    'lay b3 r8 y0',
    'lay b3 y0 r8',
    'lay r8 b3 y0',
    'lay r8 y0 b3',
    'lay y0 b3 r8',
    'lay y0 r8 b3',
  ]);
  const state = after(drawn);
  playAll(state, ['lay y0 r8 b3']);
  assert.equal(drawKingdom(state.table, 0), 'g1 | k3 | y0 | r8 | b3');
});

test('[U3.5] any won card of a colour may go on top, with every choice for every colour', () => {
  const state = after({ trick: 'r3 r8 b1 b7' });
  assert.deepEqual(legal(state, 1), [
    'lay b1 r3',
    'lay b1 r8',
    'lay b7 r3',
    'lay b7 r8',
    'lay r3 b1',
    'lay r3 b7',
    'lay r8 b1',
    'lay r8 b7',
  ]);
});

test('[U3.5] what lay there before is buried, however high, and cannot be named as the top', () => {
  const state = after({ seats: 2, kingdoms: ['r8 | b4'], trick: 'r5 r2' });
  assert.equal(refusalOf(state, 0, 'lay r8'), 'U3.5');
  assert.equal(refusalOf(state, 0, 'lay b4'), 'U3.5');
  playAll(state, ['lay r2']);
  assert.equal(drawKingdom(state.table, 0), 'r5 r8 r2 | b4');
});

test('[U3.5] the highest cards on top are one of the legal layings', () => {
  const state = after({ kingdoms: ['b8'], trick: 'r3 r7 b1 b0' });
  const tops = highestOnTop(state.table, 1, (a, b) => faceValue(b) - faceValue(a)).map(writeCard);
  assert.deepEqual(tops, ['r7', 'b1']);
  assert.equal(refusalOf(state, 1, `lay ${tops.join(' ')}`), undefined);
  const old = after({ kingdoms: ['b8'], trick: 'r7 r3 b1 b0' });
  assert.deepEqual(highestOnTop(old.table, 0, (a, b) => faceValue(b) - faceValue(a)).map(writeCard), ['b1', 'r7']);
});

test('[U3.6] what is laid cannot be laid again once the next card is played', () => {
  const state = after({ trick: 'r3 b5 r6 r4' });
  playAll(state, ['lay b5 r6']);
  const laid = drawKingdom(state.table, 2);
  assert.equal(refusalOf(state, 2, 'lay r6 b5'), 'U2.7');
  playAll(state, [legal(state, 2)[0]!]);
  assert.equal(refusalOf(state, 2, 'lay r6 b5'), 'U2.7');
  assert.equal(drawKingdom(state.table, 2), laid);
});

test('[U3.7] where there is just one way, the cards are laid at once', () => {
  const oneNew = after({ kingdoms: ['r1 | b4'], trick: 'r8 g5 b0' });
  assert.equal(drawKingdom(oneNew.table, 0), 'r1 r8 | b4 b0 | g5');
  assert.deepEqual(oneNew.table.turn, { kind: 'play', seat: 0 });
  const noneNew = after({ kingdoms: ['b4 | r1'], trick: 'r8 b5' });
  assert.equal(drawKingdom(noneNew.table, 0), 'b4 b5 | r1 r8');
});

test('[U3.7] where there are two ways or more, the winner is asked', () => {
  assert.equal(after({ seats: 2, kingdoms: ['r1'], trick: 'r8 r5' }).table.turn.kind, 'lay');
  assert.equal(after({ seats: 2, trick: 'r8 r5' }).table.turn.kind, 'lay');
  assert.equal(after({ kingdoms: ['r1'], trick: 'r8 g5 b0' }).table.turn.kind, 'lay');
  assert.equal(after({ trick: 'r8 g5' }).table.turn.kind, 'lay');
});
