import type { Meta } from '#engine';

export const meta: Meta = {
  id: 'ugo',
  title: 'U GO!',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    /** [U1.5] */
    rounds: { values: [1, 2, 3, 4], default: 4 },
    /** [U4.7] */
    pool: { values: ['full', 'twelve'], default: 'full', seats: [2] },
  },
  endings: ['rounds'],
  longest: (options, seats) => Number(options.rounds) * 10 * (seats + 1),
};
