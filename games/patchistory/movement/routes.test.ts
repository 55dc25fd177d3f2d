import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quiet } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { ALLIED_ROUTES, alliedNumbered, FIRST_ALLIED, MAIN_ROUTES, mainNumbered, NOBODY, NOTHING, travellerOn } from '../pieces.ts';
import { act, acting, cellOf, enter, legal, listener, position, why } from '../position.ts';
import { seatsIn } from '../round/order.ts';
import {
  discardRoute,
  hasAlliedLeft,
  hasMainLeft,
  hasWorker,
  isAllied,
  isOpen,
  joinedWith,
  layAllied,
  layMain,
  openRoutes,
  returnWorker,
  setOut,
  workersOf,
} from './routes.ts';

const E = ['E', 'E', 'E'];
const rule = (refusal: { rule: string } | undefined) => refusal?.rule;

/** Food, resources, money, culture that seat 0's route workers bring. */
function brought(route: string): readonly number[] | undefined {
  const state = position({ civs: ['E', 'E'], routes: [route] });
  const tell = listener();
  enter(state, 'production', tell);
  const event = tell.events.find((told) => told.kind === 'brought' && told.seat === 0);
  return (event as (PatchistoryEvent & { kind: 'brought' }) | undefined)?.goods.slice(0, 4);
}

test('[P7.1] a main route: 2 money, 3 food, 2 resources; START, PREP, WAR and REST bring nothing', () => {
  assert.deepEqual(brought('0>1 1'), [0, 0, 2, 0]);
  assert.deepEqual(brought('0>1 2'), [3, 0, 0, 0]);
  assert.deepEqual(brought('0>1 3'), [0, 2, 0, 0]);
  for (const space of ['START', 'PREP', 'WAR', 'REST']) assert.equal(brought(`0>1 ${space}`), undefined);
});

test('[P7.2] an allied route: 3 money, 3 food, 2 resources, 4 culture, from END A to END B', () => {
  for (const [space, goods] of [
    [1, [0, 0, 3, 0]],
    [2, [3, 0, 0, 0]],
    [3, [0, 2, 0, 0]],
    [4, [0, 0, 0, 4]],
  ] as const) {
    assert.deepEqual(brought(`0=1 ${space} -`), goods);
    assert.deepEqual(brought(`1=0 - ${space}`), goods);
  }
  for (const space of ['0', '5', 'REST']) assert.equal(brought(`0=1 ${space} -`), undefined);
});

test('[P7.2] each ally sets out from its own end and walks to the far one', () => {
  const state = position({ civs: ['E', 'E'], routes: ['0=1'] });
  const { table } = state;
  setOut(table, 0, alliedNumbered(0));
  setOut(table, 1, alliedNumbered(0));
  assert.deepEqual([table.allied.atA[0], table.allied.atB[0]], [0, 5]);
  assert.equal(enter(state, 'movement'), 'through', 'one step each, without a choice');
  assert.deepEqual([table.allied.atA[0], table.allied.atB[0]], [1, 4]);
});

test('[P7.3] only the builder travels a main route', () => {
  const { table } = position({ civs: E, routes: ['0>1', '1>2 1'] });
  assert.equal(isOpen(table, 0, mainNumbered(0)), true);
  assert.equal(isOpen(table, 1, mainNumbered(0)), false);
  const state = position({ civs: E, routes: ['0>1 1', '1>2 1', '2=0 3 3'], first: 1 });
  enter(state, 'movement');
  assert.equal(rule(why(state, '1: advance R1 1')), 'P7.3');
  assert.equal(rule(why(state, '1: rest R1')), 'P7.3');
  assert.equal(rule(why(state, '1: advance A1 1')), 'P7.3');
  assert.equal(rule(why(state, '1: advance R14 1')), 'P7.3', 'in the supply');
  assert.equal(rule(why(state, '1: advance R99 1')), 'P7.3', 'no such route');
  assert.equal(rule(why(state, '1: advance A99 1')), 'P7.3');
});

test('[P7.4] a main route holds one worker in any state, an allied route one of each ally', () => {
  for (const space of ['START', '2', 'PREP', 'WAR', 'REST']) {
    assert.deepEqual(openRoutes(position({ civs: E, routes: [`0>1 ${space}`] }).table, 0), []);
  }
  const { table } = position({ civs: E, routes: ['0=1 3 -', '1=2 REST -'] });
  assert.deepEqual(openRoutes(table, 0), []);
  assert.deepEqual(openRoutes(table, 1), [FIRST_ALLIED]);
  assert.deepEqual(openRoutes(table, 2), [FIRST_ALLIED + 1]);
});

test('[P7.4] two allies may share and pass a space', () => {
  const state = position({ civs: ['E', 'E'], routes: ['0=1 2 3'] });
  enter(state, 'movement');
  assert.deepEqual([state.table.allied.atA[0], state.table.allied.atB[0]], [3, 2]);
  const both = position({ civs: ['E', 'E'], routes: ['0=1 2 4'] });
  enter(both, 'movement');
  assert.deepEqual([both.table.allied.atA[0], both.table.allied.atB[0]], [3, 3]);
});

test('[P2.12] allies share an allied route; a main route joins, whoever built it', () => {
  const { table } = position({ civs: ['E', 'E', 'E', 'E'], routes: ['0>1', '2=3'] });
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => seatsIn(joinedWith(table, seat))),
    [[1], [0], [], []],
  );
  assert.deepEqual([isAllied(table, 2, 3), isAllied(table, 3, 2), isAllied(table, 0, 1)], [true, true, false]);
});

test('[P1.3] 14 main and 4 allied routes; a discarded one can be laid again', () => {
  const { table } = position({ civs: E });
  for (let n = 0; n < MAIN_ROUTES; n++) assert.equal(layMain(table, 0, 1), n);
  for (let n = 0; n < ALLIED_ROUTES; n++) layAllied(table, 0, 1);
  assert.deepEqual([hasMainLeft(table), hasAlliedLeft(table)], [false, false]);
  discardRoute(table, mainNumbered(5), quiet);
  discardRoute(table, alliedNumbered(2), quiet);
  assert.equal(layMain(table, 2, 0), 5);
  assert.equal(layAllied(table, 2, 0), FIRST_ALLIED + 2);
});

test('[P2.10] a worker is returned from a place or from a route in any state', () => {
  const state = position({ civs: E, workers: ['0,0 1,1'], routes: ['0>1 REST', '0>2 WAR 0', '1=0 - 3'] });
  const { table } = state;
  const all = [cellOf('0,0'), cellOf('1,1'), ...[mainNumbered(0), mainNumbered(1), alliedNumbered(0)].map(travellerOn)];
  assert.deepEqual(workersOf(table, 0), all);
  assert.equal(table.track[0], 3);
  assert.deepEqual(workersOf(table, 1), []);
  for (const [n, worker] of all.entries()) {
    assert.equal(hasWorker(table, 0, worker), true);
    returnWorker(table, 0, worker, 'KREMLIN', quiet);
    assert.equal(hasWorker(table, 0, worker), false);
    assert.equal(table.track[0], 4 + n);
  }
  assert.equal(table.main.war[1], 0);
  assert.deepEqual(workersOf(table, 0), []);
});

test('[P2.10] a worker nobody has is nobody’s, whatever its number', () => {
  const { table } = position({ civs: E, workers: ['0,0'], routes: ['1>0 2', '0>1'] });
  const routes = [...[0, 1, 13, 99].map(mainNumbered), ...[0, 3, 98].map(alliedNumbered)];
  for (const worker of [cellOf('0,1'), ...routes.map(travellerOn)]) {
    assert.equal(hasWorker(table, 0, worker), false);
  }
});

test('[P2.9] workers come home one by one, each to a place of its own', () => {
  const state = position({ civs: E, routes: ['0>1 REST', '0>2 REST'] });
  enter(state, 'movement');
  act(state, '0: put 1,2');
  assert.equal(rule(why(state, '0: put 1,2')), 'P2.2');
  assert.equal(rule(why(state, '0: put 5,5')), 'P2.2');
  assert.equal(rule(why(state, '0: done')), 'P2.9');
  act(state, '0: put 0,0');
  assert.deepEqual(state.table.civs[0]!.workers, [cellOf('0,0'), cellOf('1,2')], 'in reading order');
});

test('[P2.9] with fewer free places than workers the rest goes to the track', () => {
  const state = position({ civs: E, workers: ['0,0 0,1 0,2 1,0 1,1'], routes: ['0>1 REST', '0>2 REST', '0>2 REST'] });
  const tell = listener();
  enter(state, 'movement', tell);
  act(state, '0: done', tell);
  assert.equal(state.table.coming[0], 1);
  assert.equal(tell.events.filter(({ kind }) => kind === 'homeless').length, 2);
  assert.deepEqual(legal(state, 0), ['put 1,2']);
  assert.equal(act(state, '0: put 1,2', tell), 'through');
  assert.equal(state.table.track[0], 2);
});

test('[P2.9] several owners: the active seat first, then turn order', () => {
  // Seat 2 breaks its alliance with seat 1, and both have workers on the route.
  const state = position({ civs: E, routes: ['1=2 1 1'], first: 0 });
  enter(state, 'diplomacy');
  act(state, '1: done\n2: break A1');
  assert.deepEqual(acting(state), [2]);
  assert.equal(rule(why(state, '1: put 0,0')), 'P2.13');
  act(state, '2: put 0,0');
  assert.deepEqual(acting(state), [1]);
  assert.equal(act(state, '1: put 0,0'), 'through');
  assert.deepEqual([state.table.allied.a[0], state.table.allied.atA[0]], [NOBODY, NOTHING]);
});
