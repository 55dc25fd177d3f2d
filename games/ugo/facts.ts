import type { Card } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type UgoFact =
  /** Where to look: a card to lead, a trick to win or to leave to others, a low card for farmers, the order of new colours. */
  | { readonly kind: 'lookLead'; readonly height: 'low' | 'middle' | 'high' }
  | { readonly kind: 'lookWin' | 'lookLeave' | 'lookFarmers' | 'lookLay' }
  /** How often the card wins the trick. */
  | { readonly kind: 'takesTrick'; readonly chance: number }
  /** Cards that others may hold and that beat it, the lowest first. */
  | { readonly kind: 'beatenBy'; readonly cards: readonly Card[] }
  | { readonly kind: 'unbeatable' }
  /** Farmers that the trick brings, on average. */
  | { readonly kind: 'bringsFarmers'; readonly n: number }
  /** Points of this round, on average, more than with the next best. */
  | { readonly kind: 'pointsMore'; readonly points: number }
  /** A new colour on a space, which lacks so many farmers. */
  | { readonly kind: 'laysOn'; readonly card: Card; readonly space: number; readonly missing: number };
