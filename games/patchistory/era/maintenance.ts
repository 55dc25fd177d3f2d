/** [P11.2] The upkeep of heroes and wonders at the end of an era. Nobody has anything to decide. */

import { heroes, wonders } from '../levels.ts';
import { turnOrder } from '../order.ts';
import type { Phase } from '../phase.ts';
import { FOOD, RESOURCE } from '../pieces.ts';
import { HUNGER } from '../production/production.ts';
import { gainCulture, payUpTo } from '../stock.ts';

const FOOD_PER_HERO = 2;
const RESOURCES_PER_WONDER = 1;
/** [P11.3] Culture for each resource missing. */
const DECAY = 6;

export const maintenancePhase: Phase = {
  enter({ table }, _chance, tell) {
    for (const seat of turnOrder(table)) {
      const food = FOOD_PER_HERO * heroes(table, seat);
      const resources = RESOURCES_PER_WONDER * wonders(table, seat);
      if (food + resources === 0) continue;
      const hungry = payUpTo(table, seat, FOOD, food);
      const decayed = payUpTo(table, seat, RESOURCE, resources);
      const lost = gainCulture(table, seat, 'hunger', 0 - HUNGER * hungry - DECAY * decayed);
      tell.everyone({ kind: 'maintained', seat, food: food - hungry, resources: resources - decayed, culture: 0 - lost });
    }
    return 'through';
  },
  toAct: () => [],
  moves: () => [],
  refuse: () => ({ rule: 'P1.2' }),
  play: () => 'through',
};
