/** What things are worth in Patchistory, in culture by the end of the game: symbols, places, heroes, goods. */

import type { Seat } from '#engine';
import {
  type Cell,
  type Counts,
  countsOf,
  type DataSet,
  dataOf,
  EFFECTS,
  type Effect,
  ERAS,
  F,
  FALLOW,
  type FinalCounts,
  FOOD,
  FRAME_IDS,
  finalCountsOf,
  GENERAL,
  heroes,
  KINDS_OF_GOODS,
  LEVELS,
  type Letter,
  levelsOf,
  M,
  MONEY,
  P,
  R,
  RESOURCE,
  ROUNDS,
  type Square,
  squareAt,
  type Table,
  UPKEEP,
  upkeepOf,
  visibleEffects,
  WORKERS,
  wonders,
} from '#games/patchistory';

/** What the bot holds things to be worth, in culture. Found by play against itself. */
export const TASTE = {
  /** A symbol in each round, by LETTERS: F R M C P T A D. */
  symbols: [0.45, 0.65, 0.7, 1, 0.95, 0.5, 0.35, 0.12],
  /** Beyond so many a level is worth less: this part. Of food, beyond what the workers eat. */
  enough: [4, 4, 7, 99, 9, 2, 6, 6],
  surplus: 0.5,
  /** A golden text in each round to the worker who stands there. */
  texts: { TRAIN: 0.5, BUILD: 0.6, HONOR: 0.4, EXCH: 0.3, COMM: 0.3, VOTE: 0.8 } as Readonly<Record<string, number>>,
  vote: 0.5,
  /** Each hero and wonder in each round, for being honoured; more from the third on; and its upkeep in each era. */
  honoured: 0.55,
  crowd: 0.65,
  upkeep: 1.2,
  fallow: 0.6,
  sea: -0.8,
  /** A tile that covers a cell takes room from those to come. */
  room: 0.3,
  /** Workers yet to be trained will use golden places. */
  hopedWorkers: 1.5,
  /** A worker beyond what his place brings, in each round; what it costs to train one again. */
  worker: 0.3,
  retrain: 1.5,
  /** A unit of food, resources, money: the first ones, and the others. */
  food: 0.55,
  moreFood: 0.15,
  resource: 0.95,
  moreResources: 0.4,
  money: 0.9,
  moreMoney: 0.45,
  /** The part of what a tile is worth more than the other that is bid in secret. */
  bold: 0.45,
  /** What a rival's gain costs. */
  envy: 1.1,
  /** Aid that one could propose oneself. */
  ownAid: 0.5,
};

/** Productions to come, this round's included. */
export function roundsLeft({ era, round }: Table): number {
  return ROUNDS * (ERAS - era) - round;
}

/** A symbol of the letter, in all rounds to come; goods of the last round buy nothing. */
export function symbolWorth(letter: Letter, rounds: number): number {
  const useful = letter === F || letter === R || letter === M ? Math.max(0, rounds - 1) : rounds;
  return TASTE.symbols[letter]! * useful;
}

/** What the squares of a data set are worth with so many rounds to come, by square: what is printed there, and what a worker adds. */
interface Worths {
  readonly base: Float64Array;
  readonly gold: Float64Array;
}

/** By data set and rounds to come: greedy asks for thousands of squares before a move. */
const worths = new WeakMap<DataSet, (Worths | undefined)[]>();
let lately: { readonly data: DataSet; readonly byRounds: (Worths | undefined)[] } | undefined;

function worthsOf(data: DataSet, rounds: number): Worths {
  if (lately?.data !== data) {
    const byRounds = worths.get(data) ?? [];
    worths.set(data, byRounds);
    lately = { data, byRounds };
  }
  const known = lately.byRounds[rounds];
  if (known) return known;
  const squares = data.kind.length;
  const made: Worths = { base: new Float64Array(squares), gold: new Float64Array(squares) };
  for (let square = 0; square < squares; square++) {
    const frame = data.frame[square]!;
    made.base[square] = symbolsWorth(data.base, square, rounds);
    made.gold[square] = symbolsWorth(data.gold, square, rounds) + (frame < 0 ? 0 : (TASTE.texts[FRAME_IDS[frame]!] ?? 0) * rounds);
  }
  lately.byRounds[rounds] = made;
  return made;
}

function symbolsWorth(numbers: Uint8Array, square: number, rounds: number): number {
  let sum = 0;
  for (let letter = 0; letter < LEVELS; letter++) {
    const n = numbers[LEVELS * square + letter]!;
    if (n > 0) sum += n * symbolWorth(letter, rounds);
  }
  return sum;
}

export function baseWorth(data: DataSet, square: Square, rounds: number): number {
  return worthsOf(data, rounds).base[square]!;
}

/** What a worker on the square adds. */
export function goldWorth(data: DataSet, square: Square, rounds: number): number {
  return worthsOf(data, rounds).gold[square]!;
}

export function goldAt(table: Table, seat: Seat, cell: Cell, rounds: number): number {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  return goldWorth(data, squareAt(data, civ, civ.cells.indexOf(cell)), rounds);
}

/** What a territory shows. */
export interface Estate {
  /** What is printed on its places, by LETTERS. */
  readonly levels: readonly number[];
  /** What workers would add on its golden places, the best first. */
  readonly golden: readonly number[];
  /** Of heroes and wonders. */
  readonly effects: readonly Effect[];
  /** `fallow` without seas, whoever is there. */
  readonly counts: Counts;
  /** What is counted when the game ends. */
  readonly final: () => FinalCounts;
}

export function estateOf(table: Table, seat: Seat): Estate {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const rounds = roundsLeft(table);
  const levels = new Array<number>(LEVELS).fill(0);
  const golden: number[] = [];
  let fallow = 0;
  for (let i = 0; i < civ.cells.length; i++) {
    const square = squareAt(data, civ, i);
    for (let letter = 0; letter < LEVELS; letter++) levels[letter]! += data.base[LEVELS * square + letter]!;
    if (data.kind[square] === FALLOW) fallow++;
    else if (data.kind[square] === GENERAL) {
      const gold = goldWorth(data, square, rounds);
      if (gold > 0) golden.push(gold);
    }
  }
  golden.sort((a, b) => b - a);
  const effects = visibleEffects(table, seat).flatMap((id) => EFFECTS[id] ?? []);
  return { levels, golden, effects, counts: { ...countsOf(table, seat), fallow }, final: () => finalCountsOf(table, seat) };
}

/** A territory's worth in all rounds to come, wherever its workers stand. */
export function territoryWorth(table: Table, seat: Seat): number {
  return estateWorth(table, seat, estateOf(table, seat));
}

/** The same of a territory that the seat might have. */
export function estateWorth(table: Table, seat: Seat, estate: Estate): number {
  const { golden, effects, counts } = estate;
  const rounds = roundsLeft(table);
  const upkeep = effects.find((effect) => effect.upkeep !== undefined)?.upkeep ?? UPKEEP[WORKERS - table.track[seat]!]!;
  const hoped = hopedCounts(estate, rounds);
  let sum = TASTE.fallow * counts.fallow + TASTE.sea * counts.seas;
  const levels = estate.levels.slice();
  for (const { level, politics } of effects) {
    if (level) levels[level.of]! += level.plus(hoped);
    if (politics !== undefined) levels[P] = politics;
  }
  for (let letter = 0; letter < LEVELS; letter++) sum += levelWorth(letter, levels[letter]!, upkeep, rounds);
  const workers = Math.min(
    WORKERS,
    table.civs[seat]!.workers.length + table.coming[seat]! + TASTE.hopedWorkers * Math.min(1, rounds / ROUNDS),
  );
  for (let i = 0; i < golden.length && i < workers; i++) sum += golden[i]! * Math.min(1, workers - i);
  return sum + peopleWorth(table, seat, estate, hoped);
}

/** What effects count, as it will be on average in the rounds to come. */
function hopedCounts({ effects, counts }: Estate, rounds: number): Counts {
  const fallow = effects.some(({ seasLieFallow }) => seasLieFallow) ? counts.fallow + counts.seas : counts.fallow;
  return { ...counts, fallow, heroes: counts.heroes + HOPED_HEROES * rounds, workers: counts.workers + HOPED_HEROES * rounds };
}

function levelWorth(letter: Letter, level: number, upkeep: number, rounds: number): number {
  const enough = TASTE.enough[letter]! + (letter === F ? upkeep : 0);
  const used = Math.min(level, enough);
  return symbolWorth(letter, rounds) * (used + TASTE.surplus * (level - used));
}

/** Heroes and wonders: their effects, their honours and their upkeep. */
function peopleWorth(table: Table, seat: Seat, estate: Estate, hoped: Counts): number {
  const { counts, effects } = estate;
  const rounds = roundsLeft(table);
  let sum = (TASTE.honoured * rounds - TASTE.upkeep * (ERAS - table.era)) * (counts.heroes + counts.wonders);
  // Honours pay from the third on.
  sum += TASTE.crowd * rounds * (Math.max(0, counts.heroes - 2) + Math.max(0, counts.wonders - 2));
  for (const effect of effects) sum += effectWorth(table, seat, effect, estate, hoped);
  return sum;
}

/** Half of what each round brings. */
const HOPED_HEROES = 0.1;

const PER_ROUND: Readonly<Partial<Record<keyof Effect, number>>> = {
  votes: 0.75,
  campaignVotes: 0.6,
  perTraveller: 0.6,
  exchangeLimit: 0.15,
  exchangeMoney: 0.7,
  cornerPatched: 0.35,
  aidCulture: 1.1,
  menaceCulture: 0.25,
  roads: 0.1,
  travelSteps: 0.2,
  warFought: 0.2,
};
const FLAT: Readonly<Partial<Record<keyof Effect, number>>> = {
  menaceWins: 0.6,
  mildMenace: 0.1,
  votesAtWar: 0.1,
  forWorker: 0.7,
  bombs: 1.2,
  muster: 0.15,
  warWon: 0.4,
  convert: 2,
  neverCovered: 0.1,
  seasLieFallow: 0.1,
};

/** What a hero or wonder does beside its symbols. */
function effectWorth(table: Table, seat: Seat, effect: Effect, estate: Estate, hoped: Counts): number {
  const rounds = roundsLeft(table);
  let sum = eachRound(effect) * rounds;
  if (effect.eraEnd) sum += effect.eraEnd(hoped, table.rules) * (ERAS - table.era);
  if (effect.gameEnd) sum += effect.gameEnd(estate.final()) + 2;
  // All workers can be returned after the last production.
  if (effect.sacrifice) sum += effect.sacrifice * Math.min(WORKERS, WORKERS - table.track[seat]! + rounds / 4);
  if (effect.upkeep !== undefined) {
    const workers = Math.min(WORKERS, WORKERS - table.track[seat]! + 2);
    sum += (UPKEEP[workers]! - effect.upkeep) * symbolWorth(F, rounds);
  }
  return sum;
}

const known = new Map<Effect, number>();

/** What it brings in a round, whatever its owner has. */
function eachRound(effect: Effect): number {
  const found = known.get(effect);
  if (found !== undefined) return found;
  let sum = effect.exactly ? 0.25 : 0;
  for (const key in effect) {
    const value = effect[key as keyof Effect];
    const each = PER_ROUND[key as keyof Effect];
    if (each !== undefined && typeof value === 'number') sum += each * value;
    sum += FLAT[key as keyof Effect] ?? 0;
  }
  for (const change of Object.values(effect.price ?? {})) {
    sum -= 0.4 * (change?.points ?? 0) + 0.15 * (change?.food ?? 0) + 0.3 * (change?.resources ?? 0);
  }
  known.set(effect, sum);
  return sum;
}

/** What goods in stock are worth, with so much food, resources and money more or less: first against hunger and decay, then for what they buy. */
export type Stores = (food?: number, resources?: number, money?: number) => number;

export function storesOf(table: Table, seat: Seat): Stores {
  const rounds = roundsLeft(table);
  const levels = levelsOf(table, seat);
  const isEraEnd = table.round === ROUNDS - 1;
  const short = upkeepOf(table, seat) - levels[F]!;
  const ownHeroes = heroes(table, seat);
  const hunger = Math.max(0, short + (isEraEnd ? 2 * ownHeroes : 0));
  const soon = hunger + Math.max(0, short) * Math.min(2, rounds - 1) + (isEraEnd ? 0 : ownHeroes);
  const decay = isEraEnd ? Math.max(0, wonders(table, seat) - levels[R]!) : 0;
  const [foodWorth, moreFood, resourceWorth, moreResources, moneyWorth, moreMoney] = rounds === 1 ? LAST_GOODS : goods();
  const stock = KINDS_OF_GOODS * seat;
  const hasFood = table.stock[stock + FOOD]!;
  const hasResources = table.stock[stock + RESOURCE]!;
  const hasMoney = table.stock[stock + MONEY]!;
  return (food = 0, resources = 0, money = 0) => {
    const f = hasFood + food;
    const r = hasResources + resources;
    const m = hasMoney + money;
    return (
      3 * Math.min(f, hunger) +
      1.2 * between(f, hunger, soon) +
      foodWorth * between(f, soon, soon + 7) +
      moreFood * between(f, soon + 7, 99) +
      6 * Math.min(r, decay) +
      resourceWorth * between(r, decay, decay + 4) +
      moreResources * between(r, decay + 4, 99) +
      moneyWorth * between(m, 0, 6) +
      moreMoney * between(m, 6, 99)
    );
  };
}

type SixWorths = readonly [number, number, number, number, number, number];
const LAST_GOODS: SixWorths = [0.02, 0.01, 0.05, 0.02, 0.02, 0.01];
const goods = (): SixWorths => [TASTE.food, TASTE.moreFood, TASTE.resource, TASTE.moreResources, TASTE.money, TASTE.moreMoney];

function between(n: number, from: number, to: number): number {
  return Math.max(0, Math.min(n, to) - from);
}
