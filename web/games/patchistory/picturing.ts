/** How the legend shows a thing: by the marks that it has on the board. */

import {
  ALLIED_GOODS,
  EFFECTS,
  FALLOW,
  FRAME_IDS,
  KINDS_OF_GOODS,
  LARGE,
  LEVELS,
  MAIN_GOODS,
  NOTHING,
  OWN,
  P,
  PHASES,
  PREP,
  REST,
  SEA,
  type Square,
  squaresOf,
  WAR,
} from '#games/patchistory';
import { goodSign, type Sign } from './art.ts';
import { symbolsOf } from './describe.ts';

type Picture =
  /** A letter with a number, as it is printed on a square. */
  | { readonly kind: 'level'; readonly letter: number }
  | { readonly kind: 'square'; readonly square: Square; readonly built: boolean }
  | { readonly kind: 'tile' }
  | { readonly kind: 'worker' }
  | { readonly kind: 'emblem'; readonly id: string }
  | { readonly kind: 'sign'; readonly name: Sign; readonly jewel: boolean; readonly n: string }
  | { readonly kind: 'text'; readonly text: string };

const sign = (name: Sign, n = ''): Picture => ({ kind: 'sign', name, jewel: typeof name === 'number', n });
const text = (said: string): Picture => ({ kind: 'text', text: said });
const squares = squaresOf(OWN);
function square(isIt: (square: Square) => boolean, built = false): Picture {
  const found = squares.find(isIt);
  return found === undefined ? text('') : { kind: 'square', square: found, built };
}
const isPlain = (at: Square) => ![SEA, FALLOW, LARGE].includes(OWN.kind[at]!) && at < OWN.firstBuilding;
const isGolden = (at: Square) => symbolsOf(OWN.gold, at).length > 0;

const goods = ([good, n]: readonly [number, number]) => sign(goodSign(good), `${n}`);
const START = sign('COMM');
const MAIN: Readonly<Record<number, Picture>> = { 0: START, [PREP]: sign('EXCH'), [WAR]: sign(6), [REST]: text('☾') };
const ALLIED: Readonly<Record<number, Picture>> = { 0: text('A'), 5: text('B'), [REST]: text('☾') };

const each = <Item>(kind: string, all: readonly Item[], draw: (item: Item, n: number) => Picture): [string, Picture][] =>
  all.map((item, n) => [`${kind}-${n}`, draw(item, n)]);
const numbers = (n: number) => Array.from({ length: n }, (_, at) => at);

/** By what the prosperity cards compare. */
const CARDS: readonly Sign[] = [6, 0, 3, 'fallow', 'hero', 'route', 2, 1, 4, 5, 7, 'wonder', 'worker', 'BUILD', 'over'];

const PICTURES: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries([
    ...each('level', numbers(LEVELS), (letter) => ({ kind: 'level', letter })),
    ...each('good', numbers(KINDS_OF_GOODS), (good) => sign(goodSign(good))),
    ...each('main', numbers(REST + 1), (space) => MAIN[space] ?? goods(MAIN_GOODS[space - 1]!)),
    ...each('allied', numbers(REST + 1), (space) => ALLIED[space] ?? goods(ALLIED_GOODS[space - 1]!)),
    ...each('card', CARDS, (name) => sign(name)),
    ...PHASES.map(({ name }, n) => [`step-${name}`, text(`${n + 1}`)]),
    ...FRAME_IDS.map((id, n) => [`frame-${id}`, square((at) => OWN.frame[at] === n)]),
    ...Object.keys(EFFECTS).map((id) => [id, { kind: 'emblem', id }]),
  ]),
  place: square((at) => isPlain(at) && OWN.frame[at] === NOTHING && !isGolden(at)),
  golden: square((at) => isPlain(at) && isGolden(at)),
  sea: square((at) => OWN.kind[at] === SEA),
  fallow: square((at) => OWN.kind[at] === FALLOW),
  reclaimed: { kind: 'square', square: OWN.reclaimed, built: false },
  building: square((at) => at >= OWN.firstBuilding, true),
  hero: sign('hero'),
  wonder: sign('wonder'),
  special: sign('special'),
  worker: { kind: 'worker' },
  track: sign('worker'),
  upkeep: sign(0, '−3'),
  points: sign(P),
  screen: text('?'),
  era: text('I'),
  first: text('1'),
  offer: { kind: 'tile' },
  stake: sign(2, '4'),
  size: text('5 × 5'),
  over: sign('over'),
  tiles: square((at) => at >= OWN.firstBuilding),
  cards: sign('vote'),
  votes: sign('vote', '7'),
  rank: text('1 2 3'),
  mainRoute: sign('route'),
  alliedRoute: text('A–B'),
  war: sign(6),
  red: text('●'),
  blue: text('●'),
  power: sign(6, '5'),
  'action-aid': sign(3, '+5'),
  'action-menace': sign(6),
  'action-break': sign('route', '✕'),
  'action-commerce': sign('COMM'),
  'action-exchange': sign('EXCH'),
  'action-train': sign('TRAIN'),
  'action-heroes': sign('hero'),
  'action-wonders': sign('wonder'),
  'action-route': sign('route'),
  'action-reclaim': sign('fallow'),
  'action-build': sign('BUILD'),
  'action-campaign': sign('vote'),
};

export const pictureOf = (thing: string): Picture => PICTURES[thing] ?? text('');
