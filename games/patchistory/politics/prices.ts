/** [P5, P6] What each action costs now, and what a seat has left to pay it. */

import type { Seat } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { dataOf } from '../data/data.ts';
import { ACTIONS, type Action, type Effect, type Price } from '../heroes/effect.ts';
import { effectsOf } from '../heroes/effects.ts';
import { BROKE, type Building, P } from '../pieces.ts';
import type { Table } from '../table.ts';

/** Points; food and resources by era. A building costs the resources its tile shows; campaign and breaking an alliance take points at will. */
const PRICES: Readonly<
  Record<Action, { readonly points: number; readonly food?: readonly number[]; readonly resources?: readonly number[] }>
> = {
  aid: { points: 2 },
  menace: { points: 3 },
  break: { points: 1 },
  commerce: { points: 1, food: [2, 3, 4] },
  exchange: { points: 1 },
  train: { points: 2, food: [4, 5, 6] },
  heroes: { points: 2, food: [1, 2, 3] },
  wonders: { points: 2, resources: [0, 1, 2] },
  route: { points: 2, resources: [2, 2, 2] },
  reclaim: { points: 2, resources: [1, 1, 1] },
  build: { points: 3 },
  campaign: { points: 1 },
};

/** What the actions cost where nothing changes it, by era; a building without what its tile shows. */
const PRINTED = [0, 1, 2].map(
  (era) =>
    Object.fromEntries(
      ACTIONS.map((action) => {
        const { points, food, resources } = PRICES[action];
        return [action, { points, food: food?.[era] ?? 0, resources: resources?.[era] ?? 0 }];
      }),
    ) as Readonly<Record<Action, Price>>,
);

/** [P6.5] No action costs fewer points. */
const LEAST_POINTS = 1;

/** What the action costs the seat now; of a building, with that tile. */
export function priceOf(table: Table, seat: Seat, action: Action, tile?: Building): Price {
  return priceWith(effectsOf(table, seat), table, action, tile === undefined ? 0 : costOf(table, tile));
}

/** The price with these effects at work, for a building that shows this cost. */
export function priceWith(effects: readonly Effect[], table: Table, action: Action, cost = 0): Price {
  const printed = PRINTED[table.era]![action];
  if (action !== 'build' && effects.length === 0) return printed;
  let { points, food, resources } = printed;
  if (action === 'build') resources = cost;
  for (const { price } of effects) {
    const change = price?.[action];
    points += change?.points ?? 0;
    food += change?.food ?? 0;
    resources += change?.resources ?? 0;
  }
  for (const { exactly } of effects) {
    food = exactly?.[action]?.food ?? food;
    resources = exactly?.[action]?.resources ?? resources;
  }
  return { points: Math.max(points, LEAST_POINTS), food: Math.max(food, 0), resources: Math.max(resources, 0) };
}

const NONE: readonly Effect[] = [];

/** Those of the effects that change a price. */
export function bargainsIn(effects: readonly Effect[]): readonly Effect[] {
  for (const { price, exactly } of effects) {
    if (price !== undefined || exactly !== undefined) return effects.filter((effect) => effect.price ?? effect.exactly);
  }
  return NONE;
}

/** [P6.16] Resources shown on a building tile. */
export function costOf(table: Table, tile: Building): number {
  return dataOf(table).buildings[tile]?.cost ?? 0;
}

/** [P5.2, P5.12] */
export function pointsLeft(table: Table, seat: Seat): number {
  return pointsWith(levelsOf(table, seat), table, seat);
}

/** The points left with these levels. */
export function pointsWith(levels: readonly number[], { marks, bonus, spent }: Table, seat: Seat): number {
  if (marks[seat]! & BROKE) return 0;
  return Math.max(0, levels[P]! + bonus[seat]! - spent[seat]!);
}
