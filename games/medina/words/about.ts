/** The things that a board explains, each with the rule it stands in. */

export const THINGS = {
  building: 'M4.1',
  stable: 'M5.1',
  merchant: 'M7.1',
  wall: 'M8.1',
  gate: 'M8.2',
  roof: 'M6.1',
  neutral: 'M6.3',
  blockade: 'M6.4',
  palace: 'M11.2',
  points: 'M11.2',
  palaceTile: 'M9.2',
  tower: 'M9.4',
  tea: 'M10.2',
  well: 'M10.3',
  nearWell: 'M10.4',
  screen: 'M1.5',
  skipped: 'M3.5',
} as const;
export type Thing = keyof typeof THINGS;

/** What each of them is for, in a sentence. */
export type About = Readonly<Record<Thing, string>>;
