/** Why the piece in hand cannot go somewhere, in a sentence with the number of the rule at its end. */

import { BOARDS, type Board, type Move, NOBODY, type Piece, rules, type Table, TEA, WALL } from '#games/medina';
import type { MedinaWords } from '#games/medina/words';
import type { Place } from './layout.ts';
import { isRoof, moveTo, palaceAt } from './placing.ts';

interface Asking {
  readonly table: Table;
  readonly why: (move: Move) => string | undefined;
  readonly words: MedinaWords;
}

/** Of a piece that can be placed nowhere. */
export function whyNot({ table, why, words }: Asking, piece: Piece): string | undefined {
  if (piece === TEA) return why({ kind: 'tea' });
  const { squares, spaces } = BOARDS[table.board] as Board;
  const open = table.palaces.first.filter((_, palace) => table.palaces.roof[palace] === NOBODY);
  const places: readonly Place[] =
    piece === WALL ? spaces.map((at) => ({ kind: 'space', at })) : (isRoof(piece) ? open : squares).map((at) => ({ kind: 'square', at }));
  const moves = places.flatMap((place) => moveTo(table, piece, place) ?? []);
  const move = moves.find((one) => isOwed(table, one)) ?? moves[0];
  return move ? why(move) : `${words.board.noOpenPalace} (M6.1)`;
}

/** [M3.4] Whether the piece would fit there, and only what the turn owes forbids it: this tells most. */
function isOwed(table: Table, move: Move): boolean {
  const { turn } = table;
  return turn.kind === 'place' && rules.refuse({ seat: turn.seat, table, hand: [] }, move)?.rule === 'M3.4';
}

/** Of a place that is dark for the piece. */
export function whyNotThere({ table, why, words }: Asking, piece: Piece, place: Place): string | undefined {
  if (place.kind === 'tower') return undefined;
  const move = moveTo(table, piece, place);
  if (!move) {
    if (isRoof(piece)) return words.board.whichPalace;
    return `${piece === WALL ? words.board.wallsOutside : words.board.onlyWalls} (M3.3)`;
  }
  const palace = place.kind === 'square' && isRoof(piece) ? palaceAt(table, place.at) : NOBODY;
  if (palace !== NOBODY && table.palaces.roof[palace] !== NOBODY) return `${words.board.hasRoof} (M6.1)`;
  return why(move);
}
