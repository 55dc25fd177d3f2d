/** What was tapped in of a real game, kept on the device: a game may last longer than a page stays open. */

import type { Options, Tapped } from '#engine';

export interface Kept {
  seats: number;
  names: string[];
  options: Options;
  tapped: Tapped[];
}

const PREFIX = 'royaumes/count/';
/** As many as any game seats. */
const MOST = 5;

export function emptySheet(seats: number): Kept {
  return { seats, names: new Array(MOST).fill(''), options: {}, tapped: Array.from({ length: MOST }, () => ({})) };
}

export function readKept(game: string, seats: number): Kept {
  try {
    return { ...emptySheet(seats), ...JSON.parse(localStorage.getItem(PREFIX + game) ?? '{}') };
  } catch {
    return emptySheet(seats);
  }
}

export function keep(game: string, kept: Kept): void {
  localStorage.setItem(PREFIX + game, JSON.stringify(kept));
}
