/** Whole turns, found piece by piece: of all beginnings only the best few are gone on with. */

import { FastChance, quiet, type Seat } from '#engine';
import {
  armAt,
  BOARDS,
  type Colour,
  FREE,
  type MedinaState,
  type Move,
  NO_ARM,
  NOWHERE,
  rules,
  type Square,
  STANDS_MERCHANT,
  type Table,
  WELL_POINTS,
} from '#games/medina';
import { leadOf } from './outlook.ts';

/** Nothing is drawn after the set-up. */
const luck = new FastChance(0);

/** A way to play the rest of a turn. */
interface Line {
  /** Its first piece. */
  readonly move: Move;
  /** What it leads to. */
  readonly table: Table;
  /** What that is worth to the seat, at a glance. */
  readonly lead: number;
}

export function after(table: Table, seat: Seat, move: Move): Table {
  const { first, colour, roof, size, arms } = table.palaces;
  const state: MedinaState = {
    table: {
      ...table,
      city: table.city.slice(),
      ground: table.ground.slice(),
      ends: table.ends.slice(),
      walls: table.walls.slice(),
      palaces: { first: first.slice(), colour: colour.slice(), roof: roof.slice(), size: size.slice(), arms: arms.slice() },
      palaceTiles: table.palaceTiles.slice(),
      towerTiles: table.towerTiles.slice(),
      gifts: table.gifts.slice(),
      tea: table.tea.slice(),
      stock: table.stock.slice(),
      blockades: table.blockades.slice(),
      owns: table.owns.slice(),
      boxed: table.boxed.slice(),
    },
    hands: [],
    box: [],
  };
  rules.play(state, seat, move, luck, quiet);
  return state.table;
}

function isMidTurn({ turn }: Table, seat: Seat): boolean {
  return turn.kind === 'place' && turn.seat === seat && turn.placed > 0;
}

/** What a table is worth to a seat, at a glance. */
type Glance = (table: Table, seat: Seat) => number;

/** How many ways are gone on with. */
interface Breadth {
  /** After each piece but the last, and in the end. */
  readonly wide: number;
  readonly many: number;
  /** Of these, so many at least for each kind of first piece. */
  readonly ofKind: number;
}

/** The best ways to play the rest of the seat's turn, best first. */
export function bestTurns(table: Table, seat: Seat, { wide, many, ofKind }: Breadth, glance: Glance = leadOf): Line[] {
  const done = new Best(many, ofKind);
  let open = new Best(wide, ofKind);
  const goOn = (from: Table, first: Move | undefined, next: Best) => {
    for (const move of movesWorthATry(from, seat)) {
      const then = after(from, seat, move);
      const line = { move: first ?? move, table: then, lead: glance(then, seat) };
      (isMidTurn(then, seat) ? next : done).admit(line);
    }
  };
  goOn(table, undefined, open);
  for (let lines = open.lines(); lines.length > 0; lines = open.lines()) {
    open = new Best(wide, ofKind);
    for (const line of lines) goOn(line.table, line.move, open);
  }
  return done.lines();
}

/** The best few of all, and of each kind of first piece. */
class Best {
  readonly #many: number;
  readonly #ofKind: number;
  readonly #all: Line[] = [];
  readonly #byKind = new Map<string, Line[]>();

  constructor(many: number, ofKind: number) {
    this.#many = many;
    this.#ofKind = ofKind;
  }

  admit(line: Line): void {
    admit(this.#all, line, this.#many);
    if (this.#ofKind === 0) return;
    let kind = this.#byKind.get(line.move.kind);
    if (!kind) {
      kind = [];
      this.#byKind.set(line.move.kind, kind);
    }
    admit(kind, line, this.#ofKind);
  }

  /** Best first. */
  lines(): Line[] {
    const lines = new Set(this.#all);
    for (const kind of this.#byKind.values()) for (const line of kind) lines.add(line);
    return [...lines];
  }
}

/** Into the best few, best first, each once: the same pieces in another order are the same. */
function admit(best: Line[], line: Line, many: number): void {
  let at = best.length;
  while (at > 0 && best[at - 1]!.lead < line.lead) at--;
  if (at === many) return;
  for (let n = at - 1; n >= 0 && best[n]!.lead === line.lead; n--) if (isSameCity(best[n]!.table, line.table)) return;
  best.splice(at, 0, line);
  if (best.length > many) best.pop();
}

/** Squares on which a palace is begun, of each colour: those that promise most. */
const BEGINNINGS = 8;

/** All moves, but of the many squares where a palace can begin only the best few. */
function movesWorthATry(table: Table, seat: Seat): readonly Move[] {
  const moves = rules.moves({ seat, table, hand: [] });
  const starts: { readonly move: Move; readonly promise: number }[] = [];
  const others: Move[] = [];
  for (const move of moves) {
    if (move.kind === 'build' && table.ground[move.at] === FREE) starts.push({ move, promise: promiseOf(table, move.at) });
    else others.push(move);
  }
  const colours = new Map<Colour, number>();
  for (const { move } of starts.sort((one, other) => other.promise - one.promise)) {
    if (move.kind !== 'build') continue;
    const n = colours.get(move.colour) ?? 0;
    if (n < BEGINNINGS) others.push(move);
    colours.set(move.colour, n + 1);
  }
  return others;
}

/** What a palace that begins on a square has at once, and how much room. */
function promiseOf(table: Table, square: Square): number {
  const { beside, around, spacesAt, twoSteps } = BOARDS[table.board]!;
  let promise = 0;
  for (const at of beside[square]!) if (table.city[at] === STANDS_MERCHANT) promise += 1;
  for (const space of spacesAt[square]!) promise += armAt(table, space) === NO_ARM ? 0.3 : 1.5;
  if (table.well !== NOWHERE && twoSteps[table.well]!.includes(square)) promise += WELL_POINTS;
  for (const at of around[square]!) if (table.ground[at] === FREE) promise += 0.05;
  return promise;
}

function isSameCity(one: Table, other: Table): boolean {
  return isSameList(one.city, other.city) && isSameList(one.walls, other.walls) && isSameList(one.palaces.roof, other.palaces.roof);
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}
