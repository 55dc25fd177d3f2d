/** The vocabulary of U GO!: cards, spaces, farmers, and the table they make. No logic. */

import type { Brand, Counted, Seat, State, View } from '#engine';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey'] as const;
/** An index into COLOURS. */
export type Colour = Counted<'colour'>;
/** Colour × 9 + value: made by `cardOf`, and all of them lie in DECK. */
export type Card = Brand<'card'>;

export const VALUES = 9;
export const CARDS = 45;
export const HAND = 10;
export const TRICKS = 10;
export const NOBODY = -1;
/** What lies on an empty space. */
export const NO_CARD = -1 as Card;

export const SPACES = 5;
/** [U1.2] Farmers that each space needs, and those it comes with. */
export const NEEDS = [1, 1, 2, 3, 4] as const;
export const FREE = [1, 1, 0, 0, 0] as const;
/** Empty farmer places left of each space, counted from the first that is not free. */
export const PLACES_BEFORE = [0, 0, 0, 2, 5] as const;
/** [U5.3] The points printed on each space. */
export const PRINTED = [0, 0, 1, 3, 5] as const;
/** [U1.2] Empty farmer places of a kingdom. */
export const PLACES = 9;
/** [U5.4] */
export const PENALTY = 5;

/** [U4.1] Farmers for the winner, by the value of the winning card. */
export const WINNER_FARMERS = [0, 0, 0, 2, 2, 2, 1, 1, 0] as const;
/** [U4.2] [U4.3] Farmers for a card that lost, by its value. */
export const LOSER_FARMERS = {
  sameColour: [0, 1, 0, 0, 0, 0, 0, 0, 0],
  otherColour: [0, 2, 1, 0, 0, 0, 0, 0, 0],
} as const;

/** Whose decision it is, and which. */
type Turn =
  | { readonly kind: 'play'; readonly seat: Seat }
  /** The winner of the trick on the table lays its cards. */
  | { readonly kind: 'lay'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** Every turn there is: they are told apart by what they say alone. */
const TO_PLAY: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'play', seat }));
const TO_LAY: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'lay', seat }));

export function toPlay(seat: Seat): Turn {
  return TO_PLAY[seat]!;
}

export function toLay(seat: Seat): Turn {
  return TO_LAY[seat]!;
}

export interface Table {
  seats: number;
  rounds: number;
  /** Counted from 0. */
  round: number;
  dealer: Seat;
  /** Who leads, or led, the trick on the table. */
  leader: Seat;
  turn: Turn;
  /** The cards of the trick in the order they were played. */
  trick: Card[];
  /** Tricks of this round that are laid. */
  tricks: number;
  /** Where each card lies face up: seat × 5 + space, or NOBODY while it is unseen or in the trick. */
  lies: number[];
  /** The top card of each space, seat × 5 + space, or NO_CARD. */
  tops: Card[];
  /** Farmers earned by each seat this round, beside the two free ones. */
  farmers: number[];
  /** Farmers that can still be handed out. */
  pool: number;
  /** 1 where a seat has shown that it holds no card of a colour: seat × 5 + colour. */
  voids: number[];
  /** Points of the finished rounds: round × seats + seat. */
  points: number[];
}

/** The cards a seat holds. */
export type Hand = Card[];
/** The cards set aside for this round. */
export type Box = Card[];

export type UgoState = State<Table, Hand, Box>;
export type UgoView = View<Table, Hand>;

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  /** The top card for each space that gets cards, from left to right. */
  | { readonly kind: 'lay'; readonly tops: readonly Card[] };

export type UgoEvent =
  | { readonly kind: 'dealt'; readonly round: number; readonly dealer: Seat; readonly leader: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'won'; readonly seat: Seat; readonly card: Card }
  /** `got` of the `earned` farmers found a place; `dry` when the pool had no more, and not for want of places. */
  | {
      readonly kind: 'farmers';
      readonly seat: Seat;
      readonly card: Card;
      readonly earned: number;
      readonly got: number;
      readonly dry?: true;
    }
  /** The spaces that got cards, from left to right, and the card on top of each. */
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly spaces: readonly number[];
      readonly tops: readonly Card[];
    }
  | { readonly kind: 'scored'; readonly round: number; readonly points: readonly number[] };

export function cardOf(colour: Colour, value: number): Card {
  return (colour * VALUES + value) as Card;
}

/** [U1.1] All cards, each at its own number. */
export const DECK: readonly Card[] = Array.from({ length: CARDS }, (_, n) => cardOf(Math.trunc(n / VALUES), n % VALUES));

/** Looked up, not divided: they are asked more than anything else. */
const COLOUR_OF: readonly Colour[] = DECK.map((card) => Math.trunc(card / VALUES));
const VALUE_OF: readonly number[] = DECK.map((card) => card % VALUES);

export function colourOf(card: Card): Colour {
  return COLOUR_OF[card]!;
}

export function faceValue(card: Card): number {
  return VALUE_OF[card]!;
}
