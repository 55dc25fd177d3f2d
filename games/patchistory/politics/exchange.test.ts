import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { stockOf } from '../civilisation/stock.ts';
import { CULTURE, FOOD, MONEY, RESOURCE } from '../pieces.ts';
import { act, begin, type Drawn, legal, ruleAgainst, why } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { PatchistoryState } from '../table.ts';

/** Four points: the Capitol beside the Equality capital. */
const RICH = 'E; B3-22 0,3 ----';
const PLENTY = 'F30 R30 M30 C0';

const administration = (drawn: Drawn) => begin('administration', drawn);
const ways = (state: PatchistoryState, verb: string) => legal(state, 0).filter((move) => move.split(' ')[0] === verb);
const have = ({ table }: PatchistoryState) => [FOOD, RESOURCE, MONEY].map((good) => stockOf(table, 0, good));

test('[P6.8] an exchange of 1 up to as many units as transport', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''] });
  assert.deepEqual(why(state, '0: exchange r2 f4'), { rule: 'P6.8', limit: 1 });
  assert.equal(refuse(viewOf(state, 0), { kind: 'exchange', good: FOOD, n: 0, into: [0, 0, 0] })?.rule, 'P6.8');
  assert.equal(refuse(viewOf(state, 0), { kind: 'exchange', good: CULTURE, n: 1, into: [1, 0, 0] })?.rule, 'P6.9');
});

test('[P6.8] trap 17: without transport there is no exchange', () => {
  const state = administration({ civs: ['E; fallow 0 1,1', 'E'], stock: [PLENTY, ''] });
  assert.deepEqual(ways(state, 'exchange'), []);
});

test('[P6.9] vector 4: what comes of 3 resources, of 3 food, and of 1 resource', () => {
  const three = administration({ civs: [`${RICH}; b04 1,2`, 'E'], workers: ['1,2'], stock: ['F3 R3', ''] });
  for (const into of ['f6', 'f4m2', 'f1m5']) assert.equal(ruleAgainst(three, `0: exchange r3 ${into}`), undefined, into);
  assert.equal(ruleAgainst(three, '0: exchange f3 r1m1'), undefined);
  assert.equal(ways(three, 'exchange').filter((move) => move.startsWith('exchange r3')).length, 7);
  const one = administration({ civs: ['E', 'E'], stock: ['R1', ''] });
  assert.deepEqual(ways(one, 'exchange'), ['exchange r1 m2', 'exchange r1 f1m1', 'exchange r1 f2']);
  act(one, '0: exchange r1 f1m1');
  assert.deepEqual(have(one), [1, 0, 1]);
});

test('[P6.9] it comes out even and gives nothing of the same good', () => {
  const state = administration({ civs: [`${RICH}; b04 1,2`, 'E'], workers: ['1,2'], stock: [PLENTY, ''] });
  for (const bad of ['f1 r1', 'f3 r1', 'f2 f2', 'r1 f1', 'm3 r2', 'm2 f1'])
    assert.equal(ruleAgainst(state, `0: exchange ${bad}`), 'P6.9', bad);
  for (const good of ['f2 r1', 'm3 f1r1', 'm1 f1']) assert.equal(ruleAgainst(state, `0: exchange ${good}`), undefined, good);
  const poor = administration({ civs: [RICH, 'E'], stock: ['C9', ''] });
  assert.equal(ruleAgainst(poor, '0: exchange f1 m1'), 'P6.4');
  assert.deepEqual(ways(poor, 'exchange'), []);
});
