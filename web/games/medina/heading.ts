/** What stands over the city: whose turn it is with how many pieces, and what is to be done with the one in hand. */

import type { Who } from '#engine';
import { owesTea, type Piece, piecesThatFit, ROOF, type Table } from '#games/medina';
import type { MedinaWords } from '#games/medina/words';
import { isRoof } from './placing.ts';

export function headingOf(table: Table, who: Who, words: MedinaWords): string {
  const { turn } = table;
  const { board } = words;
  switch (turn.kind) {
    case 'over':
      return words.endings[table.stock.some((n) => n > 0) ? 'stuck' : 'used'] ?? '';
    case 'open':
      return board.turnOpen(turn.seat, who);
    case 'place':
      if (turn.left === 0) return board.turnDone(turn.seat, who);
      if (owesTea(table)) return board.turnTea(turn.seat, who);
      return board.turnPlace({ seat: turn.seat, left: piecesThatFit(table) }, who);
    default:
      return turn satisfies never;
  }
}

/** The edition, where nothing is asked for. */
export function hintOf({ edition, turn }: Table, picked: Piece | undefined, words: MedinaWords): string {
  if (picked === undefined || turn.kind !== 'place') return words.options.edition?.values[edition] ?? '';
  if (!isRoof(picked)) return words.board.whereTo(picked);
  return picked === ROOF ? words.board.whichPalace : words.board.whichToShut;
}
