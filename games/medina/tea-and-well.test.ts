import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { TEA } from './pieces.ts';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';
import { worths } from './score.ts';

const PURPLES = '+\n.p..p..p..p\n';

test('[M10.1] the example of the second edition: A three, two burnt by a neutral roof, B one, and none for C', () => {
  const { drawn, plays } = examples.tea;
  const state = position(drawn);
  const { table } = state;
  playAll(state, plays.slice(0, 2).join(', '));
  assert.deepEqual([table.tea, table.teaPile], [[3, 0, 0], 3]);
  playAll(state, plays.slice(2, 4).join(', '));
  assert.deepEqual([table.tea, table.teaPile, table.boxed[TEA]], [[3, 1, 0], 0, 2]);
  playAll(state, plays.slice(4).join(', '));
  assert.deepEqual(table.tea, [3, 1, 0]);
});

test('[M10.1] four owners get three, two, one and none; other colours, and a table without tea, give none', () => {
  const four = position({ edition: 'second', seats: 4, city: PURPLES, roofs: { a1: 0, d1: 1, g1: 2, j1: 3 } });
  assert.deepEqual(four.table.tea, [3, 2, 1, 0]);
  const grey = position({ edition: 'second', city: '+\n.g', roofs: { a1: 0 } });
  assert.deepEqual(grey.table.tea, [0, 0, 0]);
  const without = position({ edition: 'second', city: PURPLES, roofs: { a1: 0 }, options: { tea: 'off' } });
  assert.deepEqual(without.table.tea, [0, 0, 0]);
});

test('[M10.2] tea in place of the second piece, once a turn, never of the first', () => {
  const state = position({ edition: 'second', city: PURPLES, roofs: { a1: 0 } });
  const { table } = state;
  assert.equal(refusalOf(state, 'tea'), 'M10.2');
  playAll(state, 'w N1');
  assert.ok(legal(state).includes('tea'));
  playAll(state, 'tea');
  assert.deepEqual(table.turn, { kind: 'place', seat: 1, placed: 0, left: 2, used: 0 });
  assert.deepEqual([table.tea[0], table.boxed[TEA]], [2, 1]);
  playAll(state, 'w N2');
  assert.equal(refusalOf(state, 'tea'), 'M10.2');
});

test('[M10.2] a tile won in this turn can be used; an opening turn of one piece has no room for it', () => {
  const state = position({ edition: 'second', city: PURPLES });
  playAll(state, 'r purple a1, tea');
  assert.equal(state.table.tea[0], 2);
  const opening = position({ edition: 'second', city: PURPLES, roofs: { a1: 0 } });
  opening.table.turn = { kind: 'place', seat: 0, placed: 0, left: 1, used: 0 };
  assert.equal(refusalOf(opening, 'tea'), 'M10.2');
});

test('[M10.2] tea is not forced where no first piece leaves a second: the turn ends and the tile stays', () => {
  const state = position({ edition: 'second', city: PURPLES, roofs: { a1: 0 }, stocks: ['merchant 1', 'wall 9', 'wall 9'] });
  playAll(state, 'm f4');
  assert.equal(state.table.turn.kind === 'place' && state.table.turn.seat, 1);
  assert.equal(state.table.tea[0], 3);
});

test('[M10.3] the first figure: nothing is built on the eight squares around the well, merchants may stand there', () => {
  const state = position({
    edition: 'second',
    city: `
      +.....
      ......
      ......
      ...@..
      ......`,
    stocks: ['grey 9 brown 9 stable 9 merchant 9 wall 9', 'wall 9', 'wall 9'],
  });
  for (const at of ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']) {
    assert.equal(refusalOf(state, `b grey ${at}`), 'M10.3', at);
    assert.equal(refusalOf(state, `m ${at}`), undefined, at);
  }
  assert.equal(refusalOf(state, 'b grey c1'), undefined);
  playAll(state, 'b grey c1');
  assert.equal(refusalOf(state, 's c2'), 'M10.3');
  assert.equal(worths(state.table)[0]?.well, 4);
});

test('[M10.3] [M10.4] the second figure: brown grows on two squares, not next to the well', () => {
  const state = position({
    edition: 'second',
    city: `
      +.....
      .bb...
      ......
      ...@..`,
  });
  assert.deepEqual(legal(state, 'b brown').sort(), ['a2', 'c1']);
  assert.equal(refusalOf(state, 'b brown b2'), 'M10.3');
  playAll(state, 'b brown c1');
  assert.equal(worths(state.table)[0]?.well, 4);
});

test('[M10.4] four points on each of the four squares two steps away, building or stable, none elsewhere', () => {
  const state = position({
    edition: 'second',
    city: `
      +.......
      ....s...
      ....o...
      ..ooo...
      ........
      ....@...`,
  });
  assert.equal(worths(state.table)[palaceAt(state, 'd3')]?.well, 4);
  const corner = position({ edition: 'second', city: '+\n....\n..@.p\n.....\n..p..\n' });
  assert.deepEqual(
    worths(corner.table).map(({ well }) => well),
    [4, 4],
  );
  const diagonal = position({ edition: 'second', city: '+\n.p...\n.....\n...@.\n' });
  assert.equal(worths(diagonal.table)[0]?.well, 0);
});
