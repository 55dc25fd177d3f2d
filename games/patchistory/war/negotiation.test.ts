import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, quiet, viewOf } from '#engine';
import { stockOf } from '../civilisation/stock.ts';
import type { PatchistoryEvent } from '../events.ts';
import { moves } from '../legal.ts';
import { alliedRoute, isAllied } from '../movement/routes.ts';
import { FIRST_ALLIED, NOTHING, PREP, RESOURCE } from '../pieces.ts';
import { act, acting, enter, legal, listener, position, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';

const E4 = ['E', 'E', 'E', 'E'];
const rule = (refusal: { rule: string } | undefined) => refusal?.rule;
const resources = (state: PatchistoryState, seat: number) => stockOf(state.table, seat, RESOURCE);

/** Seat 0's worker stands on PREP before seat 1; it is the negotiation now. */
function talks(more: Partial<Parameters<typeof position>[0]> = {}) {
  const state = position({ civs: ['E', 'E', 'E'], routes: ['0>1 PREP'], ...more });
  enter(state, 'negotiation');
  return state;
}

test('[P8.1] a worker on PREP without a war brings a negotiation; other workers bring none', () => {
  const none = position({ civs: ['E', 'E', 'E'], routes: ['0>1 3', '1>2 START', '2>0 REST', '2>1 PREP 2', '0>2 WAR 0'] });
  assert.equal(enter(none, 'negotiation'), 'through');
  assert.deepEqual(acting(talks()), [0, 1]);
});

test('[P8.2] owners in turn order; an owner of several chooses', () => {
  const state = position({ civs: E4, routes: ['0>1 PREP', '2>3 PREP', '2>0 PREP'], first: 2 });
  enter(state, 'negotiation');
  assert.deepEqual(acting(state), [2]);
  assert.deepEqual(legal(state, 2), ['next R2', 'next R3']);
  assert.equal(rule(why(state, '2: next R1')), 'P8.2');
  assert.equal(rule(why(state, '2: red')), 'P8.2');
  act(state, '2: next R3');
  assert.deepEqual(acting(state), [0, 2]);
  act(state, '0: red\n2: red');
  assert.deepEqual(acting(state), [2, 3], 'the last of an owner comes by itself');
  act(state, '2: blue\n3: red');
  assert.deepEqual(acting(state), [0, 1]);
  assert.equal(act(state, '1: red\n0: blue'), 'through');
});

test('[P8.3] [P8.10] allies do not negotiate: the worker goes home', () => {
  const state = talks({ routes: ['0>1 PREP', '1=0'] });
  assert.deepEqual(acting(state), [0]);
  assert.ok(legal(state, 0).every((move) => move.startsWith('put')));
  assert.equal(act(state, '0: put 0,0'), 'through');
  assert.equal(state.table.main.at[0], NOTHING);
});

test('[P8.4] colours are secret until both have chosen, in any order', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const state = talks();
    const before = JSON.stringify(viewOf(state, order[1]));
    const other = clone(state);
    const tell = listener();
    act(state, `${order[0]}: red`, tell);
    act(other, `${order[0]}: blue`);
    assert.deepEqual(tell.events, [{ kind: 'chose', seat: order[0] }]);
    assert.deepEqual(viewOf(state, order[1]), viewOf(other, order[1]));
    assert.deepEqual(viewOf(state, 2), viewOf(other, 2));
    assert.notEqual(JSON.stringify(viewOf(state, order[1])), before, 'that a choice was made is seen');
    assert.deepEqual(acting(state), [order[1]]);
    act(state, `${order[1]}: blue`, tell);
    assert.deepEqual(tell.events.at(-1), { kind: 'negotiated', route: 0, from: 0, to: 1, red: order[0] + 1, resources: 0 });
    assert.deepEqual(
      state.hands.map(({ secret }) => secret),
      [[], [], []],
    );
  }
});

test('[P8.4] [P8.7] what was shown cannot be taken back', () => {
  const state = talks();
  const revealed: string[] = [];
  const tell = { ...quiet, reveal: (event: PatchistoryEvent) => void revealed.push(event.kind) };
  act(state, '0: blue', tell);
  assert.deepEqual(revealed, []);
  act(state, '1: blue', tell);
  assert.deepEqual(revealed, ['negotiated']);
  act(state, '1: no\n0: yes', tell);
  assert.deepEqual(revealed, ['negotiated', 'alliance']);
});

test('[P8.5] red needs the resources of the era, and costs them when shown', () => {
  for (const era of [0, 1, 2]) {
    const state = talks({ era, stock: [`R${era}`, `R${era}`] });
    act(state, '0: red');
    assert.equal(resources(state, 0), era, 'not yet');
    act(state, '1: red');
    assert.deepEqual([resources(state, 0), resources(state, 1)], [0, 0]);
    if (era === 0) continue;
    const poor = talks({ era, stock: [`R${era - 1}`, `R${era}`] });
    assert.deepEqual(legal(poor, 0), ['blue'], 'still asked');
    assert.equal(rule(why(poor, '0: red')), 'P8.5');
    act(poor, '0: blue\n1: red');
    assert.deepEqual([resources(poor, 0), resources(poor, 1)], [era - 1, 0]);
  }
});

test('[P8.6] one red is enough for a war; the worker stays on PREP', () => {
  for (const [zero, one, war] of [
    ['red', 'blue', 1],
    ['blue', 'red', 2],
    ['red', 'red', 3],
  ] as const) {
    const state = talks();
    assert.equal(act(state, `0: ${zero}\n1: ${one}`), 'through');
    assert.equal(state.table.main.war[0], war);
    assert.equal(state.table.main.at[0], PREP);
  }
});

test('[P8.7] after two blue both answer in secret; only two yes make an alliance', () => {
  for (const [zero, one] of [
    ['yes', 'no'],
    ['no', 'yes'],
    ['no', 'no'],
  ]) {
    const state = talks();
    act(state, '0: blue\n1: blue');
    assert.deepEqual(acting(state), [0, 1]);
    assert.equal(rule(why(state, '0: blue')), 'P8.7');
    const tell = listener();
    act(state, `1: ${one}`, tell);
    assert.deepEqual(tell.events, [{ kind: 'chose', seat: 1 }]);
    act(state, `0: ${zero}`, tell);
    assert.deepEqual(tell.events.at(-1), { kind: 'alliance', from: 0, to: 1, yes: false });
    assert.equal(act(state, '0: put 0,0'), 'through');
    assert.equal(isAllied(state.table, 0, 1), false);
  }
});

test('[P8.8] with no allied route left nobody is asked', () => {
  const state = position({ civs: E4, routes: ['0>1 PREP', '0=2', '0=3', '1=2', '1=3'] });
  enter(state, 'negotiation');
  act(state, '0: blue\n1: blue');
  assert.ok(legal(state, 0).every((move) => move.startsWith('put')));
  assert.equal(act(state, '0: put 1,2'), 'through');
});

test('[P8.9] the owner of the worker chooses the orientation', () => {
  for (const [end, a, b] of [
    ['a', 0, 1],
    ['b', 1, 0],
  ] as const) {
    const state = talks();
    act(state, '0: blue\n1: blue\n0: yes\n1: yes');
    assert.deepEqual(acting(state), [0]);
    assert.deepEqual(legal(state, 0), ['end a', 'end b']);
    assert.equal(rule(why(state, '0: yes')), 'P8.9');
    act(state, `0: end ${end}`);
    const { allied } = state.table;
    assert.deepEqual([allied.a[0], allied.b[0]], [a, b]);
    assert.equal(alliedRoute(state.table, 1, 0), FIRST_ALLIED);
  }
});

test('[P8.10] after an alliance the worker goes home, too', () => {
  const state = talks();
  act(state, '0: blue\n1: blue\n0: yes\n1: yes\n0: end a');
  assert.equal(act(state, '0: put 0,2'), 'through');
  assert.equal(state.table.main.at[0], NOTHING);
  assert.deepEqual(state.table.civs[0]?.workers.length, 1);
});

test('[P8.11] trap 21: new allies call off the war that is due, and their other worker on PREP goes home without tokens', () => {
  const state = position({ civs: ['E', 'E', 'E'], routes: ['0>1 PREP', '1>0 WAR 1', '1>0 PREP', '0>2 WAR 0'] });
  const tell = listener();
  enter(state, 'negotiation', tell);
  act(state, '0: blue\n1: blue\n0: yes\n1: yes\n0: end b', tell);
  assert.ok(tell.events.some(({ kind }) => kind === 'calledOff'));
  assert.deepEqual(acting(state), [0], 'the active seat first');
  act(state, '0: put 0,0', tell);
  assert.deepEqual(acting(state), [1]);
  act(state, '1: put 0,0', tell);
  assert.equal(act(state, '1: put 0,1', tell), 'through');
  const { main } = state.table;
  assert.deepEqual(main.at.slice(0, 3), [NOTHING, NOTHING, NOTHING]);
  assert.deepEqual(main.war.slice(0, 4), [0, 0, 0, 1], 'wars of others go on');
  enter(state, 'wars', tell);
  assert.deepEqual(acting(state), [0, 2], 'only the other war is fought');
});

test('[P8.12] a war is called off, without refund, when its worker is returned to the track', () => {
  // Trap 19: Hanging Gardens, with the Red Cross looking on.
  const state = position({
    civs: ['E; B1-11 2,0 ----', 'E; B3-16 2,0 ----'],
    routes: ['0>1 PREP 0'],
    stock: ['F1 C5', 'C9'],
  });
  const tell = listener();
  enter(state, 'administration', tell);
  act(state, '0: return gardens R1', tell);
  const { main, stock, track } = state.table;
  assert.deepEqual([main.at[0], main.war[0], track[0]], [NOTHING, 0, 8]);
  assert.deepEqual(stock.slice(0, 4), [4, 0, 0, 8], '3 food, 3 culture');
  assert.equal(stock[5 + 3], 9, 'the Red Cross gets nothing');
  assert.ok(tell.events.some((event) => event.kind === 'calledOff' && event.route === 0));
  assert.equal(enter(state, 'wars'), 'through');
});

test('[P8.12] nothing else calls a war off: it outlives an era', () => {
  const state = position({ civs: ['E', 'E'], routes: ['0>1 PREP 0'], era: 1 });
  enter(state, 'movement');
  assert.equal(enter(state, 'negotiation'), 'through');
  assert.equal(state.table.main.war[0], 1);
});

test('[P1.12] who is asked does not depend on what a seat has', () => {
  const state = talks({ era: 2, stock: ['', ''] });
  assert.deepEqual(acting(state), [0, 1]);
  assert.deepEqual(moves(viewOf(state, 0)), [{ kind: 'blue' }]);
});
