/** What the net sees of a position: which of its inputs are on. The same as train/ugo/features.h, in the same order. */

import { COLOURS, NEEDS, NOBODY, PLACES, PLACES_BEFORE, SPACES, TRICKS, VALUES } from '#games/ugo';
import type { Position } from './position.ts';

const N = COLOURS.length;
/** A lead is told as "at least so much", and a lag alike. */
const STEPS = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 24, 30, 40] as const;
/** More than any colour, or the whole, has inputs. */
const ROOM = 192;

/** How many inputs there are about each colour. */
export function colourInputs(seats: number): number {
  return 28 + 37 * seats;
}

/** How many there are about the whole. */
export function wholeInputs(seats: number): number {
  return 25 + 16 * seats + 2 * STEPS.length * (seats - 1) + (seats === 2 ? 12 : 0);
}

/** The inputs that are on, one group after another. */
class Inputs {
  readonly on = new Int16Array(ROOM);
  length = 0;
  #at = 0;

  clear(): void {
    this.length = 0;
    this.#at = 0;
  }

  /** One of so many, or none of them. */
  mark(which: number, width: number): void {
    if (which !== NOBODY) this.on[this.length++] = this.#at + which;
    this.#at += width;
  }

  /** The first n of so many. */
  count(n: number, width: number): void {
    for (let i = 0; i < n; i++) this.on[this.length++] = this.#at + i;
    this.#at += width;
  }

  /** Those whose bit is set. */
  set(bits: number, width: number): void {
    for (let left = bits; left !== 0; left &= left - 1) this.on[this.length++] = this.#at + 31 - Math.clz32(left & -left);
    this.#at += width;
  }
}

export class Features {
  readonly colours: readonly Inputs[] = COLOURS.map(() => new Inputs());
  readonly whole = new Inputs();

  /** Seats are counted from the one that chooses, clockwise. */
  look(position: Position): void {
    for (let colour = 0; colour < N; colour++) this.#lookAtColour(position, colour, this.colours[colour]!);
    this.#lookAtWhole(position, this.whole);
  }

  #lookAtColour(position: Position, colour: number, inputs: Inputs): void {
    const { seats, own, leader, trick, played, winning, space, top, fresh } = position;
    const first = colour * VALUES;
    const held = position.held[colour]!;
    inputs.clear();
    inputs.set(held, VALUES);
    for (let q = 0; q < seats; q++) inputs.set(position.lying[((own + q) % seats) * N + colour]!, VALUES);
    for (let q = 1; q < seats; q++) {
      const place = (own + q - leader + seats) % seats;
      inputs.mark(place < played ? valueIn(trick[place]!, first) : NOBODY, VALUES);
    }
    const isLed = played > 0 && valueIn(trick[0]!, first) !== NOBODY;
    inputs.mark(isLed ? 0 : NOBODY, 1);
    inputs.mark(played > 0 ? valueIn(trick[winning]!, first) : NOBODY, VALUES);
    inputs.set(played > 0 ? held & beating(position, isLed) : 0, VALUES);
    inputs.mark((fresh >> colour) & 1 ? top[own * N + colour]! : NOBODY, VALUES);
    for (let q = 0; q < seats; q++) {
      const seat = (own + q) % seats;
      const on = space[seat * N + colour]!;
      inputs.mark(on, SPACES);
      inputs.mark(on === NOBODY ? NOBODY : top[seat * N + colour]!, VALUES);
      inputs.count(on < 2 ? 0 : missing(on, position.farmers[seat]!), 4);
    }
    for (let q = 0; q < seats; q++) inputs.mark(position.voids[((own + q) % seats) * N + colour] === 1 ? 0 : NOBODY, 1);
  }

  #lookAtWhole(position: Position, inputs: Inputs): void {
    const { seats, own, played, winning, before } = position;
    inputs.clear();
    for (let q = 0; q < seats; q++) inputs.count(position.farmers[(own + q) % seats]!, PLACES);
    for (let q = 0; q < seats; q++) inputs.count(position.used[(own + q) % seats]!, SPACES);
    inputs.mark(position.tricksLeft, TRICKS + 1);
    inputs.mark(played, seats);
    inputs.mark(position.fresh !== 0 ? 0 : NOBODY, 1);
    inputs.mark(played > 0 ? (position.leader + winning - own + seats) % seats : NOBODY, seats);
    inputs.mark(played > 0 ? position.trick[winning]! % VALUES : NOBODY, VALUES);
    inputs.mark(position.roundsLeft, 4);
    for (let q = 1; q < seats; q++) {
      const lead = before[own]! - before[(own + q) % seats]!;
      inputs.count(stepsUpTo(lead), STEPS.length);
      inputs.count(stepsUpTo(-lead), STEPS.length);
    }
    if (seats === 2) inputs.count(position.spent, 12);
  }
}

/** The value of a card of the colour that begins with `first`, or NOBODY. */
function valueIn(card: number, first: number): number {
  return card >= first && card < first + VALUES ? card - first : NOBODY;
}

/** [U2.5] [U2.6] The values of a colour that would win the trick as it lies. */
function beating({ trick, winning }: Position, isLed: boolean): number {
  const best = trick[winning]! % VALUES;
  const ledWins = Math.trunc(trick[winning]! / VALUES) === Math.trunc(trick[0]! / VALUES);
  const least = isLed && !ledWins ? best : best + 1;
  return 511 & (-1 << least);
}

/** Farmers that a pile lacks on a space that needs some. */
function missing(space: number, farmers: number): number {
  return Math.max(0, Math.min(NEEDS[space]!, NEEDS[space]! + PLACES_BEFORE[space]! - farmers));
}

function stepsUpTo(lead: number): number {
  let n = 0;
  while (n < STEPS.length && lead >= STEPS[n]!) n++;
  return n;
}
