import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { ALL_DICE, isKept } from './dice.ts';
import { oddsOf } from './odds.ts';
import { ALL_CITIZENS } from './pieces.ts';
import { cards } from './position.ts';
import { prospectOf, type Wager } from './prospect.ts';
import { fulfils } from './wishes.ts';

const chance = new FastChance(21);
const randomDice = () => Array.from({ length: 6 }, () => chance.roll(6));
const wager = (nothing: number, worth: Readonly<Record<string, number>>): Wager => ({
  nothing,
  worth: Object.entries(worth).map(([id, worth]) => ({ citizen: cards(id)[0]!, worth })),
});

/** What it is worth to stop, told plainly. */
function stopped(dice: readonly number[], { worth, nothing }: Wager): number {
  const open = worth.filter(({ citizen }) => fulfils(dice, citizen));
  return open.length > 0 ? Math.max(...open.map(({ worth }) => worth)) : nothing;
}

/** The mean worth of one roll with these dice kept, counted out. */
function rolled(dice: readonly number[], keep: number, then: (dice: readonly number[]) => number): number {
  const open = dice.flatMap((_, die) => (isKept(keep, die) ? [] : [die]));
  let sum = 0;
  for (let n = 0; n < 6 ** open.length; n++) {
    const fallen = [...dice];
    for (const [at, die] of open.entries()) fallen[die] = 1 + (Math.trunc(n / 6 ** at) % 6);
    sum += then(fallen);
  }
  return sum / 6 ** open.length;
}

test('[K9.2] for one citizen alone the prospect is its chance', () => {
  for (const citizen of ALL_CITIZENS) {
    const alone = { worth: [{ citizen, worth: 1 }], nothing: 0 };
    assert.ok(Math.abs(prospectOf([], 3, alone).worth - oddsOf([], 3, citizen)) < 1e-12);
    const dice = randomDice();
    assert.ok(Math.abs(prospectOf(dice, 2, alone).worth - oddsOf(dice, 2, citizen)) < 1e-12);
  }
});

test('[K4.2] [K9.2] with one roll left it is that of the best way to keep, numbers and colours weighed together', () => {
  const bets = [wager(-2, { G4: 5, D3: 4, F1: 1, X1: 2 }), wager(-4, { M3: 7, O4: 3, E2: 6, A1: 5, H1: 9 })];
  for (const bet of bets) {
    const dice = randomDice();
    let best = stopped(dice, bet);
    for (let keep = 0; keep < ALL_DICE; keep++)
      best = Math.max(
        best,
        rolled(dice, keep, (fallen) => stopped(fallen, bet)),
      );
    const { worth, keep } = prospectOf(dice, 1, bet);
    assert.ok(Math.abs(worth - best) < 1e-12);
    const kept = keep === ALL_DICE ? stopped(dice, bet) : rolled(dice, keep, (fallen) => stopped(fallen, bet));
    assert.ok(Math.abs(kept - best) < 1e-12);
  }
});

test('[K9.2] with more rolls the dice it keeps are worth what it promises', () => {
  const bet = wager(-2, { G4: 5, D3: 4, O5: 7, X1: 2 });
  const dice = [4, 4, 3, 1, 1, 6];
  const { worth, keep } = prospectOf(dice, 2, bet);
  assert.notEqual(keep, ALL_DICE);
  const known = new Map<string, number>();
  const later = (fallen: readonly number[]) => {
    // Dice of one pattern are alike.
    const at = [0, 2, 4]
      .map((die) =>
        fallen
          .slice(die, die + 2)
          .toSorted()
          .join(''),
      )
      .join(' ');
    const found = known.get(at) ?? prospectOf(fallen, 1, bet).worth;
    known.set(at, found);
    return found;
  };
  assert.ok(Math.abs(rolled(dice, keep, later) - worth) < 1e-9);
});

test('[K3.5] it stops when nothing better can come, and when there is no roll left', () => {
  const bet = wager(-2, { D3: 4, O2: 2 });
  assert.deepEqual(prospectOf([4, 4, 4, 1, 2, 6], 2, bet), { worth: 4, keep: ALL_DICE });
  assert.deepEqual(prospectOf([1, 1, 1, 2, 3, 5], 0, bet), { worth: 2, keep: ALL_DICE });
  assert.deepEqual(prospectOf([1, 1, 4, 2, 3, 5], 0, bet), { worth: -2, keep: ALL_DICE });
  // Where everything is worth the same, rolling is no use.
  assert.equal(prospectOf([1, 1, 4, 2, 3, 5], 2, wager(0, { D3: 0 })).keep, ALL_DICE);
});

test('[K3.5] [K4.2] it stops on a penalty only where every roll would be worse', () => {
  assert.equal(prospectOf([1, 1, 4, 2, 3, 5], 2, wager(-1, { D3: 4 })).keep === ALL_DICE, false);
  assert.equal(prospectOf([1, 1, 4, 2, 3, 5], 2, wager(-1, { D3: -9 })).keep, ALL_DICE);
});
