/** [P5, P6] What every action of diplomacy and administration can be asked, and what a seat has to act with. */

import type { Chance, Refusal, Seat } from '#engine';
import { levelsSeen } from '../civilisation/levels.ts';
import { pay, stockOf } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import type { Action, Effect, Price } from '../heroes/effect.ts';
import type { Move } from '../moves.ts';
import { type Building, FOOD, RESOURCE } from '../pieces.ts';
import type { Hand, PatchistoryState, Table } from '../table.ts';
import { type Sight, sightOf } from '../territory/sight.ts';
import { bargainsIn, pointsWith, priceOf, priceWith } from './prices.ts';

/** What a seat acts with, looked up once for all actions. */
export interface Means {
  readonly table: Table;
  readonly seat: Seat;
  readonly sight: Sight;
  readonly effects: readonly Effect[];
  /** The effects that change a price. */
  readonly bargains: readonly Effect[];
  readonly levels: readonly number[];
  /** [P5.2] */
  readonly points: number;
}

export function meansOf(table: Table, seat: Seat): Means {
  const sight = sightOf(table, seat);
  const levels = levelsSeen(sight, table, seat);
  const { effects } = sight;
  return { table, seat, sight, effects, bargains: bargainsIn(effects), levels, points: pointsWith(levels, table, seat) };
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;
export interface Act<Kind extends Move['kind']> {
  /** Why it cannot be done at all now; nothing when it hangs on how it is done. */
  closed(means: Means): Refusal | undefined;
  /** Why it cannot be done in this way, be it closed or not. Must answer for any move of its kind. */
  refuse(means: Means, move: MoveOf<Kind>, hand: Hand): Refusal | undefined;
  /** Adds every way to do it, when it is not closed. */
  list(means: Means, hand: Hand, moves: Move[]): void;
  play(state: PatchistoryState, seat: Seat, move: MoveOf<Kind>, tell: Telling, chance: Chance): void;
}

/** [P6.3, P6.4] Why the seat cannot pay for an action; for a building, one that shows this cost. */
export function refusePrice(means: Means, action: Action, cost = 0): Refusal | undefined {
  const { table, seat, bargains, points: left } = means;
  const { points, food, resources } = priceWith(bargains, table, action, cost);
  if (points > left) return { rule: 'P6.3', action, points, left };
  const stores = stockOf(table, seat, FOOD);
  if (food > stores) return { rule: 'P6.4', action, good: FOOD, price: food, has: stores };
  const heap = stockOf(table, seat, RESOURCE);
  return resources > heap ? { rule: 'P6.4', action, good: RESOURCE, price: resources, has: heap } : undefined;
}

/** [P6.3] Pays what the action costs at this moment. */
export function payPrice(table: Table, seat: Seat, action: Action, tile?: Building): Price {
  const price = priceOf(table, seat, action, tile);
  spend(table, seat, price.points);
  pay(table, seat, FOOD, price.food);
  pay(table, seat, RESOURCE, price.resources);
  return price;
}

export function spend(table: Table, seat: Seat, points: number): void {
  table.spent[seat]! += points;
}

export function mark(table: Table, seat: Seat, bit: number): void {
  table.marks[seat]! |= bit;
}

export function isMarked({ marks }: Table, seat: Seat, bit: number): boolean {
  return (marks[seat]! & bit) !== 0;
}

/** Another seat at this table. */
export function isOther({ seats }: Table, seat: Seat, other: Seat): boolean {
  return other !== seat && other < seats;
}

/** What these effects add up to. */
export function sumWith(effects: readonly Effect[], what: 'campaignVotes' | 'exchangeLimit' | 'roads'): number {
  let sum = 0;
  for (const effect of effects) sum += effect[what] ?? 0;
  return sum;
}
