/** [P13, P14] What heroes, wonders and golden texts can change; what each of them does is in `heroes.ts`. */

import type { Letter } from '../pieces.ts';

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
  /** By the table's version of the rules. */
  readonly eraEnd?: (counts: Counts, rules: number) => number;
  readonly gameEnd?: (counts: FinalCounts) => number;
}

/** What an effect can declare as a number that adds up. */
export type Sum = {
  [Key in keyof Effect]-?: Exclude<Effect[Key], undefined> extends number ? Key : never;
}[keyof Effect];
