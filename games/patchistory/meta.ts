import type { Meta } from '#engine';

export const meta: Meta = {
  id: 'patchistory',
  title: 'Patchistory',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    /** [P1.4] */
    capital: { values: ['equality', 'liberty'], default: 'equality' },
    /** [P1.9] */
    order: { values: ['together', 'turns'], default: 'together' },
    /** [P1.10] */
    screens: { values: ['closed', 'open'], default: 'closed' },
    /** [P1.13] The text of another data set, or nothing for our own. */
    data: { values: [''], default: '', text: true },
  },
  /** [P12.1] */
  endings: ['eras'],
  longest: (_, seats) => 5000 * seats,
};
