/**
 * [P2] A territory without its workers: what its cards and buildings show. It is surveyed once for as long as it lies there unchanged.
 */

import { type DataSet, LARGE, squareOn } from '../data/data.ts';
import type { Effect } from '../heroes/effect.ts';
import { type Cell, type Face, NOTHING } from '../pieces.ts';
import type { Territory } from '../table.ts';
import { type Ground, layOut } from './ground.ts';
import { squareAt, squareOfCard } from './territory.ts';

export interface Land {
  readonly data: DataSet;
  /** What it is read off: with these unchanged, its cells are the same. */
  readonly cards: readonly Face[];
  readonly at: readonly Cell[];
  readonly top: readonly number[];
  readonly built: readonly number[];

  readonly cells: readonly Cell[];
  /** By cell: the kind of square it shows. */
  readonly kinds: readonly number[];
  /** How many cells show each kind. */
  readonly kindCounts: readonly number[];
  /** Bit n: the hero, wonder or special building of card n is visible. */
  readonly shown: number;
  /** How many of each kind are: HERO, WONDER, SPECIAL. */
  readonly shownCounts: readonly number[];
  /** By face: the hero or wonder on it. */
  readonly heroes: readonly (Effect | undefined)[];
  /** [P13] Heroes and wonders that are visible, in the order in which they came. */
  readonly effects: readonly Effect[];
  /** [P2.5] What the symbols of all places add up to, packed as in the data set. */
  readonly base: readonly [number, number, number];
  /** Told apart, and laid out, when somebody asks for them. */
  places: Places | undefined;
  ground: Ground | undefined;
}

interface Places {
  /** [P2.4] By cell: the first cell of its place, which the place is known by, and the next one, or NOTHING. */
  readonly place: readonly number[];
  readonly next: readonly number[];
  /** Every place, in reading order. */
  readonly all: readonly Cell[];
}

export function isAsSurveyed(land: Land, { cards, at, top, built }: Territory): boolean {
  return areSameLists(land.cards, cards, land.at, at) && areSameLists(land.top, top, land.built, built);
}

/** Two lists like two others, all as long. */
function areSameLists(one: readonly number[], other: readonly number[], two: readonly number[], another: readonly number[]): boolean {
  if (one.length !== other.length || two.length !== another.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] || two[i] !== another[i]) return false;
  return true;
}

export function groundOf(land: Land): Ground {
  land.ground ??= layOut(land.cells);
  return land.ground;
}

export function placesOf(land: Land): Places {
  land.places ??= tellApart(land);
  return land.places;
}

/** `heroes`: by face. */
export function survey(data: DataSet, civ: Territory, heroes: Land['heroes']): Land {
  const { packedBase } = data;
  const { cards, cells, top } = civ;
  // A list of the right length: growing it one by one is slow.
  const kinds = top.slice();
  const kindCounts = [0, 0, 0, 0];
  let shown = 0;
  let one = 0;
  let two = 0;
  let three = 0;
  for (let i = 0; i < cells.length; i++) {
    const square = squareAt(data, civ, i);
    const kind = data.kind[square]!;
    one += packedBase[3 * square]!;
    two += packedBase[3 * square + 1]!;
    three += packedBase[3 * square + 2]!;
    kinds[i] = kind;
    kindCounts[kind]! += 1;
    const card = top[i]!;
    const face = cards[card]!;
    if (data.large[face] !== 0 && squareOfCard(civ, card, cells[i]!) === squareOn(face, data.first[face]!)) shown |= 1 << card;
  }
  const effects: Effect[] = [];
  const shownCounts = [0, 0, 0, 0];
  for (let card = 1; card < cards.length; card++) {
    if (((shown >> card) & 1) === 0) continue;
    shownCounts[data.large[cards[card]!]!]! += 1;
    const effect = heroes[cards[card]!];
    if (effect) effects.push(effect);
  }
  return {
    data,
    cards: cards.slice(),
    at: civ.at.slice(),
    top: top.slice(),
    built: civ.built.slice(),
    cells: cells.slice(),
    kinds,
    kindCounts,
    shown,
    shownCounts,
    heroes,
    effects,
    base: [one, two, three],
    places: undefined,
    ground: undefined,
  };
}

function tellApart({ cards, cells, top, kinds }: Land): Places {
  const place = top.slice();
  const next = top.slice();
  const all = cells.slice();
  let count = 0;
  /** By card: the first and the last cell seen of its large place. */
  const first: number[] = cards.map(() => NOTHING);
  const latest: number[] = first.slice();
  for (let i = 0; i < cells.length; i++) {
    const card = top[i]!;
    const isMore = kinds[i] === LARGE && first[card] !== NOTHING;
    place[i] = isMore ? first[card]! : i;
    next[i] = NOTHING;
    if (isMore) next[latest[card]!] = i;
    else all[count++] = cells[i]!;
    if (kinds[i] !== LARGE) continue;
    first[card] = place[i]!;
    latest[card] = i;
  }
  all.length = count;
  return { place, next, all };
}
