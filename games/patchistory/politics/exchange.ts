/** [P6.8, P6.9] Exchange: units of one good for the two others. */

import { gain, pay, stockOf } from '../civilisation/stock.ts';
import { effectsWith } from '../heroes/effects.ts';
import type { Move } from '../moves.ts';
import { FOOD, type Good, MONEY, RESOURCE, T } from '../pieces.ts';
import { type Act, type Means, payPrice, refusePrice, sumWith } from './politics.ts';

/** What a unit is worth, by good: food, resources, money. */
const WORTH = [1, 2, 1] as const;
type Into = readonly [number, number, number];
const EXCHANGED: readonly Good[] = [FOOD, RESOURCE, MONEY];

export const exchange: Act<'exchange'> = {
  closed(means) {
    if (limitOf(means) === 0) return { rule: 'P6.8', limit: 0 };
    const { table, seat } = means;
    const has = stockOf(table, seat, FOOD) + stockOf(table, seat, RESOURCE) + stockOf(table, seat, MONEY);
    return refusePrice(means, 'exchange') ?? (has > 0 ? undefined : { rule: 'P6.9' });
  },

  refuse(means, { good, n, into }) {
    if (!EXCHANGED.includes(good)) return { rule: 'P6.9' };
    const limit = limitOf(means);
    if (n < 1 || n > limit) return { rule: 'P6.8', limit };
    const has = stockOf(means.table, means.seat, good);
    if (n > has) return { rule: 'P6.4', action: 'exchange', good, price: n, has };
    return isEven(good, n, into) ? undefined : { rule: 'P6.9' };
  },

  list(means, _hand, moves) {
    const limit = limitOf(means);
    for (const good of EXCHANGED) {
      const most = Math.min(limit, stockOf(means.table, means.seat, good));
      for (let n = 1; n <= most; n++) for (const move of ways(good, n)) moves.push(move);
    }
  },

  play({ table }, seat, { good, n, into }, tell) {
    payPrice(table, seat, 'exchange');
    pay(table, seat, good, n);
    for (const got of EXCHANGED) gain(table, seat, got, into[got]!);
    tell.everyone({ kind: 'exchanged', seat, good, n, into: [...into] });
    for (const { id, exchangeMoney } of effectsWith(table, seat, 'exchangeMoney')) {
      gain(table, seat, MONEY, exchangeMoney!);
      tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0, exchangeMoney!, 0, 0] });
    }
  },
};

/** [P6.8] */
function limitOf({ levels, effects }: Means): number {
  return levels[T]! + sumWith(effects, 'exchangeLimit');
}

/** [P6.9] It comes out even, and nothing of the good itself comes back. */
function isEven(good: Good, n: number, into: readonly number[]): boolean {
  const worth = into.reduce((sum, got, kind) => sum + got * WORTH[kind]!, 0);
  return into[good] === 0 && worth === n * WORTH[good]!;
}

const known: Move[][][] = EXCHANGED.map(() => []);

/** Every exchange of n units of the good. */
function ways(good: Good, n: number): readonly Move[] {
  const list = known[good]!;
  list[n] ??= makeWays(good, n);
  return list[n];
}

function makeWays(good: Good, n: number): Move[] {
  const [one, other] = EXCHANGED.filter((kind) => kind !== good) as [Good, Good];
  const worth = n * WORTH[good]!;
  const moves: Move[] = [];
  for (let a = 0; a * WORTH[one]! <= worth; a++) {
    const b = (worth - a * WORTH[one]!) / WORTH[other]!;
    if (!Number.isInteger(b)) continue;
    const into: [number, number, number] = [0, 0, 0];
    into[one] = a;
    into[other] = b;
    moves.push({ kind: 'exchange', good, n, into: into as Into });
  }
  return moves;
}
