/** Worked examples of the rulebook, on our own tiles. */

import type { Examples } from '#engine';
import type { Drawn } from './position.ts';

export const examples = {
  /** Three resources into two money and four food, with a transport level of three. */
  exchange: {
    rules: ['P6.8', 'P6.9'],
    drawn: {
      civs: ['E; B3-22 0,3 ----; b04 1,2', 'E'],
      workers: ['1,2', ''],
      stock: ['F3 R3 M0 C20', 'F4 M3 C20'],
      phase: 'administration',
    },
    seat: 0,
    plays: ['exchange r3 f4m2'],
    worths: [20, 20],
  },
  /** With a transport level of one, one resource is all that can be given. */
  exchangeOne: {
    rules: ['P6.8'],
    drawn: { civs: ['E', 'E'], stock: ['F0 R2 M0 C20', 'F4 M3 C20'], phase: 'administration' },
    seat: 0,
    plays: ['exchange r1 f1m1'],
    worths: [20, 20],
  },
} as const satisfies Examples<Drawn>;
