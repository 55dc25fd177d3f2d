/**
 * The lettered examples of both rulebooks, which tell the same tricks: A to H in one, a to g in the other. The people in them are seats
 * here: whoever leads the first trick is seat 0. Example C (b) cannot follow from A (a) with the same hands, in either book: the player
 * who had no red card in A plays the red 0 in C. So each example starts from a drawn position.
 */

import type { Examples } from '#engine';
import type { Drawn } from './position.ts';

/** The winner of the red 6 leads the blue 8, and gets a new colour and a red 0. */
const BLUE_EIGHT: Drawn = { leader: 2, kingdoms: ['', '', 'r3 r4 r6 | b5'], farmers: [0, 0, 1, 0], trick: 'b8 g6 b1 r0' };

export const examples = {
  /** A, a: red is led, one seat is void; the red 6 wins four cards of two colours. */
  redSix: {
    rules: ['U2.3', 'U2.4', 'U2.5', 'U2.7', 'U3.4', 'U3.5', 'U4.1'],
    drawn: { trick: 'r3 b5 r6 r4', hands: ['', '', 'r2 b4'] },
    seat: 2,
    plays: ['r3', 'b5', 'r6', 'r4', 'lay r6 b5'],
    not: { b4: 'U2.3' },
    worths: [0, 0, 11, 0],
  },
  /** B. */
  firstFarmer: {
    rules: ['U1.2', 'U4.5'],
    drawn: { trick: 'r3 b5 r6 r4', hands: ['', '', 'r2 b4'] },
    seat: 2,
    plays: ['r3', 'b5', 'r6', 'r4'],
    not: { b4: 'U2.3' },
    worths: [0, 0, 0, 0],
  },
  /** C, b. */
  blueEight: {
    rules: ['U3.2', 'U3.3', 'U4.2'],
    drawn: BLUE_EIGHT,
    seat: 2,
    plays: ['b8', 'g6', 'b1', 'r0', 'lay r0 b8 g6'],
    worths: [0, 0, 3, 0],
  },
  /** D, c: two 7s, one of them in the led colour. */
  twoSevens: {
    rules: ['U2.6', 'U4.1', 'U4.2'],
    drawn: { trick: 'b3 g7 r1 b7', hands: ['', '', '', 'b2 b5 y4'] },
    seat: 3,
    plays: ['b3', 'g7', 'r1', 'b7'],
    not: { y4: 'U2.3' },
    worths: [0, 0, 1, 0],
  },
  /** E, d: two 8s, neither in the led colour. */
  twoEights: {
    rules: ['U2.6', 'U4.1', 'U4.3'],
    drawn: { trick: 'b2 g8 r2 r8' },
    seat: 3,
    plays: ['b2', 'g8', 'r2', 'r8'],
    worths: [0, 0, 0, 0],
  },
  /** F, e: one 2 has the colour of the winning card, the other that of the lead. */
  twoTwos: {
    rules: ['U4.3', 'U4.4'],
    drawn: { trick: 'b7 g2 g8 b2', hands: ['', '', '', 'b1 b5 y4'] },
    seat: 3,
    plays: ['b7', 'g2', 'g8', 'b2'],
    not: { y4: 'U2.3' },
    worths: [0, 0, 0, 0],
  },
  /** G, f: what C comes to. */
  farmerShort: {
    rules: ['U5.2', 'U5.4'],
    drawn: BLUE_EIGHT,
    seat: 2,
    plays: ['b8', 'g6', 'b1', 'r0', 'lay r0 b8 g6'],
    from: 4,
    worths: [0, 0, 3, 0],
  },
  /** H, g: three piles and a fourth space without a card; the last of its farmers comes with a losing 1 here. */
  emptyFourth: {
    rules: ['U4.2', 'U5.2', 'U5.3'],
    drawn: { leader: 1, kingdoms: ['r8 | b6 | g2'], farmers: [4], trick: 'k7 k5 k3 k1', hands: ['y4'] },
    seat: 0,
    plays: ['k7', 'k5', 'k3', 'k1'],
    not: { y4: 'U2.3' },
    worths: [19, 0, 0, 0],
  },
} as const satisfies Examples<Drawn>;
