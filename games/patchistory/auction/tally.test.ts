import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyMove, FastChance, viewOf } from '#engine';
import { faceNamed, tileNamed } from '../data/named.ts';
import { patchistory, rules } from '../index.ts';
import type { Move } from '../moves.ts';
import { BLACK, CAPITAL_AT, NOTHING, WHITE } from '../pieces.ts';
import { listener, position } from '../position.ts';
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

for (const seats of [2, 3, 4]) {
  test(`[P1.7] [P10.8] who began is tallied when a game of ${seats} seats is over`, () => {
    const chance = new FastChance(seats);
    const options = { capital: 'equality', order: 'together', screens: 'closed', data: '' };
    const state = rules.setup(options, seats, chance);
    const { table } = state;
    const began = table.first;
    const told = listener();
    for (let [seat] = rules.toAct(table); seat !== undefined; [seat] = rules.toAct(table)) {
      rules.play(state, seat, anyMove(patchistory, viewOf(state, seat), chance) as Move, chance, told);
    }
    const marks = told.events.flatMap((event) => tally(table, event) ?? []).filter(({ what }) => what === 'first player');
    assert.deepEqual(marks, [{ what: 'first player', seat: began }]);
  });
}
