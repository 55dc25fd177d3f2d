import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOCKADE, KINDS, NEUTRAL, NEUTRAL_ROOF, NOBODY } from './pieces.ts';
import { legal, palaceAt, playAll, position, refusalOf } from './position.ts';

test('[M6.1] a roof makes any palace without one the own, a single building too, and finishes it', () => {
  const state = position({ city: '+\n.g\n' });
  assert.equal(refusalOf(state, 'r brown'), 'M6.1');
  playAll(state, 'r grey');
  assert.equal(state.table.palaces.roof[0], 0);
  assert.equal(refusalOf(state, 'b grey b1'), 'M4.3');
  assert.equal(refusalOf(state, 'r black'), 'M6.1');
});

test('[M6.1] building and roof in one turn', () => {
  const state = position({});
  playAll(state, 'b grey f4, r grey');
  assert.equal(state.table.palaces.roof[0], 0);
});

test('[M6.2] one palace of each colour: the figure of the second edition, where orange is owned and brown is left', () => {
  const state = position({ edition: 'second', city: '+\n.oo..o..bb\n', roofs: { a1: 0 } });
  assert.equal(refusalOf(state, 'r orange'), 'M6.2');
  assert.deepEqual(legal(state, 'r'), ['brown']);
  playAll(state, 'r brown');
  // The next brown begins a new palace.
  assert.equal(refusalOf(state, 'b brown j1'), 'M4.3');
  playAll(state, 'b brown k9');
});

test('[M6.3] a neutral roof finishes a palace for nobody, of any colour, again and again', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g..g..g..p\n', roofs: { a1: 0 } });
  assert.deepEqual(legal(state, 'n').sort(), ['grey d1', 'grey g1', 'purple']);
  playAll(state, 'n grey d1, n grey');
  assert.deepEqual(state.table.palaces.roof, [0, NEUTRAL_ROOF, NEUTRAL_ROOF, NOBODY]);
  assert.equal(state.table.stock[NEUTRAL], 0);
});

test('[M6.3] a neutral roof fits a palace of a finished colour too', () => {
  const state = position({ edition: 'second', seats: 2, city: '+\n.g..g..g\n', roofs: { a1: 0, d1: 1 } });
  assert.equal(state.table.stock[0], 0);
  playAll(state, 's g2, n grey');
  assert.equal(state.table.palaces.roof[2], NEUTRAL_ROOF);
});

test('[M6.3] with four seats, and in the first edition, there are none', () => {
  assert.equal(refusalOf(position({ edition: 'second', seats: 4, city: '+\n.g' }), 'n grey'), 'M3.2');
  assert.equal(refusalOf(position({ city: '+\n.g' }), 'n grey'), 'M3.2');
});

test('[M6.4] Ditt: one scoring and one blockade dome for each colour; a blocked palace is finished and holds nothing', () => {
  const state = position({ edition: 'ditt', city: '+##\n#gg..g..g\n' });
  playAll(state, 'n grey a1');
  assert.equal(state.table.palaces.roof[0], BLOCKADE);
  assert.equal(state.table.palaceTiles[0], NOBODY);
  assert.equal(state.table.towerTiles[0], NOBODY);
  playAll(state, 'w N3, w N4');
  playAll(state, 'w N5, w N6, w W2');
  assert.equal(refusalOf(state, 'n grey e1'), 'M6.4');
});

test('[M6.4] Ditt: a blockade dome takes no tile away', () => {
  const state = position({ edition: 'ditt', city: '+##\n#ggg..gggg\n', roofs: { a1: 1 } });
  assert.deepEqual([state.table.palaceTiles[0], state.table.towerTiles[0]], [0, 0]);
  playAll(state, 'n grey');
  assert.deepEqual([state.table.palaceTiles[0], state.table.towerTiles[0]], [0, 0]);
});

test('[M6.5] Ditt: who has used both domes for a colour makes the rival lose the blockade dome for it', () => {
  const state = position({ edition: 'ditt', city: '+\n.g..g..g\n', roofs: { a1: 'n' } });
  const events = playAll(state, 'r grey d1');
  assert.ok(events.some((event) => event.kind === 'domeLost' && event.seat === 1 && event.colour === 0));
  assert.equal(state.table.stock[KINDS + NEUTRAL], 3);
  assert.equal(state.table.boxed[NEUTRAL], 1);
  playAll(state, 'w N1, w N2');
  assert.equal(refusalOf(state, 'n grey'), 'M6.4');
  assert.equal(refusalOf(state, 'r grey'), undefined);
});

test('[M6.5] Ditt: in the other order too, and not while one of the domes is unused', () => {
  const state = position({ edition: 'ditt', city: '+\n.g..g..g\n', roofs: { a1: 0 } });
  assert.equal(state.table.stock[KINDS + NEUTRAL], 4);
  playAll(state, 'n grey d1');
  assert.equal(state.table.stock[KINDS + NEUTRAL], 3);
});

test('[M6.6] a roof names the square where several palaces of the colour wait for one', () => {
  const state = position({ city: '+\n.gm..kk\n.m......g' });
  assert.deepEqual(legal(state, 'r').sort(), ['black', 'grey a1', 'grey h2']);
  for (const text of ['r grey', 'r grey b1', 'r grey f4', 'r black f1', 'r black e1']) assert.equal(refusalOf(state, text), 'M6.6', text);
  playAll(state, 'r grey h2, r black');
  assert.deepEqual(
    [palaceAt(state, 'h2'), palaceAt(state, 'e1')].map((palace) => state.table.palaces.roof[palace]),
    [0, 0],
  );
});
