/** The things that a board explains, each with the rule it stands in. */

import type { Kind, PLACES, Wish } from '../pieces.ts';

export const THINGS = {
  die: 'K3.4',
  kept: 'K3.4',
  rolls: 'K3.3',
  bourgeois: 'K5.2',
  elf: 'K6.1',
  dwarf: 'K5.4',
  gnome: 'K5.5',
  orc: 'K5.6',
  kobold: 'K5.7',
  apprentice: 'K6.2',
  fairy: 'K6.4',
  hypnotist: 'K6.5',
  dragon: 'K6.7',
  parity: 'K5.2',
  run: 'K5.3',
  number: 'K5.4',
  colours: 'K5.8',
  groups: 'K5.6',
  oneColour: 'K5.7',
  sumAtMost: 'K5.9',
  sumAtLeast: 'K5.10',
  points: 'K8.5',
  home: 'K4.4',
  brings: 'K4.4',
  reached: 'K4.1',
  chance: 'K9.2',
  row: 'K7.3',
  city: 'K4.6',
  mine: 'K4.6',
  workshop: 'K4.6',
  village: 'K4.6',
  forest: 'K4.6',
  left: 'K8.1',
  penalty: 'K7.1',
  draw: 'K8.1',
  discards: 'K7.2',
  kingdom: 'K4.3',
  worth: 'K8.5',
} as const satisfies Record<Kind | Wish['kind'] | (typeof PLACES)[number], string> & Record<string, string>;
export type Thing = keyof typeof THINGS;

/** What each of them is for, in a sentence. */
export type About = Readonly<Record<Thing, string>>;
