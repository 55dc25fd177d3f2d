/** Medina in words, for whoever does not look at the city. */

import {
  COLOURS_OF,
  KINDS,
  type MedinaView,
  type Move,
  NEUTRAL,
  NEUTRAL_ROOF,
  NOBODY,
  ownerOf,
  PIECES,
  type Piece,
  piecesThatFit,
  type Table,
  TEA,
  TILE_POINTS,
  TOWERS,
  worths,
} from '#games/medina';
import type { MedinaWords } from '#games/medina/words';
import type { Aloud, Hearing, Naming } from '../board.ts';
import type { MedinaSight } from './sight.ts';

/** So many of a piece as they stand in one's stock. */
function pieces({ edition }: Table, piece: Piece, n: number, { board, pieces: counted }: MedinaWords): string {
  if (piece === TEA) return board.teaTiles(n);
  return piece === NEUTRAL && edition === 'ditt' ? `${board.blockadeDome}: ${n}` : counted(piece, n);
}

/** Moves stand together by the piece that is placed, called as in the stock. */
function sort(move: Move, { view: { table, seat }, words }: Naming<MedinaView, MedinaWords>): string {
  const piece = move.kind === 'build' ? move.colour : move.kind === 'tea' ? TEA : PIECES.indexOf(move.kind);
  const left = piece === TEA ? table.tea[seat] : table.turn.kind === 'open' ? 1 : table.stock[KINDS * seat + piece];
  return pieces(table, piece, left ?? 0, words);
}

/** Palaces that are still open, and one's own. */
function palacesOf(table: Table, seat: number | undefined, who: Hearing['who'], { board }: MedinaWords): string[] {
  const worth = worths(table);
  const { first, colour, roof } = table.palaces;
  return first.flatMap((square, palace) => {
    const of = roof[palace]!;
    if (of !== NOBODY && of !== seat) return [];
    const parts = worth[palace];
    const told = board.palace({
      colour: colour[palace]!,
      first: square,
      owner: of === NOBODY ? undefined : who.name(of),
      shut: of >= NEUTRAL_ROOF,
    });
    return parts ? `${told}. ${board.worth(parts)}` : told;
  });
}

/** The tiles that somebody holds. */
function tilesOf(table: Table, who: Hearing['who'], { board }: MedinaWords): string[] {
  const palaces = COLOURS_OF[table.edition].flatMap((colour) => {
    const holder = ownerOf(table, table.palaceTiles[colour]!);
    return holder === NOBODY ? [] : board.palaceTile({ colour, points: TILE_POINTS[colour]!, holder: who.name(holder) });
  });
  const towers = Array.from({ length: TOWERS }, (_, tower) => ({ tower, holder: ownerOf(table, table.towerTiles[tower]!) }));
  return [
    ...palaces,
    ...towers.flatMap(({ tower, holder }) =>
      holder === NOBODY ? [] : board.towerTile({ n: tower + 1, merchants: table.gifts[tower]!, holder: who.name(holder) }),
    ),
  ];
}

function turnOf(table: Table, { who, words: { board } }: Hearing<MedinaWords>): string {
  const { turn } = table;
  if (turn.kind === 'over') return board.count;
  return turn.kind === 'open' ? board.turnOpen(turn.seat, who) : board.turnPlace({ seat: turn.seat, left: piecesThatFit(table) }, who);
}

function position({ table, seat }: MedinaSight, hearing: Hearing<MedinaWords>): string[] {
  const { who, words, list } = hearing;
  const stock = seat === undefined ? [] : table.stock.slice(KINDS * seat, KINDS * (seat + 1));
  const tea = seat === undefined ? 0 : table.tea[seat]!;
  const held = [
    ...stock.flatMap((n, piece) => (n > 0 ? [pieces(table, piece, n, words)] : [])),
    ...(tea > 0 ? [words.board.teaTiles(tea)] : []),
  ];
  return [
    hearing.ended ?? turnOf(table, hearing),
    list(words.board.yourPieces, held),
    ...palacesOf(table, seat, who, words),
    ...tilesOf(table, who, words),
  ];
}

export const aloud: Aloud = {
  sort: (move, naming) => sort(move as Move, naming as unknown as Naming<MedinaView, MedinaWords>),
  position: (sight, hearing) => position(sight as MedinaSight, hearing as Hearing<MedinaWords>),
};
