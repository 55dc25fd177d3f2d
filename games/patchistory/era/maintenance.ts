/** [P11.2] The upkeep of heroes and wonders at the end of an era. Nobody has anything to decide. */

import type { Seat } from '#engine';
import { heroes, wonders } from '../civilisation/levels.ts';
import { gainCulture, payUpTo } from '../civilisation/stock.ts';
import { FOOD, RESOURCE } from '../pieces.ts';
import { HUNGER } from '../production/production.ts';
import { turnOrder } from '../round/order.ts';
import type { Phase } from '../round/phase.ts';
import type { Table } from '../table.ts';

const FOOD_PER_HERO = 2;
const RESOURCES_PER_WONDER = 1;
/** [P11.3] Culture for each resource missing. */
const DECAY = 6;

/** [P11.2] [P11.3] Pays for so many heroes and wonders. Gives what was paid, and the culture lost. */
export function maintain(table: Table, seat: Seat, kept: { readonly heroes: number; readonly wonders: number }) {
  const food = FOOD_PER_HERO * kept.heroes;
  const resources = RESOURCES_PER_WONDER * kept.wonders;
  const hungry = payUpTo(table, seat, FOOD, food);
  const decayed = payUpTo(table, seat, RESOURCE, resources);
  const lost = gainCulture(table, seat, 'hunger', 0 - HUNGER * hungry - DECAY * decayed);
  return { food: food - hungry, resources: resources - decayed, culture: 0 - lost };
}

export const maintenancePhase: Phase = {
  enter({ table }, _chance, tell) {
    for (const seat of turnOrder(table)) {
      const kept = { heroes: heroes(table, seat), wonders: wonders(table, seat) };
      if (kept.heroes + kept.wonders > 0) tell.everyone({ kind: 'maintained', seat, ...maintain(table, seat, kept) });
    }
    return 'through';
  },
  toAct: () => [],
  moves: () => [],
  refuse: () => ({ rule: 'P1.2' }),
  play: () => 'through',
};
