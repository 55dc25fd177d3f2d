/** [P10] Production and worker upkeep. */

import type { Seat } from '#engine';
import { levelsSeen } from '../civilisation/levels.ts';
import { gain, gainCulture, pay, payUpTo, stockOf } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import type { Effect } from '../heroes/effect.ts';
import { effectsWith, hasEffectWith, upkeepOf } from '../heroes/effects.ts';
import { ALLIED_GOODS, C, CULTURE, END_A, END_B, F, FOOD, type Good, M, MAIN_GOODS, PREP, R, RESOURCE, START, VOTE } from '../pieces.ts';
import { turnOrder } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { sightOf } from '../territory/sight.ts';

/** [P10.6] Culture for each food missing. */
export const HUNGER = 3;

export const productionPhase: Phase = {
  enter({ table }, _chance, tell) {
    let asked: Seat | undefined;
    for (const seat of turnOrder(table)) {
      produce(table, seat, tell);
      if (hasEffectWith(table, seat, 'convert')) asked = seat;
    }
    if (asked === undefined) return feedAll(table, tell);
    table.turn = { kind: 'convert', seat: asked };
    return 'waits';
  },

  toAct: ({ turn }) => (turn.kind === 'convert' ? [turn.seat] : []),

  moves: ({ table, seat }) => (canConvert(table, seat) ? [{ kind: 'yes' }, { kind: 'no' }] : [{ kind: 'no' }]),

  refuse({ table, seat }, move) {
    if (move.kind === 'no') return undefined;
    if (move.kind !== 'yes') return { rule: 'P1.2' };
    return canConvert(table, seat) ? undefined : { rule: 'P13.49' };
  },

  play({ table }, seat, move, _chance, tell) {
    const { id, convert } = convertOf(table, seat) as Effect & Required<Pick<Effect, 'convert'>>;
    if (move.kind === 'yes') {
      pay(table, seat, RESOURCE, convert.resources);
      gainCulture(table, seat, 'heroes', convert.culture);
      tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0 - convert.resources, 0, convert.culture, 0] });
    } else tell.everyone({ kind: 'declined', seat, effect: id });
    return feedAll(table, tell);
  },
};

function convertOf(table: Table, seat: Seat): Effect | undefined {
  return effectsWith(table, seat, 'convert')[0];
}

function canConvert(table: Table, seat: Seat): boolean {
  const price = convertOf(table, seat)?.convert?.resources;
  return price !== undefined && stockOf(table, seat, RESOURCE) >= price;
}

/** [P10.3] What a seat gains, up to the votes. */
function produce(table: Table, seat: Seat, tell: Telling): void {
  const sight = sightOf(table, seat);
  const levels = levelsSeen(sight, table, seat);
  const made = [levels[F]!, levels[R]!, levels[M]!, levels[C]!, 0];
  for (let good = FOOD; good <= CULTURE; good++) gain(table, seat, good, made[good]!, 'production');
  tell.everyone({ kind: 'produced', seat, goods: made });

  const goods = [0, 0, 0, 0, 0];
  const travellers = bringGoods(table, seat, goods);
  if (travellers > 0) {
    for (let good = FOOD; good <= CULTURE; good++) gain(table, seat, good, goods[good]!, 'routes');
    tell.everyone({ kind: 'brought', seat, goods });
    for (const { id, perTraveller } of sight.effects) {
      if (perTraveller === undefined) continue;
      const culture = gainCulture(table, seat, 'heroes', travellers * perTraveller);
      tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0, 0, culture, 0] });
    }
  }
  for (const { id, votes } of sight.effects) {
    if (votes === undefined) continue;
    gain(table, seat, VOTE, votes);
    tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0, 0, 0, votes] });
  }
}

/** [P10.2] Adds up what the seat's route workers bring; gives how many bring something. */
function bringGoods({ main, allied }: Table, seat: Seat, goods: number[]): number {
  let travellers = 0;
  const bring = (space: number, first: number, last: number, list: readonly (readonly [Good, number])[]) => {
    if (space <= first || space >= last) return;
    const [good, n] = list[space - first - 1]!;
    goods[good]! += n;
    travellers++;
  };
  for (let route = 0; route < main.from.length; route++) {
    if (main.from[route] === seat) bring(main.at[route]!, START, PREP, MAIN_GOODS);
  }
  for (let route = 0; route < allied.a.length; route++) {
    if (allied.a[route] === seat) bring(allied.atA[route]!, END_A, END_B, ALLIED_GOODS);
    if (allied.b[route] === seat) bring(allied.atB[route]!, END_A, END_B, ALLIED_GOODS);
  }
  return travellers;
}

/** [P10.5] [P10.6] */
function feedAll(table: Table, tell: Telling): Progress {
  table.turn = { kind: 'between' };
  for (const seat of turnOrder(table)) {
    const owed = upkeepOf(table, seat);
    if (owed === 0) continue;
    const missing = payUpTo(table, seat, FOOD, owed);
    const lost = gainCulture(table, seat, 'hunger', 0 - HUNGER * missing);
    tell.everyone({ kind: 'fed', seat, food: owed - missing, culture: 0 - lost });
  }
  return 'through';
}
