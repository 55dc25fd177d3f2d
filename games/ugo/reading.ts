import type { Reading } from '#engine';

export const reading: Reading = {
  essential: [
    ...['U1.2', 'U1.3', 'U1.5'],
    ...['U2.1', 'U2.3', 'U2.4', 'U2.5', 'U2.6', 'U2.7'],
    ...['U3.1', 'U3.2', 'U3.3', 'U3.4', 'U3.5'],
    ...['U4.1', 'U4.2', 'U4.3', 'U4.5'],
    ...['U5.2', 'U5.3', 'U5.4', 'U6.1', 'U6.2'],
  ],
};
