import type { Meta } from '#engine';

export const meta: Meta = {
  id: 'patchistory',
  title: 'Patchistory',
  rules: 2,
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
  /**
   * For each seat, over fifteen rounds: as many bids as it ever has money, if all goods are changed into it; two plies for each point of
   * politics; and some hundred for everything else. Our own tiles bring at most 300 money and 100 points a round, any others at most
   * 2300 and 600: no territory has more than 54 squares, and no square more than 9 of a kind.
   */
  longest: ({ data }, seats) => 15 * (data === '' ? 300 + 200 + 100 : 2300 + 1200 + 100) * seats,
};
