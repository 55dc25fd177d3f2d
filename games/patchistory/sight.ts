/**
 * [P2] What can be read off a territory. It is looked at once for as long as it lies there unchanged, whoever asks; whether it does is
 * asked of the territory itself, so that every change counts at once.
 */

import type { Seat } from '#engine';
import { type DataSet, dataOf, LARGE, squareOn } from './data.ts';
import { type Ground, layOut } from './ground.ts';
import type { Effect } from './heroes/effect.ts';
import { FRAME_IDS } from './heroes/effect-ids.ts';
import { EFFECTS, FRAMES } from './heroes/heroes.ts';
import { type Cell, type Face, NOTHING } from './pieces.ts';
import type { Table, Territory } from './table.ts';
import { squareAt, squareOfCard } from './territory.ts';

export interface Sight {
  readonly data: DataSet;
  /** What it is read off: with these unchanged, its cells are the same. */
  readonly cards: readonly Face[];
  readonly at: readonly Cell[];
  readonly top: readonly number[];
  readonly built: readonly number[];
  readonly workers: readonly Cell[];

  readonly cells: readonly Cell[];
  /** By cell: the kind of square it shows. */
  readonly kinds: readonly number[];
  /** How many cells show each kind. */
  readonly kindCounts: readonly number[];
  /** Bit n: the hero, wonder or special building of card n is visible. */
  readonly shown: number;
  /** How many of each kind are: HERO, WONDER, SPECIAL. */
  readonly shownCounts: readonly number[];
  /** [P13, P14] Every effect at work: heroes and wonders that are visible, golden texts where a worker stands. */
  readonly effects: readonly Effect[];
  /** [P2.5] What the symbols add up to, by LETTERS. */
  readonly symbols: readonly number[];
  /** Told apart, and laid out, when somebody asks for them. */
  places: Places | undefined;
  ground: Ground | undefined;
}

interface Places {
  /** [P2.4] By cell: the first cell of its place, which the place is known by, and the next one, or NOTHING. */
  readonly place: readonly number[];
  readonly next: readonly number[];
  /** [P2.2] By place: how many workers stand there. The places where none does, in reading order. */
  readonly standing: readonly number[];
  readonly free: readonly Cell[];
}

/** Every effect declares everything, most of it as undefined: of one make, they are asked quickly. */
const SILENT = Object.fromEntries(
  [...Object.values(EFFECTS), ...Object.values(FRAMES)].flatMap(Object.keys).map((what) => [what, undefined]),
);
const outspoken = (effect: Effect): Effect => ({ ...SILENT, ...effect });
const TEXTS = FRAME_IDS.map((id) => outspoken(FRAMES[id]!));
const known = new WeakMap<DataSet, readonly (Effect | undefined)[]>();

/** By face: the hero or wonder on it. */
export function effectsIn(data: DataSet): readonly (Effect | undefined)[] {
  let effects = known.get(data);
  if (!effects) {
    effects = data.faces.map(({ large }) => (large && large.kind !== 'S' ? outspoken(EFFECTS[large.id]!) : undefined));
    known.set(data, effects);
  }
  return effects;
}

/** The last sight of each seat's territory. */
const last: Sight[] = [];

export function sightOf(table: Table, seat: Seat): Sight {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const sight = last[seat];
  if (sight !== undefined && sight.data === data && isAsSeen(sight, civ)) return sight;
  const now = look(data, civ);
  last[seat] = now;
  return now;
}

export function groundOf(sight: Sight): Ground {
  sight.ground ??= layOut(sight.cells, sight.kinds, sight.top);
  return sight.ground;
}

export function placesOf(sight: Sight): Places {
  sight.places ??= tellApart(sight);
  return sight.places;
}

function isAsSeen(sight: Sight, { cards, at, top, built, workers }: Territory): boolean {
  return (
    isSameList(sight.cards, cards) &&
    isSameList(sight.workers, workers) &&
    isSameList(sight.top, top) &&
    isSameList(sight.built, built) &&
    isSameList(sight.at, at)
  );
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Looks at any territory. */
export function look(data: DataSet, civ: Territory): Sight {
  const { packedBase, packedGold } = data;
  const { cards, cells, top, workers } = civ;
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
  const byFace = effectsIn(data);
  const effects: Effect[] = [];
  const shownCounts = [0, 0, 0, 0];
  for (let card = 1; card < cards.length; card++) {
    if (((shown >> card) & 1) === 0) continue;
    shownCounts[data.large[cards[card]!]!]! += 1;
    const effect = byFace[cards[card]!];
    if (effect) effects.push(effect);
  }
  for (let i = 0; i < workers.length; i++) {
    const square = squareAt(data, civ, cells.indexOf(workers[i]!));
    one += packedGold[3 * square]!;
    two += packedGold[3 * square + 1]!;
    three += packedGold[3 * square + 2]!;
    const frame = data.frame[square]!;
    if (frame !== NOTHING) effects.push(TEXTS[frame]!);
  }
  return {
    data,
    cards: cards.slice(),
    at: civ.at.slice(),
    top: top.slice(),
    built: civ.built.slice(),
    workers: workers.slice(),
    cells: cells.slice(),
    kinds,
    kindCounts,
    shown,
    shownCounts,
    effects,
    symbols: [one & 1023, (one >> 10) & 1023, one >> 20, two & 1023, (two >> 10) & 1023, two >> 20, three & 1023, three >> 10],
    places: undefined,
    ground: undefined,
  };
}

function tellApart({ cards, cells, top, workers, kinds }: Sight): Places {
  const place = top.slice();
  const next = top.slice();
  const standing = top.slice();
  /** By card: the first and the last cell seen of its large place. */
  const first: number[] = cards.map(() => NOTHING);
  const latest: number[] = first.slice();
  for (let i = 0; i < cells.length; i++) {
    place[i] = i;
    next[i] = NOTHING;
    standing[i] = 0;
    if (kinds[i] !== LARGE) continue;
    const card = top[i]!;
    if (first[card] === NOTHING) first[card] = i;
    else {
      place[i] = first[card]!;
      next[latest[card]!] = i;
    }
    latest[card] = i;
  }
  for (let i = 0; i < workers.length; i++) standing[place[cells.indexOf(workers[i]!)]!]! += 1;
  return { place, next, standing, free: cells.filter((_, i) => place[i] === i && standing[i] === 0) };
}
