/**
 * `roll` rolls all dice, `keep 1 3` all but the first and the third; `take 2` takes the citizen in the second slot from
 * the left with the location it brings, `take 2 leave` without; `stop` takes a penalty; `give 2` gives the dragon to
 * seat 2, counted from 0 as in the record; `pass` declines the extra turn. Dice, slots and seats that do not exist can be
 * written too: it is the rules that refuse them.
 */

import { type Card, CITIZENS, FIRST_LOCATION, FIRST_PENALTY, type Move, PLACES, placeOf, pointsOf } from './pieces.ts';

/** The highest number that can be written for a die. */
const WRITABLE = 9;
/** How each set of dice is kept, by its bits. */
const KEEPS: readonly string[] = Array.from({ length: 1 << WRITABLE }, (_, keep) =>
  Array.from({ length: WRITABLE }, (_, die) => (keep & (1 << die) ? ` ${die + 1}` : '')).join(''),
);

export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'roll':
      return move.keep === 0 ? 'roll' : `keep${KEEPS[move.keep]}`;
    case 'take':
      return `take ${move.slot + 1}${move.leave ? ' leave' : ''}`;
    case 'give':
      return `give ${move.to}`;
    case 'stop':
    case 'pass':
      return move.kind;
    default:
      return move satisfies never;
  }
}

/** Every move that can be written, in the one way to write it: numbers have one digit, and no die comes twice or out of order. */
const WRITTEN: ReadonlyMap<string, Move> = new Map(
  [
    ...KEEPS.map((_, keep): Move => ({ kind: 'roll', keep })),
    ...Array.from({ length: 9 }, (_, slot) => [false, true].map((leave): Move => ({ kind: 'take', slot, leave }))).flat(),
    ...Array.from({ length: 10 }, (_, to): Move => ({ kind: 'give', to })),
    { kind: 'stop' } as const,
    { kind: 'pass' } as const,
  ].map((move) => [writeMove(move), move]),
);

export function readMove(text: string): Move | undefined {
  return WRITTEN.get(text);
}

/** `D4` is a citizen, `mine3` a location with its points, `P10` the tenth penalty: for tests and logs. */
export function writeCard(card: Card): string {
  if (card >= FIRST_PENALTY) return `P${card - FIRST_PENALTY + 1}`;
  if (card >= FIRST_LOCATION) return `${PLACES[placeOf(card)]}${pointsOf(card)}`;
  return CITIZENS[card]?.id ?? '-';
}
