import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, KINDS } from './pieces.ts';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';

test('[M4.1] a building stands side by side with a building of the unfinished palace', () => {
  const state = position({ city: '+\n....\n..gg\n....' });
  assert.deepEqual(legal(state, 'b grey').sort(), ['a2', 'b1', 'b3', 'c1', 'c3', 'd2']);
  assert.equal(refusalOf(state, 'b grey a1'), 'M4.1');
});

test('[M4.2] another palace of the colour can begin only when the open one has its roof', () => {
  const state = position({ city: '+\n....\n..gg\n....' });
  assert.equal(refusalOf(state, 'b grey k9'), 'M4.2');
  playAll(state, 'r grey, b grey k9');
  assert.equal(state.table.palaces.first.length, 2);
});

test('[M4.3] palaces never touch, not even at a corner', () => {
  const state = position({ city: '+\n.....\n..gs.\n.....' });
  for (const at of ['d1', 'd2', 'd3', 'a1', 'a2', 'a3', 'b1', 'c3']) assert.equal(refusalOf(state, `b orange ${at}`), 'M4.3', at);
  for (const at of ['e1', 'e2', 'b4', 'a4']) assert.equal(refusalOf(state, `b orange ${at}`), undefined, at);
});

test('[M4.3] two palaces of one colour never merge', () => {
  const state = position({ city: '+\n.g.g', roofs: { a1: 0 } });
  assert.equal(refusalOf(state, 'b grey b1'), 'M4.3');
  assert.equal(refusalOf(state, 'b grey d1'), undefined);
});

test('[M4.1] [M4.2] [M4.3] the figure of the second edition: three squares for orange, two too near to others, the other orange has an owner', () => {
  const state = position({
    edition: 'second',
    city: `
      +###########
      ...oo.....oo
      ....o.......
      ......b.....
      ...g........`,
    roofs: { j1: 1 },
  });
  assert.deepEqual(legal(state, 'b orange').sort(), ['b1', 'c2', 'e1']);
  assert.equal(refusalOf(state, 'b orange e2'), 'M4.3');
  assert.equal(refusalOf(state, 'b orange d3'), 'M4.3');
  assert.equal(refusalOf(state, 'b orange i1'), 'M4.3');
  assert.equal(refusalOf(state, 'b orange k9'), 'M4.2');
});

test('[M4.4] a palace without room is stuck: another may begin, and both wait for a roof', () => {
  const state = position({ city: '+\n.gm\n.m.' });
  assert.equal(refusalOf(state, 'b grey k9'), undefined);
  playAll(state, 'b grey k9');
  assert.deepEqual(legal(state, 'r grey'), ['a1', 'k9']);
  assert.equal(refusalOf(state, 'r grey'), 'M6.6');
  assert.equal(refusalOf(state, 'b grey n9'), 'M4.2');
});

test('[M4.4] a stock that nobody has does not make a palace stuck', () => {
  const state = position({ city: '+\n.g', stocks: ['grey 1 wall 3', 'wall 3', 'wall 3'] });
  playAll(state, 'b grey b1');
  assert.equal(refusalOf(state, 'w N1'), undefined);
  assert.equal(legal(state, 'b').length, 0);
});

test('[M4.5] a colour is finished when every seat owns one: its buildings leave all stocks at once', () => {
  const state = position({ city: '+\n.g..g..g..b\n', roofs: { a1: 1, d1: 2 } });
  const { table } = state;
  const events = playAll(state, 'r grey');
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'finished'),
    [{ kind: 'finished', colour: 0, n: 18 }],
  );
  for (let seat = 0; seat < 3; seat++) assert.equal(table.stock[KINDS * seat], 0);
  assert.equal(table.boxed[0], 20);
  assert.equal(refusalOf(state, 'b grey k9'), 'M4.5');
  playAll(state, 'b brown j2');
});

test('[M4.5] neutral roofs do not finish a colour', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g..g..g\n', roofs: { a1: 1 } });
  playAll(state, 'n grey d1, n grey');
  assert.equal(state.table.stock[0], 8);
});

test('[M4.6] an owner of the colour still builds in it', () => {
  const state = position({ city: '+\n.g..g..\n', roofs: { a1: 0 } });
  playAll(state, 'b grey e1, b grey f1');
  assert.equal(state.table.palaces.size[palaceAt(state, 'd1')], 3);
});

test('[M5.1] a stable leans on a building of any palace, roofed or not, of anybody', () => {
  const state = position({ edition: 'second', city: '+\n.g..b..o\n', roofs: { a1: 1, d1: 'n' } });
  assert.deepEqual(legal(state, 's').sort(), ['a2', 'b1', 'c1', 'd2', 'e1', 'f1', 'g2', 'h1']);
  assert.equal(refusalOf(state, 's k9'), 'M5.1');
  assert.equal(refusalOf(state, 's b2'), 'M5.1');
});

test('[M4.3] [M5.1] a stable keeps the street to other palaces', () => {
  const state = position({ city: '+\n.g.b\n' });
  assert.equal(refusalOf(state, 's b1'), 'M4.3');
  assert.equal(refusalOf(state, 's a2'), undefined);
  playAll(state, 's a2, s d1');
  const bridge = position({ city: '+\n.g...\n...b\n' });
  assert.equal(refusalOf(bridge, 's b1'), 'M4.3');
});

test('[M5.2] not beside a stable alone', () => {
  const state = position({ city: '+\n....\n..gs.\n' });
  assert.equal(refusalOf(state, 's d2'), 'M5.2');
  assert.equal(refusalOf(state, 's c1'), 'M5.2');
  assert.equal(refusalOf(state, 's b1'), undefined);
});

test('[M4.1] [M5.1] [M5.2] the figure of the first edition: building and stable fit A, B, C and D, not E beside the stable', () => {
  const state = position({
    city: `
      +.......
      ..ooos..
      ........`,
  });
  assert.deepEqual(legal(state, 'b orange').sort(), ['a1', 'b2', 'c2', 'd2']);
  assert.deepEqual(legal(state, 's').sort(), ['a1', 'b2', 'c2', 'd2']);
  assert.equal(refusalOf(state, 's f1'), 'M5.2');
  assert.equal(refusalOf(state, 'b orange f1'), 'M4.1');
});

test('[M5.1] [M5.2] the figure of the second edition: four squares for a stable, two beside a stable alone', () => {
  const state = position({
    edition: 'second',
    city: `
      +####
      .....
      .bbs.
      ...m.`,
  });
  assert.deepEqual(legal(state, 's').sort(), ['a1', 'a3', 'b1', 'b3']);
  assert.equal(refusalOf(state, 's c1'), 'M5.2');
  assert.equal(refusalOf(state, 's d2'), 'M5.2');
});

test('[M5.1] a stable grows the palace it leans on, and nothing grows from it', () => {
  const state = position({ city: '+\n.g.\n....\n' });
  playAll(state, 's b1');
  assert.equal(state.table.palaces.size[0], 2);
  assert.deepEqual(legal(state, 'b grey'), ['a2']);
  assert.equal(COLOURS[state.table.palaces.colour[0]!], 'grey');
});
