import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, readOptions, viewOf } from '#engine';
import { EVERY_PLACEMENT } from './every-placement.ts';
import { medina } from './index.ts';
import { moves, toAct } from './legal.ts';
import { writeMove } from './notation.ts';
import { EDITIONS, type MedinaState } from './pieces.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';

/** A game of which what can be placed is asked at every ply. */
function* plies(state: MedinaState, chance: FastChance) {
  for (let [seat] = toAct(state.table); seat !== undefined; [seat] = toAct(state.table)) {
    const listed = moves(viewOf(state, seat));
    yield { seat, listed };
    play(state, seat, chance.pick(listed), chance, quiet);
  }
}

for (const edition of EDITIONS) {
  test(`[M4.2] [M4.4] [M6.1] room and roofs followed from piece to piece are those that are found anew, ${edition}`, () => {
    for (const seats of medina.meta.options.edition?.seatsOf?.[edition] ?? []) {
      for (let game = 0; game < 5; game++) {
        const chance = new FastChance(seats, game);
        const options = readOptions(medina, seats, { edition });
        assert.ok(typeof options !== 'string');
        const state = setup(options, seats, chance);
        for (const { seat, listed } of plies(state, chance)) {
          // Whoever looks anew is not asked every time: between, the table is followed.
          if (chance.below(4) === 0) assert.deepEqual(listed, moves(viewOf(clone(state), seat)));
        }
      }
    }
  });
}

test('[M4.2] [M4.4] [M6.1] tables that are asked about in turns keep their room and roofs apart', () => {
  const options = readOptions(medina, 3, { edition: 'first' });
  assert.ok(typeof options !== 'string');
  const games = [1, 2].map((seed) => {
    const chance = new FastChance(seed);
    const state = setup(options, 3, chance);
    return { state, plies: plies(state, chance) };
  });
  for (let ply = 0; ply < 30; ply++) {
    for (const { state, plies } of games) {
      const { seat, listed } = plies.next().value!;
      const legal = EVERY_PLACEMENT.filter((move) => refuse(viewOf(state, seat), move) === undefined);
      assert.deepEqual(listed.map(writeMove).sort(), legal.map(writeMove).sort());
    }
  }
});
