import type { Seat } from '#engine';
import type { Colour, Piece } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type MedinaFact =
  /** Where to look: at this kind of piece, how many of it are left, and the palace to watch; on how many places it would bring points at once, unless that palace says more. */
  | {
      readonly kind: 'lookPiece';
      readonly piece: Piece;
      readonly left: number;
      readonly scoring: { readonly n: number; readonly of: number } | undefined;
      readonly watched: Watched | undefined;
    }
  /** At the tea, with so many tea tiles and pieces left; at the first merchant, with so many merchants to follow. */
  | { readonly kind: 'lookTea'; readonly tea: number; readonly pieces: number }
  | { readonly kind: 'lookMarket'; readonly left: number }
  /** What it adds at once to the points of a seat, or takes from them. */
  | { readonly kind: 'scores'; readonly seat: Seat; readonly points: number }
  /** What a palace without a roof is worth then, and how much more that is. */
  | { readonly kind: 'raises'; readonly colour: Colour; readonly points: number; readonly more: number }
  /** Others who can still take the palace of this colour, and those who move before the seat does again. */
  | { readonly kind: 'wanted'; readonly colour: Colour; readonly by: readonly Seat[] }
  | { readonly kind: 'unwanted'; readonly colour: Colour }
  /** A palace that would have brought somebody so many points counts for nobody now. */
  | { readonly kind: 'shuts'; readonly colour: Colour; readonly points: number }
  /** Nobody gains a point by it, nor does a palace without a roof; and what tea is for. */
  | { readonly kind: 'helpsNobody' | 'teaIsFree' }
  /** The palace of this colour has no square left to grow on: it is as large as it will be. */
  | { readonly kind: 'fullGrown'; readonly colour: Colour }
  /** All in all, points more than with the next best. */
  | { readonly kind: 'pointsMore'; readonly points: number };

/** Of the palaces without a roof the one that is worth most, and who could still take it. */
export interface Watched {
  readonly colour: Colour;
  readonly points: number;
  readonly by: readonly Seat[];
}
