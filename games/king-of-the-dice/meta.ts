import type { Meta } from '#engine';

export const meta: Meta = {
  id: 'king-of-the-dice',
  title: 'King of the Dice',
  rules: 1,
  seats: { min: 2, max: 5 },
  options: {
    /** [K2.3] */
    penalties: { values: ['shuffled', 'sorted'], default: 'shuffled' },
    /** [K9.2] */
    odds: { values: ['shown', 'hidden'], default: 'shown' },
  },
  /** [K8.1] */
  endings: ['citizens', 'penalties', 'locations'],
  // Every turn draws a card of the 35 and has six plies at most: four rolls, a take, a dragon given or a turn declined.
  longest: () => 35 * 6,
};
