import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KINDS, MERCHANT, NOBODY, TILE_POINTS } from './pieces.ts';
import { palaceAt, playAll, position } from './position.ts';
import { palaceTilePoints, towerTilePoints } from './score.ts';
import { ownerOf } from './tiles.ts';

const GREY = 0;
const ORANGE = 3;

test('[M9.1] tiles of 1, 2, 3, 4 points, for the first roof of the colour', () => {
  assert.deepEqual(TILE_POINTS, [1, 2, 3, 4, 2]);
  const state = position({ city: '+\n.o..oo\n' });
  const { table } = state;
  playAll(position({ city: '+\n.o' }), 'r orange');
  assert.equal(table.palaceTiles[ORANGE], NOBODY);
  const one = position({ city: '+\n.o', turn: 2 });
  const events = playAll(one, 'r orange');
  assert.deepEqual(
    events.find(({ kind }) => kind === 'palaceTile'),
    { kind: 'palaceTile', seat: 2, colour: ORANGE },
  );
  assert.deepEqual([palaceTilePoints(one.table, 2), palaceTilePoints(one.table, 0)], [4, 0]);
});

test('[M9.2] the figure of the second edition: five hold the tile against four, and lose it to two stables more', () => {
  const state = position({
    edition: 'second',
    city: `
      +.........
      .soos.....
      ..o.......
      .......oo.
      .......oo.`,
    roofs: { b1: 1 },
    turn: 2,
  });
  const { table } = state;
  playAll(state, 'r orange');
  assert.equal(ownerOf(table, table.palaceTiles[ORANGE]!), 1);
  playAll(state, 's g2');
  assert.equal(ownerOf(table, table.palaceTiles[ORANGE]!), 1, 'five against five');
  playAll(state, 's h2');
  assert.equal(ownerOf(table, table.palaceTiles[ORANGE]!), 2, 'six against five, whoever placed it');
});

test('[M9.2] a larger palace without a roof has no claim', () => {
  const state = position({ city: '+\n.g..ggg\n', roofs: { a1: 1 } });
  playAll(state, 'b grey g1, w N1');
  assert.equal(ownerOf(state.table, state.table.palaceTiles[GREY]!), 1);
  playAll(state, 'w N2, w N3, r grey');
  assert.equal(ownerOf(state.table, state.table.palaceTiles[GREY]!), 2);
});

test('[M9.3] a neutral palace takes the tile, and a seat needs a larger one to get it back', () => {
  const state = position({ edition: 'second', city: '+\n.gg..ggg\n', roofs: { a1: 1 } });
  const { table } = state;
  const events = playAll(state, 'n grey');
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'palaceTile'),
    [{ kind: 'palaceTile', seat: NOBODY, colour: GREY }],
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => palaceTilePoints(table, seat)),
    [0, 0, 0],
  );
  playAll(state, 's a2, s b2');
  assert.equal(ownerOf(table, table.palaceTiles[GREY]!), 1);
});

test('[M9.4] the figure of the second edition: tower 1 goes from brown to orange, and on to grey by a stable', () => {
  const state = position({
    edition: 'second',
    city: `
      +########
      .bb....oo
      ....gg...`,
    roofs: { a1: 0, d2: 2 },
    turn: 1,
  });
  const { table } = state;
  assert.deepEqual([towerTilePoints(table, 0), table.stock[MERCHANT]], [1, 11]);
  playAll(state, 'r orange');
  assert.deepEqual([towerTilePoints(table, 0), towerTilePoints(table, 1)], [0, 1]);
  assert.equal(table.stock[KINDS + MERCHANT], 8);
  playAll(state, 'w W1, s d1');
  assert.deepEqual([towerTilePoints(table, 1), towerTilePoints(table, 2)], [0, 1]);
});

test('[M9.4] a stable that reaches the wall takes the tower, whoever places it', () => {
  const state = position({ city: '+######\n.bb....\n....gg.\n', roofs: { a1: 0, d2: 2 }, turn: 1 });
  assert.equal(towerTilePoints(state.table, 0), 1);
  playAll(state, 's e1');
  assert.deepEqual([towerTilePoints(state.table, 0), towerTilePoints(state.table, 2)], [0, 1]);
});

test('[M9.4] a wall that reaches a palace takes the tower for its owner; a roofless one gets it with the roof', () => {
  const state = position({ city: '+#\n.bb.g\n', roofs: { a1: 0 } });
  assert.equal(towerTilePoints(state.table, 0), 1);
  playAll(state, 'w N2, w N3, w N4, r grey');
  assert.deepEqual([towerTilePoints(state.table, 0), towerTilePoints(state.table, 1)], [0, 1]);
});

test('[M9.4] the roof of the first palace of a colour at a wall brings both tiles', () => {
  const state = position({ city: '+#\n.o\n' });
  playAll(state, 'r orange');
  assert.deepEqual([palaceTilePoints(state.table, 0), towerTilePoints(state.table, 0)], [4, 1]);
});

const AGAIN = { city: '+######\n.bb..gg\n', roofs: { a1: 0, e1: 1 } } as const;

test('[M9.5] more walls or stables of the same arm are no new contact', () => {
  const state = position({ ...AGAIN });
  assert.equal(towerTilePoints(state.table, 1), 1);
  playAll(state, 's b2, w N7');
  assert.equal(towerTilePoints(state.table, 1), 1);
});

test('[M9.5] the other arm of the tower counts in the first edition, not in the second, or as the table sets it', () => {
  const after = (edition: 'first' | 'second', towers: string) => {
    const state = position({ ...AGAIN, edition, options: { towers } });
    playAll(state, 'w W1');
    return towerTilePoints(state.table, 0);
  };
  assert.equal(after('first', 'edition'), 1);
  assert.equal(after('second', 'edition'), 0);
  assert.equal(after('first', 'tower'), 0);
  assert.equal(after('second', 'arm'), 1);
  const ditt = position({ ...AGAIN, edition: 'ditt' });
  playAll(ditt, 'w W1');
  assert.equal(towerTilePoints(ditt.table, 0), 1);
});

test('[M9.6] the first owner takes the merchants of the tower and can place them at once, the next gets none', () => {
  const state = position({
    edition: 'second',
    city: '+######\n.bb..gg\n....m',
    stocks: ['roof 1 wall 1', 'roof 1 wall 9', 'wall 9'],
  });
  const { table } = state;
  const events = playAll(state, 'r brown');
  assert.deepEqual(
    events.find(({ kind }) => kind === 'towerTile'),
    { kind: 'towerTile', seat: 0, tower: 0, merchants: 3 },
  );
  playAll(state, 'm d3, r grey');
  assert.equal(table.stock[MERCHANT], 2);
  assert.equal(table.stock[KINDS + MERCHANT], 0);
  assert.equal(towerTilePoints(table, 1), 1);
});

test('[M9.7] a neutral palace takes the tower back to the board, its merchants go to the box', () => {
  const state = position({ edition: 'second', city: '+######\n.bb..gg\n', turn: 0 });
  const { table } = state;
  playAll(state, 'n brown');
  assert.deepEqual([table.gifts[0], table.boxed[MERCHANT]], [0, 3]);
  assert.equal(ownerOf(table, table.towerTiles[0]!), NOBODY);
  playAll(state, 'r grey');
  assert.deepEqual([towerTilePoints(table, 0), table.stock[MERCHANT]], [1, 8]);
  const back = position({ edition: 'second', city: '+######\n.bb..gg\n', roofs: { a1: 0 }, turn: 1 });
  playAll(back, 'n grey');
  assert.equal(towerTilePoints(back.table, 0), 0);
  assert.equal(back.table.towerTiles[0], palaceAt(back, 'e1'));
});
