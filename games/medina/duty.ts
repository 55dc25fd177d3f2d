/** [M3.4] [M3.7] What a turn owes: both its pieces, and a roof from whoever is alone. */

import { quiet, type Seat } from '#engine';
import { BOARDS } from './board.ts';
import { canTrade, isStart } from './market.ts';
import {
  COLOURS_OF,
  KINDS,
  MERCHANT,
  type Move,
  type Placement,
  PURPLE,
  ROOF,
  type Table,
  USED_NEUTRAL,
  USED_ROOF,
  WALL,
} from './pieces.ts';
import { place } from './place.ts';
import { placements } from './placements.ts';
import { hasRoomToBegin } from './room.ts';
import { canBuild, canPlace, canRoof, canRoofOrShut, usedUp } from './survey.ts';
import { canWall, hasSpaces } from './walls.ts';

/** How many pieces a seat has. */
export function piecesOf(table: Table, seat: Seat): number {
  let n = 0;
  for (let piece = 0; piece < KINDS; piece++) n += table.stock[KINDS * seat + piece]!;
  return n;
}

/** [M3.4] Whether the piece to be placed is the first of two that belong together. In version 1, and in Ditt's variant, none do. */
function isFirstOfTwo(table: Table): boolean {
  const { edition, turn } = table;
  if (table.rules < 2 || edition === 'ditt') return false;
  return turn.kind === 'place' && turn.placed === 0 && turn.left > 1;
}

/** [M3.4] Those of the moves after which the turn can be finished as it has to be. */
export function keepBoth(table: Table, seat: Seat, moves: Placement[]): Placement[] {
  if (canSurelyFollow(table, seat)) return moves;
  const after = new Follower(table, seat);
  const short = moves.filter((move) => !after.canFollow(move));
  if (short.length === 0 || short.length === moves.length) return moves;
  return moves.filter((move) => !short.includes(move) || hasTeaAfter(table, seat, move));
}

/** [M3.4] Whether the turn falls short with this piece first: no second can follow it, but one could follow another. */
export function fallsShort(table: Table, seat: Seat, move: Placement): boolean {
  if (canSurelyFollow(table, seat)) return false;
  const after = new Follower(table, seat);
  return !after.canFollow(move) && placements(table, seat).some((other) => after.canFollow(other));
}

/** [M10.2] Whether the seat has a tea tile once the piece is placed. */
export function hasTeaAfter(table: Table, seat: Seat, move: Placement): boolean {
  return table.tea[seat]! > 0 || (move.kind === 'roof' && move.colour === PURPLE && table.teaPile > 0);
}

/** [M10.2] Whether the turn waits for nothing but tea. */
export function owesTea(table: Table): boolean {
  const { turn } = table;
  return turn.kind === 'place' && turn.placed > 0 && !canPlace(table, turn.seat, usedUp(table, turn));
}

/** [M3.4] Whether no piece can make the turn fall short, as is seen at a glance. */
export function canSurelyFollow(table: Table, seat: Seat): boolean {
  return !isFirstOfTwo(table) || isFree(table, seat);
}

/** Whether a second piece can follow any first one, for a reason seen at a glance. */
function isFree(table: Table, seat: Seat): boolean {
  const walls = table.stock[KINDS * seat + WALL]!;
  const merchants = table.stock[KINDS * seat + MERCHANT]!;
  if (walls > 1 && hasSpaces(table, 2)) return true;
  // A wall and whatever else can be placed do not get in each other's way.
  if (walls > 0 && canWall(table)) {
    return (merchants > 0 && canTrade(table)) || canRoofOrShut(table, seat, 0) || canBuild(table, seat, 0);
  }
  if (merchants > 1) return hasStarts(table, 1 + TAKEN.merchant);
  return merchants > 0 && canRoofOrShut(table, seat, 0) && hasStarts(table, 1);
}

/** [M3.1] How many pieces the turn can still have: no more than fit, one after the other. */
export function piecesThatFit(table: Table): number {
  const { turn } = table;
  if (turn.kind !== 'place' || turn.left === 0) return 0;
  const { seat, left } = turn;
  const used = usedUp(table, turn);
  if (left === 1) return canPlace(table, seat, used) ? 1 : 0;
  let walls = Math.min(left, table.stock[KINDS * seat + WALL]!);
  while (!hasSpaces(table, walls)) walls--;
  const others = left - walls;
  if (others === 0) return left;
  const roofs = canRoofOrShut(table, seat, used) ? 1 : 0;
  // A building or stable, merchants, a roof, walls: in this order they leave each other room.
  if (canSurelyTrade(table, seat, others - roofs, 0)) return left;
  const buildings = canBuild(table, seat, used) ? 1 : 0;
  if (canSurelyTrade(table, seat, others - roofs - buildings, buildings)) return left;
  // Merchants make no room for anything.
  const bound = walls + roofs + buildings > 0 ? left : Math.min(left, table.stock[KINDS * seat + MERCHANT]!);
  let most = 0;
  for (const move of placements(table, seat)) {
    if (bound === 1) return 1;
    const after = copyOf(table);
    place(after, seat, move, quiet);
    after.turn = { ...turn, left: left - 1, used: turn.used | colourUsed(move) };
    most = Math.max(most, 1 + piecesThatFit(after));
    if (most === bound) break;
  }
  return most;
}

/** Whether so many merchants can be placed one after the other, whatever squares they and so many other pieces take. */
function canSurelyTrade(table: Table, seat: Seat, merchants: number, others: number): boolean {
  if (merchants <= 0) return true;
  if (table.stock[KINDS * seat + MERCHANT]! < merchants) return false;
  return hasStarts(table, 1 + (merchants - 1) * TAKEN.merchant + others * TAKEN.build);
}

/** [M3.6] */
export function colourUsed(move: Move): number {
  if (move.kind === 'build') return 1 << move.colour;
  return move.kind === 'roof' ? USED_ROOF : move.kind === 'neutral' ? USED_NEUTRAL : 0;
}

type Sure = 'always' | 'never' | 'depends';

/** Says after which first pieces a seat could place a second. */
class Follower {
  readonly #table: Table;
  readonly #seat: Seat;
  /** What was found for the kind that was asked for last: moves come kind by kind. */
  #kind: Placement['kind'] | undefined;
  #sure: Sure = 'depends';

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
  }

  canFollow(move: Placement): boolean {
    if (move.kind !== this.#kind) {
      this.#kind = move.kind;
      this.#sure = this.#lookAt(move.kind);
    }
    return this.#sure === 'always' || (this.#sure === 'depends' && this.#try(move));
  }

  #try(move: Placement): boolean {
    const after = copyOf(this.#table);
    place(after, this.#seat, move, quiet);
    return canPlace(after, this.#seat, 0);
  }

  /** Whether a second piece can follow a first one of this kind, found without trying. */
  #lookAt(kind: Placement['kind']): Sure {
    const table = this.#table;
    const seat = this.#seat;
    const walls = table.stock[KINDS * seat + WALL]! - (kind === 'wall' ? 1 : 0);
    if (walls > 0 && hasSpaces(table, kind === 'wall' ? 2 : 1)) return 'always';
    const merchants = table.stock[KINDS * seat + MERCHANT]! - (kind === 'merchant' ? 1 : 0);
    if (merchants > 0 && hasStarts(table, 1 + TAKEN[kind])) return 'always';
    if (kind === 'roof' || kind === 'neutral') return 'depends';
    // What is no roof leaves every palace to the roofs.
    if (canRoofOrShut(table, seat, 0)) return 'always';
    // A wall leaves the city as it is, but can win merchants; a merchant takes a square and wins nothing.
    if (kind === 'wall') return canBuild(table, seat, 0) ? 'always' : table.gifts.some((n) => n > 0) ? 'depends' : 'never';
    return kind === 'merchant' && merchants === 0 && !canBuild(table, seat, 0) ? 'never' : 'depends';
  }
}

/** A copy to try a piece on, made as the table was: rules that get to see two makes of a table are slow. */
function copyOf(table: Table): Table {
  const { first, colour, roof, size, arms } = table.palaces;
  return {
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
  };
}

/** How many squares a piece can take from the merchants: its own, and for a merchant those beside it. */
const TAKEN: Readonly<Record<Placement['kind'], number>> = { merchant: 5, build: 1, stable: 1, wall: 0, roof: 0, neutral: 0 };

/** Whether so many squares are left where a line of merchants could begin, or be lengthened. */
function hasStarts(table: Table, wanted: number): boolean {
  const { squares } = BOARDS[table.board]!;
  let n = 0;
  for (let i = 0; i < squares.length; i++) if (isStart(table, squares[i]!) && ++n === wanted) return true;
  return false;
}

/** [M3.7] Whether the seat is alone in the game: no other has a piece left or, in version 1, can place one. */
function isAlone(table: Table, seat: Seat): boolean {
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat && (table.rules < 2 ? canPlace(table, other, 0) : piecesOf(table, other) > 0)) return false;
  }
  return true;
}

/** [M3.7] Whether the seat, alone in the game, has to spend its second piece on a roof. */
export function mustRoof(table: Table): boolean {
  const { turn } = table;
  if (table.edition !== 'first' || turn.kind !== 'place' || turn.left > 1 || (turn.used & USED_ROOF) !== 0) return false;
  return canRoof(table, turn.seat, 0) && isAlone(table, turn.seat);
}

/**
 * [M3.7] Bit n: the first piece has to be a building of colour n, or of another colour that is told, for a seat alone in the game to
 * place a roof on it in this turn. No bits where the first piece need not begin a palace.
 */
export function mustBegin(table: Table): number {
  const { turn, stock } = table;
  if (table.edition !== 'first' || !isFirstOfTwo(table) || turn.kind !== 'place') return 0;
  const { seat } = turn;
  if (stock[KINDS * seat + ROOF] === 0 || !isAlone(table, seat) || canRoof(table, seat, 0)) return 0;
  // No palace of a colour that the seat could own waits for a roof: each of these would begin one.
  let colours = 0;
  for (const colour of COLOURS_OF.first) if (stock[KINDS * seat + colour]! > 0) colours |= 1 << colour;
  colours &= ~table.owns[seat]!;
  return colours !== 0 && hasRoomToBegin(table) ? colours : 0;
}
