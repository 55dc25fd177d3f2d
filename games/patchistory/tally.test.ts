import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceNamed, tileNamed } from './named.ts';
import { BLACK, CAPITAL_AT, NOTHING, WHITE } from './pieces.ts';
import { position } from './position.ts';
import { tally } from './tally.ts';

test('[P3.7] a tile that was won is tallied with its side and price', () => {
  const { table } = position({ civs: ['E', 'E', 'E'] });
  assert.deepEqual(tally(table, { kind: 'won', seat: 1, tile: tileNamed('1-01'), side: WHITE, shows: '', paid: 3 }), {
    what: 'W1-01',
    seat: 1,
    price: 3,
  });
  assert.deepEqual(tally(table, { kind: 'won', seat: 2, tile: tileNamed('1-01'), side: BLACK, shows: '', paid: 0 }), {
    what: 'B1-01 MOSES',
    seat: 2,
    price: 0,
  });
  assert.equal(tally(table, { kind: 'waited', seat: 0 }), undefined);
});

test('[P3.13] with two seats the tile has the price, and the side is tallied when it is patched', () => {
  const { table } = position({ civs: ['E', 'E'] });
  assert.deepEqual(tally(table, { kind: 'won', seat: 1, tile: tileNamed('1-25'), side: NOTHING, shows: '', paid: 2 }), {
    what: '1-25',
    seat: 1,
    price: 2,
  });
  const patched = { kind: 'patched', seat: 0, face: faceNamed('E'), at: CAPITAL_AT, how: [0, 0, 0, 0] } as const;
  assert.deepEqual(tally(table, patched), { what: 'E', seat: 0 });
  assert.equal(tally(position({ civs: ['E', 'E', 'E'] }).table, patched), undefined);
});
