/** That each example shows the rules it names, beyond the points that games/examples.test.ts counts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { KINDS, NEUTRAL, NOBODY } from './pieces.ts';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';
import { count, palaceTilePoints, sumOf, towerTilePoints, worths } from './score.ts';
import { ownerOf } from './tiles.ts';

const GREY = 0;
const BROWN = 2;

type Name = keyof typeof examples;

/** The state after so many moves of an example, all of them unless told. */
function after(name: Name, moves?: number) {
  const state = position(examples[name].drawn);
  const plays = examples[name].plays.slice(0, moves);
  if (plays.length > 0) playAll(state, plays.join(', '));
  return state;
}
const before = (name: Name) => after(name, 0);

function worthAt(name: Name, square: string, moves?: number) {
  const state = after(name, moves);
  return worths(state.table)[palaceAt(state, square)];
}

const palaceTiles = (name: Name, moves?: number) => {
  const { table } = after(name, moves);
  return Array.from({ length: table.seats }, (_, seat) => palaceTilePoints(table, seat));
};
const towerTiles = (name: Name, moves?: number) => {
  const { table } = after(name, moves);
  return Array.from({ length: table.seats }, (_, seat) => towerTilePoints(table, seat));
};

test('[M11.2] [M11.3] firstCount: orange 11, black 10, grey 13, and tiles on top', () => {
  assert.deepEqual(worthAt('firstCount', 'o1'), { buildings: 4, stables: 2, walls: 2, merchants: 3, well: 0 });
  assert.deepEqual(worthAt('firstCount', 'a4'), { buildings: 5, stables: 0, walls: 1, merchants: 4, well: 0 });
  assert.deepEqual(worthAt('firstCount', 'a1'), { buildings: 4, stables: 1, walls: 5, merchants: 3, well: 0 });
  assert.deepEqual(worths(after('firstCount').table).map(sumOf).sort(), [10, 11, 13]);
  assert.deepEqual(palaceTiles('firstCount'), [1, 2, 4]);
});

test('[M11.2] [M10.4] secondCount: orange 9, grey 9, purple 6, brown 12; the well gives orange 4 and purple 8', () => {
  assert.deepEqual(worthAt('secondCount', 'h1'), { buildings: 4, stables: 2, walls: 2, merchants: 1, well: 4 });
  assert.deepEqual(worthAt('secondCount', 'a1'), { buildings: 3, stables: 0, walls: 4, merchants: 2, well: 0 });
  assert.deepEqual(worthAt('secondCount', 'f6'), { buildings: 5, stables: 0, walls: 0, merchants: 1, well: 8 });
  assert.deepEqual(worthAt('secondCount', 'p11'), { buildings: 5, stables: 1, walls: 3, merchants: 3, well: 0 });
  const rows = Object.fromEntries(count(after('secondCount').table).map(({ what, points }) => [what, points]));
  assert.deepEqual(rows, {
    grey: [9, 0, 0, 0],
    purple: [0, 0, 6, 0],
    brown: [0, 0, 0, 12],
    orange: [0, 9, 0, 0],
    well: [0, 4, 8, 0],
    palaceTiles: [1, 4, 2, 3],
    towerTiles: [0, 1, 0, 2],
  });
});

test('[M10.1] [M6.3] tea: three, two that a neutral roof uses up, and one', () => {
  const { table } = after('tea');
  assert.deepEqual(table.tea, [3, 1, 0]);
  assert.equal(ownerOf(table, palaceAt(after('tea'), 'd1')), NOBODY);
});

test('[M4.1] [M5.2] [M6.1] [M9.1] stables: A, B, C and D for both, not E beside the stable; a roof, and the tile', () => {
  for (const piece of ['b orange', 's']) assert.deepEqual(legal(before('stables'), piece).sort(), ['a1', 'b2', 'c2', 'd2'], piece);
  assert.equal(ownerOf(after('stables').table, 0), 0);
  assert.deepEqual(palaceTiles('stables'), [4, 0, 0]);
});

test('[M4.6] [M6.2] ownGrey: an owner of grey builds in grey, and roofs no other', () => {
  assert.ok(legal(before('ownGrey'), 'b grey').includes('j2'));
  assert.ok(!legal(before('ownGrey')).includes('r grey'));
});

test('[M7.1] [M11.2] market: A, B and D are open, C would touch two; orange has 3 merchants, black 1', () => {
  assert.deepEqual(legal(before('market'), 'm').sort(), ['d3', 'e2', 'g5']);
  assert.equal(worthAt('market', 'g2')?.merchants, 3);
  assert.equal(worthAt('market', 'e4')?.merchants, 1);
});

test('[M6.2] [M9.1] oneOfEach: not a second orange palace but the brown one, and its tile', () => {
  assert.ok(!legal(before('oneOfEach')).includes('r orange'));
  assert.deepEqual(palaceTiles('oneOfEach'), [7, 0, 0]);
});

test('[M4.5] brownFinished: when all own brown, all brown buildings go', () => {
  assert.ok((before('brownFinished').table.stock[BROWN] ?? 0) > 0);
  const { table } = after('brownFinished');
  assert.deepEqual(
    [0, 1, 2].map((seat) => table.stock[KINDS * seat + BROWN]),
    [0, 0, 0],
  );
});

test('[M6.3] [M9.3] neutralAgain: a second grey palace for nobody, which takes the tile', () => {
  const { table } = after('neutralAgain');
  assert.equal(table.stock[NEUTRAL], (before('neutralAgain').table.stock[NEUTRAL] ?? 0) - 1);
  assert.equal(ownerOf(table, table.palaceTiles[GREY] ?? NOBODY), NOBODY);
  assert.deepEqual(
    [palaceTiles('neutralAgain', 0), palaceTiles('neutralAgain')],
    [
      [0, 1],
      [0, 0],
    ],
  );
});

test('[M4.1] [M4.2] [M4.3] streets: three squares for orange, the others too near, and no new palace yet', () => {
  const state = before('streets');
  assert.deepEqual(legal(state, 'b orange').sort(), ['d3', 'e4', 'e5'].sort());
  assert.equal(refusalOf(state, 'b orange i3'), 'M4.3');
});

test('[M5.1] [M5.2] moreStables: four squares, and two beside nothing but a stable', () => {
  assert.deepEqual(legal(before('moreStables'), 's').sort(), ['a1', 'a3', 'b1', 'b3']);
  assert.equal(worthAt('moreStables', 'a2')?.stables, 2);
});

test('[M7.1] [M11.2] threeEnds: three squares, and a point for grey', () => {
  assert.deepEqual(legal(before('threeEnds'), 'm').sort(), ['a2', 'e2', 'f3']);
  assert.deepEqual([worthAt('threeEnds', 'e1', 0)?.merchants, worthAt('threeEnds', 'e1')?.merchants], [0, 1]);
});

test('[M10.3] aroundWell: no building and no stable on the eight squares, merchants on each', () => {
  const state = before('aroundWell');
  for (const at of ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']) {
    assert.equal(refusalOf(state, `b grey ${at}`), 'M10.3', at);
    assert.equal(refusalOf(state, `m ${at}`), undefined, at);
  }
});

test('[M10.3] [M10.4] well: brown grows on two squares, not next to the well, and c1 counts 4', () => {
  assert.deepEqual(legal(before('well'), 'b brown').sort(), ['a2', 'c1']);
  assert.equal(worthAt('well', 'c1')?.well, 4);
});

test('[M9.2] palaceTile: five hold the tile against five, and lose it to six', () => {
  assert.deepEqual(
    [palaceTiles('palaceTile', 1), palaceTiles('palaceTile')],
    [
      [0, 4, 0],
      [4, 0, 0],
    ],
  );
});

test('[M9.1] [M9.4] towerTile: one roof brings both tiles', () => {
  assert.deepEqual(
    [towerTiles('towerTile', 0), towerTiles('towerTile')],
    [
      [0, 1, 0],
      [1, 0, 0],
    ],
  );
  assert.equal(palaceTiles('towerTile')[0], 5);
});

test('[M5.1] [M9.4] towerByStable: a stable beside a building reaches the wall, and the tower moves', () => {
  assert.ok(legal(before('towerByStable'), 's').includes('d1'));
  assert.deepEqual(
    [towerTiles('towerByStable', 0), towerTiles('towerByStable')],
    [
      [0, 0, 1],
      [1, 0, 0],
    ],
  );
});

test('[M3.6] onePieceOfAColour: no second black building in the turn, but white pieces', () => {
  const state = after('onePieceOfAColour', 1);
  assert.deepEqual(legal(state, 'b black'), []);
  assert.ok(legal(state, 's').length > 0);
});

test('[M6.4] [M6.5] domes: both are used, so the rival loses the blockade dome', () => {
  assert.ok(!legal(before('domes')).includes('n grey'));
  const state = after('domes');
  playAll(state, 'w N1, w N2');
  assert.deepEqual([state.table.turn.kind === 'place' && state.table.turn.seat, legal(state).includes('n grey')], [1, false]);
});
