/** Why a move of Medina is good: whose points change, what open palaces are worth then, and who else wants them. */

import { clone, FastChance, quiet, type Seat } from '#engine';
import {
  type Colour,
  canGrow,
  KINDS,
  MERCHANT,
  type MedinaEvent,
  type MedinaFact,
  type MedinaState,
  type MedinaView,
  type Move,
  NEUTRAL,
  NOBODY,
  type Piece,
  piecesOf,
  ROOF,
  rules,
  STABLE,
  scoresOf,
  type Table,
  WALL,
  type Watched,
} from '#games/medina';
import { leadAfter } from './judge.ts';
import { palaceWorths } from './outlook.ts';
import { after } from './turns.ts';

/** Points that are worth a word. */
const WORTH_SAYING = 0.3;

export function nudge({ table, seat }: MedinaView, move: Move): MedinaFact {
  const left = (piece: Piece) => table.stock[KINDS * seat + piece]!;
  if (move.kind === 'tea') return { kind: 'lookTea', tea: table.tea[seat]!, pieces: piecesOf(table, seat) };
  if (table.turn.kind === 'open') return { kind: 'lookMarket', left: left(MERCHANT) };
  const piece = pieceOf(move);
  const palace = watched(table, seat);
  return {
    kind: 'lookPiece',
    piece,
    left: left(piece),
    scoring: piece < ROOF ? scoringOf(table, seat, piece, palace) : undefined,
    watched: palace,
  };
}

function scoringOf(table: Table, seat: Seat, piece: Piece, palace: Watched | undefined): { n: number; of: number } | undefined {
  if (palace && palace.by.length < 2) return undefined;
  const own = scoresOf(table)[seat]!;
  const legal = rules.moves({ table, seat, hand: [] }).filter((one) => one.kind !== 'tea' && pieceOf(one) === piece);
  const n = legal.filter((one) => scoresOf(after(table, seat, one))[seat]! > own).length;
  return n > 0 ? { n, of: legal.length } : undefined;
}

function pieceOf(move: Exclude<Move, { kind: 'tea' }>): Piece {
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
    default:
      return move satisfies never;
  }
}

function watched(table: Table, seat: Seat): Watched | undefined {
  const { roof, colour } = table.palaces;
  let best: Watched | undefined;
  for (const [palace, points] of palaceWorths(table).entries()) {
    if (roof[palace] !== NOBODY || (best && points <= best.points)) continue;
    const by = Array.from({ length: table.seats }, (_, n) => (seat + n) % table.seats).filter((one) =>
      canTake(table, one, colour[palace]!),
    );
    best = { colour: colour[palace]!, points, by };
  }
  return best;
}

/** [M6.2] Whoever has a roof and no palace of the colour. */
function canTake({ stock, owns }: Table, seat: Seat, colour: Colour): boolean {
  return stock[KINDS * seat + ROOF]! > 0 && ((owns[seat]! >> colour) & 1) === 0;
}

/** What changes hands at once, and what that is worth; whether anybody else could have it; and what all of it comes to last. */
export function reasons({ table, seat }: MedinaView, move: Move, other: Move | undefined): (MedinaFact | MedinaEvent)[] {
  const then = after(table, seat, move);
  const facts: (MedinaFact | MedinaEvent)[] = [...taken(table, seat, move), ...changes(table, then, seat)];
  const roofed = then.palaces.roof.findIndex((roof, palace) => roof !== table.palaces.roof[palace]);
  if (move.kind === 'neutral') facts.unshift({ kind: 'shuts', colour: move.colour, points: palaceWorths(then)[roofed]! });
  if (move.kind === 'roof' || move.kind === 'build' || move.kind === 'neutral') facts.push(wanted(table, seat, move.colour));
  if (move.kind === 'roof' && !canGrow(table, roofed)) facts.push({ kind: 'fullGrown', colour: move.colour });
  facts.push(...open(table, then));
  if (move.kind === 'tea') facts.push({ kind: 'teaIsFree' });
  else if (facts.length === 0) facts.push({ kind: 'helpsNobody' });
  if (other) {
    const points = leadAfter(table, seat, move) - leadAfter(table, seat, other);
    if (points >= WORTH_SAYING) facts.push({ kind: 'pointsMore', points });
  }
  return facts;
}

const TILES: readonly string[] = ['palaceTile', 'towerTile', 'teaTiles'];

/** The tiles that somebody takes by it, as they are told. */
function taken(table: Table, seat: Seat, move: Move): MedinaEvent[] {
  const events: MedinaEvent[] = [];
  const state = { table: clone(table), hands: [], box: {} } as unknown as MedinaState;
  rules.play(state, seat, move, new FastChance(0), { ...quiet, everyone: (event) => void events.push(event) });
  return events.filter(({ kind }) => TILES.includes(kind));
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

function wanted(table: Table, seat: Seat, colour: Colour): MedinaFact {
  const { seats } = table;
  const by = Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats).filter((other) => canTake(table, other, colour));
  return by.length > 0 ? { kind: 'wanted', colour, by } : { kind: 'unwanted', colour };
}
