/** The things that a board explains, each with the rule it stands in. */

export const THINGS = {
  zero: 'U2.5',
  one: 'U4.2',
  two: 'U4.3',
  middle: 'U4.1',
  high: 'U4.1',
  eight: 'U4.1',
  land: 'U1.1',
  led: 'U2.3',
  winning: 'U2.6',
  leader: 'U2.7',
  dealer: 'U1.4',
  trick: 'U2.1',
  round: 'U1.5',
  held: 'U1.3',
  space: 'U3.4',
  pile: 'U5.2',
  laying: 'U3.5',
  farmer: 'U4.5',
  gap: 'U5.4',
  printed: 'U5.3',
  worth: 'U5.4',
  kingdom: 'U5.1',
  points: 'U6.2',
} as const;
export type Thing = keyof typeof THINGS;

/** What each of them is for, in a sentence. */
export type About = Readonly<Record<Thing, string>>;
