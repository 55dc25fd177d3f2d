/** Signs that tell colours apart for eyes that do not: one for each colour of palace, one for each seat. On a box of 10 × 10. */

import type { Owner } from './sprites.ts';

/** Windows: round, crossed, square, arched, pointed; grey, black, brown, orange, purple. */
export const WINDOWS = [
  'M5 1.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 0 1 0-7.2z',
  'M3.6 1h2.8v2.6H9v2.8H6.4V9H3.6V6.4H1V3.6h2.6z',
  'M1.2 2.2h7.6v2.2H1.2zM1.2 5.8h7.6V8H1.2z',
  'M1.8 9V5a3.2 3.2 0 0 1 6.4 0v4z',
  'M5 .6L8.8 5L5 9.4L1.2 5z',
] as const;

/** A crescent, a star, a drop and a palm. */
export const SEAT_MARKS = [
  'M6.6 1A4.3 4.3 0 1 0 9 7.6A3.6 3.6 0 1 1 6.6 1z',
  'M5 .6l1.3 2.9l3.1.3L7 6l.7 3.2L5 7.5L2.3 9.2L3 6L.6 3.8l3.1-.3z',
  'M5 .4Q8.4 4.4 8.4 6.4a3.4 3.4 0 0 1-6.8 0Q1.6 4.4 5 .4z',
  'M4.4 9.6L4.6 5Q2.6 5 1.2 7Q.6 3.8 4 3.6Q2.6 2.6 1.4 3Q2.6.8 5 2.8Q7.4.8 8.6 3Q7.4 2.6 6 3.6Q9.4 3.8 8.8 7Q7.4 5 5.6 5l.2 4.6z',
] as const;

/** Of the blockades of the two seats: a cross, and a disc with a bar. */
export const BLOCKADE_MARKS = [
  'M2.2 1L5 3.8L7.8 1L9 2.2L6.2 5L9 7.8L7.8 9L5 6.2L2.2 9L1 7.8L3.8 5L1 2.2z',
  'M5 .5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM2 3.9v2.2h6V3.9z',
] as const;

/** The colour of a roof, and the sign on it. */
export function domeOf(owner: Owner): { readonly colour: string; readonly sign?: string } {
  switch (owner.kind) {
    case 'neutral':
      return { colour: '--neutral' };
    case 'seat':
      return { colour: `--seat-${owner.seat}`, sign: `#med-mark-${owner.seat}` };
    case 'blockade':
      return { colour: `--blockade-${owner.seat}`, sign: `#med-blockade-${owner.seat}` };
    default:
      return owner satisfies never;
  }
}

/** Of a stable. */
export const SHOE =
  'M3.4 9.5H1.2V8.3H1.8Q.3 6.7.3 4.7a4.7 4.7 0 0 1 9.4 0Q9.7 6.7 8.2 8.3h.6v1.2H6.6V7.9Q7.7 6.5 7.7 4.8a2.7 2.7 0 0 0-5.4 0Q2.3 6.5 3.4 7.9z';
