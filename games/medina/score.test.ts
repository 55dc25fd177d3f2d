import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { palaceAt, playAll, position } from './position.ts';
import { count, outcome, scoresOf, sumOf, worths } from './score.ts';

/** The worth of the palace at a square, part by part. */
const worthAt = (state: ReturnType<typeof position>, at: string) => worths(state.table)[palaceAt(state, at)];

/** The state after all moves of a worked example. */
function after(name: keyof typeof examples) {
  const state = position(examples[name].drawn);
  playAll(state, examples[name].plays.join(', '));
  return state;
}

test('[M11.2] the example of the first edition: orange 11, black 10, grey 13', () => {
  const state = after('firstCount');
  assert.deepEqual(worthAt(state, 'o1'), { buildings: 4, stables: 2, walls: 2, merchants: 3, well: 0 });
  assert.deepEqual(worthAt(state, 'a4'), { buildings: 5, stables: 0, walls: 1, merchants: 4, well: 0 });
  assert.deepEqual(worthAt(state, 'a1'), { buildings: 4, stables: 1, walls: 5, merchants: 3, well: 0 });
  assert.deepEqual(worths(state.table).map(sumOf).sort(), [10, 11, 13]);
});

test('[M11.2] [M10.4] the example of the second edition: orange 9, grey 9, purple 6, brown 12; the well gives orange 4 and purple 8', () => {
  const state = after('secondCount');
  assert.deepEqual(worthAt(state, 'h1'), { buildings: 4, stables: 2, walls: 2, merchants: 1, well: 4 });
  assert.deepEqual(worthAt(state, 'a1'), { buildings: 3, stables: 0, walls: 4, merchants: 2, well: 0 });
  assert.deepEqual(worthAt(state, 'f6'), { buildings: 5, stables: 0, walls: 0, merchants: 1, well: 8 });
  assert.deepEqual(worthAt(state, 'p11'), { buildings: 5, stables: 1, walls: 3, merchants: 3, well: 0 });
  const rows = Object.fromEntries(count(state.table).map(({ what, points }) => [what, points]));
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

test('[M6.1] [M11.2] a palace of four buildings is worth 4, as the first edition shows, with a stable 5, as the second', () => {
  const four = position({ city: '+\n......\n..gggg\n......' });
  assert.deepEqual(worths(four.table).map(sumOf), [4]);
  const state = position({ city: '+\n......\n..gggg\n..s...' });
  assert.deepEqual(worths(state.table).map(sumOf), [5]);
});

test('[M11.2] a merchant counts once for a palace and for each palace that it touches; towers count nothing', () => {
  const state = position({ city: '+\n.gmb\n.g.b\n' });
  assert.deepEqual(
    worths(state.table).map(({ merchants }) => merchants),
    [1, 1],
  );
  const bay = position({ city: '+\n.ggg\n.gmg\n' });
  assert.deepEqual([worthAt(bay, 'a1')?.merchants, worthAt(bay, 'a1')?.walls], [1, 0]);
});

test('[M11.3] tiles count for who holds them', () => {
  const state = position({ city: '+#\n#o..g\n', roofs: { a1: 1, d1: 2 } });
  assert.deepEqual(scoresOf(state.table), [0, 1 + 2 + 4 + 1, 1 + 1]);
});

test('[M11.1] the game ends when nobody can place anything: everything used, or the rest fits nowhere', () => {
  const used = position({ stocks: ['wall 1', 'wall 1', 'wall 1'] });
  playAll(used, 'w N1, w N2, w N3');
  assert.equal(outcome(used.table)?.ending, 'used');
  assert.deepEqual(used.table.turn, { kind: 'over' });
  const stuck = position({ stocks: ['wall 1 roof 2', 'stable 1', ''] });
  assert.equal(outcome(stuck.table), undefined);
  playAll(stuck, 'w N1');
  assert.equal(outcome(stuck.table)?.ending, 'stuck');
});

test('[M11.4] most points win, and a tie is shared', () => {
  const state = position({ city: '+\n.g..g..kk.b\n', roofs: { a1: 2, d1: 0, g1: 1 }, stocks: ['wall 1', '', ''] });
  playAll(state, 'w S1');
  const result = outcome(state.table);
  assert.deepEqual(result?.scores, [1, 4, 2]);
  assert.deepEqual(result?.ranking, [[1], [2], [0]]);
  const tie = position({ city: '+\n.g..g..kk.b\n', roofs: { a1: 2 }, stocks: ['wall 1', '', ''] });
  playAll(tie, 'w S1');
  assert.deepEqual(outcome(tie.table)?.ranking, [[2], [0, 1]]);
  const all = position({ edition: 'second', stocks: ['wall 1', '', ''] });
  playAll(all, 'w S1');
  assert.deepEqual(outcome(all.table)?.winners, [0, 1, 2]);
});

test('[M11.5] palaces without an owner count for nobody', () => {
  const state = position({ edition: 'second', city: '+###\n.ggg..o..bb\n', roofs: { a1: 'n' } });
  assert.deepEqual(scoresOf(state.table), [0, 0, 0]);
  assert.deepEqual(worths(state.table).map(sumOf), [6, 1, 2]);
  const ditt = position({ edition: 'ditt', city: '+###\n.ggg..o..bb\n', roofs: { a1: 'n' } });
  assert.deepEqual(scoresOf(ditt.table), [0, 0]);
});
