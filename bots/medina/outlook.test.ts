import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { COLOURS_OF, EDITIONS, type Edition, type MedinaState, medina, rules, SUPPLY, scoresOf } from '#games/medina';
import { Net, readNumbers } from './net.ts';
import { leadOf, outlooks } from './outlook.ts';
import { OF_SEAT, OPEN, OWNED, openSigns, ownedPoints, ownedSigns, seatSigns, survey } from './signs.ts';
import { WEIGHTS } from './weights.ts';

const TABLES = EDITIONS.flatMap((edition) => Object.keys(SUPPLY[edition]).map((seats) => [edition, Number(seats)] as const));

/** A random game; every few positions, and the last, are shown. */
function wander(edition: Edition, seats: number, see: (state: MedinaState) => void): void {
  const chance = new FastChance(seats, 5);
  const state = rules.setup(readOptions(medina, seats, { edition }) as Options, seats, chance);
  for (let ply = 0; ; ply++) {
    const [seat] = rules.toAct(state.table);
    if (ply % 5 === 0 || seat === undefined) see(state);
    if (seat === undefined) return;
    const moves = rules.moves(viewOf(state, seat));
    const others = moves.filter(({ kind }) => kind !== 'roof' && kind !== 'neutral');
    rules.play(state, seat, chance.pick(others.length > 0 && chance.below(4) > 0 ? others : moves), chance, quiet);
  }
}

test('what seats own adds up to their scores, and in the end that is all', () => {
  for (const [edition, seats] of TABLES) {
    wander(edition, seats, ({ table }) => {
      survey(table);
      const owned = scoresOf(table).map((_, seat) =>
        COLOURS_OF[edition].reduce((sum, colour) => sum + ((table.owns[seat]! >> colour) & 1 ? ownedPoints(table, seat, colour) : 0), 0),
      );
      assert.deepEqual(owned, scoresOf(table));
      if (table.turn.kind === 'over') assert.deepEqual(outlooks(table), scoresOf(table));
    });
  }
});

test('every edition and number of seats has learnt, and nothing else has', () => {
  assert.deepEqual(Object.keys(WEIGHTS).sort(), TABLES.map(([edition, seats]) => `${edition}-${seats}`).sort());
  for (const fitted of Object.values(WEIGHTS)) assert.equal(readNumbers(fitted).length, Net.sizeOf(OWNED) + Net.sizeOf(OPEN));
});

test('an answer that is remembered is the one that is worked out', () => {
  for (const [edition, seats] of TABLES) {
    const numbers = readNumbers(WEIGHTS[`${edition}-${seats}`]!);
    const signs = new Float64Array(OPEN);
    wander(edition, seats, ({ table }) => {
      if (table.turn.kind === 'over') return;
      const foretold = Array.from({ length: seats }, (_, seat) => {
        survey(table);
        seatSigns(table, seat, signs);
        return COLOURS_OF[edition].reduce((sum, colour) => {
          const isOwned = ((table.owns[seat]! >> colour) & 1) === 1;
          if (isOwned) ownedSigns(table, seat, colour, signs);
          else openSigns(table, seat, colour, signs);
          const net = isOwned ? new Net(OWNED, numbers) : new Net(OPEN, numbers.subarray(Net.sizeOf(OWNED)));
          net.share(signs, OF_SEAT);
          return sum + (isOwned ? ownedPoints(table, seat, colour) : 0) + net.foretell(signs, OF_SEAT);
        }, 0);
      });
      assert.deepEqual(outlooks(table), foretold);
      assert.deepEqual(outlooks(structuredClone(table)), foretold);
    });
  }
});

test('with two seats one stands as well as the other stands badly', () => {
  wander('second', 2, ({ table }) => assert.ok(Math.abs(leadOf(table, 0) + leadOf(table, 1)) < 1e-9));
});
