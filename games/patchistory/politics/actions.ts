/** [P5, P6] What a seat can do in diplomacy and administration: every action with its price now, and why not. */

import type { Refusal, Seat } from '#engine';
import { dataOf } from '../data/data.ts';
import { ACTIONS, type Action, type Effect, type Price } from '../heroes/effect.ts';
import type { Table } from '../table.ts';
import { ADMINISTRATION } from './administration.ts';
import { DIPLOMACY } from './diplomacy.ts';
import { type Means, meansOf, refusePrice } from './politics.ts';
import { priceWith } from './prices.ts';

export interface ActionNow {
  /** An action that costs points, or a wonder that is used without. */
  readonly action: Action | 'return' | 'bomb';
  readonly phase: 'diplomacy' | 'administration';
  /** Campaign: the least that can be spent. Breaking an alliance: all that is left. */
  readonly price: Price;
  /** Heroes, wonders and golden texts that change the price, or the wonder that is used. */
  readonly by: readonly string[];
  /** A building is listed once for each cost that tiles show. */
  readonly cost?: number;
  /** Why it cannot be done; nothing when it can be done in some way. */
  readonly refusal?: Refusal;
}

const FREE: Price = { points: 0, food: 0, resources: 0 };

export function actionsOf(table: Table, seat: Seat): ActionNow[] {
  const means = meansOf(table, seat);
  return [...ACTIONS.flatMap((action) => (action === 'build' ? buildings(means) : [actionNow(means, action)])), ...wondersToUse(means)];
}

function actionNow(means: Means, action: Action): ActionNow {
  const phase = action in DIPLOMACY ? 'diplomacy' : 'administration';
  const printed = priceWith(means.effects, means.table, action);
  const price = action === 'break' ? { ...printed, points: Math.max(printed.points, means.points) } : printed;
  const refusal = { ...DIPLOMACY, ...ADMINISTRATION }[action].closed(means);
  return withRefusal({ action, phase, price, by: changing(means, action) }, refusal);
}

function buildings(means: Means): ActionNow[] {
  const costs = new Set(dataOf(means.table).buildings.map(({ cost }) => cost));
  return [...costs]
    .sort((a, b) => a - b)
    .map((cost) => {
      const price = priceWith(means.effects, means.table, 'build', cost);
      const refusal = ADMINISTRATION.build.closed(means) ?? refusePrice(means, 'build', cost);
      return withRefusal({ action: 'build', phase: 'administration', price, by: changing(means, 'build'), cost }, refusal);
    });
}

/** Hanging Gardens, Kremlin, Stealth Bomber. */
function wondersToUse(means: Means): ActionNow[] {
  const uses = (effect: Effect) => (effect.forWorker ? ('return' as const) : ('bomb' as const));
  return means.effects
    .filter(({ forWorker, bombs }) => forWorker || bombs)
    .map((effect) => {
      const alone = { ...means, effects: means.effects.filter((other) => other === effect || !other.forWorker) };
      const refusal = ADMINISTRATION[uses(effect)].closed(alone);
      return withRefusal({ action: uses(effect), phase: 'administration', price: FREE, by: [effect.id] }, refusal);
    });
}

const changing = ({ effects }: Means, action: Action): string[] =>
  effects.filter(({ price, exactly }) => price?.[action] ?? exactly?.[action]).map(({ id }) => id);

const withRefusal = (now: ActionNow, refusal: Refusal | undefined): ActionNow => (refusal ? { ...now, refusal } : now);
