import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { stockOf } from '../civilisation/stock.ts';
import { buildingNamed } from '../data/named.ts';
import { ACTIONS } from '../heroes/effect.ts';
import { CULTURE, FOOD, MONEY, RESOURCE, START, VOTE } from '../pieces.ts';
import { act, acting, begin, cellOf, type Drawn, enter, legal, position, ruleAgainst, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import { actionsOf } from './actions.ts';
import { pointsLeft, priceOf } from './prices.ts';

/** Four points: the Capitol beside the Equality capital. Its tile brings F2|F2 on 0,4 and a sea on 1,4. */
const RICH = 'E; B3-22 0,3 ----';
const PLENTY = 'F30 R30 M30 C0';

const administration = (drawn: Drawn) => begin('administration', drawn);
const ways = (state: PatchistoryState, verb: string) => legal(state, 0).filter((move) => move.split(' ')[0] === verb);
const have = ({ table }: PatchistoryState) => [FOOD, RESOURCE, MONEY].map((good) => stockOf(table, 0, good));
const now = ({ table }: PatchistoryState, action: string, cost?: number) =>
  actionsOf(table, 0).find((each) => each.action === action && each.cost === cost);

test('[P6.1] all at once, each until it is done', () => {
  const state = administration({ civs: ['E', 'E', 'E'], first: 1 });
  assert.deepEqual(acting(state), [0, 1, 2]);
  assert.equal(act(state, '2: done'), 'waits');
  assert.deepEqual(acting(state), [0, 1]);
  assert.equal(ruleAgainst(state, '2: done'), 'P2.13');
  assert.equal(ruleAgainst(state, '0: menace 1 money'), 'P6.1');
  assert.equal(act(state, '1: done'), 'waits');
  assert.equal(act(state, '0: done'), 'through');
});

test('[P6.1] who has no point left and no wonder to use is done by itself', () => {
  const spent = (first: number, civs: string[], workers: string[] = []) => {
    const state = position({ civs, workers });
    state.table.spent[0] = first;
    enter(state, 'administration');
    return state;
  };
  assert.deepEqual(acting(spent(1, ['E', 'E', 'E'])), [1, 2]);
  const state = spent(0, ['E', 'E', 'E']);
  act(state, '1: campaign 1');
  assert.deepEqual(acting(state), [0, 2]);
  assert.equal(act(state, '0: done\n2: campaign 1'), 'through');
  const gardens = spent(1, ['E; B1-11 0,3 ----', 'E'], ['0,0 0,2']);
  assert.deepEqual(legal(gardens, 0), ['done', 'return gardens 0,0', 'return gardens 0,2']);
  act(gardens, '0: return gardens 0,0');
  assert.deepEqual(acting(gardens), [1]);
  assert.deepEqual(acting(spent(1, ['E; B1-11 0,3 ----', 'E'])), [1], 'without a worker the Gardens do not serve');
  assert.deepEqual(acting(spent(9, ['E; B3-13 0,3 ----', 'E'])), [0, 1], 'the Stealth Bomber does');
  const all = position({ civs: ['E', 'E'] });
  all.table.spent.fill(1);
  assert.equal(enter(all, 'administration'), 'through');
});

test('[P6.1] who loses its last point to a bomb is done, too', () => {
  const state = administration({ civs: ['E; B3-13 0,3 ----', 'E', 'E'], tiles: ['b01'] });
  act(state, '0: bomb b01 1 0,1');
  assert.deepEqual(acting(state), [0, 2]);
});

test('[P6.1] in turns by the option order', () => {
  const state = administration({ civs: ['E', 'E', 'E'], first: 1, options: { order: 'turns' } });
  assert.deepEqual(acting(state), [1]);
  act(state, '1: exchange f1 m1');
  assert.deepEqual(acting(state), [2]);
  act(state, '2: done');
  assert.deepEqual(acting(state), [0]);
});

test('[P6.1] the last main route goes to the earlier move', () => {
  const routes = new Array(13).fill('1>2');
  const state = administration({ civs: [RICH, RICH, 'E'], routes, stock: [PLENTY, PLENTY, ''] });
  assert.equal(ruleAgainst(state, '1: route 0'), undefined);
  act(state, '0: route 1');
  assert.equal(ruleAgainst(state, '1: route 0'), 'P6.13');
});

test('[P6.2] an action is repeated as long as it can be paid', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''] });
  act(state, '0: train 0,0\n0: train 0,1');
  assert.deepEqual(have(state), [22, 30, 30]);
  act(state, '0: exchange r1 f2');
  assert.deepEqual(acting(state), [1], 'five points in all, the one of the trained worker included');
});

test('[P6.3] trap 16: the price is paid before the worker moves: level 2, spent 3, 0 points left', () => {
  const state = administration({ civs: ['E; W1-02 2,0 ----', 'E'], workers: ['0,1'], routes: ['0>1'], stock: [PLENTY, ''] });
  state.table.spent[0] = 2;
  assert.equal(pointsLeft(state.table, 0), 1);
  act(state, '0: commerce 0,1 R1');
  assert.deepEqual([pointsLeft(state.table, 0), state.table.spent[0]], [0, 3]);
});

test('[P6.3] an action needs as many points as it costs', () => {
  const state = administration({ civs: ['E', 'E'], stock: [PLENTY, ''] });
  assert.deepEqual(why(state, '0: train 0,0'), { rule: 'P6.3', action: 'train', points: 2, left: 1 });
  assert.deepEqual(ways(state, 'train'), []);
});

test('[P6.4] an action needs the goods it costs', () => {
  const state = administration({ civs: [RICH, 'E'], stock: ['F3 R1', ''] });
  assert.deepEqual(why(state, '0: train 0,0'), { rule: 'P6.4', action: 'train', good: FOOD, price: 4, has: 3 });
  assert.deepEqual(why(state, '0: route 1'), { rule: 'P6.4', action: 'route', good: RESOURCE, price: 2, has: 1 });
  assert.deepEqual([ways(state, 'train'), ways(state, 'route')], [[], []]);
});

test('[P6.4] the price list of points, food and resources, era by era', () => {
  const list = (era: number) => {
    const { table } = position({ civs: ['E', 'E'], era });
    return ACTIONS.map((action) => [action, ...Object.values(priceOf(table, 0, action, buildingNamed('b01')))].join(' '));
  };
  const same = ['aid 2 0 0', 'menace 3 0 0', 'break 1 0 0'];
  const later = ['route 2 0 2', 'reclaim 2 0 1', 'build 3 0 2', 'campaign 1 0 0'];
  assert.deepEqual(list(0), [...same, 'commerce 1 2 0', 'exchange 1 0 0', 'train 2 4 0', 'heroes 2 1 0', 'wonders 2 0 0', ...later]);
  assert.deepEqual(list(1), [...same, 'commerce 1 3 0', 'exchange 1 0 0', 'train 2 5 0', 'heroes 2 2 0', 'wonders 2 0 1', ...later]);
  assert.deepEqual(list(2), [...same, 'commerce 1 4 0', 'exchange 1 0 0', 'train 2 6 0', 'heroes 2 3 0', 'wonders 2 0 2', ...later]);
});

test('[P6.5] trap 18: reductions add up to 1 point and 0 goods at least; BUILD, Leonardo, Einstein, then Machu Picchu', () => {
  const civ = 'E; W1-23 2,0 ----; B2-08 0,3 ----; B3-09 0,5 ----';
  const { table } = position({ civs: [civ, `${civ}; B2-13 0,7 ----`], workers: ['3,1', '3,1'] });
  assert.deepEqual(priceOf(table, 0, 'build', buildingNamed('b01')), { points: 1, food: 0, resources: 1 });
  assert.deepEqual(priceOf(table, 0, 'build', buildingNamed('b07')), { points: 1, food: 0, resources: 2 });
  assert.deepEqual(priceOf(table, 0, 'reclaim'), { points: 1, food: 0, resources: 1 });
  assert.deepEqual(priceOf(table, 1, 'reclaim'), { points: 1, food: 0, resources: 0 });
  assert.equal(priceOf(table, 0, 'campaign').points, 1);
  assert.deepEqual([priceOf(table, 1, 'route').points, priceOf(table, 1, 'train').points], [1, 2]);
});

test('[P6.6] commerce, 1 point and 2, 3, 4 food, also for a worker trained in this step', () => {
  for (const era of [0, 1, 2]) {
    const state = administration({ civs: [RICH, 'E'], routes: ['0>1'], stock: [PLENTY, ''], era });
    assert.equal(ruleAgainst(state, '0: commerce 0,0 R1'), 'P6.6');
    act(state, '0: train 0,0\n0: commerce 0,0 R1');
    assert.deepEqual([30 - stockOf(state.table, 0, FOOD), pointsLeft(state.table, 0)], [6 + 2 * era, 1]);
    assert.equal(state.table.main.at[0], START);
    assert.deepEqual(state.table.civs[0]!.workers, []);
    assert.equal(state.table.track[0], 7);
  }
});

test('[P6.7] commerce needs an own main route without a worker, or a shared alliance without an own one', () => {
  const state = administration({
    civs: [RICH, 'E', 'E'],
    workers: ['0,0'],
    routes: ['0>1 REST', '1>0', '0>2', '1=0 2 -', '0=2 4 -'],
    stock: [PLENTY, '', ''],
  });
  assert.deepEqual(ways(state, 'commerce'), ['commerce 0,0 R3', 'commerce 0,0 A1']);
  for (const route of ['R1', 'R2', 'R9', 'A2', 'A4']) assert.equal(ruleAgainst(state, `0: commerce 0,0 ${route}`), 'P6.7', route);
  act(state, '0: commerce 0,0 A1');
  assert.deepEqual(state.table.allied.atB, [5, -1, -1, -1], 'from the far end');
});

test('[P6.10] train, 2 points and 4, 5, 6 food: from the track to a free place', () => {
  for (const era of [0, 1, 2]) {
    const state = administration({ civs: [RICH, 'E'], workers: ['0,0'], stock: [PLENTY, ''], era });
    assert.equal(ruleAgainst(state, '0: train 0,0'), 'P2.2');
    assert.equal(ruleAgainst(state, '0: train 9,9'), 'P2.2');
    assert.equal(ruleAgainst(state, '0: train 1,3'), 'P2.2', 'a large place is named by its first cell');
    act(state, '0: train 0,3');
    assert.deepEqual([30 - stockOf(state.table, 0, FOOD), pointsLeft(state.table, 0), state.table.track[0]], [4 + era, 2, 6]);
    assert.deepEqual(state.table.civs[0]!.workers, [cellOf('0,0'), cellOf('0,3')]);
  }
});

test('[P6.10] no training with an empty track or without a free place', () => {
  const empty = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''] });
  empty.table.track[0] = 0;
  assert.equal(ruleAgainst(empty, '0: train 0,0'), 'P6.10');
  const full = administration({ civs: ['E; B3-22 0,0 oooo', 'E'], workers: ['0,0 0,1 0,2 1,1 1,2'], stock: [PLENTY, ''] });
  assert.deepEqual(ways(full, 'train'), []);
  assert.equal(now(full, 'train')?.refusal?.rule, 'P6.10');
});

test('[P6.11] honour heroes, 2 points and 1, 2, 3 food: 1 culture for each visible hero', () => {
  for (const era of [0, 1, 2]) {
    const civ = `${RICH}; B1-05 2,0 ----; B2-07 2,2 ----`;
    const state = administration({ civs: [civ, 'E'], stock: [PLENTY, ''], era });
    act(state, '0: heroes');
    assert.deepEqual([30 - stockOf(state.table, 0, FOOD), stockOf(state.table, 0, CULTURE), pointsLeft(state.table, 0)], [1 + era, 2, 2]);
  }
  const none = administration({ civs: [`${RICH}; B1-13 2,0 ----`, 'E'], stock: [PLENTY, ''] });
  assert.equal(ruleAgainst(none, '0: heroes'), 'P6.11');
  assert.deepEqual(ways(none, 'heroes'), []);
});

test('[P6.12] honour wonders, 2 points and 0, 1, 2 resources: 1 culture for each visible wonder', () => {
  for (const era of [0, 1, 2]) {
    const civ = `${RICH}; B1-13 2,0 ----; B1-10 2,2 ----`;
    const state = administration({ civs: [civ, 'E'], stock: [PLENTY, ''], era });
    act(state, '0: wonders');
    assert.deepEqual([30 - stockOf(state.table, 0, RESOURCE), stockOf(state.table, 0, CULTURE)], [era, 2]);
  }
  const covered = administration({ civs: [`${RICH}; B1-13 2,0 ----; W1-04 2,0 oooo`, 'E'], stock: [PLENTY, ''] });
  assert.equal(ruleAgainst(covered, '0: wonders'), 'P6.12');
});

test('[P6.13] a main route, 2 points and 2 resources, to any other seat, ally or not, in any number', () => {
  const state = administration({ civs: [RICH, 'E', 'E'], routes: ['0=1', '0>1'], stock: [PLENTY, '', ''] });
  assert.deepEqual(ways(state, 'route'), ['route 1', 'route 2']);
  assert.equal(ruleAgainst(state, '0: route 0'), 'P6.13');
  assert.equal(ruleAgainst(state, '0: route 3'), 'P6.13');
  act(state, '0: route 1');
  assert.deepEqual(
    legal(administration({ civs: ['E', RICH, 'E'], stock: ['', PLENTY, ''] }), 1).filter((move) => move.startsWith('route')),
    ['route 0', 'route 2'],
  );
  const { main } = state.table;
  assert.deepEqual(
    [main.from.slice(0, 3), main.to.slice(0, 3)],
    [
      [0, 0, -1],
      [1, 1, -1],
    ],
  );
  assert.deepEqual([stockOf(state.table, 0, RESOURCE), pointsLeft(state.table, 0)], [28, 2]);
});

test('[P6.14] one main route a round', () => {
  const state = administration({ civs: [`${RICH}; B1-05 2,0 ----`, 'E'], stock: [PLENTY, ''] });
  act(state, '0: route 1');
  assert.deepEqual(why(state, '0: route 1'), { rule: 'P6.14', most: 1 });
});

test('[P6.22] campaign, once a round: points for as many votes', () => {
  const state = administration({ civs: [RICH, 'E'] });
  assert.deepEqual(ways(state, 'campaign'), ['campaign 1', 'campaign 2', 'campaign 3', 'campaign 4']);
  assert.equal(ruleAgainst(state, '0: campaign 5'), 'P6.3');
  assert.equal(ruleAgainst(state, '0: campaign 0'), 'P6.22');
  act(state, '0: campaign 3');
  assert.deepEqual([stockOf(state.table, 0, VOTE), pointsLeft(state.table, 0)], [3, 1]);
  assert.equal(ruleAgainst(state, '0: campaign 1'), 'P6.22');
});

test('[P6.22] vector 5: six points are a menace, a main route and a campaign for 1 vote', () => {
  const civ = `${RICH}; W3-13 2,0 ----; B1-23 2,3 ----`;
  const state = position({ civs: [civ, 'E'], routes: ['0>1'], stock: ['R2', ''] });
  assert.equal(pointsLeft(state.table, 0), 6);
  enter(state, 'diplomacy');
  act(state, '0: menace 1 culture\n0: done');
  enter(state, 'administration');
  act(state, '0: route 1\n0: campaign 1');
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual([stockOf(state.table, 0, VOTE), pointsLeft(state.table, 0)], [1, 0]);
});

test('[P6.23] the step comes to an end, however long one likes to act', () => {
  const civ = `${RICH}; B2-12 2,0 ----; B1-11 4,0 ----; B3-13 6,0 ----`;
  for (let seed = 1; seed <= 20; seed++) {
    const state = administration({
      civs: [civ, 'E'],
      workers: ['0,0'],
      routes: ['0>1'],
      stock: ['F99 R99 M99', ''],
      tiles: ['b08 b08 b08 b01'],
    });
    const chance = new FastChance(seed);
    let acts = 0;
    for (let moves = legal(state, 0); moves.length > 1; moves = legal(state, 0)) {
      act(state, `0: ${moves[1 + chance.below(moves.length - 1)]}`);
      acts++;
      assert.ok(acts < 40);
    }
    assert.ok(acts >= 4);
  }
});

test('[P6.2] wonders that are used in administration are listed too, free of cost', () => {
  const civ = `${RICH}; B2-12 2,0 ----; B1-11 4,0 ----; B3-13 6,0 ----`;
  const state = administration({ civs: [civ, 'E'], workers: ['0,0'], tiles: ['b01'] });
  const used = () => actionsOf(state.table, 0).filter(({ action }) => action === 'return' || action === 'bomb');
  assert.deepEqual(
    used().map(({ action, by, price, refusal }) => [action, by, Object.values(price), refusal]),
    [
      ['return', ['KREMLIN'], [0, 0, 0], undefined],
      ['return', ['HANGINGGARDENS'], [0, 0, 0], undefined],
      ['bomb', ['STEALTHBOMBER'], [0, 0, 0], undefined],
    ],
  );
  act(state, '0: train 0,1\n0: return gardens 0,0\n0: bomb b01 1 0,0');
  assert.deepEqual(
    used().map(({ refusal }) => refusal?.rule),
    [undefined, 'P13.8', 'P13.8'],
  );
});

test('[P6.2] what a seat can do is listed with its price, who changes it, and why not', () => {
  const state = administration({ civs: [`${RICH}; B1-09 2,0 ----; B1-04 2,2 ----`, 'E'], stock: ['F1 R2', ''], tiles: ['b01'] });
  assert.deepEqual(now(state, 'heroes'), {
    action: 'heroes',
    phase: 'administration',
    price: { points: 1, food: 1, resources: 0 },
    by: ['ARISTOTLE'],
  });
  assert.equal(now(state, 'build', 2)?.refusal, undefined);
  assert.equal(now(state, 'break')?.price.points, pointsLeft(state.table, 0));
  const refused = { aid: 'P5.3', menace: 'P5.7', break: 'P5.11', commerce: 'P6.6', train: 'P6.4', wonders: 'P6.12' };
  for (const [action, rule] of Object.entries(refused)) assert.equal(now(state, action)?.refusal?.rule, rule, action);
  assert.equal(now(state, 'build', 3)?.refusal?.rule, 'P6.4');
});
