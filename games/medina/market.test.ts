import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';
import { worths } from './score.ts';

test('[M7.1] a line grows at its ends; beside a middle one or two merchants is not allowed', () => {
  const state = position({ city: '+\n......\n..mmm.\n......' });
  assert.deepEqual(legal(state, 'm').sort(), ['a2', 'b1', 'b3', 'd1', 'd3', 'e2']);
  assert.equal(refusalOf(state, 'm c1'), 'M7.1');
  assert.equal(refusalOf(state, 'm k9'), 'M7.1');
  assert.equal(refusalOf(state, 'm a1'), 'M7.1');
});

test('[M7.1] the figure of the first edition: A, B and D are open, C would touch two; orange gains 3, black 1', () => {
  const state = position({
    city: `
      +.....
      ......
      ...ooo
      ..mmmo
      ..k.mo
      ......`,
  });
  assert.deepEqual(legal(state, 'm').sort(), ['a3', 'b2', 'd5']);
  assert.equal(refusalOf(state, 'm c4'), 'M7.1');
  assert.equal(worths(state.table)[palaceAt(state, 'c2')]?.merchants, 3);
  assert.equal(worths(state.table)[palaceAt(state, 'b4')]?.merchants, 1);
});

test('[M7.1] the figure of the second edition: three possibilities', () => {
  const state = position({
    edition: 'second',
    city: `
      +......
      .mmm...
      ...m...
      ...mmm.
      .......`,
  });
  assert.deepEqual(legal(state, 'm').sort(), ['a2', 'e2', 'e4', 'f3']);
  const drawn = position({
    edition: 'second',
    city: `
      +......
      .mmm.g.
      ...m...
      ...mmm.
      .....b.`,
  });
  assert.deepEqual(legal(drawn, 'm').sort(), ['a2', 'e2', 'f3']);
});

test('[M7.2] only when both ends are stuck a new line begins, anywhere, at the wall too', () => {
  const state = position({ city: '+\n.mg\n.g.' });
  const open = legal(state, 'm');
  assert.equal(open.length, 176 - 3);
  for (const at of ['p11', 'a3', 'b2', 'h6']) assert.ok(open.includes(at), at);
  playAll(state, 'm p11');
  assert.deepEqual(legal(state, 'm').sort(), ['o11', 'p10']);
});

test('[M7.2] a new line may touch one merchant of an old one, not two', () => {
  const state = position({
    city: `
      +......
      .mmmm..
      .g..m..
      .ggmm..
      ..gg...`,
  });
  assert.equal(refusalOf(state, 'm c2'), 'M7.2');
  assert.equal(refusalOf(state, 'm e2'), undefined);
  assert.equal(refusalOf(state, 'm k9'), undefined);
});

test('[M7.3] a lone merchant is an end on four sides; corners mean nothing', () => {
  const state = position({ city: '+\n....\n..m.\n....' });
  assert.deepEqual(legal(state, 'm').sort(), ['a2', 'b1', 'b3', 'c2']);
});

test('[M7.3] ends are counted by neighbours of any line: a line begun beside an old one grows one way', () => {
  const state = position({ city: '+\n.mmm\n.g.oo\n', stocks: ['merchant 9', 'merchant 9', 'merchant 9'] });
  assert.deepEqual(legal(state, 'm').includes('d1'), true);
  const stuck = position({ city: '+\n.mmmo\n.g.oo\n' });
  playAll(stuck, 'm b2');
  assert.deepEqual(legal(stuck, 'm'), ['b3']);
});
