/** Why a move of Medina is good: whose points change, what open palaces are worth then, and who else wants them. */

import type { Seat } from '#engine';
import {
  type Colour,
  KINDS,
  MERCHANT,
  type MedinaFact,
  type MedinaView,
  type Move,
  NEUTRAL,
  NOBODY,
  ROOF,
  STABLE,
  scoresOf,
  type Table,
  WALL,
} from '#games/medina';
import { leadAfter } from './judge.ts';
import { palaceWorths } from './outlook.ts';
import { after } from './turns.ts';

/** Points that are worth a word. */
const WORTH_SAYING = 0.3;

export function nudge({ table }: MedinaView, move: Move): MedinaFact {
  switch (move.kind) {
    case 'build':
      return { kind: 'lookPiece', piece: move.colour };
    case 'stable':
      return { kind: 'lookPiece', piece: STABLE };
    case 'merchant':
      return table.turn.kind === 'open' ? { kind: 'lookMarket' } : { kind: 'lookPiece', piece: MERCHANT };
    case 'wall':
      return { kind: 'lookPiece', piece: WALL };
    case 'roof':
      return { kind: 'lookPiece', piece: ROOF };
    case 'neutral':
      return { kind: 'lookPiece', piece: NEUTRAL };
    case 'tea':
      return { kind: 'lookTea' };
    default:
      return move satisfies never;
  }
}

export function reasons({ table, seat }: MedinaView, move: Move, other: Move | undefined): MedinaFact[] {
  const then = after(table, seat, move);
  const facts: MedinaFact[] = [...changes(table, then, seat), ...open(table, then)];
  const colour = move.kind === 'roof' || move.kind === 'build' ? move.colour : undefined;
  if (colour !== undefined) facts.push(wanted(table, seat, colour));
  if (other) {
    const points = leadAfter(table, seat, move) - leadAfter(table, seat, other);
    if (points >= WORTH_SAYING) facts.push({ kind: 'pointsMore', points });
  }
  return facts;
}

/** The own first. */
function changes(table: Table, then: Table, seat: Seat): MedinaFact[] {
  const before = scoresOf(table);
  return scoresOf(then)
    .map((points, of) => ({ kind: 'scores' as const, seat: of, points: points - before[of]! }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat));
}

/** Palaces without a roof that are worth more than before. */
function open(table: Table, then: Table): MedinaFact[] {
  const before = palaceWorths(table);
  const { roof, colour } = then.palaces;
  return palaceWorths(then).flatMap((points, palace) => {
    const more = points - (before[palace] ?? 0);
    return roof[palace] === NOBODY && more > 0 ? [{ kind: 'raises' as const, colour: colour[palace]!, points, more }] : [];
  });
}

function wanted({ seats, stock, owns }: Table, seat: Seat, colour: Colour): MedinaFact {
  const by = Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats).filter(
    (other) => stock[KINDS * other + ROOF]! > 0 && ((owns[other]! >> colour) & 1) === 0,
  );
  return by.length > 0 ? { kind: 'wanted', colour, by } : { kind: 'unwanted', colour };
}
