import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, CITIZENS, DICE, FACES, fulfils, isKept } from '#games/king-of-the-dice';
import { needsOf } from './needs.ts';

/** All ways in which the dice that are not kept can come to lie. */
function* rolls(dice: readonly number[], keep: number, die = 0): Generator<readonly number[]> {
  if (die === DICE.length) yield dice;
  else if (isKept(keep, die)) yield* rolls(dice, keep, die + 1);
  else for (let face = 1; face <= FACES; face++) yield* rolls(dice.with(die, face), keep, die + 1);
}

test('what is needed is what reaches a citizen: with as many dice, and not with fewer', () => {
  const dice = [6, 6, 5, 5, 2, 1];
  for (const keep of [0b001111, 0b000111, 0b010011]) {
    const ways = [...rolls(dice, keep)];
    const rolled = DICE.length - [...DICE.keys()].filter((die) => isKept(keep, die)).length;
    for (const card of CITIZENS.keys() as Iterable<Card>) {
      const reached = ways.filter((way) => fulfils(way, card));
      const needs = needsOf(dice, keep, card);
      assert.equal(needs !== undefined, reached.length > 0, `${CITIZENS[card]?.id} keeping ${keep}`);
      if (!needs) continue;
      assert.equal(needs.rolled, rolled);
      if (needs.kind !== 'dice') {
        const sums = reached.map((way) => way.reduce((sum, face, die) => (isKept(keep, die) ? sum : sum + face), 0));
        if (rolled > 0) assert.equal(needs.kind === 'least' ? Math.min(...sums) : Math.max(...sums), Math.min(needs.sum, FACES * rolled));
      } else if (needs.n === 0) assert.equal(reached.length, ways.length);
      else assert.ok(reached.length < ways.length && needs.n <= rolled);
    }
  }
});
