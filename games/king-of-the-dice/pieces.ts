/** The vocabulary of King of the Dice: dice, cards, and the table they make. No logic. */

import type { Brand, Counted, Seat, State, View } from '#engine';

/** Of the faces of the dice. */
export const COLOURS = ['red', 'green', 'blue'] as const;
/** An index into COLOURS. */
export type Colour = Counted<'colour'>;

/** [K1.1] The colours of the faces 1 to 6, for each of the three patterns. */
export const PATTERNS = [
  [2, 1, 0, 0, 1, 2],
  [0, 2, 1, 1, 2, 0],
  [1, 0, 2, 2, 0, 1],
] as const;
/** The pattern of each of the six dice. */
export const DICE = [0, 0, 1, 1, 2, 2] as const;
export const FACES = 6;
/** A die that has not been rolled in this game. */
export const UNROLLED = 0;
/** [K3.3] [K6.1] */
export const ROLLS = 3;
export const ELF_ROLLS = 4;

/** [K1.3] From left to right: the place of a slot is the place of the stack above it. */
export const PLACES = ['city', 'mine', 'workshop', 'village', 'forest'] as const;
/** An index into PLACES, and the slot of the row under that stack. */
export type Place = Counted<'place'>;
export const SLOTS = 5;

export const KINDS = ['bourgeois', 'elf', 'dwarf', 'gnome', 'orc', 'kobold', 'apprentice', 'fairy', 'hypnotist', 'dragon'] as const;
export type Kind = (typeof KINDS)[number];

/** What a place or a slot is when there is none. */
export const NOBODY = -1;

/** [K4.6] Where each kind is at home. */
const HOMES: Readonly<Record<Kind, Place>> = {
  bourgeois: 0,
  elf: 0,
  dwarf: 1,
  gnome: 2,
  orc: 3,
  kobold: 4,
  apprentice: 4,
  fairy: 4,
  hypnotist: NOBODY,
  dragon: NOBODY,
};

/** [K5] What the dice must show. */
export type Wish =
  /** All dice odd (1) or all even (0). */
  | { readonly kind: 'parity'; readonly odd: 0 | 1 }
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'number'; readonly face: number; readonly n: number }
  /** Dice needed in red, green and blue. */
  | { readonly kind: 'colours'; readonly need: readonly [red: number, green: number, blue: number] }
  /** Sizes of the groups of equal numbers, largest first. */
  | { readonly kind: 'groups'; readonly sizes: readonly number[] }
  | { readonly kind: 'oneColour'; readonly n: number }
  | { readonly kind: 'sumAtMost'; readonly sum: number }
  | { readonly kind: 'sumAtLeast'; readonly sum: number };

interface Citizen {
  /** A short name of our own, for tests and logs. */
  readonly id: string;
  readonly kind: Kind;
  /** The points printed on the card; 0 on a fairy, whose worth depends on the others. */
  readonly points: number;
  readonly wish: Wish;
}

/** [K1.2] A citizen's card number is its place in this list. */
export const CITIZENS: readonly Citizen[] = [
  { id: 'B1', kind: 'bourgeois', points: 5, wish: { kind: 'parity', odd: 0 } },
  { id: 'B2', kind: 'bourgeois', points: 5, wish: { kind: 'parity', odd: 1 } },
  { id: 'E1', kind: 'elf', points: 1, wish: { kind: 'run', length: 4 } },
  { id: 'E2', kind: 'elf', points: 3, wish: { kind: 'run', length: 5 } },
  { id: 'E3', kind: 'elf', points: 7, wish: { kind: 'run', length: 6 } },
  { id: 'D1', kind: 'dwarf', points: 4, wish: { kind: 'number', face: 1, n: 3 } },
  { id: 'D2', kind: 'dwarf', points: 4, wish: { kind: 'number', face: 3, n: 3 } },
  { id: 'D3', kind: 'dwarf', points: 4, wish: { kind: 'number', face: 4, n: 3 } },
  { id: 'D4', kind: 'dwarf', points: 6, wish: { kind: 'number', face: 3, n: 4 } },
  { id: 'D5', kind: 'dwarf', points: 6, wish: { kind: 'number', face: 4, n: 4 } },
  { id: 'D6', kind: 'dwarf', points: 6, wish: { kind: 'number', face: 6, n: 4 } },
  { id: 'D7', kind: 'dwarf', points: 10, wish: { kind: 'number', face: 1, n: 5 } },
  { id: 'D8', kind: 'dwarf', points: 10, wish: { kind: 'number', face: 6, n: 5 } },
  { id: 'G1', kind: 'gnome', points: 1, wish: { kind: 'colours', need: [0, 3, 0] } },
  { id: 'G2', kind: 'gnome', points: 2, wish: { kind: 'colours', need: [0, 4, 0] } },
  { id: 'G3', kind: 'gnome', points: 2, wish: { kind: 'colours', need: [4, 0, 0] } },
  { id: 'G4', kind: 'gnome', points: 3, wish: { kind: 'colours', need: [5, 0, 0] } },
  { id: 'G5', kind: 'gnome', points: 3, wish: { kind: 'colours', need: [0, 0, 5] } },
  { id: 'G6', kind: 'gnome', points: 8, wish: { kind: 'colours', need: [0, 0, 6] } },
  { id: 'O1', kind: 'orc', points: 1, wish: { kind: 'groups', sizes: [2, 2] } },
  { id: 'O2', kind: 'orc', points: 2, wish: { kind: 'groups', sizes: [3] } },
  { id: 'O3', kind: 'orc', points: 3, wish: { kind: 'groups', sizes: [4] } },
  { id: 'O4', kind: 'orc', points: 3, wish: { kind: 'groups', sizes: [3, 2] } },
  { id: 'O5', kind: 'orc', points: 7, wish: { kind: 'groups', sizes: [5] } },
  { id: 'O6', kind: 'orc', points: 7, wish: { kind: 'groups', sizes: [2, 2, 2] } },
  { id: 'O7', kind: 'orc', points: 8, wish: { kind: 'groups', sizes: [4, 2] } },
  { id: 'M1', kind: 'kobold', points: 1, wish: { kind: 'oneColour', n: 4 } },
  { id: 'M2', kind: 'kobold', points: 2, wish: { kind: 'oneColour', n: 5 } },
  { id: 'M3', kind: 'kobold', points: 7, wish: { kind: 'oneColour', n: 6 } },
  { id: 'A1', kind: 'apprentice', points: 2, wish: { kind: 'colours', need: [2, 2, 2] } },
  { id: 'A2', kind: 'apprentice', points: 3, wish: { kind: 'colours', need: [3, 0, 3] } },
  { id: 'F1', kind: 'fairy', points: 0, wish: { kind: 'colours', need: [2, 2, 0] } },
  { id: 'F2', kind: 'fairy', points: 0, wish: { kind: 'colours', need: [0, 2, 2] } },
  { id: 'F3', kind: 'fairy', points: 0, wish: { kind: 'colours', need: [3, 0, 2] } },
  { id: 'F4', kind: 'fairy', points: 0, wish: { kind: 'colours', need: [2, 3, 0] } },
  { id: 'F5', kind: 'fairy', points: 0, wish: { kind: 'colours', need: [0, 2, 3] } },
  { id: 'H1', kind: 'hypnotist', points: 1, wish: { kind: 'sumAtMost', sum: 12 } },
  { id: 'X1', kind: 'dragon', points: -2, wish: { kind: 'sumAtLeast', sum: 25 } },
  { id: 'X2', kind: 'dragon', points: -4, wish: { kind: 'sumAtLeast', sum: 28 } },
  { id: 'X3', kind: 'dragon', points: -6, wish: { kind: 'sumAtLeast', sum: 30 } },
];

/** [K2.1] The points of the locations of a stack, from the top. */
export const STACK = [2, 3, 4] as const;

/** [K1.4] The points of the penalties, mildest first. */
export const PENALTIES = [-1, -1, -1, -1, -2, -2, -2, -3, -3, -4] as const;

/** Any of the 65 cards: first the citizens, then the locations (place × 3, from the top of the stack), then the penalties. */
export type Card = Brand<'card'>;
export const FIRST_LOCATION = 40;
export const FIRST_PENALTY = 55;
export const CARDS = 65;
/** All cards, each at its own number. */
export const DECK: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card as Card);
export const ALL_CITIZENS: readonly Card[] = DECK.slice(0, FIRST_LOCATION);
/** The mildest first. */
export const ALL_PENALTIES: readonly Card[] = DECK.slice(FIRST_PENALTY);
export const NO_CARD = -1 as Card;

export type Ending = 'citizens' | 'penalties' | 'locations';

/** Whose decision it is, and which. */
type Turn =
  /** All six dice are about to be rolled; `extra` when an apprentice brought the turn, which may be declined. */
  | { readonly kind: 'roll'; readonly seat: Seat; readonly extra: boolean }
  /** The dice lie: roll again while rolls are `left`, take a citizen, or stop. `kept`: bit n is set when die n was not in the last roll. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly left: number; readonly kept: number }
  /** A dragon was taken and lies nowhere until a rival has it. */
  | { readonly kind: 'give'; readonly seat: Seat; readonly dragon: Card }
  | { readonly kind: 'over'; readonly ending: Ending };

export interface Table {
  seats: number;
  /** [K2.3] */
  order: 'shuffled' | 'sorted';
  /** [K9.2] */
  odds: 'shown' | 'hidden';
  turn: Turn;
  /** The face of each die as it fell last, in whoever's turn; UNROLLED before the first roll of the game. */
  dice: number[];
  /** The open citizen in each slot from the left; NO_CARD where there is a gap. */
  row: Card[];
  /** Citizens left in the draw pile. */
  draw: number;
  /** Discarded citizens: face down, but everybody has seen them. */
  discards: Card[];
  /** Cards left in the stack of each place. */
  stacks: number[];
  /** The penalty on top of the pile, or NO_CARD, and how many there are with it. */
  penalty: Card;
  penalties: number;
  /** The kingdom pile of each seat, from the bottom to the top. */
  piles: Card[][];
}

/** Nobody holds anything in secret. */
export type Hand = readonly [];

/** What lies face down, the next card last. */
export interface Box {
  citizens: Card[];
  /** Below the open one. */
  penalties: Card[];
}

export type KingState = State<Table, Hand, Box>;
export type KingView = View<Table, Hand>;

export type Move =
  /** `keep`: bit n is set when die n stays; 0 rolls all six. */
  | { readonly kind: 'roll'; readonly keep: number }
  /** Takes the citizen in a slot, and its location (or that of the hypnotist's neighbour) unless `leave`. */
  | { readonly kind: 'take'; readonly slot: number; readonly leave: boolean }
  /** [K7.1] Stops although no citizen can be taken: that costs a penalty. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'give'; readonly to: Seat }
  /** [K6.3] Declines the extra turn. */
  | { readonly kind: 'pass' };

export type KingEvent =
  /** A turn begins, with so many rolls. */
  | { readonly kind: 'began'; readonly seat: Seat; readonly rolls: number; readonly extra: boolean }
  /** The dice as they lie now; `keep` says which stayed. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly keep: number; readonly dice: readonly number[]; readonly left: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  /** The neighbour that the hypnotist brought. */
  | { readonly kind: 'followed'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  /** A location was taken, or left where it is. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'left'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  /** A penalty was taken; `next` is the one below it, or NO_CARD. */
  | { readonly kind: 'penalised'; readonly seat: Seat; readonly card: Card; readonly next: Card }
  | { readonly kind: 'discarded'; readonly card: Card }
  /** The row moved up to a gap in `slot`, and a new citizen lies on the far left. */
  | { readonly kind: 'drew'; readonly slot: number; readonly card: Card }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly ending: Ending };

export function citizenOf(card: Card): Citizen {
  return CITIZENS[card]!;
}

/** The kind of a citizen; undefined for a location or a penalty. */
export function kindOf(card: Card): Kind | undefined {
  return CITIZENS[card]?.kind;
}

/** Where a citizen is at home, or NOBODY. */
export function homeOf(card: Card): Place {
  return HOMES[citizenOf(card).kind];
}

/** The location on top of a stack with so many cards left. */
export function locationOf(place: Place, left: number): Card {
  return DECK[FIRST_LOCATION + place * STACK.length + STACK.length - left]!;
}

/** The place of a location. */
export function placeOf(location: Card): Place {
  return Math.trunc((location - FIRST_LOCATION) / STACK.length);
}

/** The points printed on any card; 0 on a fairy. */
export function pointsOf(card: Card): number {
  if (card >= FIRST_PENALTY) return PENALTIES[card - FIRST_PENALTY]!;
  if (card >= FIRST_LOCATION) return STACK[(card - FIRST_LOCATION) % STACK.length]!;
  return citizenOf(card).points;
}

export function colourOfDie(die: number, face: number): Colour {
  return PATTERNS[DICE[die]!]![face - 1]!;
}
