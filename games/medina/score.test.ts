import assert from 'node:assert/strict';
import { test } from 'node:test';
import { palaceAt, playAll, position } from './position.ts';
import { outcome, scoresOf, sumOf, worths } from './score.ts';

/** The worth of the palace at a square, part by part. */
const worthAt = (state: ReturnType<typeof position>, at: string) => worths(state.table)[palaceAt(state, at)];

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
