import type { Seat } from '#engine';
import type { Colour, Piece } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type MedinaFact =
  /** Where to look: at this kind of piece, or at the tea. */
  | { readonly kind: 'lookPiece'; readonly piece: Piece }
  | { readonly kind: 'lookTea' | 'lookMarket' }
  /** What it adds at once to the points of a seat, or takes from them. */
  | { readonly kind: 'scores'; readonly seat: Seat; readonly points: number }
  /** What a palace without a roof is worth then, and how much more that is. */
  | { readonly kind: 'raises'; readonly colour: Colour; readonly points: number; readonly more: number }
  /** Others who can still take the palace of this colour, and those who move before the seat does again. */
  | { readonly kind: 'wanted'; readonly colour: Colour; readonly by: readonly Seat[] }
  | { readonly kind: 'unwanted'; readonly colour: Colour }
  /** All in all, points more than with the next best. */
  | { readonly kind: 'pointsMore'; readonly points: number };
