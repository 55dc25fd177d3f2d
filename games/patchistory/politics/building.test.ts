import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockOf } from '../civilisation/stock.ts';
import { BUILT, RECLAIMED, RESOURCE } from '../pieces.ts';
import { act, begin, cellOf, type Drawn, legal, listener, ruleAgainst, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import { actionsOf } from './actions.ts';
import { pointsLeft } from './prices.ts';

/** Four points: the Capitol beside the Equality capital. Its tile brings F2|F2 on 0,4 and a sea on 1,4. */
const RICH = 'E; B3-22 0,3 ----';
const PLENTY = 'F30 R30 M30 C0';

const administration = (drawn: Drawn) => begin('administration', drawn);
const ways = (state: PatchistoryState, verb: string) => legal(state, 0).filter((move) => move.split(' ')[0] === verb);
const builtAt = ({ table }: PatchistoryState, cell: string) => {
  const civ = table.civs[0]!;
  return civ.built[civ.cells.indexOf(cellOf(cell))];
};

test('[P6.15] reclaim, 2 points and 1 resource: any square, be it sea, fallow, reclaimed or built', () => {
  const civ = `${RICH}; b08 0,0; fallow 1 0,1`;
  const state = administration({ civs: [civ, 'E'], stock: [PLENTY, ''], tiles: ['b01 b01 b02'] });
  assert.equal(ways(state, 'reclaim').length, 2 * 8, 'two kinds on eight squares');
  const tell = listener();
  act(state, '0: reclaim b01 1,4', tell);
  assert.deepEqual(tell.events, [{ kind: 'reclaimed', seat: 0, at: cellOf('1,4'), resources: 1 }], 'nobody hears which tile');
  assert.equal(builtAt(state, '1,4'), RECLAIMED);
  assert.deepEqual([stockOf(state.table, 0, RESOURCE), pointsLeft(state.table, 0)], [29, 2]);
  for (const cell of ['0,0', '0,1', '1,2', '1,4']) assert.equal(ruleAgainst(state, `0: reclaim b02 ${cell}`), undefined, cell);
});

test('[P6.15] a reclaimed square remembers who reclaimed it', () => {
  const state = administration({ civs: ['E', RICH], stock: ['', PLENTY], tiles: ['', 'b01'] });
  act(state, '1: reclaim b01 1,2');
  const civ = state.table.civs[1]!;
  assert.equal(civ.built[civ.cells.indexOf(cellOf('1,2'))], RECLAIMED + 1);
  assert.deepEqual(state.table.laid, [0, 1]);
});

test('[P6.16] building, 3 points and what the tile costs', () => {
  for (const [tile, cost] of [
    ['b01', 2],
    ['b10', 3],
  ] as const) {
    const state = administration({ civs: [RICH, 'E'], stock: [`R${cost}`, ''], tiles: [tile] });
    const tell = listener();
    act(state, `0: build ${tile} 1,2`, tell);
    const kind = Number(tile.slice(1)) - 1;
    assert.deepEqual(tell.events, [{ kind: 'built', seat: 0, tile: kind, at: cellOf('1,2'), resources: cost }]);
    assert.equal(builtAt(state, '1,2'), BUILT + kind);
    assert.deepEqual([stockOf(state.table, 0, RESOURCE), pointsLeft(state.table, 0)], [0, 1]);
  }
});

test('[P6.16] only the tiles that can be paid are listed', () => {
  const state = administration({ civs: [RICH, 'E'], stock: ['R2', ''], tiles: ['b01 b10'] });
  assert.equal(ways(state, 'build').length, 7);
  assert.deepEqual(why(state, '0: build b10 1,2'), { rule: 'P6.4', action: 'build', good: RESOURCE, price: 3, has: 2 });
});

test('[P6.17] nothing is built on a sea, but on a reclaimed one', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  assert.equal(ruleAgainst(state, '0: build b01 1,4'), 'P6.17');
  const dry = administration({ civs: [`${RICH}; fallow 0 1,4`, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  act(dry, '0: build b01 1,4');
  assert.equal(builtAt(dry, '1,4'), BUILT);
});

test('[P6.18] only on a place of one square', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  for (const cell of ['0,3', '1,3', '5,5']) {
    assert.equal(ruleAgainst(state, `0: build b01 ${cell}`), 'P6.18', cell);
    assert.equal(ruleAgainst(state, `0: reclaim b01 ${cell}`), 'P6.18', cell);
  }
});

test('[P6.19] only with a tile of the own hand', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  for (const verb of ['build', 'reclaim']) {
    assert.equal(ruleAgainst(state, `0: ${verb} b02 1,2`), 'P6.19');
    assert.equal(ruleAgainst(state, `0: ${verb} b99 1,2`), 'P6.19');
  }
  const empty = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: [''] });
  assert.deepEqual([ways(empty, 'build'), ways(empty, 'reclaim')], [[], []]);
  assert.equal(actionsOf(empty.table, 0).find(({ action }) => action === 'reclaim')?.refusal?.rule, 'P6.19');
});

test('[P6.20] the worker stays, and what was built there leaves the game', () => {
  const state = administration({ civs: [`${RICH}; b08 1,2`, 'E'], workers: ['1,2'], stock: [PLENTY, ''], tiles: ['b01'] });
  assert.equal(pointsLeft(state.table, 0), 6);
  act(state, '0: build b01 1,2');
  assert.deepEqual(state.table.civs[0]!.workers, [cellOf('1,2')]);
  assert.deepEqual([state.table.gone[0], state.table.gone[7]], [0, 1]);
  const again = administration({ civs: [`${RICH}; b01 1,2`, 'E'], stock: [PLENTY, ''], tiles: ['b08'] });
  act(again, '0: reclaim b08 1,2');
  assert.deepEqual([again.table.gone[0], again.table.gone[7]], [1, 0]);
  assert.equal(pointsLeft(state.table, 0), 1, 'four points of level, three of them spent');
});

test('[P6.21] a tile is drawn at once and only its owner sees it', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  const next = state.box.reserve.at(-1)!;
  const left = state.table.reserve;
  const heard: unknown[] = [];
  act(state, '0: reclaim b01 1,2', { everyone() {}, only() {}, reveal: (event, to) => void heard.push([event, to]) });
  assert.deepEqual(heard, [[{ kind: 'drew', seat: 0, tile: next }, 0]]);
  assert.deepEqual(state.hands[0]?.tiles, [next]);
  assert.deepEqual(state.hands[0]?.laid, [0]);
  assert.deepEqual([state.table.reserve, state.table.tiles[0], state.table.laid[0]], [left - 1, 1, 1]);
  act(state, `0: reclaim b${String(next + 1).padStart(2, '0')} 1,1`);
});

test('[P6.21] nothing is drawn from an empty reserve', () => {
  const state = administration({ civs: [RICH, 'E'], stock: [PLENTY, ''], tiles: ['b01'] });
  state.box.reserve = [];
  state.table.reserve = 0;
  act(state, '0: build b01 1,2');
  assert.deepEqual(state.hands[0]?.tiles, []);
  assert.equal(state.table.tiles[0], 0);
});
