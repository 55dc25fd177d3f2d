import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockOf } from '../civilisation/stock.ts';
import { CULTURE, FOOD, MONEY } from '../pieces.ts';
import { act, begin, type Drawn, legal, ruleAgainst, why } from '../position.ts';
import { pointsLeft } from './prices.ts';

/** The Capitol, the Legion Camp and the Armoured Division, each laid beside the capital. */
const P3 = 'B3-22 0,3 ----';
const A3 = 'B1-23 2,0 ----';
const A5 = 'B3-23 2,0 ----';
/** Who menaces has 6 military. */
const STRONG = `E; ${P3}; ${A5}; b05 1,2`;

const diplomacy = (drawn: Drawn) => begin('diplomacy', drawn);

test('[P5.7] menace costs 3 points and goes along a main route in either direction', () => {
  const civs = [`E; ${P3}; ${A3}`, 'E', 'E', 'E'];
  const state = diplomacy({ civs, routes: ['0>1', '2>0'], stock: ['', 'M9 C9', 'M9 C9', 'M9 C9'] });
  assert.deepEqual(
    legal(state, 0).filter((move) => move.startsWith('menace')),
    ['menace 1 culture', 'menace 1 money', 'menace 2 culture', 'menace 2 money'],
  );
  for (const line of ['0: menace 3 money', '0: menace 0 money', '0: menace 7 money']) assert.equal(ruleAgainst(state, line), 'P5.7');
  act(state, '0: menace 1 money');
  assert.equal(pointsLeft(state.table, 0), 1);
  assert.deepEqual(why(state, '0: menace 2 money'), { rule: 'P6.3', action: 'menace', points: 3, left: 1 });
});

test('[P5.8] an ally cannot be menaced, not even along a main route', () => {
  const state = diplomacy({ civs: [`E; ${P3}; ${A3}`, 'E'], routes: ['0>1', '0=1'] });
  assert.equal(ruleAgainst(state, '0: menace 1 culture'), 'P5.8');
  assert.ok(!legal(state, 0).some((move) => move.startsWith('menace')));
});

test('[P5.9] trap 14: a menace needs more military than the other’s military and defence', () => {
  const six = 'E; B1-23 2,0 ----; b05 1,2; b06 1,1';
  const state = diplomacy({ civs: [STRONG, six], routes: ['1>0'] });
  assert.equal(ruleAgainst(state, '0: menace 1 money'), 'P5.9');
  assert.deepEqual(
    legal(state, 0).filter((move) => move.startsWith('menace')),
    [],
  );
});

test('[P5.9] one more is enough', () => {
  const five = 'E; B3-23 2,0 ----';
  const state = diplomacy({ civs: [STRONG, five], routes: ['0>1'], stock: ['', 'M9'] });
  act(state, '0: menace 1 money');
  assert.equal(stockOf(state.table, 1, MONEY), 6);
});

test('[P5.10] trap 14: a margin of 5 takes 4 culture or 5 money, a smaller one 2 or 3', () => {
  const taken = (victim: string, want: string) => {
    const state = diplomacy({ civs: [STRONG, victim], routes: ['0>1'], stock: ['', 'M9 C9'] });
    act(state, `0: menace 1 ${want}`);
    const good = want === 'money' ? MONEY : CULTURE;
    assert.equal(stockOf(state.table, 0, good), 9 - stockOf(state.table, 1, good));
    return stockOf(state.table, 0, good);
  };
  const one = 'E; b05 1,2';
  const two = 'E; b06 1,2';
  assert.deepEqual([taken(one, 'culture'), taken(one, 'money')], [4, 5]);
  assert.deepEqual([taken(two, 'culture'), taken(two, 'money')], [2, 3]);
});

test('[P5.10] who has less pays what is there, in the kind demanded only', () => {
  const state = diplomacy({ civs: [`${STRONG}; W3-13 4,0 ----`, 'E'], routes: ['0>1'], stock: ['C0', 'M1 C9 F9'] });
  act(state, '0: menace 1 money\n0: menace 1 money');
  const { table } = state;
  assert.deepEqual(
    [MONEY, CULTURE].map((good) => stockOf(table, 0, good)),
    [1, 0],
  );
  assert.deepEqual(
    [FOOD, MONEY, CULTURE].map((good) => stockOf(table, 1, good)),
    [9, 0, 9],
  );
  assert.equal(ruleAgainst(state, '0: menace 1 food'), 'P5.10');
});
