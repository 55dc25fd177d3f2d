/** [P6.10, P13.20, P13.38] Workers leave the track, and go back to it for a wonder. */

import type { Refusal } from '#engine';
import { addWorker } from '../civilisation/home.ts';
import { gain, gainCulture } from '../civilisation/stock.ts';
import type { Effect } from '../heroes/effect.ts';
import { EFFECTS } from '../heroes/heroes.ts';
import { hasWorker, returnWorker, workersOf } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { BROKE, FOOD } from '../pieces.ts';
import { isFree } from '../territory/places.ts';
import { postsOf } from '../territory/sight.ts';
import { type Act, isMarked, type Means, mark, payPrice, refusePrice } from './politics.ts';

export const train: Act<'train'> = {
  closed(means) {
    const { table, seat, sight } = means;
    const dear = refusePrice(means, 'train');
    if (dear) return dear;
    return table.track[seat] === 0 || postsOf(sight).free.length === 0 ? { rule: 'P6.10' } : undefined;
  },

  refuse: ({ table, seat }, { at }) => (isFree(table, seat, at) ? undefined : { rule: 'P2.2', at }),

  list({ sight }, _hand, moves) {
    for (const at of postsOf(sight).free) moves.push({ kind: 'train', at });
  },

  play({ table }, seat, { at }, tell) {
    const { food } = payPrice(table, seat, 'train');
    table.track[seat]! -= 1;
    addWorker(table.civs[seat]!, at);
    tell.everyone({ kind: 'trained', seat, at, food });
  },
};

type ForWorker = NonNullable<Effect['forWorker']>;

/** Hanging Gardens, Kremlin. */
export const returning: Act<'return'> = {
  closed(means) {
    if (!means.effects.some(({ forWorker }) => forWorker)) return { rule: 'P13.1' };
    const own = means.effects.filter(({ forWorker }) => forWorker);
    if (workersOf(means.table, means.seat).length === 0) return { rule: 'P13.5' };
    const refusals = own.map((effect) => refuseEffect(means, effect));
    return refusals.includes(undefined) ? undefined : refusals[0];
  },

  refuse(means, { effect: id, worker }) {
    const effect = means.effects.find((own) => own.id === id && own.forWorker);
    if (!effect) return { rule: EFFECTS[id]?.forWorker ? EFFECTS[id]!.rule : 'P13.1' };
    return refuseEffect(means, effect) ?? (hasWorker(means.table, means.seat, worker) ? undefined : { rule: 'P13.5' });
  },

  list(means, _hand, moves: Move[]) {
    for (const effect of means.effects) {
      if (!effect.forWorker || refuseEffect(means, effect)) continue;
      for (const worker of workersOf(means.table, means.seat)) moves.push({ kind: 'return', effect: effect.id, worker });
    }
  },

  play({ table }, seat, { effect, worker }, tell) {
    const { once, points, food, culture } = EFFECTS[effect]!.forWorker as ForWorker;
    mark(table, seat, once);
    returnWorker(table, seat, worker, effect, tell);
    table.bonus[seat]! += points;
    gain(table, seat, FOOD, food);
    gainCulture(table, seat, 'heroes', culture);
    tell.everyone({ kind: 'effect', seat, effect, goods: [food, 0, 0, culture, 0] });
  },
};

/** [P13.8, P13.38] Once a round; points bring nothing to who has a fixed number of them or has broken an alliance. */
function refuseEffect({ table, seat, effects }: Means, effect: Effect): Refusal | undefined {
  const { once, points } = effect.forWorker as ForWorker;
  if (isMarked(table, seat, once)) return { rule: 'P13.8', effect: effect.id };
  const isVain = points > 0 && (isMarked(table, seat, BROKE) || effects.some(({ politics }) => politics !== undefined));
  return isVain ? { rule: effect.rule } : undefined;
}
