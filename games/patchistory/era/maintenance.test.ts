import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { GOODS, ROUNDS, SOURCES } from '../pieces.ts';
import { enter, listener, position } from '../position.ts';
import { PHASES } from '../round/phases.ts';
import type { PatchistoryState } from '../table.ts';

const stock = ({ table }: PatchistoryState, seat = 0) => GOODS.map((_, good) => stockOf(table, seat, good));

/** Moses and Homer; Pyramids and Petra; the Great Granary. */
const RICH = 'E; B1-01 2,0 ----; B1-05 4,0 ----; B1-13 6,0 ----; B1-12 8,0 ----; B1-18 10,0 ----';

function maintain(goods: string) {
  const state = position({ civs: ['E', RICH], round: 4, stock: ['F5 R5 C5', goods] });
  const { events, ...tell } = listener();
  assert.equal(enter(state, 'maintenance', tell), 'through');
  assert.deepEqual(stock(state, 0), [5, 5, 0, 5, 0], 'nothing to maintain');
  return { state, events };
}

test('[P11.1] after the fifth round come upkeep, vote and era’s end, in no other round', () => {
  const last = PHASES.slice(-3);
  assert.deepEqual(
    last.map(({ name }) => name),
    ['maintenance', 'vote', 'eraEnd'],
  );
  for (let round = 0; round < ROUNDS; round++) {
    const { table } = position({ civs: ['E', 'E'], round });
    for (const { when } of last) assert.equal(when?.(table), round === ROUNDS - 1);
  }
});

test('[P11.2] two food for each hero and one resource for each wonder, nothing for special buildings', () => {
  const { state, events } = maintain('F7 R3 C9');
  assert.deepEqual(stock(state, 1), [3, 1, 0, 9, 0]);
  assert.deepEqual(events, [{ kind: 'maintained', seat: 1, food: 4, resources: 2, culture: 0 }]);
});

test('[P11.3] what is missing costs 3 culture a food and 6 a resource, all at once', () => {
  const { state, events } = maintain('F3 R1 C20');
  assert.deepEqual(stock(state, 1), [0, 0, 0, 20 - 3 - 6, 0]);
  assert.deepEqual(events, [{ kind: 'maintained', seat: 1, food: 3, resources: 1, culture: 9 }]);
  assert.equal(earnedBy(state.table, 1)[SOURCES.indexOf('hunger')], -9);
});

test('[P11.3] [P2.11] nobody pays more culture than is there', () => {
  const { state, events } = maintain('C10');
  assert.deepEqual(stock(state, 1), [0, 0, 0, 0, 0]);
  assert.deepEqual(events, [{ kind: 'maintained', seat: 1, food: 0, resources: 0, culture: 10 }]);
});

test('[P11.2] [P13.1] a covered hero costs nothing', () => {
  const state = position({ civs: ['E; B1-05 2,0 ----; W1-01 2,0 oooo', 'E'], round: 4, stock: ['F4 C4'] });
  enter(state, 'maintenance');
  assert.deepEqual(stock(state), [4, 0, 0, 4, 0]);
});
