/** Why a move may not be made: the one source of legality, judged on the view alone. */

import type { Refusal, Seat } from '#engine';
import { BOARDS, WIDTH } from './board.ts';
import { fallsShort, hasTeaAfter, mustBegin, mustRoof } from './duty.ts';
import { canDrink, isOnBoard } from './legal.ts';
import { canStep, isStep, merchantsBeside } from './market.ts';
import { hasBuildingBeside, isAtWell, openPalace, palaceToGrow, roofless } from './palaces.ts';
import {
  type Colour,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  type MedinaView,
  type Move,
  NEAR,
  NEUTRAL,
  NO_ARM,
  NOBODY,
  NOWHERE,
  type Piece,
  type Placement,
  ROOF,
  type Space,
  type Square,
  STABLE,
  STANDS_STABLE,
  type Table,
  USED_NEUTRAL,
  USED_ROOF,
  WALL,
} from './pieces.ts';
import { usedUp } from './survey.ts';
import { armAt, isGate, nextSpace } from './walls.ts';

export function refuse({ table, seat }: MedinaView, move: Move): Refusal | undefined {
  const { turn } = table;
  if (turn.kind === 'over') return { rule: 'M11.1' };
  if (turn.seat !== seat) return { rule: 'M3.1', seat: turn.seat };
  if (turn.kind === 'open') {
    const { inner } = BOARDS[table.board]!;
    return move.kind === 'merchant' && inner.includes(move.at) ? undefined : { rule: 'M2.2' };
  }
  if (move.kind === 'tea') return canDrink(table, turn) ? undefined : { rule: 'M10.2', tea: table.tea[seat]!, placed: turn.placed };
  if (move.kind !== 'roof' && mustRoof(table)) return { rule: 'M3.7', begin: false };
  const begun = mustBegin(table);
  if (begun !== 0 && (move.kind !== 'build' || ((begun >> move.colour) & 1) === 0)) return { rule: 'M3.7', begin: true };
  const no = refusePlacement(table, seat, move, usedUp(table, turn));
  if (no) return no;
  const isShort = fallsShort(table, seat, move) && !hasTeaAfter(table, seat, move);
  return isShort ? { rule: 'M3.4' } : undefined;
}

/** Why the piece cannot go there, whatever the turn owes. */
function refusePlacement(table: Table, seat: Seat, move: Placement, used: number): Refusal | undefined {
  switch (move.kind) {
    case 'build':
      return refuseBuilding(table, seat, move.colour, move.at, used);
    case 'stable':
      return refusePiece(table, seat, STABLE) ?? refuseSquare(table, move.at) ?? refuseStable(table, move.at);
    case 'merchant':
      return refusePiece(table, seat, MERCHANT) ?? refuseSquare(table, move.at) ?? refuseMerchant(table, move.at);
    case 'wall':
      return refusePiece(table, seat, WALL) ?? refuseWall(table, move.at);
    case 'roof':
    case 'neutral':
      return refuseRoof(table, seat, move, used);
    default:
      return move satisfies never;
  }
}

/** [M3.2] */
function refusePiece(table: Table, seat: Seat, piece: Piece): Refusal | undefined {
  return table.stock[KINDS * seat + piece] === 0 ? { rule: 'M3.2', piece } : undefined;
}

/** [M3.3] */
function refuseSquare(table: Table, square: Square): Refusal | undefined {
  if (!isOnBoard(table, square)) return { rule: 'M3.3', stands: NOBODY };
  const stands = table.city[square]!;
  return stands === EMPTY ? undefined : { rule: 'M3.3', stands };
}

function refuseBuilding(table: Table, seat: Seat, colour: Colour, square: Square, used: number): Refusal | undefined {
  if (table.stock[KINDS * seat + colour] === 0) {
    return table.owns.every((mask) => (mask >> colour) & 1) ? { rule: 'M4.5', colour } : { rule: 'M3.2', piece: colour };
  }
  if ((used >> colour) & 1) return { rule: 'M3.6', piece: colour };
  const taken = refuseSquare(table, square);
  if (taken) return taken;
  if (isAtWell(table, square)) return { rule: 'M10.3' };
  const ground = table.ground[square]!;
  const open = openPalace(table, colour);
  if (open === NOBODY) return ground === FREE ? undefined : { rule: 'M4.3' };
  if (palaceToGrow(table, square) === open) return undefined;
  if (ground === NEAR + open) return { rule: 'M4.1', colour };
  return ground === FREE ? { rule: 'M4.2', colour } : { rule: 'M4.3' };
}

/** [M5] */
function refuseStable(table: Table, square: Square): Refusal | undefined {
  if (isAtWell(table, square)) return { rule: 'M10.3' };
  if (palaceToGrow(table, square) !== NOBODY) return undefined;
  if (hasBuildingBeside(table, square)) return { rule: 'M4.3' };
  const near = BOARDS[table.board]!.beside[square]!;
  return { rule: near.some((at) => table.city[at] === STANDS_STABLE) ? 'M5.2' : 'M5.1' };
}

/** [M7] */
function refuseMerchant(table: Table, square: Square): Refusal | undefined {
  if (isStep(table, square)) return undefined;
  const beside = merchantsBeside(table, square);
  if (canStep(table)) return { rule: 'M7.1', beside };
  return beside > 1 ? { rule: 'M7.2', beside } : undefined;
}

/** [M8] */
function refuseWall(table: Table, space: Space): Refusal | undefined {
  const { lengths } = BOARDS[table.board]!;
  const side = space >> 4;
  if ((space & (WIDTH - 1)) >= lengths[side]!) return { rule: 'M3.3', stands: NOBODY };
  if (armAt(table, space) !== NO_ARM) return { rule: 'M3.3', stands: EMPTY };
  if (isGate(table, space)) return { rule: 'M8.2' };
  return nextSpace(table, 2 * side) === space || nextSpace(table, 2 * side + 1) === space ? undefined : { rule: 'M8.1' };
}

/** [M6] */
function refuseRoof(
  table: Table,
  seat: Seat,
  { kind, colour, at }: Placement & { kind: 'roof' | 'neutral' },
  used: number,
): Refusal | undefined {
  const piece = kind === 'roof' ? ROOF : NEUTRAL;
  const none = refusePiece(table, seat, piece);
  if (none) return none;
  if (used & (kind === 'roof' ? USED_ROOF : USED_NEUTRAL)) return { rule: 'M3.6', piece };
  if (kind === 'roof' && (table.owns[seat]! >> colour) & 1) return { rule: 'M6.2', colour };
  if (kind === 'neutral' && table.edition === 'ditt' && !((table.blockades[seat]! >> colour) & 1)) return { rule: 'M6.4', colour };
  const open = roofless(table, colour);
  if (open.length === 0) return { rule: 'M6.1', colour };
  const firsts = open.map((palace) => table.palaces.first[palace]!);
  return (open.length === 1 ? at === NOWHERE : firsts.includes(at)) ? undefined : { rule: 'M6.6', colour, squares: firsts };
}
