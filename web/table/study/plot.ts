/** Chances along a game as lines in a field of 300 by 120: the whole width is the game, the whole height is certainty. */

export const WIDTH = 300;
export const HEIGHT = 120;

interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
}

export function xOf(ply: number, length: number): number {
  return length === 0 ? 0 : (WIDTH * ply) / length;
}

/** The line of one seat; an entry lasts until the next. */
export function lineOf(points: readonly Point[], seat: number, length: number): string {
  return points
    .map(({ ply, chances }, n) => {
      const y = HEIGHT * (1 - (chances[seat] ?? 0));
      return `${n === 0 ? 'M' : 'L'}${round(xOf(ply, length))} ${round(y)}`;
    })
    .join('');
}

/** The entry at a place of the field, from 0 to 1. */
export function plyAt(share: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * length);
}

function round(n: number): number {
  return Math.round(10 * n) / 10;
}
