import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { upkeepOf } from '../heroes/effects.ts';
import { GOODS, M, SOURCES, WORKERS } from '../pieces.ts';
import { play } from '../play.ts';
import { act, enter, legal, listener, position, why } from '../position.ts';
import type { PatchistoryState, Table } from '../table.ts';

/** Food, resources, money, culture and votes of a seat. */
const stock = ({ table }: PatchistoryState, seat = 0) => GOODS.map((_, good) => stockOf(table, seat, good));
const earned = (table: Table, source: (typeof SOURCES)[number], seat = 0) => earnedBy(table, seat)[SOURCES.indexOf(source)];

test('[P10.1] [P10.2] vector 10: levels F2 R1 M2 C2 and a route worker on 2 money bring 2, 1, 4 and 2; the money level stays 2', () => {
  const state = position({ civs: ['E; B1-25 2,0 ----; fallow 0 2,0', 'E'], workers: ['1,0'], routes: ['0>1 1'], stock: ['F1', ''] });
  const { events, ...tell } = listener();
  assert.equal(enter(state, 'production', tell), 'through');
  assert.deepEqual(stock(state), [1 + 2 - 1, 1, 4, 2, 0]);
  assert.equal(levelsOf(state.table, 0)[M], 2);
  assert.deepEqual(
    events.filter((event) => 'seat' in event && event.seat === 0),
    [
      { kind: 'produced', seat: 0, goods: [2, 1, 2, 2, 0] },
      { kind: 'brought', seat: 0, goods: [0, 0, 2, 0, 0] },
      { kind: 'fed', seat: 0, food: 1, culture: 0 },
    ],
  );
});

test('[P10.2] goods spaces bring what is printed on them, other spaces nothing', () => {
  const brings = (routes: string[], seat = 0) => {
    const state = position({ civs: ['E', 'E', 'E'], routes, stock: ['F9', 'F9', 'F9'] });
    const { events, ...tell } = listener();
    enter(state, 'production', tell);
    const event = events.find((told) => told.kind === 'brought' && told.seat === seat);
    return event?.kind === 'brought' ? event.goods : undefined;
  };
  assert.deepEqual(brings(['0>1 1', '0>2 2', '0>1 3']), [3, 2, 2, 0, 0]);
  assert.deepEqual(brings(['0=1 1 4', '0=2 2 -']), [3, 0, 3, 0, 0]);
  assert.deepEqual(brings(['0=1 3 4']), [0, 2, 0, 0, 0]);
  assert.deepEqual(brings(['0=1 3 4'], 1), [0, 0, 0, 4, 0]);
  for (const space of ['START', 'PREP', 'WAR', 'REST']) assert.equal(brings([`0>1 ${space}`]), undefined, space);
  for (const space of ['0', '5', 'REST']) assert.equal(brings([`0=1 ${space} ${space}`]), undefined, space);
  assert.equal(brings(['0>1 1'], 1), undefined, 'only the worker’s owner');
});

test('[P10.2] culture of an allied route is counted as such', () => {
  const { table } = travelled();
  assert.equal(earned(table, 'routes'), 4);
  assert.equal(earned(table, 'production'), 0);
});

function travelled(): PatchistoryState {
  const state = position({ civs: ['E', 'E'], routes: ['0=1 4 -'] });
  enter(state, 'production');
  return state;
}

test('[P10.3] [P10.4] everybody hears of levels, routes, votes, Curie and upkeep, in this order', () => {
  const state = position({
    civs: ['E; B3-07 2,0 ----; B1-03 4,0 ----; B2-09 6,0 ----; W1-16 8,0 ----', 'E'],
    workers: ['9,0', '0,0'],
    routes: ['0>1 3'],
    stock: ['R1'],
  });
  const { events, ...tell } = listener();
  assert.equal(enter(state, 'production', tell), 'waits');
  assert.equal(act(state, '0: yes', tell), 'through');
  const own = events.filter((event) => 'seat' in event && event.seat === 0);
  assert.deepEqual(
    own.map((event) => (event.kind === 'effect' ? event.effect : event.kind)),
    ['produced', 'brought', 'CYRUS', 'GUTENBERG', 'VOTE', 'CURIE', 'fed'],
  );
});

test('[P10.5] [P10.7] the workers off the track eat 0, 0, 1, 2, 3, 5, 7, 9 and 12 food', () => {
  const { table } = position({ civs: ['E', 'E'] });
  const eaten = [];
  for (let out = 0; out <= WORKERS; out++) {
    table.track[0] = WORKERS - out;
    eaten.push(upkeepOf(table, 0));
  }
  assert.deepEqual(eaten, [0, 0, 1, 2, 3, 5, 7, 9, 12]);
});

test('[P10.6] [P10.7] each food missing costs 3 culture, as far as there is some, and nobody leaves for it', () => {
  // The Pyramids cover food and politics: no food, 2 culture.
  const hungry = (culture: number) => {
    const state = position({
      civs: ['E; B1-13 0,0 oooo', 'E'],
      workers: ['0,0 0,2 1,2'],
      routes: ['0>1 REST', '0>1 PREP'],
      stock: [`F1 C${culture}`],
    });
    const { events, ...tell } = listener();
    enter(state, 'production', tell);
    assert.equal(state.table.track[0], WORKERS - 5);
    assert.equal(state.table.civs[0]?.workers.length, 3);
    return { culture: stock(state)[3], fed: events.find((event) => event.kind === 'fed'), hunger: earned(state.table, 'hunger') };
  };
  assert.deepEqual(hungry(20), { culture: 20 + 2 - 12, fed: { kind: 'fed', seat: 0, food: 1, culture: 12 }, hunger: -12 });
  assert.deepEqual(hungry(3), { culture: 0, fed: { kind: 'fed', seat: 0, food: 1, culture: 5 }, hunger: -5 });
});

test('[P13.44] trap 22: Karl Marx’s workers cost 5 food, more or less than the track says', () => {
  const fed = (civ: string, food: number) => {
    const state = position({ civs: [civ, 'E'], workers: ['0,0 0,2'], stock: [`F${food} C20`] });
    enter(state, 'production');
    return stock(state);
  };
  const [food, , , culture] = fed('E; B1-13 0,0 oooo; B3-02 2,0 ----', 1);
  assert.deepEqual([food, culture], [0, 20 + 2 - 12]);
  const [left, , , kept] = fed('E; B1-13 0,0 oooo', 1);
  assert.deepEqual([left, kept], [0, 20 + 2]);
  const { table } = position({ civs: ['E; B3-02 2,0 ----', 'E'], workers: ['0,0 0,1 0,2 1,0 1,1 1,2 2,0 3,0'] });
  assert.equal(upkeepOf(table, 0), 5, 'eight workers');
});

test('[P10.5] trap 22: three workers in the first round eat 2 food', () => {
  const state = position({ civs: ['L-A; B1-01 2,0 ----', 'L-B'], workers: ['0,0 0,1 2,0'], round: 0, stock: ['F4'] });
  enter(state, 'production');
  assert.equal(stock(state)[0], 4 + 3 - 2);
});

test('[P13.12] Cyrus: 1 culture for each worker on a goods space, beside the level', () => {
  const state = position({ civs: ['E; B1-03 2,0 ----', 'E'], routes: ['0>1 1', '0>1 2', '0>1 PREP', '0=1 4 -'], stock: ['F9'] });
  assert.equal(levelsOf(state.table, 0)[3], 0);
  enter(state, 'production');
  assert.equal(earned(state.table, 'heroes'), 3);
  assert.equal(earned(state.table, 'routes'), 4);
});

test('[P13.35] [P13.40] [P14.7] Gutenberg, Notre-Dame and a worker on VOTE bring a vote each', () => {
  const votes = (civ: string, workers = '') => {
    const state = position({ civs: [civ, 'E'], workers: [workers] });
    enter(state, 'production');
    return stock(state)[4];
  };
  assert.equal(votes('E; B2-09 2,0 ----'), 1, 'Gutenberg');
  assert.equal(votes('E; B2-15 2,0 ----'), 1, 'Notre-Dame');
  assert.equal(votes('E; W1-16 2,0 ----', '3,0'), 1, 'VOTE');
  assert.equal(votes('E; W1-16 2,0 ----'), 0, 'nobody on VOTE');
  assert.equal(votes('E; B2-09 2,0 ----; B2-15 4,0 ----; W1-16 6,0 ----', '7,0'), 3);
  assert.equal(votes('E; B2-09 2,0 ----; W1-01 2,0 oooo'), 0, 'covered');
});

test('[P13.49] [P1.12] Marie Curie turns a resource into 3 culture, if her owner likes; asked even without one', () => {
  const state = position({ civs: ['E', 'E; B3-07 2,0 ----; W1-05 3,0 oo--'], stock: ['', 'R1 C1'] });
  assert.equal(enter(state, 'production'), 'waits');
  assert.deepEqual(legal(state, 1), ['yes', 'no']);
  assert.deepEqual(legal(state, 0), []);
  assert.equal(act(state, '1: yes'), 'through');
  assert.deepEqual(stock(state, 1).slice(1, 4), [0, 3, 1 + 4 + 3]);
  assert.equal(earned(state.table, 'heroes', 1), 3);

  const without = position({ civs: ['E', 'E; B3-07 2,0 ----; W1-05 3,0 oo--'], stock: ['', 'C1'] });
  assert.equal(enter(without, 'production'), 'waits');
  assert.deepEqual(legal(without, 1), ['no']);
  assert.equal(why(without, '1: yes')?.rule, 'P13.49');
  assert.equal(why(without, '1: done')?.rule, 'P1.2');
  assert.equal(act(without, '1: no'), 'through');
  assert.deepEqual(stock(without, 1).slice(1, 4), [0, 3, 1 + 4]);
});

test('[P13.49] [P10.3] what Curie brings can be lost to hunger in the same round', () => {
  const state = position({ civs: ['E; B1-13 0,0 oooo; B3-07 2,0 ----', 'E'], workers: ['0,0 0,2'], stock: ['R1'] });
  enter(state, 'production');
  act(state, '0: yes');
  assert.equal(stock(state)[3], 2 + 3 + 3 - 3);
});

test('[P10.8] after the round the mark goes to the left, and points and marks of the round are cleared', () => {
  const state = position({ civs: ['E; B3-07 2,0 ----', 'E', 'E'], first: 1 });
  const { table } = state;
  table.spent = [2, 1, 0];
  table.bonus = [4, 0, 0];
  table.marks = [7, 64, 0];
  table.roads = [1, 0, 0];
  enter(state, 'production');
  const { events, ...tell } = listener();
  play(state, 0, { kind: 'no' }, new FastChance(1), tell);
  assert.deepEqual([table.era, table.round, table.first], [0, 2, 2]);
  assert.deepEqual([table.spent, table.bonus, table.marks, table.roads].flat(), new Array(12).fill(0));
  assert.ok(events.some((event) => event.kind === 'round' && event.round === 2 && event.first === 2));
  assert.equal(table.turn.kind, 'bid');
});
