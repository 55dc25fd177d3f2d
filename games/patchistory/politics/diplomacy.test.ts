import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { CULTURE, FOOD, MONEY, RESOURCE, SOURCES, VOTE } from '../pieces.ts';
import { act, acting, begin, type Drawn, enter, legal, listener, position, ruleAgainst, why } from '../position.ts';
import { pointsLeft } from './prices.ts';

/** The Equality capital with 2 points: a worker stands on the Assembly. */
const LED = '0,1';
/** The Capitol and the Armoured Division, each laid beside the capital. */
const P3 = 'B3-22 0,3 ----';
const A5 = 'B3-23 2,0 ----';
/** Who menaces has 6 military. */
const STRONG = `E; ${P3}; ${A5}; b05 1,2`;

const diplomacy = (drawn: Drawn) => begin('diplomacy', drawn);

test('[P5.1] one turn each, in turn order from the first player, and done is for good', () => {
  const state = diplomacy({
    civs: ['E', 'E', 'E'],
    workers: [LED, LED, LED],
    routes: ['0>1', '1>2', '2>0'],
    stock: ['', '', ''],
    first: 1,
  });
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1), ['done']);
  assert.equal(ruleAgainst(state, '1: campaign 1'), 'P5.1');
  assert.equal(act(state, '1: done'), 'waits');
  assert.equal(ruleAgainst(state, '1: done'), 'P2.13');
  assert.equal(act(state, '2: done'), 'waits');
  assert.deepEqual(acting(state), [0]);
  assert.equal(act(state, '0: done'), 'through');
});

test('[P5.1] who can do nothing, as everybody sees, is passed over; goods behind a screen do not count', () => {
  const drawn = { civs: ['E', 'E', 'E'], workers: ['', LED, LED], first: 1 };
  assert.equal(enter(position(drawn), 'diplomacy'), 'through', 'no route, nothing to do');
  const joined = { ...drawn, routes: ['0>1', '1>2'], stock: ['F9', '', 'F9'] };
  const state = diplomacy(joined);
  assert.deepEqual(acting(state), [1], 'it has nothing to give, but who knows?');
  act(state, '1: done');
  assert.equal(act(state, '2: aid 1 f3\n1: yes'), 'through', 'seat 2 has no point left, seat 0 never had two');
  const aided = diplomacy({ ...joined, first: 2 });
  act(aided, '2: aid 1 f3');
  assert.equal(act(aided, '1: yes'), 'through', 'who accepted aid proposes none');
  const twice = diplomacy({ ...drawn, civs: ['E', `E; ${P3}`, 'E'], routes: ['0>1'] });
  act(twice, '1: aid 0 f3\n0: no');
  assert.deepEqual(acting(twice), [1], 'three points are left');
  const strong = { civs: [STRONG, 'E'], routes: ['0>1'] };
  act(diplomacy(strong), '0: menace 1 money');
  assert.equal(act(diplomacy(strong), '0: menace 1 money'), 'through');
  assert.deepEqual(acting(diplomacy({ ...drawn, routes: ['0=2'] })), [2], 'an alliance can be broken');
});

test('[P5.1] as many actions as can be paid', () => {
  const state = diplomacy({ civs: [`E; ${P3}`, 'E'], routes: ['0>1'], stock: ['F9 C0', ''] });
  assert.equal(act(state, '0: aid 1 f3\n1: no\n0: aid 1 f3\n1: no'), 'through');
  assert.equal(stockOf(state.table, 0, CULTURE), 4);
});

test('[P5.2] points are the politics level and Kremlin’s points less what was spent, never below 0', () => {
  const { table } = position({ civs: ['E', 'E'], workers: [LED] });
  assert.equal(pointsLeft(table, 0), 2);
  assert.equal(pointsLeft(table, 1), 1);
  table.bonus[0] = 4;
  table.spent[0] = 1;
  assert.equal(pointsLeft(table, 0), 5);
  table.spent[0] = 9;
  assert.equal(pointsLeft(table, 0), 0);
});

test('[P5.2] a rise or fall of the level counts at once', () => {
  const state = position({ civs: ['E', 'E'], workers: ['0,0'], stock: ['F9', ''] });
  const { table } = state;
  table.spent[0] = 1;
  assert.equal(pointsLeft(table, 0), 0);
  table.civs[0]!.workers[0] = table.civs[0]!.cells[1]!;
  assert.equal(pointsLeft(table, 0), 1);
});

test('[P5.3] aid costs 2 points and goes along any route, whoever built it', () => {
  const drawn = { civs: ['E', 'E', 'E', 'E'], workers: [LED] };
  const state = diplomacy({ ...drawn, routes: ['0>1', '2>0'] });
  assert.ok(legal(state, 0).includes('aid 1 f3') && legal(state, 0).includes('aid 2 f3'));
  assert.equal(ruleAgainst(state, '0: aid 3 f3'), 'P5.3');
  assert.equal(ruleAgainst(state, '0: aid 0 f3'), 'P5.3');
  assert.equal(ruleAgainst(state, '0: aid 9 f3'), 'P5.3');
  assert.deepEqual(
    legal(diplomacy({ ...drawn, routes: ['3=0'] }), 0).filter((move) => move.endsWith(' f3')),
    ['aid 3 f3'],
  );
  act(state, '0: aid 1 f3\n1: no');
  assert.equal(pointsLeft(state.table, 0), 0);
  const poor = diplomacy({ ...drawn, routes: ['0=1'] });
  poor.table.spent[0] = 1;
  assert.deepEqual(why(poor, '0: aid 1 f3'), { rule: 'P6.3', action: 'aid', points: 2, left: 1 });
});

test('[P5.4] exactly three units of food, resources and money that the giver has', () => {
  const state = diplomacy({ civs: ['E', 'E'], workers: [LED], routes: ['0>1'], stock: ['F2 R1 M1 C9', ''] });
  assert.deepEqual(legal(state, 0), ['done', 'aid 1 f1r1m1', 'aid 1 f2m1', 'aid 1 f2r1']);
  for (const goods of ['f3', 'f2', 'f2r1m1', 'r2m1', 'f1m2']) assert.equal(ruleAgainst(state, `0: aid 1 ${goods}`), 'P5.4', goods);
  const poor = diplomacy({ civs: ['E', 'E'], workers: [LED], routes: ['0>1'], stock: ['F1 M1 C9', ''] });
  assert.equal(ruleAgainst(poor, '0: aid 1 f1m1'), 'P5.4');
  assert.deepEqual(legal(poor, 0), ['done']);
});

test('[P5.4] ten ways to mix what one has plenty of', () => {
  const state = diplomacy({ civs: ['E', 'E'], workers: [LED], routes: ['0>1'], stock: ['F3 R3 M3', ''] });
  const aids = legal(state, 0).filter((move) => move.startsWith('aid 1'));
  assert.equal(new Set(aids).size, 10);
  for (const goods of ['f3', 'r3', 'm3', 'f1r1m1']) {
    assert.ok(aids.includes(`aid 1 ${goods}`), goods);
    assert.equal(ruleAgainst(state, `0: aid 1 ${goods}`), undefined, goods);
  }
});

test('[P5.5] accepted aid changes hands and brings 5 culture, and who got it answers before anything else', () => {
  const state = diplomacy({ civs: [`E; ${P3}`, 'E'], routes: ['0>1'], stock: ['F2 M1 C1', 'F1 C1'] });
  const tell = listener();
  act(state, '0: aid 1 f2m1', tell);
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1), ['yes', 'no']);
  assert.equal(ruleAgainst(state, '1: done'), 'P5.5');
  act(state, '1: yes', tell);
  assert.deepEqual(tell.events, [
    { kind: 'aidOffered', seat: 0, to: 1, goods: [2, 0, 1] },
    { kind: 'aidAnswered', seat: 1, to: 0, yes: true, culture: 5 },
  ]);
  const { table } = state;
  assert.deepEqual(
    [FOOD, MONEY, CULTURE].map((good) => stockOf(table, 0, good)),
    [0, 0, 6],
  );
  assert.deepEqual(
    [FOOD, MONEY, CULTURE].map((good) => stockOf(table, 1, good)),
    [3, 1, 1],
  );
  assert.equal(earnedBy(table, 0)[SOURCES.indexOf('aid')], 5);
  assert.deepEqual(acting(state), [0]);
});

test('[P5.5] trap 13: refused aid brings 2 culture, the goods stay, the points are spent', () => {
  const state = diplomacy({ civs: ['E', 'E'], workers: [LED], routes: ['0>1'], stock: ['F2 M1 C1', ''] });
  act(state, '0: aid 1 f2m1\n1: no');
  const { table } = state;
  assert.deepEqual(
    [FOOD, MONEY, CULTURE].map((good) => stockOf(table, 0, good)),
    [2, 1, 3],
  );
  assert.equal(pointsLeft(table, 0), 0);
});

test('[P5.6] trap 13: who accepted aid proposes none this round; who proposed one may accept', () => {
  const state = diplomacy({
    civs: ['E', 'E', 'E'],
    workers: [LED, LED, LED],
    routes: ['0>1', '1>2', '2>0', '1=2'],
    stock: ['F9', 'F9', 'F9'],
    first: 2,
  });
  act(state, '2: aid 0 f3\n0: no\n0: aid 1 f3\n1: yes');
  assert.equal(ruleAgainst(state, '1: aid 2 f3'), 'P5.6');
  assert.deepEqual(legal(state, 1), ['done', 'break A1']);
  const other = diplomacy({ civs: ['E', 'E'], workers: [LED, LED], routes: ['0>1'], stock: ['F9', 'F9'] });
  act(other, '0: aid 1 f3\n1: no\n1: aid 0 f3\n0: yes');
  assert.equal(stockOf(other.table, 0, FOOD), 12);
});

test('[P5.6] several aids, also to the same seat', () => {
  const state = diplomacy({ civs: [`E; ${P3}`, 'E'], routes: ['0>1'], stock: ['F9', ''] });
  act(state, '0: aid 1 f3\n1: yes\n0: aid 1 f3\n1: yes');
  assert.equal(stockOf(state.table, 1, FOOD), 6);
});

test('[P5.11] an alliance is broken first of all, with a point left, by who shares it', () => {
  const drawn = { civs: [`E; ${P3}`, 'E', 'E'], routes: ['0=1', '1=2', '0>2'], stock: ['F9', '', ''] };
  const state = diplomacy(drawn);
  assert.deepEqual(
    legal(state, 0).filter((move) => move.startsWith('break')),
    ['break A1'],
  );
  for (const line of ['0: break A2', '0: break A3', '0: break A9', '0: break R1']) assert.equal(ruleAgainst(state, line), 'P5.11', line);
  act(state, '0: aid 2 f3\n2: no');
  assert.equal(ruleAgainst(state, '0: break A1'), 'P5.11');
  assert.deepEqual(
    legal(diplomacy({ ...drawn, first: 2 }), 2).filter((move) => move.startsWith('break')),
    ['break A2'],
  );
  const poor = diplomacy({ ...drawn, civs: ['E', 'E', 'E'] });
  assert.ok(legal(poor, 0).includes('break A1'));
  poor.table.spent[0] = 1;
  assert.equal(ruleAgainst(poor, '0: break A1'), 'P5.11');
});

test('[P5.11] trap 15: no alliance is broken after a menace', () => {
  const state = diplomacy({ civs: [STRONG, 'E', 'E'], routes: ['0=1', '0>2'], stock: ['', '', 'M9'] });
  state.table.bonus[0] = 3;
  act(state, '0: menace 2 money');
  assert.equal(ruleAgainst(state, '0: break A1'), 'P5.11');
});

test('[P5.12] trap 15: breaking gives a vote for each of 4 points, Socrates or not, and ends the turn', () => {
  const state = diplomacy({ civs: ['E; B1-09 0,3 ----; B2-21 0,5 ----', 'E', 'E'], routes: ['0=1', '1=2', '0>2'] });
  assert.equal(pointsLeft(state.table, 0), 4);
  act(state, '0: break A1');
  assert.equal(stockOf(state.table, 0, VOTE), 4);
  assert.equal(pointsLeft(state.table, 0), 0);
  assert.deepEqual(acting(state), [1]);
  state.table.bonus[0] = 4;
  assert.equal(pointsLeft(state.table, 0), 0, 'even if points are added');
});

test('[P5.12] trap 15: after it the Hanging Gardens serve, Kremlin and points do not', () => {
  const civ = 'E; B1-11 0,3 ----; B2-12 0,5 ----';
  const state = diplomacy({ civs: [civ, 'E'], workers: ['0,0 0,1'], routes: ['0=1'] });
  assert.equal(act(state, '0: break A1'), 'through');
  enter(state, 'administration');
  assert.deepEqual(legal(state, 0), ['done', 'return gardens 0,0', 'return gardens 0,1']);
  assert.equal(ruleAgainst(state, '0: return kremlin 0,0'), 'P13.38');
});

test('[P5.13] the route goes back and its workers go home: the active seat first', () => {
  const state = diplomacy({ civs: ['E', 'E', 'E'], routes: ['2=1 2 3', '0=1 - 1', '2=0'], first: 1 });
  const tell = listener();
  act(state, '1: break A1', tell);
  assert.deepEqual(acting(state), [1]);
  act(state, '1: put 0,0', tell);
  assert.deepEqual(acting(state), [2]);
  act(state, '2: put 1,2', tell);
  assert.deepEqual(acting(state), [2], 'now it is the turn of the next seat');
  assert.deepEqual(tell.events[0], { kind: 'broke', seat: 1, to: 2, votes: 1 });
  assert.ok(legal(state, 2).includes('done'));
  assert.deepEqual(state.table.allied.a, [-1, 0, 2, -1]);
  assert.equal(state.table.track[1], 6, 'the worker on the other alliance travels on');
});

test('[P5.13] who broke with an ally can be menaced by it again', () => {
  const state = diplomacy({ civs: ['E', STRONG], routes: ['0=1', '0>1'], stock: ['M9', ''] });
  act(state, '0: break A1\n1: menace 0 money');
  assert.equal(stockOf(state.table, 1, MONEY), 5);
});

test('[P5.14] who is done can still be offered aid and menaced', () => {
  const state = diplomacy({ civs: ['E', STRONG], workers: [LED], routes: ['0>1'], stock: ['M9', 'F9'] });
  state.table.bonus[1] = 1;
  act(state, '0: done\n1: aid 0 f3\n0: yes\n1: menace 0 money');
  assert.equal(stockOf(state.table, 0, MONEY), 4);
  assert.equal(stockOf(state.table, 0, RESOURCE), 0);
});
