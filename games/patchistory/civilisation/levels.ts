/** [P2.5–P2.8] What can be read off a civilisation: levels and counts. Never stored, so every change counts at once. */

import type { Seat } from '#engine';
import { dataOf, FALLOW, HERO, INDUSTRY, SEA, SPECIAL, WONDER } from '../data/data.ts';
import type { Aspect } from '../data/prosperity.ts';
import type { Counts, FinalCounts } from '../heroes/effect.ts';
import { hasEffectWith } from '../heroes/effects.ts';
import { A, BUILT, C, type Card, D, F, KINDS_OF_GOODS, LEVELS, M, MONEY, P, R, RECLAIMED, T, WORKERS } from '../pieces.ts';
import type { Table } from '../table.ts';
import { type Sight, sightOf } from '../territory/sight.ts';
import { showsLarge, squareAt } from '../territory/territory.ts';

/** Heroes and wonders that are visible, in the order in which they came. */
export function visibleEffects(table: Table, seat: Seat): string[] {
  const { data, cards, shown } = sightOf(table, seat).land;
  return cards.flatMap((face, card) => {
    const { large } = data.faces[face]!;
    return large && large.kind !== 'S' && ((shown >> card) & 1) === 1 ? [large.id] : [];
  });
}

/** [P13.1] */
export function isVisible(table: Table, seat: Seat, effect: string): boolean {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const face = data.faceOf.get(effect);
  if (face === undefined) return false;
  const card = civ.cards.indexOf(face);
  return card >= 0 && showsLarge(data, civ, card);
}

function countLarge(table: Table, seat: Seat, kind: number): number {
  return sightOf(table, seat).land.shownCounts[kind]!;
}

export function heroes(table: Table, seat: Seat): number {
  return countLarge(table, seat, HERO);
}

export function wonders(table: Table, seat: Seat): number {
  return countLarge(table, seat, WONDER);
}

function countSquares(table: Table, seat: Seat, kind: number): number {
  return sightOf(table, seat).land.kindCounts[kind]!;
}

function seas(table: Table, seat: Seat): number {
  return countSquares(table, seat, SEA);
}

/** [P2.7] */
export function fallowCount(table: Table, seat: Seat): number {
  const fallow = countSquares(table, seat, FALLOW);
  return hasEffectWith(table, seat, 'seasLieFallow') ? fallow + seas(table, seat) : fallow;
}

/** [P2.8] */
export function routeCount({ main, allied }: Table, seat: Seat): number {
  let count = 0;
  for (let route = 0; route < main.from.length; route++) if (main.from[route] === seat) count++;
  for (let route = 0; route < allied.a.length; route++) if (allied.a[route] === seat || allied.b[route] === seat) count++;
  return count;
}

/** On territory, on routes, on their way home. */
function workersOut(table: Table, seat: Seat): number {
  return WORKERS - table.track[seat]!;
}

/** What effects count. */
export function countsOf(table: Table, seat: Seat): Counts {
  return {
    heroes: heroes(table, seat),
    wonders: wonders(table, seat),
    fallow: fallowCount(table, seat),
    seas: seas(table, seat),
    routes: routeCount(table, seat),
    workers: workersOut(table, seat),
  };
}

/** What effects count when the game ends. */
export function finalCountsOf(table: Table, seat: Seat): FinalCounts {
  const { built } = table.civs[seat]!;
  return {
    ...countsOf(table, seat),
    money: table.stock[KINDS_OF_GOODS * seat + MONEY]!,
    reclaimed: built.filter((tile) => tile === RECLAIMED + seat).length,
    farms: farms(table, seat),
  };
}

/** [P13.45] Industry places that make food: printed, or golden with a worker there. */
function farms(table: Table, seat: Seat): number {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  let count = 0;
  for (let i = 0; i < civ.cells.length; i++) {
    const square = squareAt(data, civ, i);
    if (data.category[square] !== INDUSTRY) continue;
    const isWorked = civ.workers.includes(civ.cells[i]!);
    if (data.base[LEVELS * square + F]! > 0 || (isWorked && data.gold[LEVELS * square + F]! > 0)) count++;
  }
  return count;
}

/** [P2.5] [P13] The eight levels, by LETTERS: symbols, and lasting bonuses of heroes and wonders. */
export function levelsOf(table: Table, seat: Seat): readonly number[] {
  return levelsSeen(sightOf(table, seat), table, seat);
}

/** The same, where the territory has been looked at. */
export function levelsSeen({ symbols, effects }: Sight, table: Table, seat: Seat): readonly number[] {
  let levels: number[] | undefined;
  let fixed: number | undefined;
  for (let i = 0; i < effects.length; i++) {
    const { level, politics } = effects[i]!;
    fixed ??= politics;
    if (level === undefined) continue;
    levels ??= symbols.slice();
    levels[level.of]! += level.plus(new Counting(table, seat));
  }
  if (fixed === undefined) return levels ?? symbols;
  levels ??= symbols.slice();
  levels[P] = fixed;
  return levels;
}

/** Counts what is asked for, and nothing else. */
class Counting implements Counts {
  readonly table: Table;
  readonly seat: Seat;
  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }
  get heroes() {
    return heroes(this.table, this.seat);
  }
  get wonders() {
    return wonders(this.table, this.seat);
  }
  get fallow() {
    return fallowCount(this.table, this.seat);
  }
  get seas() {
    return seas(this.table, this.seat);
  }
  get routes() {
    return routeCount(this.table, this.seat);
  }
  get workers() {
    return workersOut(this.table, this.seat);
  }
}

const VALUES: Readonly<Record<Aspect, (table: Table, seat: Seat) => number>> = {
  military: (table, seat) => levelsOf(table, seat)[A]!,
  food: (table, seat) => levelsOf(table, seat)[F]!,
  culture: (table, seat) => levelsOf(table, seat)[C]!,
  fallow: fallowCount,
  heroes,
  routes: routeCount,
  money: (table, seat) => levelsOf(table, seat)[M]!,
  resources: (table, seat) => levelsOf(table, seat)[R]!,
  politics: (table, seat) => levelsOf(table, seat)[P]!,
  transport: (table, seat) => levelsOf(table, seat)[T]!,
  defence(table, seat) {
    const levels = levelsOf(table, seat);
    return levels[A]! + levels[D]!;
  },
  wonders,
  workers: workersOut,
  buildings: (table, seat) => countLarge(table, seat, SPECIAL) + table.civs[seat]!.built.filter((tile) => tile >= BUILT).length,
  territory: (table, seat) => table.civs[seat]!.cells.length,
};

/** [P11.6] What a prosperity card compares. */
export function cardValue(table: Table, seat: Seat, card: Card): number {
  return VALUES[dataOf(table).cards[card]!](table, seat);
}
