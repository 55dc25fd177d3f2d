/** Why the piece in hand cannot go somewhere, in a sentence with the number of the rule at its end. */

import { BOARDS, type Move, NOBODY, type Piece, ROOF, type Table, TEA, WALL } from '#games/medina';
import type { MedinaWords } from '#games/medina/words';
import type { Place } from './layout.ts';
import { isRoof, moveTo, palaceAt } from './placing.ts';

interface Asking {
  readonly table: Table;
  readonly why: (move: Move) => string | undefined;
  readonly words: MedinaWords;
}

/** The rules that speak of one place, the most telling first. Any other is true of the piece wherever it would go. */
const OF_PLACES: readonly string[] = ['M4.3', 'M4.2', 'M4.1', 'M5.1', 'M5.2', 'M10.3', 'M7.2', 'M7.1', 'M8.2', 'M8.1', 'M3.3'];
const ruleOf = (told: string) => /(M\d+\.\d+)\)?$/.exec(told)?.[1] ?? '';

/** [M3.4] Where the piece would fit, and only what the turn owes forbids it, this tells most. */
const rankOf = (told: string) => (ruleOf(told) === 'M3.4' ? -2 : OF_PLACES.indexOf(ruleOf(told)));

/** Of a piece that can be placed nowhere. */
export function whyNot({ table, why, words }: Asking, piece: Piece): string | undefined {
  if (piece === TEA) return why({ kind: 'tea' });
  const { first, roof } = table.palaces;
  const { squares, spaces } = BOARDS[table.board]!;
  const open = first.filter((_, palace) => roof[palace] === NOBODY);
  if (isRoof(piece) && open.length === 0) return `${first.length === 0 ? words.board.noPalaceYet : words.board.noOpenPalace} (M6.1)`;
  const places: readonly Place[] =
    piece === WALL ? spaces.map((at) => ({ kind: 'space', at })) : (isRoof(piece) ? open : squares).map((at) => ({ kind: 'square', at }));
  const told = places.flatMap((place) => why(moveTo(table, piece, place) as Move) ?? []);
  const [reason] = told.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (reason === undefined || !OF_PLACES.includes(ruleOf(reason))) return reason;
  return `${words.board.nowhere(piece)} ${ruleOf(reason) === 'M3.3' ? '(M3.3)' : reason}`;
}

/** Of a place that is dark for the piece. */
export function whyNotThere({ table, why, words }: Asking, piece: Piece, place: Place): string | undefined {
  if (place.kind === 'tower') return undefined;
  const move = moveTo(table, piece, place);
  if (!move) {
    if (isRoof(piece)) return piece === ROOF ? words.board.whichPalace : words.board.whichToShut;
    return `${piece === WALL ? words.board.wallsOutside : words.board.onlyWalls} (M3.3)`;
  }
  const palace = place.kind === 'square' && isRoof(piece) ? palaceAt(table, place.at) : NOBODY;
  if (palace !== NOBODY && table.palaces.roof[palace] !== NOBODY) return `${words.board.hasRoof} (M6.1)`;
  return why(move);
}
