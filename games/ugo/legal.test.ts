import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, viewOf } from '#engine';
import { moves, refuse, toAct } from './legal.ts';
import { readMove, writeMove } from './notation.ts';
import { type Card, DECK, type Hand, type UgoState } from './pieces.ts';
import { cards, legal, playAll, position } from './position.ts';
import { setup } from './setup.ts';

/** Every card, and every laying of the trick's cards that can be written. */
function everyMove(state: UgoState): string[] {
  const all = DECK.map((card) => writeMove({ kind: 'play', card }));
  const lay = (tops: readonly Card[]) => {
    if (tops.length > 0) all.push(writeMove({ kind: 'lay', tops }));
    if (tops.length < 4) for (const card of state.table.trick) lay([...tops, card]);
  };
  lay([]);
  return all;
}

test('[U2.3] [U3.1] the moves are exactly those that are not refused', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 6; seed++) {
      const chance = new FastChance(seed, seats);
      const state = setup({ rounds: 1, pool: 'full' }, seats, chance);
      for (let [seat] = toAct(state.table); seat !== undefined; [seat] = toAct(state.table)) {
        const written = everyMove(state);
        for (let other = 0; other < seats; other++) {
          const view = viewOf(state, other);
          const allowed = written.filter((text) => refuse(view, readMove(text) as NonNullable<ReturnType<typeof readMove>>) === undefined);
          assert.deepEqual(allowed.sort(), legal(state, other));
          assert.equal(allowed.length > 0, other === seat);
        }
        playAll(state, [chance.pick(legal(state, seat))], chance);
      }
    }
  }
});

test('[U2.1] [U2.2] [U2.3] [U2.7] [U3.1] [U3.2] [U3.3] [U3.5] [U6.2] a refusal carries what a sentence about it needs', () => {
  const why = (state: UgoState, seat: number, text: string) => {
    const move = readMove(text);
    assert.ok(move);
    return refuse(viewOf(state, seat), move);
  };
  const state = position({ leader: 1, kingdoms: ['', 'b5 | k4'], hands: ['', 'r8', 'r1 y3', 'b0'], trick: 'r8 r1 b0 k0' });
  assert.deepEqual(why(state, 0, 'r8'), { rule: 'U2.1', seat: 1 });
  assert.deepEqual(why(state, 1, 'y3'), { rule: 'U2.2', card: cards('y3')[0] });
  assert.deepEqual(why(state, 1, 'lay r8'), { rule: 'U2.7' });
  playAll(state, ['r8']);
  assert.deepEqual(why(state, 2, 'y3'), { rule: 'U2.3', colour: 0, card: cards('y3')[0] });
  playAll(state, ['r1 b0 k0']);
  // One new colour and two old ones, but two reds to choose from.
  assert.deepEqual(legal(state, 1), ['lay b0 k0 r1', 'lay b0 k0 r8']);
  assert.deepEqual(why(state, 2, 'lay b0 k0 r8'), { rule: 'U2.7' });
  assert.deepEqual(why(state, 2, 'y3'), { rule: 'U3.1', seat: 1 });
  assert.deepEqual(why(state, 1, 'lay b0 r8'), { rule: 'U3.1', colour: 4 });
  assert.deepEqual(why(state, 1, 'lay b0 k0 r8 r1'), { rule: 'U3.2', colour: 0 });
  assert.deepEqual(why(state, 1, 'lay k0 b0 r8'), { rule: 'U3.3', colour: 1, space: 0 });
  assert.deepEqual(why(state, 1, 'lay b5 k0 r8'), { rule: 'U3.5', card: cards('b5')[0] });
  state.table.turn = { kind: 'over' };
  assert.deepEqual(why(state, 1, 'lay b0 k0 r8'), { rule: 'U6.2' });
});

test('[U7.1] what is legal and what is refused depends on the own hand and the table alone', () => {
  const state = position({ trick: 'r3 b5 r6 r4' });
  const view = viewOf(state, 0);
  const swapped: UgoState = { ...state, hands: [state.hands[0], state.hands[2], state.hands[1], state.hands[3]] as Hand[] };
  assert.deepEqual(moves(viewOf(swapped, 0)), moves(view));
  assert.deepEqual(Object.keys(view).sort(), ['hand', 'seat', 'table']);
});
