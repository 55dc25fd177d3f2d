/** A rating over time as a line in a field of 300 by 90. */

interface Point {
  readonly ended: number;
  readonly rating: number;
}

/** The line begins after what is written at its left, and keeps a margin for its end. */
const LEFT = 36;
const RIGHT = 294;
const TOP = 5;
const BOTTOM = 85;

export function lineOf(points: readonly Point[]) {
  const ratings = points.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const [from, to] = [points[0]?.ended ?? 0, points.at(-1)?.ended ?? 0];
  const share = (n: number, least: number, most: number) => (most === least ? 0.5 : (n - least) / (most - least));
  const at = ({ ended, rating }: Point) => ({
    x: Math.round(LEFT + (RIGHT - LEFT) * share(ended, from, to)),
    y: Math.round(BOTTOM - (BOTTOM - TOP) * share(rating, low, high)),
  });
  const places = points.map(at);
  return {
    path: places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    last: places.at(-1) ?? { x: 0, y: 0 },
    low,
    high,
  };
}
