import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelsOf } from '../civilisation/levels.ts';
import type { Move } from '../moves.ts';
import { writeCell } from '../notation.ts';
import { type Cell, M, PREP, REST, T, WAR } from '../pieces.ts';
import { act, acting, cellOf, enter, legal, listener, position, why } from '../position.ts';
import type { Table } from '../table.ts';
import { walksOf } from './walking.ts';

/** Transport: E has 1; a relay station adds 1, fallow land on 1,1 takes the 1 away. */
const T0 = 'E; fallow 0 1,1';
const T1 = 'E';
const T3 = 'E; b04 0,0; b04 1,2';

const cellsOf = (table: Table, seat: number) => table.civs[seat]!.workers.map(writeCell).join(' ');
const rule = (refusal: { rule: string } | undefined) => refusal?.rule;

test('[P7.5] first the territory, then the routes, then those who rested', () => {
  const state = position({ civs: [T1, T0], workers: ['0,0'], routes: ['0>1 1', '0>1 REST'] });
  enter(state, 'movement');
  assert.equal(rule(why(state, '0: advance R1 1')), 'P7.5');
  assert.equal(rule(why(state, '0: rest R1')), 'P7.5');
  act(state, '0: walk 0,0 1,0');
  assert.equal(rule(why(state, '0: walk 1,0 0,0')), 'P7.5');
  assert.deepEqual(legal(state, 0), ['advance R1 1', 'rest R1']);
  act(state, '0: advance R1 1');
  assert.ok(
    legal(state, 0).every((move) => move.startsWith('put')),
    'the rested worker comes home last',
  );
  assert.equal(act(state, '0: put 0,0'), 'through');
  assert.equal(cellsOf(state.table, 0), '0,0 1,0');
});

test('[P7.6] all move at once, in any order', () => {
  const state = position({ civs: [T1, T1, T1], workers: ['0,0', '0,0', '0,0'] });
  enter(state, 'movement');
  assert.deepEqual(acting(state), [0, 1, 2]);
  act(state, '2: done');
  assert.deepEqual(acting(state), [0, 1]);
  assert.equal(act(state, '0: walk 0,0 0,1\n1: done'), 'through');
});

test('[P7.6] in turn order when a war is due, or by option', () => {
  const workers = ['0,0', '0,0', '0,0'];
  const war = position({ civs: [T1, T1, T1], workers, routes: ['0>1 PREP 1'], first: 2 });
  enter(war, 'movement');
  const option = position({ civs: [T1, T1, T1], workers, first: 2, options: { order: 'turns' } });
  enter(option, 'movement');
  for (const state of [war, option]) {
    for (const seat of [2, 0, 1]) {
      assert.deepEqual(acting(state), [seat]);
      assert.equal(act(state, `${seat}: done`), seat === 1 ? 'through' : 'waits');
    }
  }
});

test('[P7.6] a war not yet prepared asks for no order', () => {
  const state = position({ civs: [T1, T1, T1], workers: ['0,0', '0,0', '0,0'], routes: ['0>1 3'] });
  enter(state, 'movement');
  assert.deepEqual(acting(state), [0, 1, 2]);
});

test('[P7.7] trap 10: transport read once holds for all, also when its own worker moves off first', () => {
  // The golden transport of W1-23 on 1,1 is all there is.
  const state = position({ civs: ['E; W1-23 1,1 oo--', T0], workers: ['0,0 1,1'], routes: ['0>1 START'] });
  assert.equal(levelsOf(state.table, 0)[T], 1);
  enter(state, 'movement');
  act(state, '0: walk 1,1 1,0');
  assert.equal(levelsOf(state.table, 0)[T], 0);
  act(state, '0: walk 0,0 0,1');
  assert.deepEqual(legal(state, 0), ['advance R1 1', 'rest R1'], 'so does the one on a route');
});

test('[P7.7] transport won by walking does not count', () => {
  const state = position({ civs: ['E; fallow 0 1,1; b04 1,2', T0], workers: ['0,2'] });
  enter(state, 'movement');
  act(state, '0: walk 0,2 1,2');
  assert.equal(levelsOf(state.table, 0)[T], 2);
  assert.equal(state.table.march[0]?.t, 1);
});

test('[P7.8] each worker moves at most once, to a place free at that moment; staying is allowed', () => {
  const state = position({ civs: [T1, T0], workers: ['0,0 0,1'] });
  enter(state, 'movement');
  assert.deepEqual(legal(state, 0).sort(), ['done', 'walk 0,0 1,0', 'walk 0,1 0,2', 'walk 0,1 1,1']);
  assert.equal(rule(why(state, '0: walk 0,0 0,1')), 'P2.2');
  act(state, '0: walk 0,1 0,2');
  assert.deepEqual(legal(state, 0).sort(), ['done', 'walk 0,0 0,1', 'walk 0,0 1,0'], 'the place left is free now');
  assert.equal(rule(why(state, '0: walk 0,2 1,2')), 'P7.8', 'he has moved');
  assert.equal(rule(why(state, '0: walk 1,2 1,1')), 'P7.8', 'nobody is there');
  assert.equal(act(state, '0: done'), 'through');
  assert.equal(cellsOf(state.table, 0), '0,0 0,2');
});

test('[P7.8] without transport nobody walks, and nobody is asked', () => {
  const state = position({ civs: [T0, T0], workers: ['0,0', '0,0'] });
  assert.equal(enter(state, 'movement'), 'through');
});

test('[P7.9] no step from corner to corner', () => {
  const state = position({ civs: [T1, T0], workers: ['0,0'] });
  enter(state, 'movement');
  assert.equal(rule(why(state, '0: walk 0,0 1,1')), 'P7.9');
  assert.equal(rule(why(state, '0: walk 0,0 9,9')), 'P2.2');
});

test('[P7.9] a large place is one step, and is entered on its first cell', () => {
  // Moses on -2,0 and -1,0, transport 2.
  const state = position({ civs: ['E; b04 1,2; B1-01 -2,0 ----', T0], workers: ['0,0'] });
  enter(state, 'movement');
  const walks = legal(state, 0);
  assert.ok(walks.includes('walk 0,0 -2,0'), 'one step to Moses');
  assert.ok(!walks.includes('walk 0,0 -1,0'));
  assert.ok(walks.includes('walk 0,0 -2,1'), 'a second step across him');
  assert.equal(rule(why(state, '0: walk 0,0 -1,0')), 'P2.2');
});

test('[P7.9] occupied places and seas may be crossed, and a sea be stood on', () => {
  // A sea on 0,3, behind an occupied 0,2.
  const state = position({ civs: ['E; b04 0,0; W1-01 0,3 ----', T0], workers: ['0,1 0,2'] });
  enter(state, 'movement');
  assert.ok(legal(state, 0).includes('walk 0,1 0,3'));
  assert.ok(legal(state, 0).includes('walk 0,2 0,4'));
});

test('[P7.8] lists each walk once, also from a crowded place', () => {
  const state = position({ civs: ['E; B1-13 0,0 oooo; b04 0,2', T0], workers: ['0,0 0,1 1,0'] });
  enter(state, 'movement');
  const walks = legal(state, 0);
  assert.equal(new Set(walks).size, walks.length);
  assert.deepEqual(walks.sort(), ['done', ...['0,0', '0,1', '1,0'].flatMap((from) => [`walk ${from} 0,2`, `walk ${from} 1,2`])].sort());
});

test('[P4.17] trap 9: a crowded place keeps its first worker, the others go to the nearest free places or to the track', () => {
  const state = position({ civs: ['E; B1-13 0,0 oooo', T0], workers: ['0,0 0,1 1,0 1,1'] });
  const { table } = state;
  const tell = listener();
  assert.equal(levelsOf(table, 0)[T], 0);
  assert.equal(enter(state, 'movement', tell), 'through');
  assert.equal(cellsOf(table, 0), '0,0 0,2 1,2');
  assert.equal(table.track[0], 5);
  assert.equal(levelsOf(table, 0)[M], 3);
  assert.deepEqual(tell.events, [
    { kind: 'settled', seat: 0, at: cellOf('0,2'), from: 'crowd' },
    { kind: 'settled', seat: 0, at: cellOf('1,2'), from: 'crowd' },
    { kind: 'homeless', seat: 0 },
  ]);
});

test('[P4.17] the crowd of one table goes where it would, though whoever hears of it asks about another table', () => {
  const drawn = { civs: ['E; B1-13 0,0 oooo', T0], workers: ['0,0 0,1 1,0 1,1'] };
  const alone = position(drawn);
  const told = listener();
  enter(alone, 'movement', told);
  const { table: other } = position({ civs: [T3, T3], workers: ['0,0 0,1'] });
  const crossed = position(drawn);
  const crossing = listener();
  const { everyone } = crossing;
  crossing.everyone = (event) => {
    everyone(event);
    assert.ok(walksOf(other, 0, [cellOf('0,0')], 3).length > 0);
  };
  enter(crossed, 'movement', crossing);
  assert.deepEqual(crossing.events, told.events);
  assert.deepEqual(crossed.table, alone.table);
});

test('[P4.17] who walks away from a crowded place leaves the others in peace', () => {
  const state = position({ civs: ['E; B1-13 0,0 oooo; b04 0,2', T0], workers: ['0,0 0,1'] });
  enter(state, 'movement');
  act(state, '0: walk 0,0 1,2\n0: done');
  assert.equal(cellsOf(state.table, 0), '0,1 1,2');
});

test('[P7.10] a route worker must move on, by one space to its transport', () => {
  const state = position({ civs: [T3, T0], routes: ['0>1 START'] });
  enter(state, 'movement');
  assert.deepEqual(legal(state, 0), ['advance R1 1', 'advance R1 2', 'advance R1 3', 'rest R1']);
  assert.equal(rule(why(state, '0: done')), 'P7.10');
  assert.equal(rule(why(state, '0: advance R1 0')), 'P7.10');
  assert.equal(rule(why(state, '0: advance R1 4')), 'P7.10');
  assert.equal(act(state, '0: advance R1 3'), 'through');
  assert.equal(state.table.main.at[0], 3);
});

test('[P7.10] each route worker moves once', () => {
  const state = position({ civs: [T3, T0], routes: ['0>1 1', '0>1 1'] });
  enter(state, 'movement');
  act(state, '0: advance R2 1');
  assert.equal(rule(why(state, '0: advance R2 1')), 'P7.10');
  assert.deepEqual(legal(state, 0), ['advance R1 1', 'advance R1 2', 'advance R1 3', 'rest R1']);
});

test('[P7.11] trap 12: nobody moves past PREP', () => {
  const from = (space: string) => {
    const state = position({ civs: [T3, T0], routes: [`0>1 ${space}`] });
    enter(state, 'movement');
    return state;
  };
  assert.ok(!legal(from('START'), 0).includes('advance R1 4'), 'from START at most the third space');
  act(from('1'), '0: advance R1 3');
  const last = from('3');
  assert.deepEqual(legal(last, 0), ['advance R1 1', 'rest R1'], 'from the last goods only PREP or REST');
  assert.equal(rule(why(last, '0: advance R1 2')), 'P7.11');
  act(last, '0: advance R1 1');
  assert.equal(last.table.main.at[0], PREP);
});

test('[P7.11] nor past the far END, from either end', () => {
  const state = position({ civs: [T3, T3], routes: ['0=1 3 2'] });
  enter(state, 'movement');
  assert.deepEqual(legal(state, 0), ['advance A1 1', 'advance A1 2']);
  assert.deepEqual(legal(state, 1), ['advance A1 1', 'advance A1 2']);
  assert.equal(rule(why(state, '0: advance A1 3')), 'P7.11');
  act(state, '0: advance A1 1\n1: advance A1 1');
  assert.equal(state.table.allied.atA[0], 4);
  assert.equal(state.table.allied.atB[0], 1);
});

test('[P7.12] at the far END the worker comes home at once, before the other route workers move', () => {
  const state = position({ civs: [T3, T0], routes: ['0=1 4 -', '0>1 1'] });
  enter(state, 'movement');
  assert.ok(
    legal(state, 0).every((move) => move.startsWith('put')),
    'one space is left: he goes by himself',
  );
  assert.equal(rule(why(state, '0: advance R1 1')), 'P2.9');
  act(state, '0: put 0,2');
  assert.equal(cellsOf(state.table, 0), '0,2');
  assert.equal(state.table.allied.atA[0], -1);
  assert.equal(act(state, '0: advance R1 1'), 'through');
});

test('[P7.13] REST instead of moving on: from START and goods spaces of a main route only', () => {
  for (const space of ['START', '1', '2', '3']) {
    const state = position({ civs: [T1, T0], routes: [`0>1 ${space}`] });
    enter(state, 'movement');
    act(state, '0: rest R1');
    assert.equal(state.table.main.at[0], REST);
  }
  const allied = position({ civs: [T3, T0], routes: ['0=1 1 -'] });
  enter(allied, 'movement');
  assert.equal(rule(why(allied, '0: rest A1')), 'P7.13');
});

test('[P7.14] trap 11: without transport route workers rest, on allied routes too', () => {
  const state = position({ civs: [T0, T1], routes: ['0>1 START', '0>1 2', '0=1 2 5'] });
  const { main, allied } = state.table;
  assert.equal(enter(state, 'movement'), 'through', "the other's worker has one space to go");
  assert.deepEqual(main.at.slice(0, 2), [REST, REST]);
  assert.equal(allied.atA[0], REST);
  assert.equal(allied.atB[0], 4);
  enter(state, 'production');
  assert.deepEqual(state.table.stock.slice(0, 5), [4 + 2 - 2, 0, 3 + 2, 20, 0], 'resting brings nothing');
});

test('[P7.15] a worker on REST blocks its route and is home at the end of the next movement, whatever the transport', () => {
  for (const civ of [T0, T1]) {
    const state = position({ civs: [civ, T0], routes: ['0>1 REST', '0=1 REST -'] });
    enter(state, 'movement');
    assert.equal(rule(why(state, '0: advance R1 1')), 'P2.9');
    assert.equal(act(state, '0: put 0,0\n0: put 0,2'), 'through');
    assert.equal(state.table.main.at[0], -1);
    assert.equal(state.table.allied.atA[0], -1);
    assert.equal(levelsOf(state.table, 0)[M], 3, 'and works in this round');
  }
});

test('[P7.15] who goes to REST now stays there till the next movement', () => {
  const state = position({ civs: [T1, T0], routes: ['0>1 1', '0>1 REST'] });
  enter(state, 'movement');
  assert.equal(rule(why(state, '0: rest R2')), 'P7.15');
  act(state, '0: rest R1\n0: put 0,0');
  assert.equal(state.table.main.at[0], REST);
});

test('[P7.16] trap 11: a worker on PREP with a declared war goes to WAR, whatever the transport, and cannot rest', () => {
  const poor = position({ civs: [T0, T0], routes: ['0>1 PREP 0'] });
  assert.equal(enter(poor, 'movement'), 'through');
  assert.equal(poor.table.main.at[0], WAR);
  const rich = position({ civs: [T3, T0], routes: ['0>1 PREP 1', '0>1 1'] });
  enter(rich, 'movement');
  assert.equal(rich.table.main.at[0], WAR);
  assert.equal(rule(why(rich, '0: rest R1')), 'P7.16');
  assert.equal(rule(why(rich, '0: advance R1 1')), 'P7.16');
});

test('[P7.17] who came home does not walk', () => {
  const state = position({ civs: [T3, T0], routes: ['0=1 4 -', '0>1 1'], workers: ['0,1'] });
  enter(state, 'movement');
  act(state, '0: done\n0: put 0,0');
  assert.deepEqual(state.table.march[0]?.fresh, []);
  assert.equal(rule(why(state, '0: walk 0,0 0,2')), 'P7.5');
});

test('[P13.58] Panama Canal: route workers go one space farther, territory workers do not', () => {
  // Transport 3 with the canal's own 2.
  const state = position({ civs: ['E; B3-17 2,0 ----; W1-12 0,3 ----', T0], routes: ['0>1 START', '0=1 0 -'], workers: ['0,0'] });
  assert.equal(levelsOf(state.table, 0)[T], 3);
  enter(state, 'movement');
  assert.ok(legal(state, 0).includes('walk 0,0 0,3'), 'three steps');
  assert.equal(rule(why(state, '0: walk 0,0 0,4')), 'P7.9', 'four steps');
  assert.ok(!legal(state, 0).includes('walk 0,0 0,4'));
  act(state, '0: done');
  assert.ok(legal(state, 0).includes('advance R1 4'));
  assert.ok(legal(state, 0).includes('advance A1 4'));
  assert.equal(rule(why(state, '0: advance A1 5')), 'P7.10');
});

test('[P1.2] moves of other phases are refused', () => {
  const state = position({ civs: [T1, T1], workers: ['0,0', '0,0'] });
  enter(state, 'movement');
  for (const move of ['red', 'campaign 1', 'commit 0', 'put 0,0', 'next R1', 'bid 1 1']) {
    assert.equal(rule(why(state, `0: ${move}`)), 'P1.2');
  }
});

test('[P7.9] reach is a breadth-first search: it agrees with steps taken one by one', () => {
  const civ = 'E; b04 1,2; W1-01 -2,0 ----; B1-13 2,0 ----; B1-03 0,3 ----; W1-08 -2,2 ----';
  const state = position({ civs: [civ, T0], workers: ['0,1'] });
  const at = cellOf('0,1');
  const to = (steps: number) => new Set(walksOf(state.table, 0, [at], steps).map((move) => (move as Extract<Move, { kind: 'walk' }>).to));
  let before = new Set<Cell>();
  for (let steps = 1; steps < 8; steps++) {
    const now = to(steps);
    const oneMore = new Set(before);
    for (const from of [at, ...before]) {
      const there = position({ civs: [civ, T0], workers: [writeCell(from)] });
      for (const move of walksOf(there.table, 0, [from], 1)) if (move.kind === 'walk' && move.to !== at) oneMore.add(move.to);
    }
    assert.deepEqual([...now].sort(), [...oneMore].sort());
    before = now;
  }
  assert.equal(before.size, 6 + 4 + 1 + 3 + 4 - 1, 'every place but his own');
});
