/**
 * One line for each move: `bid 2 5`, `patch w -1,0 --oo`, `aid 2 f1m2`, `commerce 0,1 R3`. Tiles on offer, routes (R1 main, A1 allied), building
 * tiles (b01) and cards are counted from 1, seats from 0 as in the record. A cell is its row and column, counted from the capital's top-left
 * square. The squares of a patched tile are new (-), over (o) or under (u). What does not exist can be written too: the rules refuse it.
 */

import { EVERY_BUILDING } from './data/data.ts';
import type { Move } from './moves.ts';
import {
  alliedNumbered,
  BLACK,
  type Building,
  type Cell,
  cellAt,
  END_A,
  END_B,
  FIRST_ALLIED,
  GOODS,
  type Good,
  type How,
  isTraveller,
  mainNumbered,
  NEW,
  OVER,
  type Route,
  routeOf,
  travellerOn,
  UNDER,
  WHITE,
  WIDTH,
  type Worker,
} from './pieces.ts';

/** Heroes and wonders that take a worker back, as they are written. */
const RETURNERS: readonly (readonly [string, string])[] = [
  ['gardens', 'HANGINGGARDENS'],
  ['kremlin', 'KREMLIN'],
  ['columbus', 'COLUMBUS'],
  ['yi', 'YISUNSIN'],
  ['chichen', 'CHICHENITZA'],
];
const NAME_OF = new Map(RETURNERS.map(([name, effect]) => [effect, name]));
const EFFECT_OF = new Map(RETURNERS);

const HALF = WIDTH / 2;
const CELLS: readonly string[] = Array.from(
  { length: WIDTH * WIDTH },
  (_, cell) => `${Math.floor(cell / WIDTH) - HALF},${(cell % WIDTH) - HALF}`,
);
const CELL_OF: ReadonlyMap<string, Cell> = new Map(CELLS.map((text, cell) => [text, cellAt(0, cell)]));
const SIDES = 'wb';
const HOWS = '-ou';
const WAYS = [NEW, OVER, UNDER];
const HOW_OF: ReadonlyMap<string, How> = new Map(
  WAYS.flatMap((a) => WAYS.flatMap((b) => WAYS.flatMap((c) => WAYS.map((d): How => [a, b, c, d])))).map((how) => [writeHow(how), how]),
);
/** Food, resources, money: as in an aid or an exchange. */
const UNITS = 'frm';

export function writeCell(cell: Cell): string {
  return CELLS[cell]!;
}

export function readCell(text: string): Cell | undefined {
  return CELL_OF.get(text);
}

function writeRoute(route: Route): string {
  return route < FIRST_ALLIED ? `R${route + 1}` : `A${route - FIRST_ALLIED + 1}`;
}

function readRoute(text: string): Route | undefined {
  if (!/^[RA][1-9][0-9]?$/.test(text)) return undefined;
  const number = Number(text.slice(1)) - 1;
  return text[0] === 'R' ? mainNumbered(number) : alliedNumbered(number);
}

function writeWorker(worker: Worker): string {
  return isTraveller(worker) ? writeRoute(routeOf(worker)) : writeCell(worker);
}

function readWorker(text: string): Worker | undefined {
  const route = readRoute(text);
  return route === undefined ? readCell(text) : travellerOn(route);
}

function writeUnits(goods: readonly number[]): string {
  let text = '';
  for (let i = 0; i < UNITS.length; i++) if (goods[i] !== 0) text += `${UNITS[i]}${goods[i]}`;
  return text;
}

function readUnits(text: string): [number, number, number] | undefined {
  const [all, food, resources, money] = /^(?:f([0-9]{1,6}))?(?:r([0-9]{1,6}))?(?:m([0-9]{1,6}))?$/.exec(text) ?? [];
  return all ? [Number(food ?? 0), Number(resources ?? 0), Number(money ?? 0)] : undefined;
}

function writeHow(how: How): string {
  let text = '';
  for (let i = 0; i < how.length; i++) text += HOWS[how[i]!];
  return text;
}

const writeTile = (tile: Building) => `b${String(tile + 1).padStart(2, '0')}`;
const writeEnd = (end: number) => (end === END_A ? 'a' : 'b');

export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'wait':
    case 'discard':
    case 'yes':
    case 'no':
    case 'done':
    case 'heroes':
    case 'wonders':
    case 'red':
    case 'blue':
      return move.kind;
    case 'take':
    case 'keep':
      return `${move.kind} ${move.tile + 1}`;
    case 'bid':
      return `bid ${move.tile + 1} ${move.stake}`;
    case 'patch':
      return `patch ${SIDES[move.side]} ${writeCell(move.at)} ${writeHow(move.how)}`;
    case 'put':
    case 'train':
      return `${move.kind} ${writeCell(move.at)}`;
    case 'ally':
      return `ally ${move.to} ${writeEnd(move.end)}`;
    case 'return':
      return `return ${NAME_OF.get(move.effect)} ${writeWorker(move.worker)}`;
    case 'aid':
      return `aid ${move.to} ${writeUnits(move.goods)}`;
    case 'menace':
      return `menace ${move.to} ${GOODS[move.want]}`;
    case 'break':
    case 'rest':
    case 'next':
    case 'scrap':
      return `${move.kind} ${writeRoute(move.route)}`;
    case 'commerce':
      return `commerce ${writeCell(move.from)} ${writeRoute(move.route)}`;
    case 'exchange':
      return `exchange ${UNITS[move.good]}${move.n} ${writeUnits(move.into)}`;
    case 'route':
      return `route ${move.to}`;
    case 'reclaim':
    case 'build':
      return `${move.kind} ${writeTile(move.tile)} ${writeCell(move.at)}`;
    case 'bomb':
      return `bomb ${writeTile(move.tile)} ${move.seat} ${writeCell(move.at)}`;
    case 'campaign':
    case 'vote':
      return `${move.kind} ${move.n}`;
    case 'walk':
      return `walk ${writeCell(move.from)} ${writeCell(move.to)}`;
    case 'advance':
      return `advance ${writeRoute(move.route)} ${move.n}`;
    case 'end':
      return `end ${writeEnd(move.end)}`;
    case 'commit':
      return move.votes === 0 ? `commit ${move.resources}` : `commit ${move.resources} ${move.votes}`;
    case 'card':
      return `card ${move.card + 1}`;
    default:
      return move satisfies never;
  }
}

/** Numbers have at most six digits, more than any tiles bring, and no needless ones. */
function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:0|[1-9][0-9]{0,5})$/.test(text) ? Number(text) : undefined;
}

/** Counted from 1. */
function readNth(text: string | undefined): number | undefined {
  const number = readNumber(text);
  return number === undefined || number === 0 ? undefined : number - 1;
}

const TILE_OF: ReadonlyMap<string, Building> = new Map(EVERY_BUILDING.map((tile) => [writeTile(tile), tile]));
const readTile = (text: string) => TILE_OF.get(text);
const readSide = (text: string) => (text === SIDES[WHITE] ? WHITE : text === SIDES[BLACK] ? BLACK : undefined);
const readEnd = (text: string) => (text === 'a' ? END_A : text === 'b' ? END_B : undefined);
const readGood = (text: string): Good | undefined =>
  (GOODS as readonly string[]).includes(text) ? GOODS.indexOf(text as never) : undefined;

/** How many words follow the verb. */
const WORDS: Readonly<Record<string, readonly number[]>> = {
  wait: [0],
  discard: [0],
  yes: [0],
  no: [0],
  done: [0],
  heroes: [0],
  wonders: [0],
  red: [0],
  blue: [0],
  take: [1],
  keep: [1],
  bid: [2],
  patch: [3],
  put: [1],
  train: [1],
  ally: [2],
  return: [2],
  aid: [2],
  menace: [2],
  break: [1],
  rest: [1],
  next: [1],
  scrap: [1],
  commerce: [2],
  exchange: [2],
  route: [1],
  reclaim: [2],
  build: [2],
  bomb: [3],
  campaign: [1],
  vote: [1],
  walk: [2],
  advance: [2],
  end: [1],
  commit: [1, 2],
  card: [1],
};
const COUNTS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(WORDS));

/** There is one way to write each move. */
export function readMove(text: string): Move | undefined {
  const words = text.split(' ');
  if (!COUNTS.get(words[0]!)?.includes(words.length - 1)) return undefined;
  const move = readWords(words[0] as Move['kind'], words[1], words[2], words[3]);
  if (move === undefined) return undefined;
  for (const key in move) if (move[key] === undefined) return undefined;
  return writeMove(move as Move) === text ? (move as Move) : undefined;
}

/** A move some of whose words may be unreadable: undefined. */
type Rough = { readonly kind: Move['kind'] } & Readonly<Record<string, unknown>>;

function readWords(kind: Move['kind'], one = '', two = '', three = ''): Rough | undefined {
  switch (kind) {
    case 'take':
    case 'keep':
      return { kind, tile: readNth(one) };
    case 'bid':
      return { kind, tile: readNth(one), stake: readNumber(two) };
    case 'patch':
      return { kind, side: readSide(one), at: readCell(two), how: HOW_OF.get(three) };
    case 'put':
    case 'train':
      return { kind, at: readCell(one) };
    case 'ally':
      return { kind, to: readNumber(one), end: readEnd(two) };
    case 'return':
      return { kind, effect: EFFECT_OF.get(one), worker: readWorker(two) };
    case 'aid':
      return { kind, to: readNumber(one), goods: readUnits(two) };
    case 'menace':
      return { kind, to: readNumber(one), want: readGood(two) };
    case 'break':
    case 'rest':
    case 'next':
    case 'scrap':
      return { kind, route: readRoute(one) };
    case 'commerce':
      return { kind, from: readCell(one), route: readRoute(two) };
    case 'exchange': {
      const good = one === '' ? -1 : UNITS.indexOf(one[0]!);
      return good < 0 ? undefined : { kind, good, n: readNumber(one.slice(1)), into: readUnits(two) };
    }
    case 'route':
      return { kind, to: readNumber(one) };
    case 'reclaim':
    case 'build':
      return { kind, tile: readTile(one), at: readCell(two) };
    case 'bomb':
      return { kind, tile: readTile(one), seat: readNumber(two), at: readCell(three) };
    case 'campaign':
    case 'vote':
      return { kind, n: readNumber(one) };
    case 'walk':
      return { kind, from: readCell(one), to: readCell(two) };
    case 'advance':
      return { kind, route: readRoute(one), n: readNumber(two) };
    case 'end':
      return { kind, end: readEnd(one) };
    case 'commit':
      return { kind, resources: readNumber(one), votes: two === '' ? 0 : readNumber(two) };
    case 'card':
      return { kind, card: readNth(one) };
    default:
      return { kind };
  }
}
