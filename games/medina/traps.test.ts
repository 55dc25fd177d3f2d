/** Cases in which a rule is easily got wrong, by the numbers of our collection. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { readMove } from './notation.ts';
import { KINDS, MERCHANT, type Move, NEUTRAL } from './pieces.ts';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';
import { refuse } from './refuse.ts';
import { palaceTilePoints, towerTilePoints, worths } from './score.ts';
import { ownerOf } from './tiles.ts';

test('[M4.3] trap 1: a new grey may begin two squares from a grey with a roof, not at its corner', () => {
  const state = position({ city: '+\n.\n.\n.\n.\n.....g', roofs: { e5: 0 } });
  assert.equal(refusalOf(state, 'b grey g5'), undefined);
  assert.equal(refusalOf(state, 'b grey f6'), 'M4.3');
});

test('[M4.1] [M5.2] trap 2: a stable carries neither buildings nor stables, but keeps others away', () => {
  const state = position({ city: '+\n.\n.\n.\n.\n.....gs' });
  assert.deepEqual(legal(state, 'b grey').sort(), ['d5', 'e4', 'e6']);
  assert.equal(refusalOf(state, 'b grey g5'), 'M4.1');
  assert.equal(refusalOf(state, 's g5'), 'M5.2');
  assert.equal(refusalOf(state, 'b orange h5'), undefined);
  assert.equal(refusalOf(state, 'b orange g6'), 'M4.3');
});

test('[M4.4] trap 3: a stable on the last square makes a palace stuck; the next begins, the old one can be roofed', () => {
  const state = position({ city: '+\n.gm' });
  assert.deepEqual(legal(state, 'b grey'), ['a2']);
  playAll(state, 's a2');
  assert.equal(state.table.palaces.size[0], 2);
  assert.equal(refusalOf(state, 'b grey k9'), undefined);
  assert.equal(refusalOf(state, 'b grey a3'), 'M4.3');
  assert.equal(refusalOf(state, 'r grey'), undefined);
});

test('[M4.4] trap 4: two palaces of a colour without a roof, only the second can grow, and never to the first', () => {
  const state = position({ city: '+\n.gm\n.m.' });
  playAll(state, 'b grey c3');
  assert.equal(refusalOf(state, 'b grey b2'), 'M4.3');
  playAll(state, 'b grey b3');
  assert.equal(refusalOf(state, 'b grey b2'), 'M4.3');
  assert.deepEqual(legal(state, 'r grey'), ['a1', 'c3']);
  assert.deepEqual(legal(state, 'b grey').sort(), ['a3', 'b4', 'c2', 'c4', 'd3']);
});

test('[M7.1] trap 5: a bent line, its open squares and those that touch two or a middle one', () => {
  const state = position({ city: '+\n.\n.\n.\n.\n.....mmm\n.......m' });
  assert.deepEqual(legal(state, 'm').sort(), ['d5', 'e4', 'e6', 'g7', 'h6']);
  for (const at of ['f6', 'f4', 'h5']) assert.equal(refusalOf(state, `m ${at}`), 'M7.1', at);
});

test('[M7.2] [M7.3] trap 6: all lines are stuck, and a new one begins beside the old', () => {
  const state = position({ city: '+\n.mmmo\n.g.oo' });
  for (const at of ['b2', 'a3', 'p11']) assert.equal(refusalOf(state, `m ${at}`), undefined, at);
  playAll(state, 'm b2');
  assert.deepEqual(legal(state, 'm'), ['b3']);
  playAll(state, 'm b3');
  assert.deepEqual(legal(state, 'm').sort(), ['a3', 'b4', 'c3']);
});

test('[M8.2] trap 7: of the last two spaces of a side either can be walled, the other stays a gate', () => {
  const drawn = { city: '+##############..+' };
  for (const space of ['N15', 'N16']) {
    const state = position(drawn);
    assert.deepEqual(
      legal(state, 'w').filter((at) => at.startsWith('N')),
      ['N15', 'N16'],
    );
    playAll(state, `w ${space}`);
    assert.equal(
      legal(state, 'w').some((at) => at.startsWith('N')),
      false,
    );
    assert.equal(refusalOf(state, `w ${space === 'N15' ? 'N16' : 'N15'}`), 'M8.2');
  }
});

test('[M9.4] trap 8: one roof between two arms takes both towers; it counts the walls at both sides of the gate', () => {
  const state = position({ city: '+#######.########+\n.......ggg........' });
  playAll(state, 'r grey');
  assert.deepEqual([state.table.towerTiles[0], state.table.towerTiles[2]], [0, 0]);
  assert.equal(worths(state.table)[0]?.walls, 2);
  assert.equal(refusalOf(state, 'w N8'), 'M8.2');
});

test('[M9.5] trap 9: the other arm of a tower counts by the edition, a further wall of the same arm never', () => {
  for (const [edition, points] of [
    ['first', 1],
    ['second', 0],
  ] as const) {
    const state = position({ edition, city: '+####\n.g..b\n', roofs: { a1: 0, d1: 1 } });
    assert.equal(towerTilePoints(state.table, 1), 1);
    playAll(state, 'w W1');
    assert.equal(towerTilePoints(state.table, 0), points, edition);
    assert.equal(worths(state.table)[0]?.walls, 2);
    const same = position({ edition, city: '+#\n.gg.b\n', roofs: { a1: 0, d1: 1 } });
    playAll(same, 'w N2');
    assert.equal(towerTilePoints(same.table, 0), 1);
  }
});

test('[M9.4] [M9.6] trap 10: a wall of a rival brings the owner the tower and its merchants; a roofless palace waits for its roof', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g', roofs: { a1: 0 }, turn: 1 });
  playAll(state, 'w N1');
  assert.deepEqual([towerTilePoints(state.table, 0), state.table.stock[MERCHANT]], [1, 15]);
  const waits = position({ edition: 'second', seats: 2, city: '+\n.g', turn: 1 });
  playAll(waits, 'w N1');
  assert.deepEqual([towerTilePoints(waits.table, 0), waits.table.stock[MERCHANT]], [0, 12]);
  playAll(waits, 'w N2, r grey');
  assert.deepEqual([towerTilePoints(waits.table, 0), waits.table.stock[MERCHANT]], [1, 15]);
});

test('[M9.2] trap 11: five against five stays, the sixth takes it, also when the loser lays that stable', () => {
  const state = position({ city: '+\n.ooooo\n......\n......\n..oooo', roofs: { a1: 0, b4: 1 } });
  playAll(state, 's a4');
  assert.equal(palaceTilePoints(state.table, 0), 4);
  playAll(state, 's f4');
  assert.equal(palaceTilePoints(state.table, 1), 4);
});

test('[M9.3] trap 12: a neutral palace holds the tile until a larger one comes, and wins it back by stables', () => {
  const state = position({ edition: 'second', city: '+\n.ggg\n....\n....\n..ggg', roofs: { a1: 'n', b4: 0 } });
  const { table } = state;
  assert.equal(palaceTilePoints(table, 0), 0);
  playAll(state, 's a4');
  assert.equal(palaceTilePoints(table, 0), 1);
  playAll(state, 's a2, s d1');
  assert.equal(palaceTilePoints(table, 0), 0);
  assert.equal(ownerOf(table, table.palaceTiles[0]!), -1);
  assert.equal(table.palaces.size[palaceAt(state, 'a1')], 5);
});

test('[M10.1] [M10.3] [M10.4] trap 13: tea shares, and what the well bars and pays', () => {
  const tea = position({ edition: 'second', city: '+\n.p..p..p..p\n', roofs: { a1: 0, d1: 'n', g1: 1, j1: 2 } });
  assert.deepEqual(tea.table.tea, [3, 1, 0]);
  const near = position({ edition: 'second', city: '+\n....\n..@\n' });
  assert.equal(refusalOf(near, 'b grey c3'), 'M10.3');
  assert.equal(refusalOf(near, 'b grey d3'), undefined);
  playAll(near, 'b grey d2, b brown b4');
  assert.deepEqual(
    worths(near.table).map(({ well }) => well),
    [4, 4],
  );
  const purple = position({ edition: 'second', city: '+\n.\n.\n.\n......\n.\n......@' });
  playAll(purple, 'b purple f4, b purple g4, b purple h4, b purple h5, b purple h6');
  const worth = worths(purple.table)[0];
  assert.deepEqual([worth?.buildings, worth?.well], [5, 8]);
});

test('[M4.5] trap 14: the last owner finishes a colour in the middle of a turn', () => {
  for (const edition of ['first', 'second'] as const) {
    const state = position({ edition, city: '+\n.gm..g..g..g\n.m', roofs: { e1: 0, h1: 1 }, turn: 2 });
    playAll(state, 'r grey a1');
    const { table } = state;
    assert.deepEqual([table.stock[0], table.stock[KINDS], table.stock[2 * KINDS]], [0, 0, 0]);
    assert.equal(table.turn.kind === 'place' && table.turn.seat, 2);
    assert.equal(refusalOf(state, 'b grey l1'), 'M4.5');
    assert.equal(refusalOf(state, 's l1'), undefined);
    assert.equal(refusalOf(state, 'n grey'), edition === 'second' ? undefined : 'M3.2');
  }
});

test('[M3.6] [M6.5] trap 15: a building and both domes in one turn; the dome that is lost', () => {
  const state = position({ edition: 'ditt', city: '+\n.k..b..o\n' });
  playAll(state, 'b black b1, r brown, n orange');
  const twice = position({ edition: 'ditt', city: '+\n.k..b..o\n' });
  playAll(twice, 'b black b1');
  assert.equal(refusalOf(twice, 'b black c1'), 'M3.6');
  const lost = position({ edition: 'ditt', city: '+\n.g..g..g\n', roofs: { a1: 'n', d1: 0 }, turn: 1 });
  assert.equal(lost.table.boxed[NEUTRAL], 1);
  assert.equal(refusalOf(lost, 'n grey'), 'M6.4');
  assert.equal(refuse(viewOf(lost, 1), readMove('r grey') as Move), undefined);
});
