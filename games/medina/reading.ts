import type { Reading } from '#engine';

const FIRST = ['first'];
const DITT = ['ditt'];
const SECOND = ['second'];

export const reading: Reading = {
  essential: [
    ...['M3.1', 'M3.3', 'M3.4'],
    ...['M4.1', 'M4.2', 'M4.3', 'M4.5', 'M5.1', 'M6.1', 'M6.2'],
    ...['M7.1', 'M7.2', 'M8.1', 'M8.2'],
    ...['M9.1', 'M9.2', 'M9.4', 'M10.1', 'M10.3', 'M10.4'],
    ...['M11.1', 'M11.2', 'M11.3', 'M11.4'],
  ],
  editions: {
    option: 'edition',
    only: {
      'M1.4': SECOND,
      'M2.2': ['first', 'ditt'],
      'M2.3': SECOND,
      'M3.6': DITT,
      'M3.7': FIRST,
      'M6.3': SECOND,
      'M6.4': DITT,
      'M6.5': DITT,
      'M9.3': SECOND,
      'M9.6': SECOND,
      'M9.7': SECOND,
      'M10.1': SECOND,
      'M10.2': SECOND,
      'M10.3': SECOND,
      'M10.4': SECOND,
    },
  },
};
