/** [P5.3–P5.6] Aid: three units offered to a seat that takes them or not. */

import type { Refusal, Seat } from '#engine';
import { gain, gainCulture, pay, stockOf } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import { sumOf } from '../heroes/effects.ts';
import { alliesOf, joinedWith } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { AIDED, DIPLOMAT, FOOD, type Good, MONEY, RESOURCE } from '../pieces.ts';
import { seatsIn } from '../round/order.ts';
import type { Turn } from '../round/turn.ts';
import type { Table } from '../table.ts';
import { type Act, isMarked, mark, payPrice, refusePrice } from './politics.ts';

/** [P5.4] */
const UNITS = 3;
/** [P5.5] */
const THANKS = 5;
const GOODWILL = 2;
const GIVEN: readonly Good[] = [FOOD, RESOURCE, MONEY];

type Parcel = readonly [number, number, number];
const PARCELS: Parcel[] = [];
for (let food = 0; food <= UNITS; food++) {
  for (let resources = 0; food + resources <= UNITS; resources++) PARCELS.push([food, resources, UNITS - food - resources]);
}
/** Every aid there can be, by seat. */
const AIDS: readonly (readonly (Move & { kind: 'aid' })[])[] = [0, 1, 2, 3].map((to) =>
  PARCELS.map((goods) => ({ kind: 'aid', to, goods })),
);

export const aid: Act<'aid'> = {
  closed(means) {
    const { table, seat } = means;
    if (isMarked(table, seat, AIDED)) return { rule: 'P5.6' };
    const dear = refusePrice(means, 'aid');
    if (dear) return dear;
    if (withinReach(table, seat) === 0) return { rule: 'P5.3' };
    const has = stockOf(table, seat, FOOD) + stockOf(table, seat, RESOURCE) + stockOf(table, seat, MONEY);
    return has < UNITS ? { rule: 'P5.4', units: UNITS, has } : undefined;
  },

  refuse({ table, seat }, { to, goods }) {
    if (!seatsIn(withinReach(table, seat)).includes(to)) return { rule: 'P5.3' };
    const units = goods[0] + goods[1] + goods[2];
    return units === UNITS && owns(table, seat, goods) ? undefined : { rule: 'P5.4', units: UNITS };
  },

  list({ table, seat }, _hand, moves) {
    for (const to of seatsIn(withinReach(table, seat))) {
      for (const move of AIDS[to]!) if (owns(table, seat, move.goods)) moves.push(move);
    }
  },

  play({ table }, seat, { to, goods }, tell) {
    payPrice(table, seat, 'aid');
    mark(table, seat, DIPLOMAT);
    tell.everyone({ kind: 'aidOffered', seat, to, goods: [...goods] });
    table.turn = { kind: 'aid', seat, to, goods: [...goods] };
  },
};

/** [P2.12] */
function withinReach(table: Table, seat: Seat): number {
  return joinedWith(table, seat) | alliesOf(table, seat);
}

function owns(table: Table, seat: Seat, [food, resources, money]: Parcel): boolean {
  return food <= stockOf(table, seat, FOOD) && resources <= stockOf(table, seat, RESOURCE) && money <= stockOf(table, seat, MONEY);
}

export const ANSWERS: readonly Move[] = [{ kind: 'yes' }, { kind: 'no' }];

export function refuseAnswer(move: Move): Refusal | undefined {
  return move.kind === 'yes' || move.kind === 'no' ? undefined : { rule: 'P5.5' };
}

/** [P5.5, P13.50] */
export function answerAid(table: Table, { seat, to, goods }: Turn & { kind: 'aid' }, yes: boolean, tell: Telling): void {
  if (yes) {
    for (const [i, good] of GIVEN.entries()) {
      pay(table, seat, good, goods[i]!);
      gain(table, to, good, goods[i]!);
    }
    mark(table, to, AIDED);
  }
  const culture = yes ? THANKS + sumOf(table, seat, 'aidCulture') : GOODWILL;
  gainCulture(table, seat, 'aid', culture);
  tell.everyone({ kind: 'aidAnswered', seat: to, to: seat, yes, culture });
}
