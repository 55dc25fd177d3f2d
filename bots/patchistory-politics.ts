/** Patchistory's diplomacy and administration: a price list. What an action brings, less its goods and its points. */

import type { Chance, Seat } from '#engine';
import {
  A,
  ALLIED_GOODS,
  type Building,
  type Cell,
  CULTURE,
  countsOf,
  D,
  dataOf,
  EFFECTS,
  END_A,
  effectsOf,
  effectsWith,
  F,
  FIRST_ALLIED,
  GENERAL,
  type Good,
  isTraveller,
  levelsOf,
  MAIN_GOODS,
  type Move,
  openRoutes,
  type PatchistoryView,
  pointsLeft,
  priceOf,
  type Route,
  rules,
  SEA,
  type Square,
  squareAt,
  squareOfBuilding,
  startOf,
  stockOf,
  sumOf,
  T,
  type Table,
  UPKEEP,
  upkeepOf,
  WORKERS,
  type Worker,
} from '#games/patchistory';
import { baseWorth, goldAt, goldWorth, roundsLeft, type Stores, storesOf, symbolWorth, TASTE } from './patchistory-worth.ts';

/** A good brought by a route worker, by GOODS. */
const BROUGHT = [0.55, 0.85, 0.5, 1];

export function diplomacy(view: PatchistoryView, moves: readonly Move[], chance: Chance): Move {
  const list = plans(view);
  const points = pointsLeft(view.table, view.seat);
  const spent = (n: number) => pointsWorth(list, points) - pointsWorth(list, points - n);
  const stores = view.table.civs.map((_, seat) => storesOf(view.table, seat));
  return bestOf(moves, chance, (move) => diplomacyWorth(view, move, spent, stores));
}

export function administration(view: PatchistoryView, moves: readonly Move[], chance: Chance): Move {
  const { table, seat } = view;
  const desk = deskOf(view);
  const best = bestOf(moves, chance, (move) => actionWorth(desk, move));
  if (best.kind !== 'done') return best;
  // What is left becomes votes.
  const points = pointsLeft(table, seat);
  return moves.find((move) => move.kind === 'campaign' && move.n === points) ?? best;
}

/** `done` is worth nothing, and so is what is not worth more. Of equals any, each as likely: no seat shall be favoured. */
function bestOf(moves: readonly Move[], chance: Chance, worth: (move: Move) => number): Move {
  let best: Move = { kind: 'done' };
  let most = 1e-6;
  let equals = 1;
  for (const move of moves) {
    const value = worth(move);
    if (value < most - 1e-6 || value <= 1e-6) continue;
    equals = value > most + 1e-6 ? 1 : equals + 1;
    most = Math.max(most, value);
    if (chance.below(equals) === 0) best = move;
  }
  return best;
}

/** The best that each kind of action would do in administration: what it is worth beyond votes, and its points. */
function plans(view: PatchistoryView): { readonly worth: number; readonly points: number }[] {
  const { table, seat } = view;
  const then: Table = { ...table, phase: table.phase + 1, turn: { kind: 'administration', left: 1 << seat } };
  const ahead = { ...view, table: then };
  const desk = deskOf(ahead);
  const best = new Map<string, { worth: number; points: number }>();
  for (const move of rules.moves(ahead)) {
    if (!isAction(move)) continue;
    const worth = actionWorth(desk, move);
    if (worth <= (best.get(move.kind)?.worth ?? 0)) continue;
    best.set(move.kind, { worth, points: priceOf(table, seat, move.kind, move.kind === 'build' ? move.tile : undefined).points });
  }
  return [...best.values()].sort((one, other) => other.worth / other.points - one.worth / one.points);
}

type Action = Extract<Move, { kind: 'train' | 'build' | 'heroes' | 'wonders' | 'route' | 'commerce' | 'exchange' }>;
const ACTIONS: readonly string[] = ['train', 'build', 'heroes', 'wonders', 'route', 'commerce', 'exchange'];

function isAction(move: Move): move is Action {
  return ACTIONS.includes(move.kind);
}

/** What so many points would bring in administration; the rest becomes votes. */
function pointsWorth(list: ReturnType<typeof plans>, points: number): number {
  let left = points;
  let sum = TASTE.vote * points;
  for (const plan of list) {
    if (plan.points > left) continue;
    left -= plan.points;
    sum += plan.worth;
  }
  return sum;
}

function diplomacyWorth(view: PatchistoryView, move: Move, spent: (points: number) => number, stores: readonly Stores[]): number {
  const { table, seat } = view;
  const others = table.seats - 1;
  switch (move.kind) {
    case 'aid': {
      const [food, resources, money] = move.goods;
      const own = stores[seat]!;
      const theirs = stores[move.to]!;
      const given = own() - own(-food, -resources, -money);
      const helped = theirs(food, resources, money) - theirs();
      const likely = isWelcome(table, move.to, seat, helped) ? 0.9 : 0.1;
      const accepted = 5 + sumOf(table, seat, 'aidCulture') - given - (TASTE.envy * helped) / others;
      return likely * accepted + (1 - likely) * 2 - spent(priceOf(table, seat, 'aid').points);
    }
    case 'menace': {
      const theirs = levelsOf(table, move.to);
      const isWide = levelsOf(table, seat)[A]! - theirs[A]! - theirs[D]! >= 5;
      const most = move.want === CULTURE ? (isWide ? 4 : 2) : isWide ? 5 : 3;
      const taken = Math.min(most, stockOf(table, move.to, move.want));
      const each = move.want === CULTURE ? 1 : 0.4;
      return taken * each * (1 + TASTE.envy / others) + sumOf(table, seat, 'menaceCulture') - spent(priceOf(table, seat, 'menace').points);
    }
    default:
      return 0;
  }
}

export function acceptsAid({ table, seat }: PatchistoryView, from: Seat, [food, resources, money]: readonly number[]): boolean {
  const stores = storesOf(table, seat);
  return isWelcome(table, seat, from, stores(food, resources, money) - stores());
}

/** Whether aid helps more than what its giver gets for it; who accepts cannot propose any in the same round. */
function isWelcome(table: Table, seat: Seat, from: Seat, helped: number): boolean {
  const { seats, first } = table;
  const isToCome = (seat - first + seats) % seats > (from - first + seats) % seats && pointsLeft(table, seat) > 1;
  return helped > (TASTE.envy * 3) / (seats - 1) + (isToCome ? TASTE.ownAid : 0);
}

/** A seat that weighs what to do: what is asked again for every move is reckoned once. */
interface Desk {
  readonly table: Table;
  readonly seat: Seat;
  readonly rounds: number;
  readonly stores: Stores;
  /** What the goods in stock are worth, and the money that comes with every exchange. */
  readonly held: number;
  readonly tip: number;
  /** The price of an action, and of building each tile, as a loss. */
  readonly prices: Map<Action['kind'] | 'reclaim' | Building, number>;
  /** What it is worth to reclaim a cell, beside its price. */
  readonly reclaimed: Map<Cell, number>;
  worker: Newcomer | undefined;
}

function deskOf({ table, seat }: PatchistoryView): Desk {
  const stores = storesOf(table, seat);
  return {
    table,
    seat,
    rounds: roundsLeft(table),
    stores,
    held: stores(),
    tip: sumOf(table, seat, 'exchangeMoney'),
    prices: new Map(),
    reclaimed: new Map(),
    worker: undefined,
  };
}

function actionWorth(desk: Desk, move: Move): number {
  const { table, seat, rounds, stores, held, tip } = desk;
  switch (move.kind) {
    case 'train':
      return paid(desk, 'train') + workerWorth(desk, goldAt(table, seat, move.at, rounds));
    case 'build':
      return paid(desk, 'build', move.tile) + buildWorth(table, seat, move.tile, move.at, rounds);
    case 'reclaim':
      return paid(desk, 'reclaim') + reclaimWorth(desk, move.at);
    case 'heroes':
      return paid(desk, 'heroes') + countsOf(table, seat).heroes;
    case 'wonders':
      return paid(desk, 'wonders') + countsOf(table, seat).wonders;
    case 'route':
      return paid(desk, 'route') + routeWorth(table, seat, rounds);
    case 'commerce':
      return paid(desk, 'commerce') + tripWorth(table, seat, move.route, rounds) - goldAt(table, seat, move.from, Math.min(rounds, 4));
    case 'exchange': {
      const change: [number, number, number] = [...move.into];
      change[move.good]! -= move.n;
      return stores(change[0], change[1], change[2] + tip) - held - TASTE.vote;
    }
    case 'return': {
      const { points, food, culture } = EFFECTS[move.effect]?.forWorker ?? { points: 0, food: 0, culture: 0 };
      return TASTE.vote * points + 0.5 * food + culture - workerLoss(table, seat, move.worker, rounds);
    }
    case 'bomb': {
      const civ = table.civs[move.seat]!;
      const data = dataOf(table);
      const square = squareAt(data, civ, civ.cells.indexOf(move.at));
      const lost = baseWorth(data, square, rounds) + (civ.workers.includes(move.at) ? goldWorth(data, square, rounds) : 0);
      return lost / (table.seats - 1) - 0.01 * baseWorth(data, squareOfBuilding(data, move.tile), rounds);
    }
    default:
      return 0;
  }
}

/** The price of an action, as a loss. */
function paid({ table, seat, stores, held, prices }: Desk, action: Action['kind'] | 'reclaim', tile?: Building): number {
  const key = tile ?? action;
  const known = prices.get(key);
  if (known !== undefined) return known;
  const { points, food, resources } = priceOf(table, seat, action, tile);
  const loss = stores(-food, -resources) - held - TASTE.vote * points;
  prices.set(key, loss);
  return loss;
}

/** What one more worker brings on the road and as a sacrifice, and what he costs in food, wherever he is put. */
interface Newcomer {
  readonly travels: number;
  readonly sacrificed: number;
  readonly eaten: number;
}

function newcomer({ table, seat, rounds }: Desk): Newcomer {
  const out = WORKERS - table.track[seat]!;
  const isFixed = effectsWith(table, seat, 'upkeep').length > 0;
  const eats = isFixed ? 0 : UPKEEP[out + 1]! - UPKEEP[out]!;
  return {
    travels: openRoutes(table, seat).length > 0 ? 0.5 * rounds : 0,
    sacrificed: 0.9 * sumOf(table, seat, 'sacrifice'),
    eaten: hungerOf(table, seat, eats, rounds),
  };
}

/** A new worker on a place, or on the road; he eats. */
function workerWorth(desk: Desk, gold: number): number {
  desk.worker ??= newcomer(desk);
  const { travels, sacrificed, eaten } = desk.worker;
  return Math.max(gold, travels) + TASTE.worker * desk.rounds + sacrificed - eaten;
}

/** What more mouths cost: dear where the fields do not feed them. */
function hungerOf(table: Table, seat: Seat, eats: number, rounds: number): number {
  const spare = levelsOf(table, seat)[F]! - upkeepOf(table, seat);
  const unfed = Math.max(0, eats - Math.max(0, spare));
  return symbolWorth(F, rounds) * (eats - unfed) + 1.3 * unfed * Math.max(1, rounds - 1);
}

function workerLoss(table: Table, seat: Seat, worker: Worker, rounds: number): number {
  const gold = isTraveller(worker) ? 0.7 * Math.min(rounds, 3) : goldAt(table, seat, worker, rounds);
  return gold + (rounds > 3 ? TASTE.retrain : 0) + (rounds === 1 ? sumOf(table, seat, 'sacrifice') : 0) - (isTraveller(worker) ? 0 : 0.1);
}

function buildWorth(table: Table, seat: Seat, tile: Building, at: Cell, rounds: number): number {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const isWorked = civ.workers.includes(at);
  const now = squareAt(data, civ, civ.cells.indexOf(at));
  const then = squareOfBuilding(data, tile);
  const worth = (square: Square) => baseWorth(data, square, rounds) + (isWorked ? 1 : 0.35) * goldWorth(data, square, rounds);
  return worth(then) - worth(now) - (data.kind[now] === GENERAL ? 0.5 : 0);
}

function reclaimWorth({ table, seat, rounds, reclaimed }: Desk, at: Cell): number {
  const known = reclaimed.get(at);
  if (known !== undefined) return known;
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const now = squareAt(data, civ, civ.cells.indexOf(at));
  const isWorked = civ.workers.includes(at);
  let worth = 0 - baseWorth(data, now, rounds) - (isWorked ? 1 : 0.35) * goldWorth(data, now, rounds);
  if (data.kind[now] === SEA) worth += 1;
  for (const { gameEnd, neverCovered, seasLieFallow } of effectsOf(table, seat)) {
    if (gameEnd && neverCovered && civ.built[civ.cells.indexOf(at)]! === 0) worth += 3;
    if (seasLieFallow && data.kind[now] === GENERAL) worth += 0.33 * rounds;
  }
  reclaimed.set(at, worth);
  return worth;
}

/** Another route: for trips, and for those who count routes. */
function routeWorth(table: Table, seat: Seat, rounds: number): number {
  const counts = countsOf(table, seat);
  let worth = 0;
  for (const { level } of effectsOf(table, seat)) {
    if (level) worth += (level.plus({ ...counts, routes: counts.routes + 1 }) - level.plus(counts)) * symbolWorth(level.of, rounds);
  }
  const isNeeded = openRoutes(table, seat).length === 0 && table.civs[seat]!.workers.length > 1;
  const canTravel = levelsOf(table, seat)[T]! > 0;
  return worth + (isNeeded && canTravel ? 0.35 * Math.max(0, rounds - 2) : 0);
}

/** What a worker who sets out now brings, one space a round. */
function tripWorth(table: Table, seat: Seat, route: Route, rounds: number): number {
  const levels = levelsOf(table, seat);
  if (levels[T]! === 0) return -9;
  const isAlly = route >= FIRST_ALLIED;
  const spaces: readonly (readonly [Good, number])[] = isAlly ? ALLIED_GOODS : MAIN_GOODS;
  const list = isAlly && startOf(table, seat, route) !== END_A ? spaces.toReversed() : spaces;
  const cyrus = sumOf(table, seat, 'perTraveller');
  let sum = 0;
  for (const [round, [good, n]] of list.entries()) {
    const isUseful = good === CULTURE ? round < rounds : round < rounds - 1;
    if (isUseful) sum += BROUGHT[good]! * n;
    if (round < rounds) sum += cyrus;
  }
  return sum;
}
