import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { writeMove } from './notation.ts';
import { orders } from './orders.ts';
import { act, begin, enter, position } from './position.ts';
import type { PatchistoryState } from './table.ts';

const LED = '0,1';

/** What each order does for the seat now, by name; only those that do something. */
function done(state: PatchistoryState, seat: number): Record<string, string> {
  const all = Object.entries(orders).flatMap(([name, order]) => {
    const move = order.obey(viewOf(state, seat));
    return move ? [[name, writeMove(move)] as const] : [];
  });
  return Object.fromEntries(all);
}
const spanOf = (state: PatchistoryState, name: string) => orders[name]?.span?.(state.table);

test('[P5.1] no diplomacy is done at once, in the round in which it is ordered', () => {
  const drawn = { civs: ['E', 'E'], workers: [LED, LED], routes: ['0>1'], stock: ['F9', ''] };
  const state = begin('diplomacy', drawn);
  assert.deepEqual(done(state, 0), { noDiplomacy: 'done' });
  const later = begin('diplomacy', { ...drawn, round: 2 });
  assert.notEqual(spanOf(state, 'noDiplomacy'), spanOf(later, 'noDiplomacy'));
  assert.notEqual(spanOf(state, 'noDiplomacy'), spanOf(begin('diplomacy', { ...drawn, era: 1 }), 'noDiplomacy'));
});

test('[P5.5] every aid is refused, whoever offers it', () => {
  const state = begin('diplomacy', { civs: ['E', 'E'], workers: [LED, LED], routes: ['0>1'], stock: ['F9', ''] });
  act(state, '0: aid 1 f3');
  assert.deepEqual(done(state, 1), { refuseAid: 'no' });
  assert.equal(spanOf(state, 'refuseAid'), undefined, 'until it is taken back');
});

test('[P11.8] no votes on any card left, until the era is over', () => {
  const state = position({ civs: ['E', 'E'], era: 2, round: 4, stock: ['V3', ''] });
  state.table.cards = 1;
  enter(state, 'vote');
  assert.deepEqual(done(state, 0), { noVotes: 'vote 0' });
  assert.deepEqual(done(state, 1), { noVotes: 'vote 0', forced: 'vote 0' }, 'who has none has no choice');
  assert.notEqual(spanOf(state, 'noVotes'), spanOf(position({ civs: ['E', 'E'], era: 1 }), 'noVotes'));
});

test('[P8.5] whoever cannot pay for war shows blue by order', () => {
  const state = begin('negotiation', { civs: ['E', 'E'], era: 1, routes: ['0>1 PREP'], stock: ['R1', ''] });
  assert.deepEqual(done(state, 0), {});
  assert.deepEqual(done(state, 1), { forced: 'blue' });
});

test('[P2.9] a worker on his way home comes first, and where he has a choice no order chooses', () => {
  const state = begin('diplomacy', { civs: ['E', 'E'], workers: [LED, LED], routes: ['0=1 3 -'] });
  act(state, '0: break A1');
  assert.ok(state.table.coming[0]! > 0);
  assert.deepEqual(done(state, 0), {});
});
