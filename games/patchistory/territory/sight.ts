/**
 * [P2] What can be read off a territory. It is looked at once for as long as it lies there unchanged, whoever asks; whether it does is
 * asked of the territory itself, so that every change counts at once.
 */

import type { Seat } from '#engine';
import { type DataSet, dataOf } from '../data/data.ts';
import type { Effect } from '../heroes/effect.ts';
import { FRAME_IDS } from '../heroes/effect-ids.ts';
import { EFFECTS, FRAMES } from '../heroes/heroes.ts';
import { type Cell, NOTHING } from '../pieces.ts';
import type { Table, Territory } from '../table.ts';
import { isAsSurveyed, type Land, placesOf, survey } from './land.ts';
import { isSameList, remove } from './lists.ts';
import { squareAt } from './territory.ts';

export interface Sight {
  readonly land: Land;
  readonly workers: readonly Cell[];
  /** [P13, P14] Every effect at work: heroes and wonders that are visible, golden texts where a worker stands. */
  readonly effects: readonly Effect[];
  /** [P2.5] What the symbols add up to, by LETTERS. */
  readonly symbols: readonly number[];
  /** Counted when somebody asks for it. */
  posts: Posts | undefined;
}

/** [P2.2] Who stands where. */
interface Posts {
  /** By worker: his place. */
  readonly places: readonly number[];
  /** Whether several stand on one. */
  readonly isCrowded: boolean;
  /** The places where nobody stands, in reading order. */
  readonly free: readonly Cell[];
}

/** Every effect declares everything, most of it as undefined: of one make, they are asked quickly. */
const SILENT = Object.fromEntries(
  [...Object.values(EFFECTS), ...Object.values(FRAMES)].flatMap(Object.keys).map((what) => [what, undefined]),
);
const outspoken = (effect: Effect): Effect => ({ ...SILENT, ...effect });
const TEXTS = FRAME_IDS.map((id) => outspoken(FRAMES[id]!));
const known = new WeakMap<DataSet, Land['heroes']>();

/** By face: the hero or wonder on it. */
function heroesIn(data: DataSet): Land['heroes'] {
  let heroes = known.get(data);
  if (!heroes) {
    heroes = data.faces.map(({ large }) => (large && large.kind !== 'S' ? outspoken(EFFECTS[large.id]!) : undefined));
    known.set(data, heroes);
  }
  return heroes;
}

/** The last sight of each seat's territory. */
const last: Sight[] = [];

export function sightOf(table: Table, seat: Seat): Sight {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const sight = last[seat];
  const isSameLand = sight !== undefined && sight.land.data === data && isAsSurveyed(sight.land, civ);
  if (isSameLand && isSameList(sight.workers, civ.workers)) return sight;
  const now = isSameLand ? lookAt(sight.land, civ) : look(data, civ);
  last[seat] = now;
  return now;
}

/** Looks at any territory. */
export function look(data: DataSet, civ: Territory): Sight {
  return lookAt(survey(data, civ, heroesIn(data)), civ);
}

/** Looks for the workers on land that was surveyed. */
function lookAt(land: Land, civ: Territory): Sight {
  const { data, cells } = land;
  const { packedGold, frame } = data;
  const { workers } = civ;
  let [one, two, three] = land.base;
  let { effects } = land;
  for (let i = 0; i < workers.length; i++) {
    const square = squareAt(data, civ, cells.indexOf(workers[i]!));
    one += packedGold[3 * square]!;
    two += packedGold[3 * square + 1]!;
    three += packedGold[3 * square + 2]!;
    if (frame[square] !== NOTHING) effects = [...effects, TEXTS[frame[square]!]!];
  }
  const symbols = [one & 1023, (one >> 10) & 1023, one >> 20, two & 1023, (two >> 10) & 1023, two >> 20, three & 1023, three >> 10];
  return { land, workers: workers.slice(), effects, symbols, posts: undefined };
}

export function postsOf(sight: Sight): Posts {
  sight.posts ??= countWorkers(sight);
  return sight.posts;
}

function countWorkers({ land, workers }: Sight): Posts {
  const { cells } = land;
  const { place, all } = placesOf(land);
  const places: number[] = workers.slice();
  let isCrowded = false;
  for (let i = 0; i < workers.length; i++) {
    places[i] = place[cells.indexOf(workers[i]!)]!;
    if (places.indexOf(places[i]!) < i) isCrowded = true;
  }
  const free = all.slice();
  for (let i = 0; i < places.length; i++) remove(free, cells[places[i]!]!);
  return { places, isCrowded, free };
}
