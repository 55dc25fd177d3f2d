import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOptions, clone, FastChance, Match, numberedSeed } from '#engine';
import { games } from './index.ts';

/** Games of each with each number of seats. */
const GAMES = 3;

/** No array or object of one is in the other. */
function assertApart(one: unknown, other: unknown, where: string): void {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return;
  assert.notEqual(one, other, where);
  for (const [key, value] of Object.entries(one)) assertApart(value, (other as Record<string, unknown>)[key], `${where}.${key}`);
}

for (const game of games) {
  test(`a clone of any state of ${game.meta.id} is what JSON gives back, and shares nothing with it`, () => {
    const { min, max } = game.meta.seats;
    for (let seats = min; seats <= max; seats++) {
      const combos = allOptions(game, seats);
      for (let n = 0; n < GAMES; n++) {
        const chance = new FastChance(seats, n);
        const match = new Match(game, chance.pick(combos), seats, numberedSeed(seats, n));
        for (;;) {
          const copy = clone(match.state);
          const text = JSON.stringify(match.state);
          const where = `${seats} seats, game ${n}, entry ${match.ply}`;
          assert.equal(JSON.stringify(copy), text, where);
          assert.deepEqual(copy, JSON.parse(text), where);
          assertApart(copy, match.state, where);
          if (match.isOver) break;
          const seat = chance.pick(match.toAct());
          match.submit(seat, chance.pick(match.legal(seat)));
        }
      }
    }
  });
}
