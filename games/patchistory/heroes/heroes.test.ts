import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelsOf } from '../civilisation/levels.ts';
import { stockOf } from '../civilisation/stock.ts';
import { buildingNamed } from '../data/named.ts';
import { A, type Building, CULTURE, FOOD, MONEY, PREP, RECLAIMED, RESOURCE, VOTE } from '../pieces.ts';
import { pointsLeft, priceOf } from '../politics/prices.ts';
import { act, acting, begin, cellOf, type Drawn, enter, legal, listener, position, ruleAgainst, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';

/** The Equality capital, and a tile laid to the right of it for each face. */
const withTiles = (...faces: string[]) => ['E', ...faces.map((face, i) => `${face} 0,${3 + 2 * i} ----`)].join('; ');
/** Four points. */
const CAPITOL = 'B3-22';
const PLENTY = 'F30 R30 M30 C0';

const administration = (drawn: Drawn) => begin('administration', drawn);
const diplomacy = (drawn: Drawn) => begin('diplomacy', drawn);
const prices = (...faces: string[]) => {
  const { table } = position({ civs: [withTiles(...faces), 'E'] });
  return (action: Parameters<typeof priceOf>[2], tile?: Building) => Object.values(priceOf(table, 0, action, tile));
};
const ways = (state: PatchistoryState, verb: string) => legal(state, 0).filter((move) => move.split(' ')[0] === verb);
const has = ({ table }: PatchistoryState, good: number, seat = 0) => stockOf(table, seat, good);

test('[P13.13] Aristotle: honour heroes costs 1 point less', () => {
  assert.deepEqual(prices('B1-04')('heroes'), [1, 1, 0]);
  assert.deepEqual(prices('B1-04')('wonders'), [2, 0, 0]);
});

test('[P13.15] Alexander: main route costs 1 point less, and there may be two in a round', () => {
  const state = administration({ civs: [withTiles('B1-06', CAPITOL), 'E'], stock: [PLENTY, ''] });
  act(state, '0: route 1\n0: route 1');
  assert.equal(pointsLeft(state.table, 0), 2);
  assert.deepEqual(why(state, '0: route 1'), { rule: 'P6.14', most: 2 });
});

test('[P13.16] Julius Caesar: menace costs 1 point less', () => {
  assert.deepEqual(prices('B1-07')('menace'), [2, 0, 0]);
  assert.deepEqual(prices('B1-07')('aid'), [2, 0, 0]);
});

test('[P13.18] Socrates: a campaign gives 1 vote more', () => {
  const state = administration({ civs: [withTiles('B1-09'), 'E'] });
  act(state, '0: campaign 2');
  assert.equal(has(state, VOTE), 3);
});

test('[P13.20] Hanging Gardens: 3 food and 3 culture for a worker', () => {
  const state = administration({ civs: [withTiles('B1-11'), 'E'], workers: ['0,0'], stock: ['C1', ''] });
  const tell = listener();
  act(state, '0: return gardens 0,0', tell);
  assert.deepEqual([has(state, FOOD), has(state, CULTURE), state.table.track[0]], [3, 4, 8]);
  assert.deepEqual(tell.events, [
    { kind: 'returned', seat: 0, effect: 'HANGINGGARDENS', worker: cellOf('0,0') },
    { kind: 'effect', seat: 0, effect: 'HANGINGGARDENS', goods: [3, 0, 0, 3, 0] },
  ]);
});

test('[P13.20] trap 19: the worker of a declared war is returned: the war is off, the route open', () => {
  const state = administration({ civs: [withTiles('B1-11'), 'E'], routes: ['0>1 PREP 0'] });
  const { main } = state.table;
  assert.deepEqual([main.at[0], main.war[0]], [PREP, 1]);
  act(state, '0: return gardens R1');
  assert.deepEqual([main.from[0], main.at[0], main.war[0]], [0, -1, 0]);
});

test('[P13.24] Stonehenge: honour wonders costs 1 point less', () => {
  assert.deepEqual(prices('B1-15')('wonders'), [1, 0, 0]);
  assert.deepEqual(prices('B1-15')('heroes'), [2, 1, 0]);
});

test('[P13.28] Genghis Khan: commerce costs 1 food in every era, whatever else; military rises with routes', () => {
  for (const era of [0, 1, 2]) {
    const { table } = position({
      civs: [`${withTiles('B2-02')}; W1-13 2,0 ----`, 'E'],
      workers: ['2,0'],
      routes: ['0>1', '1>0', '1=0'],
      era,
    });
    assert.deepEqual(Object.values(priceOf(table, 0, 'commerce')), [1, 1, 0]);
    assert.equal(levelsOf(table, 0)[A], 3);
  }
  const twice = `${withTiles('B2-02')}; W1-13 2,0 ----; W2-10 2,2 ----`;
  const { table } = position({ civs: [twice, 'E'], workers: ['2,0 3,3'] });
  assert.equal(priceOf(table, 0, 'commerce').food, 1, 'where two frames would make it free');
});

test('[P13.32] trap 17: Elizabeth I and EXCH on transport 1: limit 5, and 1 money after each exchange', () => {
  const state = administration({ civs: [`${withTiles('B2-06', CAPITOL)}; W1-22 2,0 ----`, 'E'], workers: ['3,1'], stock: ['F9', ''] });
  assert.deepEqual(why(state, '0: exchange f6 r3'), { rule: 'P6.8', limit: 5 });
  assert.equal(ruleAgainst(state, '0: exchange f1 r1'), 'P6.9');
  act(state, '0: exchange f5 r2m1');
  assert.deepEqual(
    [FOOD, RESOURCE, MONEY].map((good) => has(state, good)),
    [4, 2, 2],
  );
  const tell = listener();
  act(state, '0: exchange f1 m1', tell);
  assert.equal(has(state, MONEY), 4);
  assert.deepEqual(tell.events, [
    { kind: 'exchanged', seat: 0, good: FOOD, n: 1, into: [0, 0, 1] },
    { kind: 'effect', seat: 0, effect: 'ELIZABETHI', goods: [0, 0, 1, 0, 0] },
  ]);
});

test('[P13.33] Sejong: train costs 2 food less', () => {
  assert.deepEqual(prices('B2-07')('train'), [2, 2, 0]);
});

test('[P13.34] Leonardo: building costs 1 point and 1 resource less', () => {
  assert.deepEqual(
    [prices('B2-08')('build', buildingNamed('b01')), prices('B2-08')('build', buildingNamed('b07')), prices('B2-08')('reclaim')],
    [
      [2, 0, 1],
      [2, 0, 2],
      [2, 0, 1],
    ],
  );
});

test('[P13.38] Kremlin: 4 points for a worker', () => {
  const state = administration({ civs: [withTiles('B2-12'), 'E'], workers: ['0,1'] });
  assert.equal(pointsLeft(state.table, 0), 3);
  act(state, '0: return kremlin 0,1');
  assert.equal(pointsLeft(state.table, 0), 6, 'with the golden point of the worker gone');
  assert.equal(ruleAgainst(state, '0: return kremlin 0,1'), 'P13.8');
});

test('[P13.38] no Kremlin with Che Guevara, whatever else is visible', () => {
  const state = administration({ civs: [withTiles('B2-12', 'B3-01', 'B1-11'), 'E'], workers: ['0,1'] });
  assert.equal(ruleAgainst(state, '0: return kremlin 0,1'), 'P13.38');
  assert.deepEqual(ways(state, 'return'), ['return gardens 0,1']);
  assert.equal(ruleAgainst(administration({ civs: ['E', 'E'], workers: ['0,1'] }), '0: return kremlin 0,1'), 'P13.38');
});

test('[P13.39] Machu Picchu: reclaim costs no resource', () => {
  assert.deepEqual(prices('B2-13')('reclaim'), [2, 0, 0]);
  assert.deepEqual(prices('B2-13')('build', buildingNamed('b01')), [3, 0, 2]);
});

/** Who menaces has 5 military and 4 points; what is taken of 9 culture and 9 money. */
const tribute = (mine: string, theirs: string, want: 'culture' | 'money', routes = ['0>1']) => {
  const state = diplomacy({ civs: [mine, theirs], routes, stock: ['C0', 'M9 C9'] });
  act(state, `0: menace 1 ${want}`);
  return 9 - has(state, want === 'money' ? MONEY : CULTURE, 1);
};
const STRONG = withTiles(CAPITOL, 'B3-23');

test('[P13.41] trap 14: a menace on the Forbidden City takes 2 culture or 3 money, Gandhi’s too', () => {
  const city = `${withTiles('B2-16')}; fallow 0 1,1`;
  const mighty = `${STRONG}; B2-23 2,0 ----`;
  assert.deepEqual([tribute(mighty, 'E', 'culture'), tribute(mighty, 'E', 'money')], [4, 5]);
  assert.deepEqual([tribute(mighty, city, 'culture'), tribute(mighty, city, 'money')], [2, 3]);
  const gandhi = `${mighty}; B3-03 2,4 ----`;
  assert.equal(tribute(gandhi, city, 'money'), 3);
});

test('[P13.43] Che Guevara: 6 points, cheaper by reductions, no matter what the symbols show', () => {
  const state = administration({ civs: [withTiles('B3-01', CAPITOL, 'B1-04'), 'E'], workers: ['0,1'], stock: [PLENTY, ''] });
  assert.equal(pointsLeft(state.table, 0), 6);
  act(state, '0: heroes');
  assert.equal(pointsLeft(state.table, 0), 5);
});

test('[P13.45] Gandhi: a menace always succeeds, with a margin of the own military', () => {
  const weak = withTiles(CAPITOL, 'B3-03');
  const fort = withTiles('B3-24', 'B2-24');
  assert.deepEqual([tribute(weak, fort, 'culture'), tribute(weak, fort, 'money')], [2, 3], 'with military 0');
  const strong = withTiles(CAPITOL, 'B3-03', 'B3-23');
  assert.deepEqual([tribute(strong, fort, 'culture'), tribute(strong, fort, 'money')], [4, 5], 'with military 5');
  const state = diplomacy({ civs: [weak, fort, fort], routes: ['0>1', '0=1'] });
  assert.equal(ruleAgainst(state, '0: menace 1 money'), 'P5.8');
  assert.equal(ruleAgainst(state, '0: menace 2 money'), 'P5.7');
});

test('[P13.46] trap 14: Bismarck has 5 culture of each menace, whatever is paid', () => {
  const state = diplomacy({ civs: [withTiles(CAPITOL, 'B3-04', 'B3-22'), 'E'], routes: ['0>1'], stock: ['C0', 'M1 C9'] });
  const tell = listener();
  act(state, '0: menace 1 money\n0: menace 1 money', tell);
  assert.deepEqual([has(state, MONEY), has(state, CULTURE)], [1, 10]);
  assert.deepEqual(tell.events.slice(0, 2), [
    { kind: 'menaced', seat: 0, to: 1, good: MONEY, n: 1 },
    { kind: 'effect', seat: 0, effect: 'BISMARCK', goods: [0, 0, 0, 5, 0] },
  ]);
});

test('[P13.48] Rousseau: a campaign gives 2 votes more, with Socrates 3', () => {
  const state = administration({ civs: [withTiles('B3-06', 'B1-09'), 'E'] });
  act(state, '0: campaign 1');
  assert.equal(has(state, VOTE), 4);
});

test('[P13.50] Lincoln: aid costs 1 point less and brings 7 culture when accepted, 2 when refused', () => {
  const state = diplomacy({ civs: [`${withTiles('B3-08')}; b08 0,0; b08 1,2`, 'E'], routes: ['0>1'], stock: ['F9 C0', ''] });
  act(state, '0: aid 1 f3\n1: no');
  assert.deepEqual([has(state, CULTURE), pointsLeft(state.table, 0)], [2, 2]);
  act(state, '0: aid 1 f3\n1: yes');
  assert.equal(has(state, CULTURE), 9);
});

test('[P13.51] Einstein: main route, reclaim and building cost 1 point less each', () => {
  const price = prices('B3-09');
  assert.deepEqual(
    [price('route'), price('reclaim'), price('build', buildingNamed('b01'))],
    [
      [1, 0, 2],
      [1, 0, 1],
      [2, 0, 2],
    ],
  );
});

test('[P13.55] Stealth Bomber: a place of another that is no ally, free of cost, then a tile is drawn', () => {
  const theirs = 'E; B3-22 0,3 ----; b08 0,0';
  const state = administration({
    civs: [withTiles('B3-13'), theirs, 'E'],
    workers: ['', '0,0'],
    routes: ['0=2'],
    stock: ['C0', '', ''],
    tiles: ['b01'],
  });
  state.table.spent[0] = 1;
  assert.equal(ways(state, 'bomb').length, 8, 'six of the capital and two of the tile, its sea too');
  for (const target of ['2 0,0', '0 0,0', '1 0,3', '1 9,9', '7 0,0'])
    assert.equal(ruleAgainst(state, `0: bomb b01 ${target}`), 'P13.55', target);
  assert.equal(ruleAgainst(state, '0: bomb b02 1 0,0'), 'P6.19');
  const tell = listener();
  act(state, '1: done\n0: bomb b01 1 0,0', tell);
  const civ = state.table.civs[1]!;
  assert.equal(civ.built[civ.cells.indexOf(cellOf('0,0'))], RECLAIMED + 0);
  assert.deepEqual(civ.workers, [cellOf('0,0')]);
  assert.equal(state.table.gone[7], 1);
  assert.equal(state.table.tiles[0], 1);
  assert.deepEqual(tell.events.at(-1), { kind: 'bombed', seat: 0, to: 1, at: cellOf('0,0') });
  assert.deepEqual(acting(state), [2]);
  const other = administration({ civs: ['E', withTiles('B3-13'), 'E'], tiles: ['', 'b01'] });
  assert.equal(legal(other, 1).filter((move) => move.startsWith('bomb b01')).length, 12, 'six of each other seat');
  act(other, '1: bomb b01 0 1,1');
  const hit = other.table.civs[0]!;
  assert.equal(hit.built[hit.cells.indexOf(cellOf('1,1'))], RECLAIMED + 1);
  assert.equal(ruleAgainst(administration({ civs: ['E', 'E'], tiles: ['b01'] }), '0: bomb b01 1 0,0'), 'P13.1');
});

test('[P13.54] trap 24: only what the owner reclaimed by its own action counts for the Statue of Liberty', () => {
  const state = administration({
    civs: [`${withTiles('B3-12', CAPITOL)}; fallow 1 0,0`, 'E'],
    stock: [PLENTY, ''],
    tiles: ['b01 b02'],
  });
  act(state, '0: reclaim b01 0,2\n0: reclaim b02 1,1');
  const gameEnd = listener();
  state.table.era = 2;
  state.table.round = 4;
  enter(state, 'eraEnd', gameEnd);
  assert.ok(gameEnd.events.some((event) => event.kind === 'effect' && event.effect === 'STATUEOFLIBERTY' && event.goods[CULTURE] === 6));
});

test('[P13.58] Panama Canal: main route costs 1 resource less', () => {
  assert.deepEqual(prices('B3-17')('route'), [2, 0, 1]);
});
