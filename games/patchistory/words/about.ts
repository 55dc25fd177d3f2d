/** The things that the board explains, each with the rule it stands in. Those that have a name and a line already are told by them. */

import { EFFECTS, FRAMES } from '../heroes/heroes.ts';
import type { Named, Names } from './words.ts';

/** What has no name of its own in the box, or none that says what it is for. */
const OWN = {
  place: 'P2.1',
  golden: 'P2.1',
  sea: 'P4.5',
  fallow: 'P2.7',
  reclaimed: 'P6.15',
  building: 'P14.9',
  hero: 'P13.1',
  wonder: 'P13.1',
  special: 'P13.9',
  worker: 'P2.2',
  track: 'P6.10',
  upkeep: 'P10.5',
  points: 'P5.2',
  'good-0': 'P10.5',
  'good-1': 'P6.16',
  'good-2': 'P3.4',
  'good-3': 'P12.4',
  'good-4': 'P11.8',
  screen: 'P1.10',
  era: 'P1.1',
  first: 'P2.13',
  offer: 'P3.1',
  stake: 'P3.7',
  size: 'P4.4',
  over: 'P4.2',
  tiles: 'P14.8',
  cards: 'P11.4',
  votes: 'P11.12',
  rank: 'P11.9',
  mainRoute: 'P7.3',
  alliedRoute: 'P7.2',
  war: 'P8.6',
  red: 'P8.6',
  blue: 'P8.7',
  power: 'P9.2',
} as const;
/** Told by what they are called on the board. */
type Told = 'sea' | 'fallow' | 'reclaimed';
type Own = keyof typeof OWN;

const numbered = (kind: string, rules: readonly string[]) => rules.map((rule, n) => [`${kind}-${n}`, rule] as const);
const called = (kind: string, rules: Readonly<Record<string, string>>) =>
  Object.entries(rules).map(([name, rule]) => [`${kind}-${name}`, rule] as const);

const STEPS: Readonly<Record<keyof Names['steps'], string>> = {
  auction: 'P3.1',
  patching: 'P4.1',
  arrivals: 'P4.16',
  settling: 'P4.18',
  diplomacy: 'P5.1',
  administration: 'P6.1',
  movement: 'P7.5',
  negotiation: 'P8.1',
  wars: 'P9.1',
  production: 'P10.1',
  maintenance: 'P11.2',
  vote: 'P11.8',
  eraEnd: 'P11.18',
};
const ACTIONS: Readonly<Record<keyof Names['actions'], string>> = {
  aid: 'P5.3',
  menace: 'P5.7',
  break: 'P5.12',
  commerce: 'P6.6',
  exchange: 'P6.8',
  train: 'P6.10',
  heroes: 'P6.11',
  wonders: 'P6.12',
  route: 'P6.13',
  reclaim: 'P6.15',
  build: 'P6.16',
  campaign: 'P6.22',
};

/** Numbers are those of LETTERS, GOODS, the prosperity cards and the spaces of a route; heroes and wonders go by their ids. */
export const THINGS: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries([
  ...numbered('level', ['P10.1', 'P10.1', 'P10.1', 'P10.1', 'P5.2', 'P7.8', 'P9.2', 'P9.2']),
  ...Object.entries(OWN),
  ...Object.entries(FRAMES).map(([id, { rule }]) => [`frame-${id}`, rule] as const),
  ...called('step', STEPS),
  ...called('action', ACTIONS),
  ...numbered('main', ['P7.1', 'P7.1', 'P7.1', 'P7.1', 'P8.1', 'P9.1', 'P7.15']),
  ...numbered('allied', ['P7.2', 'P7.2', 'P7.2', 'P7.2', 'P7.2', 'P7.2', 'P7.15']),
  ...numbered('card', Array(15).fill('P11.6')),
  ...Object.entries(EFFECTS).map(([id, { rule }]) => [id, rule] as const),
]);

/** A name and its line; where the line says the name itself, the line alone. */
const told = ({ name, about }: Named) => (about.includes(name) ? about : `${name.replace(/\.$/, '')}. ${about}`);
export const toldOf = (kind: string, all: readonly Named[] | Readonly<Record<string, Named>>) =>
  Object.entries(all).map(([key, named]) => [`${kind}${key}`, told(named)] as const);

/** What each of them is for, in a sentence: of the names, and of what only they cannot tell. */
export function aboutOf(names: Names, own: Readonly<Record<Exclude<Own, Told>, string>>): Readonly<Record<string, string>> {
  const { levels, sea, fallow, reclaimed, frames, steps, actions, mainSpaces, alliedSpaces, cards, heroes, wonders } = names;
  return Object.fromEntries([
    // Side by side in the list: each begins with its name.
    ...levels.map(({ name, about }, level) => [`level-${level}`, `${name}. ${about}`] as const),
    ...Object.entries(own),
    ...toldOf('', { sea, fallow, reclaimed }),
    ...toldOf('frame-', frames),
    ...toldOf('step-', steps),
    ...toldOf('action-', actions),
    ...toldOf('main-', mainSpaces),
    ...toldOf('allied-', alliedSpaces),
    ...toldOf('card-', cards),
    ...toldOf('', heroes),
    ...toldOf('', wonders),
  ]);
}
