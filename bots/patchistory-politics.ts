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
  const stores = storesOf(table, seat);
  const best = bestOf(moves, chance, (move) => actionWorth(view, move, stores));
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
  const stores = storesOf(table, seat);
  const best = new Map<string, { worth: number; points: number }>();
  for (const move of rules.moves(ahead)) {
    if (!isAction(move)) continue;
    const worth = actionWorth(ahead, move, stores);
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

function actionWorth(view: PatchistoryView, move: Move, stores: Stores): number {
  const { table, seat } = view;
  const rounds = roundsLeft(table);
  switch (move.kind) {
    case 'train':
      return paid(table, seat, stores, 'train') + workerWorth(table, seat, goldAt(table, seat, move.at, rounds), rounds);
    case 'build':
      return paid(table, seat, stores, 'build', move.tile) + buildWorth(table, seat, move.tile, move.at, rounds);
    case 'reclaim':
      return paid(table, seat, stores, 'reclaim') + reclaimWorth(table, seat, move.at, rounds);
    case 'heroes':
      return paid(table, seat, stores, 'heroes') + countsOf(table, seat).heroes;
    case 'wonders':
      return paid(table, seat, stores, 'wonders') + countsOf(table, seat).wonders;
    case 'route':
      return paid(table, seat, stores, 'route') + routeWorth(table, seat, rounds);
    case 'commerce':
      return (
        paid(table, seat, stores, 'commerce') +
        tripWorth(table, seat, move.route, rounds) -
        goldAt(table, seat, move.from, Math.min(rounds, 4))
      );
    case 'exchange': {
      const change: [number, number, number] = [...move.into];
      change[move.good]! -= move.n;
      return stores(change[0], change[1], change[2] + sumOf(table, seat, 'exchangeMoney')) - stores() - TASTE.vote;
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
function paid(table: Table, seat: Seat, stores: Stores, action: Parameters<typeof priceOf>[2], tile?: Building): number {
  const { points, food, resources } = priceOf(table, seat, action, tile);
  return stores(-food, -resources) - stores() - TASTE.vote * points;
}

/** A new worker on a place, or on the road; he eats. */
function workerWorth(table: Table, seat: Seat, gold: number, rounds: number): number {
  const out = WORKERS - table.track[seat]!;
  const isFixed = effectsWith(table, seat, 'upkeep').length > 0;
  const eats = isFixed ? 0 : UPKEEP[out + 1]! - UPKEEP[out]!;
  const travels = openRoutes(table, seat).length > 0 ? 0.5 * rounds : 0;
  const sacrificed = 0.9 * sumOf(table, seat, 'sacrifice');
  return Math.max(gold, travels) + TASTE.worker * rounds + sacrificed - hungerOf(table, seat, eats, rounds);
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

function reclaimWorth(table: Table, seat: Seat, at: Cell, rounds: number): number {
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
