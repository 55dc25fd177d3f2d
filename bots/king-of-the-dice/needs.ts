/** What the dice that are rolled must show so that a citizen is reached: what whoever keeps dice counts on the fingers. */

import { type Card, COLOURS, citizenOf, colourOfDie, FACES, isKept, type Needs } from '#games/king-of-the-dice';

/** Undefined where dice that are kept stand in the way, or where more are missing than are rolled. */
export function needsOf(dice: readonly number[], keep: number, card: Card): Needs | undefined {
  const { wish } = citizenOf(card);
  const numbers = new Array<number>(FACES).fill(0);
  const colours = new Array<number>(COLOURS.length).fill(0);
  for (const [die, face] of dice.entries()) {
    if (!isKept(keep, die)) continue;
    numbers[face - 1]!++;
    colours[colourOfDie(die, face)]!++;
  }
  const kept = numbers.reduce((sum, n) => sum + n, 0);
  const rolled = dice.length - kept;
  const total = numbers.reduce((sum, n, at) => sum + n * (at + 1), 0);
  const dicesOf = (n: number): Needs | undefined => (n <= rolled ? { kind: 'dice', n: Math.max(0, n), rolled } : undefined);
  switch (wish.kind) {
    case 'number':
      return dicesOf(wish.n - numbers[wish.face - 1]!);
    case 'colours':
      return dicesOf(wish.need.reduce((sum, n, colour) => sum + Math.max(0, n - colours[colour]!), 0));
    case 'oneColour':
      return dicesOf(wish.n - Math.max(...colours));
    case 'groups': {
      const most = numbers.toSorted((a, b) => b - a);
      return dicesOf(wish.sizes.reduce((sum, size, at) => sum + Math.max(0, size - most[at]!), 0));
    }
    case 'run': {
      const there = Array.from(
        { length: FACES - wish.length + 1 },
        (_, from) => numbers.slice(from, from + wish.length).filter(Boolean).length,
      );
      return dicesOf(wish.length - Math.max(...there));
    }
    case 'parity':
      return numbers.some((n, at) => n > 0 && (at + 1) % 2 !== wish.odd) ? undefined : dicesOf(rolled);
    case 'sumAtLeast':
      return wish.sum - total > FACES * rolled ? undefined : { kind: 'least', sum: wish.sum - total, rolled };
    case 'sumAtMost':
      return wish.sum - total < rolled ? undefined : { kind: 'most', sum: wish.sum - total, rolled };
    default:
      return wish satisfies never;
  }
}

/** How few dice must change for a citizen, where that can be counted: a total hangs on what they show. */
export function lackingFor(dice: readonly number[], card: Card): number | undefined {
  let fewest: number | undefined;
  for (let keep = 0; keep < 2 ** dice.length; keep++) {
    const needs = needsOf(dice, keep, card);
    if (needs?.kind === 'dice') fewest = Math.min(fewest ?? needs.n, needs.n);
  }
  return fewest;
}
