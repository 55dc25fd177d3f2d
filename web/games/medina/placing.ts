/** A piece in hand and the places it may go to: what a tap on the city means. */

import { clone, FastChance, type Seat } from '#engine';
import {
  BOARDS,
  COLOURS,
  type Colour,
  isBuilding,
  MERCHANT,
  type MedinaEvent,
  type Move,
  NEUTRAL,
  NOBODY,
  NOWHERE,
  type Palace,
  type Piece,
  type Placement,
  ROOF,
  roofless,
  rules,
  type Square,
  STABLE,
  STANDS_STABLE,
  type Table,
  TEA,
  WALL,
} from '#games/medina';
import { keyOf, type Place } from './layout.ts';

/** The piece that a move takes out of the stock; TEA for a rest. */
export function pieceOf(move: Move): Piece {
  switch (move.kind) {
    case 'build':
      return move.colour;
    case 'stable':
      return STABLE;
    case 'merchant':
      return MERCHANT;
    case 'wall':
      return WALL;
    case 'roof':
      return ROOF;
    case 'neutral':
      return NEUTRAL;
    case 'tea':
      return TEA;
    default:
      return move satisfies never;
  }
}

/** Whether the piece is a building. */
export function isColour(piece: Piece): piece is Colour {
  return piece < COLOURS.length;
}

export function isRoof(piece: Piece): boolean {
  return piece === ROOF || piece === NEUTRAL;
}

/** The palace that stands on a square, or NOBODY. */
export function palaceAt(table: Table, square: Square): Palace {
  const stands = table.city[square]!;
  return isBuilding(stands) || stands === STANDS_STABLE ? table.ground[square]! : NOBODY;
}

/** [M10.4] Whether a building on the square would count at the well. */
export function isNearWell({ board, well }: Table, square: Square): boolean {
  return well !== NOWHERE && (BOARDS[board]?.twoSteps[well] ?? []).includes(square);
}

/** The move that it would be to put the piece there, allowed or not; undefined where the piece cannot be meant at all. */
export function moveTo(table: Table, piece: Piece, place: Place): Move | undefined {
  if (place.kind === 'tower' || piece === TEA) return undefined;
  if (piece === WALL) return place.kind === 'space' ? { kind: 'wall', at: place.at } : undefined;
  if (place.kind === 'space') return undefined;
  if (piece === STABLE) return { kind: 'stable', at: place.at };
  if (piece === MERCHANT) return { kind: 'merchant', at: place.at };
  if (isColour(piece)) return { kind: 'build', colour: piece, at: place.at };
  const palace = palaceAt(table, place.at);
  if (palace === NOBODY) return undefined;
  const colour = table.palaces.colour[palace]!;
  // [M6.6]
  const isOnly = table.palaces.roof[palace] === NOBODY && roofless(table, colour).length === 1;
  const at = isOnly ? NOWHERE : table.palaces.first[palace]!;
  return { kind: piece === ROOF ? 'roof' : 'neutral', colour, at };
}

/** The places where the piece may go, each with its move; a roof goes anywhere on its palace. */
export function placesFor(table: Table, legal: readonly Move[], piece: Piece): Map<string, Move> {
  const lit = new Map<string, Move>();
  for (const move of legal) {
    if (pieceOf(move) !== piece) continue;
    if (move.kind === 'tea') continue;
    if (move.kind === 'wall') lit.set(keyOf({ kind: 'space', at: move.at }), move);
    else if (move.kind === 'roof' || move.kind === 'neutral') {
      for (const square of squaresOf(table, palaceOf(table, move))) lit.set(keyOf({ kind: 'square', at: square }), move);
    } else lit.set(keyOf({ kind: 'square', at: move.at }), move);
  }
  return lit;
}

/** [M6.6] The palace that a roof is meant for. */
export function palaceOf(table: Table, { colour, at }: Placement & { readonly kind: 'roof' | 'neutral' }): Palace {
  return at === NOWHERE ? roofless(table, colour)[0]! : table.palaces.first.indexOf(at);
}

/** Every square of a palace. */
export function squaresOf(table: Table, palace: Palace): Square[] {
  return BOARDS[table.board]!.squares.filter((square) => palaceAt(table, square) === palace);
}

/** No luck is drawn after the set-up. */
const luck = new FastChance(0);

/** What the table will look like, and what will happen. */
export function foresee(before: Table, seat: Seat, move: Move): { table: Table; events: MedinaEvent[] } {
  const table = clone(before);
  const events: MedinaEvent[] = [];
  const hear = (event: MedinaEvent) => void events.push(event);
  const state = { table, hands: Array.from({ length: table.seats }, () => [] as const), box: [] as const };
  rules.play(state, seat, move, luck, { everyone: hear, only: (_, event) => hear(event), reveal: hear });
  return { table, events };
}

/** Whether the seat would have to hand over: from then on, nothing can be taken back. */
export function endsTurn(after: Table, seat: Seat): boolean {
  return after.turn.kind === 'over' || after.turn.seat !== seat;
}
