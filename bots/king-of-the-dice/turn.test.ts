import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { ALL_CITIZENS, ALL_DICE, type Card, citizenOf, fulfils } from '#games/king-of-the-dice';
import { type Ends, holdingOf, keeping, turnWorth } from './turn.ts';

/**
 * The same, told plainly and slowly: six dice in their order, each showing 1 to 6 or still to be rolled (0), written as one
 * number in base 7. Nothing is made of dice that are alike.
 */
const EMPTY = 0;
const PLACES = [1, 7, 49, 343, 2401, 16807];
const ALL = 7 ** 6;
const shown = (dice: number, die: number) => Math.trunc(dice / PLACES[die]!) % 7;
const facesOf = (dice: number) => PLACES.map((_, die) => shown(dice, die));
const FACES = Array.from({ length: ALL }, (_, dice) => facesOf(dice));
/** The first die still to be rolled, or −1. */
const OPEN = FACES.map((faces) => faces.indexOf(EMPTY));

function numberOf(faces: readonly number[], keep = ALL_DICE): number {
  let sum = 0;
  for (let die = 0; die < 6; die++) if (keep & (1 << die)) sum += faces[die]! * PLACES[die]!;
  return sum;
}

class Plain {
  readonly #stopped: Float64Array;
  /** By rolls left: what each holding is worth when the rest is rolled. */
  readonly kept: Float64Array[] = [];
  readonly lying: Float64Array[] = [];

  constructor(ends: Ends, rolls: number) {
    this.#stopped = Float64Array.from(FACES, (faces, dice) => (OPEN[dice] === -1 ? stop(faces, ends) : 0));
    this.lying.push(this.#stopped);
    for (let left = 1; left <= rolls; left++) this.#roll(left);
  }

  #roll(left: number): void {
    const before = this.lying[left - 1]!;
    const kept = new Float64Array(ALL);
    // From the last: a die more makes the number larger.
    for (let dice = ALL - 1; dice >= 0; dice--) {
      const die = OPEN[dice]!;
      if (die === -1) kept[dice] = before[dice]!;
      else for (let face = 1; face <= 6; face++) kept[dice]! += kept[dice + face * PLACES[die]!]! / 6;
    }
    this.kept[left] = kept;
    this.lying[left] = this.#stopped.map((stopped, dice) => {
      if (OPEN[dice] !== -1) return 0;
      let best = stopped;
      for (let keep = 0; keep < ALL_DICE; keep++) best = Math.max(best, kept[numberOf(FACES[dice]!, keep)]!);
      return best;
    });
  }
}

/** [K4.2] Whoever can take a citizen must. */
function stop(faces: readonly number[], { takes, stop }: Ends): number {
  const open = takes.filter(({ citizen }) => fulfils(faces, citizen));
  return open.length > 0 ? Math.max(...open.map(({ worth }) => worth)) : stop;
}

const chance = new FastChance(77);
const throwDice = () => Array.from({ length: 6 }, () => chance.roll(6));
const rowOf = (): Card[] => chance.shuffle(ALL_CITIZENS.slice()).slice(0, 5);
/** As a judge of points would have it, and as nobody would. */
const sensible = (): Ends => ({ takes: rowOf().map((citizen) => ({ citizen, worth: citizenOf(citizen).points })), stop: -2 });
const any = (): Ends => ({
  takes: [...rowOf(), ...rowOf()].map((citizen) => ({ citizen, worth: chance.below(1000) / 1000 })),
  stop: chance.below(1000) / 1000,
});

for (const [name, ends] of [
  ['sensible', sensible],
  ['any', any],
] as const) {
  test(`dice are kept without regret, for ${name} worth of ends`, () => {
    for (let row = 0; row < 2; row++) {
      const wanted = ends();
      const plain = new Plain(wanted, 3);
      for (let left = 1; left <= 3; left++) {
        const worth = keeping(wanted, left);
        for (let n = 0; n < 60; n++) {
          const dice = throwDice();
          let best = { worth: Number.NEGATIVE_INFINITY, keep: 0 };
          for (let keep = 0; keep < ALL_DICE; keep++) {
            const own = worth[holdingOf(dice, keep)]!;
            assert.ok(Math.abs(own - plain.kept[left]![numberOf(dice, keep)]!) < 1e-12, 'each way to keep is worth what it is');
            if (own > best.worth) best = { worth: own, keep };
          }
          const stopping = plain.lying[0]![numberOf(dice)]!;
          const chosen = best.worth > stopping ? plain.kept[left]![numberOf(dice, best.keep)]! : stopping;
          assert.ok(plain.lying[left]![numberOf(dice)]! - chosen < 1e-12, 'nothing is better than what is chosen');
        }
      }
    }
  });
}

test('a turn is worth what it is, with three rolls and with the four of an elf', () => {
  for (const ends of [sensible(), any()]) {
    const plain = new Plain(ends, 4);
    for (const rolls of [3, 4]) assert.ok(Math.abs(turnWorth(ends, rolls) - plain.kept[rolls]![0]!) < 1e-12);
  }
});
