import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, acting, cellOf, enter, legal, listener, position, why } from '../position.ts';

test('[P4.18] with equality each seat puts one free worker from its track, all at once', () => {
  const state = position({ civs: ['E', 'E', 'E'], first: 2 });
  assert.equal(enter(state, 'settling'), 'waits');
  assert.deepEqual(acting(state), [0, 1, 2]);
  assert.deepEqual(legal(state, 1), ['put 0,0', 'put 0,1', 'put 0,2', 'put 1,0', 'put 1,1', 'put 1,2']);
  const tell = listener();
  assert.equal(act(state, '1: put 0,2\n2: put 1,2', tell), 'waits');
  assert.deepEqual(acting(state), [0]);
  assert.equal(why(state, '1: put 0,0')?.rule, 'P2.13');
  assert.equal(act(state, '0: put 0,0', tell), 'through');
  assert.deepEqual(state.table.track, [7, 7, 7]);
  assert.deepEqual(state.table.civs[1]?.workers, [cellOf('0,2')]);
  assert.deepEqual(tell.events[2], { kind: 'settled', seat: 0, at: cellOf('0,0'), from: 'track' });
});

test('[P4.18] with liberty two, on different places, with two seats too', () => {
  const state = position({ civs: ['L-A', 'L-B'], options: { capital: 'liberty' } });
  enter(state, 'settling');
  act(state, '0: put 1,1');
  assert.deepEqual(acting(state), [0, 1]);
  assert.equal(why(state, '0: put 1,1')?.rule, 'P2.2');
  assert.equal(act(state, '1: put 0,0\n1: put 0,1\n0: put 0,2'), 'through');
  assert.deepEqual(state.table.civs[0]?.workers, [cellOf('0,2'), cellOf('1,1')]);
  assert.deepEqual(state.table.track, [6, 6]);
});

test('[P4.18] they must be put, on a free place: one already taken by the worker of Moses is not', () => {
  const state = position({ civs: ['E; B1-01 0,2', 'E'], workers: ['0,2'] });
  enter(state, 'settling');
  assert.equal(why(state, '0: done')?.rule, 'P4.18');
  assert.equal(why(state, '0: discard')?.rule, 'P4.18');
  assert.equal(why(state, '0: put 0,2')?.rule, 'P2.2');
  assert.equal(why(state, '0: put 1,2')?.rule, 'P2.2', 'not the cell that names the place');
  assert.equal(why(state, '0: put 3,3')?.rule, 'P2.2');
  assert.equal(why(state, '0: put 0,3'), undefined);
});
