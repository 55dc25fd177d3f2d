import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, quiet, viewOf } from '#engine';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import type { PatchistoryEvent } from '../events.ts';
import { isAllied } from '../movement/routes.ts';
import { CULTURE, mainNumbered, NOBODY, NOTHING, RESOURCE, ROUNDS, VOTE } from '../pieces.ts';
import { act, acting, type Drawn, enter, legal, listener, act as play, position, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import { eraOfWar, stakesOf } from './stakes.ts';

/** Military places below or above a capital, which has none: 3, 4, 5, 8, 9; and a citadel with military 1 and defence 3. */
const A3 = 'E; B1-23 2,0 ----';
const A4 = 'E; B2-23 2,0 ----';
const A5 = 'E; B3-23 2,0 ----';
const A8 = 'E; B3-23 2,0 ----; B1-23 -2,0 ----';
const A9 = 'E; B3-23 2,0 ----; B2-23 -2,0 ----';
const A1D3 = 'E; B1-24 2,0 ----';

const rule = (refusal: { rule: string } | undefined) => refusal?.rule;
const culture = (state: PatchistoryState) => state.table.civs.map((_, seat) => stockOf(state.table, seat, CULTURE));
const kinds = (events: readonly PatchistoryEvent[]) => events.map(({ kind }) => kind);

/** A war on the route from 0 to 1; who is not named as aggressor defends. */
function war(civs: readonly string[], aggressors: string, more: Partial<Drawn> = {}) {
  const state = position({ civs, routes: [`0>1 WAR ${aggressors}`], stock: civs.map(() => 'C20'), ...more });
  const tell = listener();
  enter(state, 'wars', tell);
  const ended = () => tell.events.find((event) => event.kind === 'warEnded') as PatchistoryEvent & { kind: 'warEnded' };
  return { state, tell, ended, act: (lines: string) => act(state, lines, tell) };
}

const NOTHING_MORE = '0: commit 0\n1: commit 0';

test('[P9.1] seats in turn order, each all its wars on either side in its own order', () => {
  const routes = ['0>1 WAR 0', '1>2 WAR 1', '2>3 WAR 2', '3>1 WAR 3'];
  const state = position({ civs: ['E', 'E', 'E', 'E'], routes, first: 1 });
  enter(state, 'wars');
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1), ['next R1', 'next R2', 'next R4']);
  assert.equal(rule(why(state, '1: next R3')), 'P9.1', 'not in that one');
  assert.equal(rule(why(state, '1: commit 0')), 'P9.1');
  act(state, '1: next R4\n3: commit 0\n1: commit 0\n3: put 0,0');
  assert.deepEqual(legal(state, 1), ['next R1', 'next R2']);
  act(state, '1: next R1\n0: commit 0\n1: commit 0\n0: put 0,0');
  assert.deepEqual(acting(state), [1, 2], 'the last one comes by itself');
  act(state, '1: commit 0\n2: commit 0\n1: put 0,0');
  assert.deepEqual(acting(state), [2, 3]);
  assert.equal(act(state, '2: commit 0\n3: commit 0\n2: put 0,0'), 'through');
});

test('[P9.1] a war declared this round is not due', () => {
  const state = position({ civs: ['E', 'E'], routes: ['0>1 PREP 0'] });
  assert.equal(enter(state, 'wars'), 'through');
});

test('[P9.2] military against military and defence; two aggressors leave out defence', () => {
  const powers = (aggressors: string) => (war([A3, A1D3], aggressors).tell.events[0] as PatchistoryEvent & { kind: 'warBegan' }).powers;
  assert.deepEqual(powers('0'), [3, 4]);
  assert.deepEqual(powers('1'), [3, 1]);
  assert.deepEqual(powers('0+1'), [3, 1]);
});

test('[P9.3] aggressor before defender, of two aggressors the owner of the route first', () => {
  const gustav = 'E; B3-11 2,0 ----';
  const yi = 'E; B2-05 2,0 ----';
  const routes = (aggressors: string) => [`0>1 WAR ${aggressors}`, '0>1', '1>0'];
  const asked = (civs: string[], aggressors: string) => {
    const { state } = war(civs, aggressors, { routes: routes(aggressors), workers: ['0,0', '0,0'] });
    const order: string[] = [];
    while (state.table.turn.kind === 'muster') {
      const { seat, effect } = state.table.turn;
      assert.deepEqual(acting(state), [seat]);
      order.push(`${seat} ${effect}`);
      act(state, `${seat}: no`);
    }
    assert.equal(state.table.turn.kind, 'commit');
    return order;
  };
  assert.deepEqual(asked([gustav, yi], '0'), ['0 SCHWERERGUSTAV', '1 YISUNSIN']);
  assert.deepEqual(asked([yi, gustav], '1'), ['1 SCHWERERGUSTAV', '0 YISUNSIN']);
  assert.deepEqual(asked([gustav, yi], '0+1'), ['0 SCHWERERGUSTAV'], 'Yi Sun-sin is for defenders');
  assert.deepEqual(asked([yi, gustav], '0'), ['1 SCHWERERGUSTAV']);
  assert.deepEqual(asked([`${gustav}; B2-05 -2,0 ----`, 'E'], '1'), ['0 YISUNSIN', '0 SCHWERERGUSTAV'], 'one seat may have both');
});

test('[P9.4] powers are taken anew after that', () => {
  // Genghis Khan: 1 military and 1 for each route. Gustav: 3 military, and the route given up counts no more.
  const both = 'E; B2-02 2,0 ----; B3-11 -2,0 ----';
  const { tell, ended, ...at } = war([both, 'E'], '0', { routes: ['0>1 WAR 0', '0>1'] });
  assert.deepEqual((tell.events[0] as PatchistoryEvent & { kind: 'warBegan' }).powers, [6, 0]);
  at.act(`0: scrap R2\n${NOTHING_MORE}`);
  assert.deepEqual(ended().powers, [5 + 6, 0]);
});

test('[P9.5] from nothing to all resources, in secret, shown together and discarded by both', () => {
  const { state, tell, ended, act } = war([A3, A3], '0', { stock: ['R2 C20 V5', 'R1 C20'] });
  assert.deepEqual(acting(state), [0, 1]);
  assert.deepEqual(legal(state, 0), ['commit 0', 'commit 1', 'commit 2']);
  assert.equal(rule(why(state, '0: commit 3')), 'P9.5');
  assert.equal(rule(why(state, '0: no')), 'P9.5');
  const other = clone(state);
  act('0: commit 2');
  play(other, '0: commit 0');
  assert.deepEqual(tell.events.at(-1), { kind: 'chose', seat: 0 });
  assert.deepEqual(viewOf(state, 1), viewOf(other, 1), 'the other sees that, not what');
  act('1: commit 1');
  assert.deepEqual(ended().powers, [5, 4]);
  assert.deepEqual([stockOf(state.table, 0, RESOURCE), stockOf(state.table, 1, RESOURCE)], [0, 0]);
  assert.deepEqual(
    state.hands.map(({ secret }) => secret),
    [[], []],
  );
});

test('[P9.5] what was shown cannot be taken back', () => {
  const { state } = war([A3, A3], '0');
  const revealed: PatchistoryEvent[] = [];
  const tell = { ...quiet, reveal: (event: PatchistoryEvent) => void revealed.push(event) };
  act(state, '1: commit 0', tell);
  assert.deepEqual(revealed, []);
  act(state, '0: commit 0', tell);
  assert.deepEqual(kinds(revealed), ['committed', 'committed']);
});

test('[P9.6] vector 9: at equal power the defender wins', () => {
  for (const [aggressor, defender] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    const { ended, act } = war([A3, A3], aggressor);
    act(NOTHING_MORE);
    assert.equal(ended().winner, defender);
  }
});

test('[P9.7] vector 9: two aggressors with equal power are both beaten', () => {
  const { state, ended, act } = war([A3, A3], '0+1');
  act(NOTHING_MORE);
  assert.equal(ended().winner, NOBODY);
  assert.deepEqual(culture(state), [20, 20]);
});

test('[P9.8] 5, 10, 15 culture for an aggressor, 3, 6, 9 for a defender', () => {
  for (const [era, aggressor, defender] of [
    [0, 5, 3],
    [1, 10, 6],
    [2, 15, 9],
  ] as const) {
    const won = war([A4, A3], '0', { era });
    won.act(NOTHING_MORE);
    assert.deepEqual(culture(won.state), [20 + aggressor, 20]);
    const lost = war([A3, A4], '0', { era });
    lost.act(NOTHING_MORE);
    assert.deepEqual(culture(lost.state), [20, 20 + defender]);
    const both = war([A3, A4], '0+1', { era });
    both.act(NOTHING_MORE);
    assert.deepEqual(culture(both.state), [20, 20 + aggressor], 'over another aggressor');
  }
});

test('[P9.9] a margin of 5 brings 7 culture of the loser, 4 does not', () => {
  for (const aggressors of ['0', '0+1', '1']) {
    const prize = aggressors === '1' ? 3 : 5;
    const five = war([A8, A3], aggressors);
    five.act(NOTHING_MORE);
    assert.deepEqual(culture(five.state), [20 + prize + 7, 13]);
    const four = war([A8, A4], aggressors);
    four.act(NOTHING_MORE);
    assert.deepEqual(culture(four.state), [20 + prize, 20]);
  }
});

test('[P9.9] what was committed counts for the margin', () => {
  const { state, act } = war([A3, A3], '0', { stock: ['R5 C20', 'C20'] });
  act('0: commit 5\n1: commit 0');
  assert.deepEqual(culture(state), [32, 13]);
});

test('[P9.8] [P9.9] trap 20: era II, 9 against 4 with 3 culture; 8 against 8; two aggressors with 8', () => {
  const rout = war([A9, A4], '0', { era: 1, stock: ['', 'C3'] });
  rout.act(NOTHING_MORE);
  assert.deepEqual(culture(rout.state), [13, 0]);
  assert.deepEqual([rout.ended().prize, rout.ended().taken], [10, 3]);

  const tie = war([A8, A8], '0', { era: 1, stock: ['', ''] });
  tie.act(NOTHING_MORE);
  assert.deepEqual(culture(tie.state), [0, 6]);

  // The Colosseum has military 1 itself, so 7 more; a third seat has the Red Cross.
  const colosseum = 'E; B1-16 2,0 ----; B2-23 -2,0 ----; B1-23 4,0 ----';
  const beaten = war([colosseum, A8, 'E; B3-16 2,0 ----'], '0+1', { era: 1, stock: ['', '', ''] });
  beaten.act(NOTHING_MORE);
  assert.deepEqual(beaten.ended().powers, [8, 8]);
  assert.deepEqual(culture(beaten.state), [0, 0, 4]);
});

test('[P9.10] prize, spoils, Colosseum, Napoleon, Red Cross', () => {
  // Napoleon was patched before the Colosseum.
  const { state, tell, act } = war(['E; B3-05 2,0 ----; B1-16 -2,0 ----', 'E; B3-16 2,0 ----'], '0');
  act(NOTHING_MORE);
  const told = tell.events.filter(({ kind }) => kind === 'warEnded' || kind === 'effect');
  assert.deepEqual(
    told.map((event) => (event.kind === 'effect' ? event.effect : event.kind)),
    ['warEnded', 'COLOSSEUM', 'NAPOLEON', 'REDCROSS'],
  );
  assert.deepEqual(culture(state), [20 + 5 + 7 + 3 + 5, 20 - 7 + 4]);
});

test('[P9.11] after the war the worker goes home, whoever won', () => {
  for (const civs of [
    [A4, A3],
    [A3, A4],
  ]) {
    const { state, act } = war(civs, '0');
    act(NOTHING_MORE);
    assert.deepEqual(acting(state), [0]);
    assert.equal(act('0: put 0,2'), 'through');
    assert.deepEqual([state.table.main.at[0], state.table.main.war[0]], [NOTHING, 0]);
    assert.equal(state.table.main.from[0], 0, 'the route stays');
  }
});

test('[P9.12] a war declared in the fifth round is fought at the next era’s prizes', () => {
  const state = position({ civs: [A4, A3], routes: ['0>1 PREP'], era: 0, round: 4, stock: ['C20', 'C20'] });
  enter(state, 'negotiation');
  act(state, '0: red\n1: blue');
  state.table.era = 1;
  state.table.round = 0;
  enter(state, 'movement');
  enter(state, 'wars');
  act(state, NOTHING_MORE);
  assert.deepEqual(culture(state), [30, 20]);
});

test('[P9.13] a war declared in the last round is never fought', () => {
  const state = position({ civs: [A4, A3], routes: ['0>1 PREP'], era: 2, round: 4, stock: ['R2 C20', 'C20'] });
  enter(state, 'negotiation');
  assert.equal(act(state, '0: red\n1: blue'), 'through');
  assert.equal(enter(state, 'wars'), 'through');
  assert.deepEqual(culture(state), [20, 20]);
});

test('[P13.25] Colosseum: 3 culture for a war won, on either side, none for one lost', () => {
  // Military 1 + 3.
  const colosseum = 'E; B1-16 2,0 ----; B1-23 -2,0 ----';
  for (const [aggressor, other, gained] of [
    ['0', A3, 5 + 3],
    ['1', A3, 3 + 3],
    ['0', A8, 0],
  ] as const) {
    const { state, act } = war([colosseum, other], aggressor, { stock: ['', ''] });
    act(NOTHING_MORE);
    assert.equal(culture(state)[0], gained);
  }
});

test('[P13.29] Joan of Arc: votes count as resources do, for her owner alone', () => {
  const joan = 'E; B2-03 2,0 ----';
  const { state, ended, act } = war([joan, A3], '0', { stock: ['R1 V2', 'V9'] });
  assert.deepEqual(legal(state, 0), ['commit 0', 'commit 0 1', 'commit 0 2', 'commit 1', 'commit 1 1', 'commit 1 2']);
  assert.equal(rule(why(state, '0: commit 0 3')), 'P13.29');
  assert.equal(rule(why(state, '1: commit 0 1')), 'P13.29');
  act('0: commit 1 2\n1: commit 0');
  assert.deepEqual(ended().powers, [5, 3]);
  assert.deepEqual([stockOf(state.table, 0, RESOURCE), stockOf(state.table, 0, VOTE), stockOf(state.table, 1, VOTE)], [0, 0, 9]);
});

test('[P13.31] Yi Sun-sin: the defender may return a worker for 5 power', () => {
  // Military 1, defence 2.
  const { state, ended, act } = war([A8, 'E; B2-05 2,0 ----'], '0', { workers: ['', '0,0'], routes: ['0>1 WAR 0', '1>0 2'] });
  assert.deepEqual(legal(state, 1), ['no', 'return yi 0,0', 'return yi R2']);
  assert.equal(rule(why(state, '1: return yi 0,1')), 'P13.5');
  assert.equal(rule(why(state, '1: return gardens 0,0')), 'P13.5');
  assert.equal(rule(why(state, '1: scrap R2')), 'P9.3');
  act(`1: return yi 0,0\n${NOTHING_MORE}`);
  assert.deepEqual(ended().powers, [8, 8]);
  assert.equal(ended().winner, 1);
  assert.equal(state.table.track[1], 7);
});

test('[P13.31] Yi Sun-sin: it may be the worker of this very war, which goes on', () => {
  const { state, ended, tell, act } = war(['E; B2-05 2,0 ----', A5], '1');
  assert.equal(act(`0: return yi R1\n${NOTHING_MORE}`), 'through', 'nobody is left to come home');
  assert.deepEqual(ended().powers, [8, 5]);
  assert.equal(state.table.track[0], 8);
  assert.deepEqual([state.table.main.at[0], state.table.main.war[0]], [NOTHING, 0]);
  assert.ok(!kinds(tell.events).includes('calledOff'));
});

test('[P13.31] Yi Sun-sin: the worker of another war calls that one off', () => {
  const routes = ['0>1 WAR 0', '1>2 WAR 1'];
  const { state, tell, act } = war([A8, 'E; B2-05 2,0 ----', 'E'], '0', { routes });
  act('1: return yi R2\n0: commit 0\n1: commit 0');
  assert.ok(tell.events.some((event) => event.kind === 'calledOff' && event.route === 1));
  assert.equal(act('0: put 0,0'), 'through');
  assert.equal(state.table.main.war[1], 0);
});

test('[P13.31] Yi Sun-sin is not offered without a worker', () => {
  const { state } = war([A8, 'E; B2-05 2,0 ----'], '0');
  assert.equal(state.table.turn.kind, 'commit');
});

test('[P13.47] Napoleon: 5 culture for a war won as aggressor only', () => {
  const napoleon = 'E; B3-05 2,0 ----';
  for (const [aggressors, gained] of [
    ['0', 5 + 5],
    ['1', 3],
    ['0+1', 5 + 5],
  ] as const) {
    const { state, act } = war([napoleon, A3], aggressors, { stock: ['', ''] });
    act(NOTHING_MORE);
    assert.equal(culture(state)[0], gained);
    assert.equal(
      earnedBy(state.table, 0).reduce((sum, n) => sum + n),
      gained,
    );
  }
});

test('[P13.53] Schwerer Gustav: a route for 6 power, not the war’s; its workers go home', () => {
  const gustav = 'E; B3-11 2,0 ----';
  const routes = ['0>1 WAR 0', '0>2 2', '2>0', '0=2 1 4'];
  const { state, ended, act } = war([gustav, A8, 'E'], '0', { routes });
  assert.deepEqual(legal(state, 0), ['no', 'scrap R2', 'scrap A1']);
  assert.equal(rule(why(state, '0: scrap R1')), 'P13.53');
  assert.equal(rule(why(state, '0: scrap R3')), 'P13.53', 'another’s');
  assert.equal(rule(why(state, '0: return yi R2')), 'P9.3');
  act('0: scrap A1');
  assert.equal(isAllied(state.table, 0, 2), false, 'the alliance is over');
  assert.deepEqual(acting(state), [0], 'the active seat first');
  act('0: put 0,0');
  assert.deepEqual(acting(state), [2]);
  act('2: put 0,0');
  assert.deepEqual(acting(state), [0, 1], 'once a war');
  act(NOTHING_MORE);
  assert.deepEqual(ended().powers, [9, 8]);
  assert.equal(state.table.allied.a[0], NOBODY);
});

test('[P13.53] Schwerer Gustav: a war declared on the route is called off, also for a defender', () => {
  const gustav = 'E; B3-11 2,0 ----';
  const routes = ['0>1 WAR 0', '1>2 PREP 2'];
  const { state, tell, act } = war([A8, gustav, 'E; B3-16 2,0 ----'], '0', { routes });
  act('1: scrap R2');
  assert.ok(tell.events.some((event) => event.kind === 'calledOff' && event.route === 1));
  act(`1: put 0,0\n${NOTHING_MORE}`);
  assert.equal(act('0: put 0,0'), 'through');
  assert.equal(culture(state)[2], 24, 'the Red Cross saw one war');
});

test('[P13.57] Red Cross: 4 culture for every war fought, ties and own ones included', () => {
  const cross = 'E; B3-16 2,0 ----';
  const state = position({ civs: [cross, 'E', 'E'], routes: ['1>2 WAR 1+2', '0>1 WAR 0'], stock: ['', '', ''] });
  enter(state, 'wars');
  act(state, '0: commit 0\n1: commit 0\n0: put 0,0');
  assert.equal(culture(state)[0], 4);
  act(state, '1: commit 0\n2: commit 0');
  assert.equal(culture(state)[0], 8);
});

test('[P2.9] with no free place the worker of a war goes back to the track', () => {
  const { state, tell, act } = war([A4, A3], '0', { workers: ['0,0 0,1 0,2 1,0 1,1 1,2 2,0'] });
  state.table.civs[0]?.workers.push(...(state.table.civs[0]?.cells.slice(7) ?? []));
  assert.equal(act(NOTHING_MORE), 'through');
  assert.ok(kinds(tell.events).includes('homeless'));
});

test('[P9.8] [P9.6] [P9.12] [P9.13] what is at stake is told before, and comes so', () => {
  for (const era of [0, 1, 2]) {
    for (const [aggressors, red] of [
      ['0', 1],
      ['1', 2],
      ['0+1', 3],
    ] as const) {
      const { state, ended, act } = war([A5, A1D3], aggressors, { era });
      const { powers, prizes, tie, margin, spoils } = stakesOf(state.table, mainNumbered(0), red);
      act(NOTHING_MORE);
      const { powers: fought, prize, winner, taken } = ended();
      assert.deepEqual(fought, powers);
      assert.equal(prize, prizes[winner as 0 | 1]);
      assert.equal(taken, Math.abs(powers[0] - powers[1]) >= margin ? spoils : 0);
      assert.equal(tie, red === 3 ? undefined : red === 1 ? 1 : 0);
    }
  }
  const at = (era: number, round: number) => eraOfWar(position({ civs: ['E', 'E'], era, round }).table);
  assert.deepEqual([at(0, 0), at(0, ROUNDS - 1), at(2, ROUNDS - 2), at(2, ROUNDS - 1)], [0, 1, 2, undefined]);
});
