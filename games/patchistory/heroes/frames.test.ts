import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelsOf } from '../civilisation/levels.ts';
import { stockOf } from '../civilisation/stock.ts';
import { dataOf } from '../data/data.ts';
import { buildingNamed } from '../data/named.ts';
import { BUILT, type Building, C, F, P, VOTE } from '../pieces.ts';
import { pointsLeft, priceOf } from '../politics/prices.ts';
import { act, begin, cellOf, enter, legal, listener, position, why } from '../position.ts';
import type { Action } from './effect.ts';

/** Shows two resources. */
const CHEAP = buildingNamed('b01');

/** What an action costs with a worker on a cell: points, food, resources. */
function price(civ: string, worker: string, action: Action, tile?: Building): number[] {
  const { table } = position({ civs: [civ, 'E'], workers: [worker] });
  return Object.values(priceOf(table, 0, action, tile));
}

const COMM_TRAIN = 'E; W1-13 2,0 ----';

test('[P14.1] a frame works from the moment a worker stands there and while it stays', () => {
  const state = begin('administration', { civs: [`${COMM_TRAIN}; B3-22 2,2 ----`, 'E'], routes: ['0>1'], stock: ['F30', ''] });
  act(state, '0: train 3,1');
  assert.deepEqual(Object.values(priceOf(state.table, 0, 'train')), [1, 4, 0]);
  act(state, '0: commerce 3,1 R1');
  assert.deepEqual(Object.values(priceOf(state.table, 0, 'train')), [2, 4, 0]);
});

test('[P14.1] frames and heroes add up', () => {
  assert.deepEqual(price('E; W1-09 2,0 ----; W2-25 2,2 ----', '3,0 2,3', 'wonders'), [1, 0, 0]);
  assert.deepEqual(price('E; W1-23 2,0 ----; W2-21 2,2 ----', '3,1 2,2', 'build', CHEAP), [1, 0, 2]);
  assert.deepEqual(price('E; W1-13 2,0 ----; W2-10 2,2 ----', '2,0 3,3', 'commerce'), [1, 0, 0]);
});

test('[P14.1] [P6.5] three COMM frames make commerce free in era I, not cheaper', () => {
  assert.deepEqual(price('E; W1-13 2,0 ----; W2-10 2,2 ----; W3-02 2,4 ----', '2,0 3,3 3,4', 'commerce'), [1, 0, 0]);
});

test('[P14.2] TRAIN: train costs 1 point less', () => {
  assert.deepEqual(price(COMM_TRAIN, '3,1', 'train'), [1, 4, 0]);
  assert.deepEqual(price(COMM_TRAIN, '3,0', 'train'), [2, 4, 0]);
});

test('[P14.3] BUILD: reclaim and building cost 1 point less each', () => {
  const civ = 'E; W1-23 2,0 ----';
  assert.deepEqual(price(civ, '3,1', 'reclaim'), [1, 0, 1]);
  assert.deepEqual(price(civ, '3,1', 'build', CHEAP), [2, 0, 2]);
  assert.deepEqual(price(civ, '3,1', 'route'), [2, 0, 2]);
});

test('[P14.4] HONOR: both honour actions cost 1 point less each', () => {
  const civ = 'E; W1-09 2,0 ----';
  assert.deepEqual(price(civ, '3,0', 'heroes'), [1, 1, 0]);
  assert.deepEqual(price(civ, '3,0', 'wonders'), [1, 0, 0]);
});

test('[P14.5] EXCH: the limit for exchange is 2 units higher', () => {
  const civs = ['E; W1-22 2,0 ----', 'E'];
  const worked = begin('administration', { civs, workers: ['3,1'], stock: ['F9', ''] });
  assert.deepEqual(why(worked, '0: exchange f4 m4'), { rule: 'P6.8', limit: 3 });
  assert.ok(legal(worked, 0).includes('exchange f3 r1m1'));
  const idle = begin('administration', { civs, workers: ['2,0'], stock: ['F9', ''] });
  assert.deepEqual(why(idle, '0: exchange f3 m3'), { rule: 'P6.8', limit: 1 });
});

test('[P14.6] COMM: commerce costs 1 food less', () => {
  assert.deepEqual(price(COMM_TRAIN, '2,0', 'commerce'), [1, 1, 0]);
  assert.deepEqual(price(COMM_TRAIN, '2,1', 'commerce'), [1, 2, 0]);
});

test('[P14.7] VOTE: 1 vote in production', () => {
  const state = position({ civs: ['E; W1-16 2,0 ----', 'E; W1-16 2,0 ----'], workers: ['3,0', '3,1'] });
  enter(state, 'production');
  assert.deepEqual([stockOf(state.table, 0, VOTE), stockOf(state.table, 1, VOTE)], [1, 0]);
});

test('[P14.8] twelve kinds of building tiles, six of them for 2 resources and six for 3', () => {
  const { buildings } = dataOf(position({ civs: ['E', 'E'] }).table);
  assert.deepEqual(
    buildings.map(({ cost }) => cost),
    [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3],
  );
});

test('[P14.8] building tiles serve in every era', () => {
  for (const era of [0, 1, 2]) {
    const state = begin('administration', { civs: ['E; B3-22 0,3 ----', 'E'], stock: ['R3', ''], tiles: ['b10'], era });
    act(state, '0: build b10 1,2');
    assert.equal(stockOf(state.table, 0, 1), 0);
  }
});

test('[P14.9] a built tile is a general place: symbols at once, its frame with a worker, and it can be built over', () => {
  const state = begin('administration', { civs: ['E; B3-22 0,3 ----', 'E'], workers: ['1,2'], stock: ['R9', ''], tiles: ['b08 b01'] });
  act(state, '0: build b08 1,2');
  assert.equal(levelsOf(state.table, 0)[P], 6);
  assert.equal(pointsLeft(state.table, 0), 3);
  act(state, '0: build b01 1,2');
  assert.deepEqual([levelsOf(state.table, 0)[P], levelsOf(state.table, 0)[F]], [4, 7]);
});

test('[P14.10] the front of a reclaimed tile stays secret, also when it leaves the game; building shows it', () => {
  const state = begin('administration', { civs: ['E; B3-22 0,3 ----; B3-22 2,0 ----', 'E'], stock: ['R9', ''], tiles: ['b07 b12'] });
  const tell = listener();
  const gone = [...state.table.gone];
  act(state, '0: reclaim b07 1,2', tell);
  const before = JSON.stringify([tell.events, state.table]);
  const other = begin('administration', { civs: ['E; B3-22 0,3 ----; B3-22 2,0 ----', 'E'], stock: ['R9', ''], tiles: ['b12 b07'] });
  tell.events.length = 0;
  act(other, '0: reclaim b12 1,2', tell);
  assert.equal(JSON.stringify([tell.events, other.table]), before, 'another tile looks the same');
  act(state, '0: build b12 1,2', tell);
  assert.deepEqual(state.table.gone, gone, 'what it covers was never seen');
  assert.deepEqual(state.hands[0]?.laid, [6]);
  const civ = state.table.civs[0]!;
  assert.equal(civ.built[civ.cells.indexOf(cellOf('1,2'))], BUILT + 11);
  assert.equal(levelsOf(state.table, 0)[C], 0);
});
