import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { CULTURE, SOURCES } from '../pieces.ts';
import { play } from '../play.ts';
import { acting, enter, listener, position } from '../position.ts';
import { outcome } from '../score.ts';
import type { Table } from '../table.ts';

/** Culture a territory brings at the end of an era, from 20. */
function endOf(
  civ: string,
  { workers = '', stock = 'C20', ...drawn }: { era?: number; workers?: string; stock?: string; rules?: number } = {},
): number {
  const state = position({ civs: [civ, 'E'], workers: [workers], round: 4, stock: [stock, 'C20'], ...drawn });
  const before = stockOf(state.table, 0, CULTURE);
  assert.equal(enter(state, 'eraEnd'), 'through');
  assert.equal(stockOf(state.table, 1, CULTURE), 20);
  const change = stockOf(state.table, 0, CULTURE) - before;
  assert.equal(earnedBy(state.table, 0)[SOURCES.indexOf('heroes')], change);
  return change;
}

for (const [rules, each] of [
  [1, 2],
  [2, 1],
] as const) {
  test(`[P13.14] Homer brings ${each} culture for each visible hero at an era’s end, version ${rules}`, () => {
    assert.equal(endOf('E; B1-05 2,0 ----', { rules }), each);
    assert.equal(endOf('E; B1-05 2,0 ----; B1-01 4,0 ----; B1-04 6,0 ----; B1-13 8,0 ----', { rules }), 3 * each + 6, 'and the Pyramids');
    assert.equal(endOf('E; B1-05 2,0 ----; B1-01 4,0 ----; W1-01 2,0 oooo', { rules }), 0, 'covered');
  });
}

test('[P13.22] the Pyramids bring 6 culture at the end of each era', () => {
  for (const era of [0, 1, 2]) assert.equal(endOf('E; B1-13 2,0 ----', { era }), 6);
});

test('[P13.23] [P2.11] the Ziggurat costs 4 culture, or what is there', () => {
  assert.equal(endOf('E; B1-14 2,0 ----'), -4);
  assert.equal(endOf('E; B1-14 2,0 ----', { stock: 'C3' }), -3);
});

test('[P13.42] Moai bring 2 culture for each visible sea; a reclaimed one is none', () => {
  assert.equal(endOf('E; B2-17 2,0 ----; W1-01 4,0 ----; W1-02 6,0 ----'), 6);
  assert.equal(endOf('E; B2-17 2,0 ----; W1-01 4,0 ----; W1-02 6,0 ----; fallow 0 4,0'), 4);
});

test('[P11.18] [P2.11] effects of one seat come in the order in which they were patched, and culture stops at 0 after each', () => {
  assert.equal(endOf('E; B1-14 2,0 ----; B1-05 4,0 ----', { stock: 'C1' }), 0, 'from 1 to 0, then 1');
  assert.equal(endOf('E; B1-05 2,0 ----; B1-14 4,0 ----', { stock: 'C1' }), -1, 'from 1 to 2, then 0');
});

test('[P11.18] what brings nothing is not told', () => {
  const state = position({ civs: ['E; B2-17 2,0 ----; fallow 0 2,0', 'E; B1-14 2,0 ----'], stock: ['C5', 'C0'], round: 4 });
  const { events, ...tell } = listener();
  enter(state, 'eraEnd', tell);
  assert.deepEqual(events, [{ kind: 'eraEnded', era: 0 }]);
});

test('[P11.18] effects of an era’s end come in turn order, and are told', () => {
  const state = position({ civs: ['E; B1-13 2,0 ----', 'E', 'E; B1-14 2,0 ----; B1-05 4,0 ----'], first: 2, round: 4 });
  const { events, ...tell } = listener();
  enter(state, 'eraEnd', tell);
  assert.deepEqual(events, [
    { kind: 'effect', seat: 2, effect: 'ZIGGURATOFUR', goods: [0, 0, 0, -4, 0] },
    { kind: 'effect', seat: 2, effect: 'HOMER', goods: [0, 0, 0, 1, 0] },
    { kind: 'effect', seat: 0, effect: 'PYRAMIDSOFGIZA', goods: [0, 0, 0, 6, 0] },
    { kind: 'eraEnded', era: 0 },
  ]);
});

test('[P13.45] trap 25: Gandhi counts Industry places that make food, printed or golden with a worker', () => {
  const land = 'W1-06 0,3 ----; W1-17 2,3 ----; B1-18 4,0 ----; B1-11 6,0 ----; B3-03 8,0 ----; fallow 0 8,0; fallow 0 9,0';
  assert.equal(endOf(`E; ${land}`, { era: 2, workers: '0,3' }), 3);
  assert.equal(endOf(`E; ${land}`, { era: 2 }), 2, 'nobody on the golden food');
  assert.equal(endOf(`E; ${land}; b01 1,2`, { era: 2 }), 3, 'a built farm counts');
  assert.equal(endOf(`E; ${land}`, { era: 1, workers: '0,3' }), 0, 'only at the game’s end');
});

test('[P13.54] trap 24: the Statue of Liberty brings 3 culture for each square its owner reclaimed', () => {
  const land = 'E; B3-12 2,0 ----; W1-01 4,0 ----; fallow 0 4,0; fallow 0 0,0; fallow 1 0,1';
  assert.equal(endOf(land, { era: 2 }), 6);
  assert.equal(endOf(`${land}; b01 0,0`, { era: 2 }), 3, 'built over');
  assert.equal(endOf(land, { era: 1 }), 0);
});

test('[P13.56] Wall Street brings 1 culture for each 2 money', () => {
  assert.equal(endOf('E; B3-14 2,0 ----', { era: 2, stock: 'M5 C1' }), 2);
  assert.equal(endOf('E; B3-14 2,0 ----', { era: 2, stock: 'M1 C1' }), 0);
});

test('[P12.2] [P12.1] effects of the game’s end come after those of the era’s end, in turn order, and the game is over', () => {
  const state = position({
    civs: ['E; B3-14 2,0 ----', 'E; B3-12 2,0 ----; B1-13 4,0 ----; fallow 1 0,0'],
    first: 1,
    era: 2,
    round: 4,
    stock: ['M4 C5', 'C5'],
  });
  const { events, ...tell } = listener();
  lastVote(state, tell);
  assert.deepEqual(
    events
      .filter(({ kind }) => kind === 'effect' || kind === 'eraEnded' || kind === 'ended')
      .map((event) => (event.kind === 'effect' ? event.effect : event.kind)),
    ['PYRAMIDSOFGIZA', 'eraEnded', 'STATUEOFLIBERTY', 'WALLSTREET', 'ended'],
  );
  assert.deepEqual(acting(state), []);
  assert.equal(state.table.turn.kind, 'over');
  assert.deepEqual(outcome(state.table)?.scores, [7, 14]);
  assert.ok(!events.some(({ kind }) => kind === 'round' || kind === 'offered'));
});

/** Plays the vote of an era, nobody voting, and whatever follows by itself. */
function lastVote(state: ReturnType<typeof position>, tell = listener() as Omit<ReturnType<typeof listener>, 'events'>): void {
  const { table, hands } = state;
  table.cards = 1;
  for (const hand of hands) hand.cards.length = 1;
  enter(state, 'vote', tell);
  while (table.turn.kind === 'vote') play(state, acting(state)[0]!, { kind: 'vote', n: 0 }, new FastChance(1), tell);
}

test('[P11.19] routes, workers, goods and wars stay; votes and the old deck do not', () => {
  const state = position({
    civs: ['E', 'E'],
    workers: ['0,0', '0,1'],
    routes: ['0>1 PREP 0', '0=1 2 -'],
    round: 4,
    stock: ['F3 R2 M1 C9 V5', 'V2'],
  });
  const { table, box } = state;
  const kept = (): unknown => structuredClone([table.civs, table.track, table.main, table.allied]);
  const before = kept();
  const left = box.decks[0]!.slice();
  const next = box.decks[1]!.slice();
  const { events, ...tell } = listener();
  lastVote(state, tell);
  assert.deepEqual(kept(), before);
  assert.deepEqual(table.stock, [3, 2, 1, 9, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([table.era, table.round], [1, 0]);
  assert.deepEqual(box.decks[0], []);
  assert.deepEqual(box.unseen.slice().sort(), left.sort(), 'the rest of the deck leaves the game unseen');
  assert.equal(table.deck, next.length - 2, 'two tiles of the next deck are offered');
  assert.ok(events.some((event) => event.kind === 'era' && event.era === 1));
});

function finished(...stock: string[]): Table {
  const { table } = position({ civs: stock.map(() => 'E'), stock });
  table.turn = { kind: 'over' };
  return table;
}

test('[P12.3] [P12.4] most culture wins; food, money, resources and votes count nothing', () => {
  assert.equal(outcome(position({ civs: ['E', 'E'] }).table), undefined, 'not before the end');
  const result = outcome(finished('C30 F50 R50 M50 V50', 'C31', 'C2'));
  assert.deepEqual(result?.scores, [30, 31, 2]);
  assert.deepEqual(result?.ranking, [[1], [0], [2]]);
  assert.deepEqual(result?.winners, [1]);
  assert.equal(result?.ending, 'eras');
});

test('[P12.5] a tie is a shared win', () => {
  const result = outcome(finished('C8', 'C3', 'C8', 'C3'));
  assert.deepEqual(result?.ranking, [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(result?.winners, [0, 2]);
});

test('[P12.4] the rows of the count add up to the culture of each seat', () => {
  const state = position({
    civs: ['E; B1-13 2,0 ----', 'E; B1-14 2,0 ----'],
    workers: ['0,0 0,1 0,2', ''],
    round: 4,
    era: 2,
    stock: ['C20', 'C2'],
  });
  enter(state, 'production');
  enter(state, 'maintenance');
  enter(state, 'eraEnd');
  state.table.turn = { kind: 'over' };
  const result = outcome(state.table);
  const sums = [0, 1].map((seat) => result?.breakdown.reduce((sum, { points }) => sum + points[seat]!, 0));
  assert.deepEqual(sums, result?.scores);
  assert.deepEqual(
    result?.breakdown.map(({ what }) => what),
    [...SOURCES],
  );
  const row = (what: string) => result?.breakdown.find((one) => one.what === what)?.points;
  assert.deepEqual(row('production'), [2, 0]);
  assert.deepEqual(row('heroes'), [6, 0]);
  assert.deepEqual(row('hunger'), [-6, -2], 'a wonder without its resource');
});
