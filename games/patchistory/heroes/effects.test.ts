import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelsOf } from '../civilisation/levels.ts';
import { stockOf } from '../civilisation/stock.ts';
import { CULTURE, FOOD } from '../pieces.ts';
import { priceOf } from '../politics/prices.ts';
import { act, begin, type Drawn, legal, position, ruleAgainst } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import type { Effect } from './effect.ts';
import { EFFECT_IDS, FRAME_IDS } from './effect-ids.ts';
import { effectsOf } from './effects.ts';
import { EFFECTS, FRAMES } from './heroes.ts';

/** The Equality capital, and a tile laid to the right of it for each face. */
const withTiles = (...faces: string[]) => ['E', ...faces.map((face, i) => `${face} 0,${3 + 2 * i} ----`)].join('; ');
/** Four points. */
const CAPITOL = 'B3-22';

const administration = (drawn: Drawn) => begin('administration', drawn);
const diplomacy = (drawn: Drawn) => begin('diplomacy', drawn);
const ways = (state: PatchistoryState, verb: string) => legal(state, 0).filter((move) => move.split(' ')[0] === verb);
const has = ({ table }: PatchistoryState, good: number, seat = 0) => stockOf(table, seat, good);

test('[P13.3] every hero, wonder and golden text is declared, each under its own rule', () => {
  assert.deepEqual(Object.keys(EFFECTS).sort(), [...EFFECT_IDS].sort());
  assert.deepEqual(Object.keys(FRAMES).sort(), [...FRAME_IDS].sort());
  const plain = Object.values(EFFECTS).filter((effect) => effect.rule === 'P13.9');
  assert.deepEqual(plain.map(({ id }) => id).sort(), ['EIFFELTOWER', 'TAJMAHAL']);
  const rules = [...Object.values(EFFECTS), ...Object.values(FRAMES)].map(({ rule }) => rule).filter((rule) => rule !== 'P13.9');
  assert.equal(new Set(rules).size, rules.length);
  for (const { id, rule, ...declared } of Object.values(EFFECTS)) {
    assert.equal(Object.keys(declared).length === 0, rule === 'P13.9', `${id} changes something`);
  }
});

test('[P13.1] an effect ends when its place is covered, and a worker on it changes nothing', () => {
  const price = (civ: string, workers = '') => priceOf(position({ civs: [civ, 'E'], workers: [workers] }).table, 0, 'heroes').points;
  assert.equal(price('E; B1-04 0,3 ----'), 1);
  assert.equal(price('E; B1-04 0,3 ----', '0,3'), 1);
  assert.equal(price('E; B1-04 0,3 ----; W1-04 0,3 oooo'), 2);
  assert.equal(price('E; B1-04 0,3 ----; W1-04 0,3 uuuu'), 1);
});

test('[P13.1] an effect works for its owner alone', () => {
  const { table } = position({ civs: ['E', withTiles('B1-04')] });
  assert.deepEqual([effectsOf(table, 0).length, effectsOf(table, 1).map(({ id }: Effect) => id)], [0, ['ARISTOTLE']]);
});

test('[P13.4] a price holds when the action is declared: trap 16, the very worker on a COMM frame', () => {
  const state = administration({
    civs: ['E; W1-13 0,3 ----', 'E'],
    workers: ['0,3'],
    routes: ['0>1'],
    stock: ['F2', ''],
    era: 1,
  });
  act(state, '0: commerce 0,3 R1');
  assert.equal(has(state, FOOD), 0);
  const { table } = position({ civs: [`${withTiles('B2-02')}; W1-13 2,0 ----`, 'E'], workers: ['2,0'], era: 1 });
  assert.equal(priceOf(table, 0, 'commerce').food, 1);
});

test('[P13.5] an effect that returns a worker takes any of them, on the territory or on a route', () => {
  const state = administration({ civs: [withTiles('B1-11'), 'E', 'E'], workers: ['0,0'], routes: ['0>1', '0>2 REST', '0=1 2 4'] });
  assert.deepEqual(ways(state, 'return'), ['return gardens 0,0', 'return gardens R2', 'return gardens A1']);
  for (const worker of ['0,1', 'R1', 'R9', 'A2']) assert.equal(ruleAgainst(state, `0: return gardens ${worker}`), 'P13.5', worker);
  act(state, '0: return gardens A1');
  assert.equal(state.table.track[0], 6);
  const none = administration({ civs: [withTiles('B1-11'), 'E'] });
  assert.equal(ruleAgainst(none, '0: return gardens 0,0'), 'P13.5');
});

test('[P13.6] culture of an effect comes from the supply', () => {
  const state = diplomacy({ civs: [withTiles(CAPITOL, 'B3-04'), 'E'], routes: ['0>1'], stock: ['C0', 'M1 C9'] });
  act(state, '0: menace 1 money');
  assert.deepEqual([has(state, CULTURE), has(state, CULTURE, 1)], [5, 9]);
});

test('[P13.8] an effect in administration is used once a round and costs no points', () => {
  const state = administration({ civs: [withTiles('B1-11'), 'E'], workers: ['0,0 0,1'] });
  act(state, '0: campaign 1\n0: return gardens 0,0');
  assert.equal(ruleAgainst(state, '0: return gardens 0,1'), 'P13.8');
  assert.ok(!legal(state, 0).some((move) => move.startsWith('return')));
});

test('[P13.9] Taj Mahal, the Eiffel Tower and special buildings have symbols only', () => {
  const { table } = position({ civs: [withTiles('B2-14', 'B3-15', 'B3-18'), 'E'] });
  assert.deepEqual(levelsOf(table, 0), [2, 0, 2, 10, 1, 4, 2, 1]);
  assert.deepEqual(
    effectsOf(table, 0).map(({ id }) => id),
    ['TAJMAHAL', 'EIFFELTOWER'],
  );
});
