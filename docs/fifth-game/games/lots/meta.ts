import type { Meta } from '#engine';

export const meta: Meta = {
  id: 'lots',
  title: 'Lots',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { wins: { values: ['highest', 'lowest'], default: 'highest' } },
  endings: ['shown'],
  longest: (_, seats) => 3 * seats,
};
