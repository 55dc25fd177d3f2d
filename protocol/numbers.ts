/** What is told of the numbers that people's devices add to the luck: never the numbers themselves before the game is over. */

import type { DeviceNumber, Seat } from '#engine';

export interface SealedNumber {
  readonly seat: Seat;
  /** SHA-256 of the number. */
  readonly seal: string;
  /** Once play has begun: it is in the luck of the game. */
  readonly opened?: true;
}

export function shownNumber({ seat, seal, number }: DeviceNumber): SealedNumber {
  return { seat, seal, ...(number === undefined ? {} : { opened: true }) };
}
