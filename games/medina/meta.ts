import type { Meta } from '#engine';
import { EDITIONS, type Edition, SUPPLY, TEA_TILES } from './pieces.ts';

const SECOND = { edition: ['second'] } as const;

export const meta: Meta = {
  id: 'medina',
  title: 'Medina',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: {
    /** [M1.1] */
    edition: { values: EDITIONS, default: 'second', seatsOf: { second: [2, 3, 4], first: [3, 4], ditt: [2] }, named: true },
    /** [M9.5] */
    towers: { values: ['edition', 'arm', 'tower'], default: 'edition' },
    /** [M1.5] */
    stocks: { values: ['screens', 'open'], default: 'screens' },
    /** [M1.4] */
    well: { values: ['on', 'off'], default: 'on', given: SECOND },
    tea: { values: ['on', 'off'], default: 'on', given: SECOND },
    gifts: { values: ['on', 'off'], default: 'on', given: SECOND },
  },
  /** [M11.1] */
  endings: ['used', 'stuck'],
  /** Every ply places a piece or drinks a tea; six merchants more may come from the towers, and one opens the market. */
  longest: ({ edition }, seats) => {
    const [buildings, ...others] = SUPPLY[edition as Edition]?.[seats] ?? [0];
    return seats * others.reduce((sum, n) => sum + n, 4 * buildings) + 6 + TEA_TILES + 1;
  },
};
