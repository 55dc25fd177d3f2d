import type { Card, Colour } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type UgoFact =
  /** Where to look. A card to lead, low, middle or high, and places that still wait for farmers; what the kingdom is worth. */
  | { readonly kind: 'lookLead'; readonly height: 'low' | 'middle' | 'high'; readonly empty: number; readonly worth: number }
  /** A trick to win or to leave: the card that wins it so far, how many of the led colour nobody has seen, and how many play after the seat. */
  | {
      readonly kind: 'lookWin' | 'lookLeave';
      readonly card: Card;
      readonly led: Colour;
      readonly unseen: number;
      readonly after: number;
    }
  /** A trick to lose with a low card, for the places that still wait for farmers. */
  | { readonly kind: 'lookFarmers'; readonly card: Card; readonly empty: number }
  /** Several new colours to lay, and of their spaces the one that lacks most farmers, with the points that this costs. */
  | { readonly kind: 'lookPiles'; readonly n: number; readonly space: number; readonly missing: number; readonly points: number }
  /** Several cards of one colour, of which one will be on top. */
  | { readonly kind: 'lookTop'; readonly colour: Colour; readonly n: number }
  /** How often the card wins the trick. */
  | { readonly kind: 'takesTrick'; readonly chance: number }
  /** Cards that others may hold and that beat it, the lowest first. */
  | { readonly kind: 'beatenBy'; readonly cards: readonly Card[] }
  | { readonly kind: 'unbeatable' }
  /** Cards of the colour that is led which others may hold. */
  | { readonly kind: 'unseen'; readonly cards: readonly Card[] }
  /** Farmers that a card brings if it wins, and by how many points they would raise the own kingdom at once. */
  | { readonly kind: 'winsFarmers'; readonly n: number; readonly points: number }
  /** Farmers that a low card brings if it loses: to a card of its own colour, and to one of another. */
  | { readonly kind: 'losesFarmers'; readonly same: number; readonly other: number }
  /** What the trick, once laid, would be worth to the seat if it wins, on average; and to another, where it is a loss. */
  | { readonly kind: 'ifYouWin' | 'ifOthersWin'; readonly points: number }
  /** Points of this round, on average, more than with the next best. */
  | { readonly kind: 'pointsMore'; readonly points: number }
  /** A new colour on a space, which lacks so many farmers. */
  | { readonly kind: 'laysOn'; readonly card: Card; readonly space: number; readonly missing: number };
