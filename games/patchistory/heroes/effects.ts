/** [P13, P14] What heroes, wonders and golden texts can change, and what the phases ask of those at work. */

import type { Seat } from '#engine';
import { type DataSet, dataOf } from '../data.ts';
import { type Cell, type Face, type Letter, NOTHING, UPKEEP, WORKERS } from '../pieces.ts';
import type { Table, Territory } from '../table.ts';
import { showsLarge, squareAt } from '../territory.ts';
import { FRAME_IDS } from './effect-ids.ts';
import { EFFECTS, FRAMES } from './heroes.ts';

export { EFFECTS, FRAMES } from './heroes.ts';

/** What costs politics points, by the kind of its move. */
export const ACTIONS = [
  'aid',
  'menace',
  'break',
  'commerce',
  'exchange',
  'train',
  'heroes',
  'wonders',
  'route',
  'reclaim',
  'build',
  'campaign',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Points, food and resources: of a price, or of what changes it. */
export interface Price {
  readonly points: number;
  readonly food: number;
  readonly resources: number;
}

/** What is counted in a civilisation. */
export interface Counts {
  readonly heroes: number;
  readonly wonders: number;
  /** [P2.7] */
  readonly fallow: number;
  readonly seas: number;
  /** [P2.8] */
  readonly routes: number;
  /** Off the track. */
  readonly workers: number;
}

/** What is counted when the game ends. */
export interface FinalCounts extends Counts {
  readonly money: number;
  /** Squares that show the fallow side of a tile the owner laid there. */
  readonly reclaimed: number;
  /** [P2.6] Industry places that make food. */
  readonly farms: number;
}

/** A hero, a wonder or a golden text: what it changes while it is at work. Numbers add up. */
export interface Effect {
  readonly id: string;
  readonly rule: string;
  /** Makes an action cheaper. */
  readonly price?: Readonly<Partial<Record<Action, Partial<Price>>>>;
  /** What an action costs in a good, whatever else changes it. */
  readonly exactly?: Readonly<Partial<Record<Action, Partial<Price>>>>;
  readonly level?: { readonly of: Letter; plus(counts: Counts): number };
  /** The politics level, whatever the symbols show. */
  readonly politics?: number;
  /** Food for the workers, whatever the track shows. */
  readonly upkeep?: number;
  readonly seasLieFallow?: boolean;

  /** Acts once when it has been patched; 'may' asks its owner. */
  readonly arrival?: 'must' | 'may';
  /** Takes a tile before the next auction. */
  readonly takesTile?: boolean;
  /** Culture for a tile patched on exactly one cell. */
  readonly cornerPatched?: number;
  readonly neverCovered?: boolean;
  /** No size limit. */
  readonly boundless?: boolean;

  /** Culture more for accepted aid. */
  readonly aidCulture?: number;
  readonly menaceWins?: boolean;
  /** Culture for a menace. */
  readonly menaceCulture?: number;
  /** A menace against its owner takes the lower tribute. */
  readonly mildMenace?: boolean;

  /** Votes more for a campaign. */
  readonly campaignVotes?: number;
  /** Units more in an exchange. */
  readonly exchangeLimit?: number;
  /** Money after an exchange. */
  readonly exchangeMoney?: number;
  /** Main routes more in a round. */
  readonly roads?: number;
  /** In administration, for a worker returned to the track: a mark for once a round, points, food and culture. */
  readonly forWorker?: { readonly once: number; readonly points: number; readonly food: number; readonly culture: number };
  /** Reclaims a place of another seat, once a round. */
  readonly bombs?: { readonly once: number };

  /** Steps more for workers on routes. */
  readonly travelSteps?: number;
  /** In a war, for a worker or a route: power. */
  readonly muster?: { readonly power: number; readonly for: 'worker' | 'route'; readonly role: 'defender' | 'either' };
  readonly votesAtWar?: boolean;
  /** Culture for a war won. */
  readonly warWon?: { readonly aggressor: number; readonly defender: number };
  /** Culture for every war fought, by whomever. */
  readonly warFought?: number;

  /** Culture for each worker on a goods space. */
  readonly perTraveller?: number;
  /** Votes in production. */
  readonly votes?: number;
  /** Once in a production, if its owner likes. */
  readonly convert?: { readonly resources: number; readonly culture: number };
  /** Culture for each worker returned before the vote. */
  readonly sacrifice?: number;
  readonly eraEnd?: (counts: Counts) => number;
  readonly gameEnd?: (counts: FinalCounts) => number;
}

/** What an effect can declare as a number that adds up. */
export type Sum = {
  [Key in keyof Effect]-?: Exclude<Effect[Key], undefined> extends number ? Key : never;
}[keyof Effect];

/** Every effect at work: heroes and wonders that are visible, golden texts where a worker stands. */
export function effectsOf(table: Table, seat: Seat): readonly Effect[] {
  const data = dataOf(table);
  const civ = table.civs[seat] as Territory;
  const { cards, cells, workers } = civ;
  const byFace = effectsIn(data);
  const effects: Effect[] = [];
  for (let card = 1; card < cards.length; card++) {
    const effect = byFace[cards[card] as Face];
    if (effect && showsLarge(data, civ, card)) effects.push(effect);
  }
  for (let i = 0; i < workers.length; i++) {
    const frame = data.frame[squareAt(data, civ, cells.indexOf(workers[i] as Cell))] as number;
    if (frame !== NOTHING) effects.push(TEXTS[frame] as Effect);
  }
  return effects;
}

const TEXTS = FRAME_IDS.map((id) => FRAMES[id] as Effect);
const known = new WeakMap<DataSet, readonly (Effect | undefined)[]>();

/** By face: the hero or wonder on it. */
export function effectsIn(data: DataSet): readonly (Effect | undefined)[] {
  let effects = known.get(data);
  if (!effects) {
    effects = data.faces.map(({ large }) => (large && large.kind !== 'S' ? EFFECTS[large.id] : undefined));
    known.set(data, effects);
  }
  return effects;
}

/** Those at work that declare the thing asked for. */
export function effectsWith(table: Table, seat: Seat, what: keyof Effect): readonly Effect[] {
  return effectsOf(table, seat).filter((effect) => effect[what] !== undefined);
}

export function hasEffectWith(table: Table, seat: Seat, what: keyof Effect): boolean {
  return effectsOf(table, seat).some((effect) => effect[what] !== undefined);
}

/** What all effects at work add up to. */
export function sumOf(table: Table, seat: Seat, what: Sum): number {
  let sum = 0;
  for (const effect of effectsOf(table, seat)) sum += effect[what] ?? 0;
  return sum;
}

/** [P10.5, P13.44] Food the workers eat. */
export function upkeepOf(table: Table, seat: Seat): number {
  for (const { upkeep } of effectsOf(table, seat)) if (upkeep !== undefined) return upkeep;
  return UPKEEP[WORKERS - (table.track[seat] as number)] as number;
}
