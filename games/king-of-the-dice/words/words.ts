import type { GameWords, Seat, Who } from '#engine';
import type { Card, Colour, Kind, Place, Wish } from '../pieces.ts';
import type { About } from './about.ts';

/** What the King of the Dice board says beside what every game says. */
export interface KingWords extends GameWords {
  /** Of the dice: "red". */
  readonly colours: readonly string[];
  /** "Mine", as a name over a stack. */
  readonly places: readonly string[];
  /** "Dwarf", as a name on a card. */
  kind(kind: Kind): string;
  /** "three 4s": what the dice must show, short enough for a card. */
  wish(wish: Wish): string;
  /** What all six dice must add up to, before the sum and its sign: "total". */
  readonly total: string;
  /** What a citizen does beside counting points; undefined when nothing. */
  effect(kind: Kind): string | undefined;
  /** Any of the 65 cards within a sentence: "dwarf (three 4s)", "mine (3 points)", "penalty (−2)". */
  card(card: Card): string;
  about(): Promise<About>;
  readonly board: {
    readonly dice: string;
    /** A die for who cannot see it, its number from 1. */
    readonly die: (die: { n: number; face: number; colour: Colour; kept: boolean }) => string;
    readonly unrolled: string;
    readonly kept: string;
    readonly roll: string;
    /** Rolls so many of the dice again. */
    readonly rollAgain: (dice: number) => string;
    readonly rollsLeft: (n: number) => string;
    readonly fourRolls: string;
    readonly row: string;
    /** A citizen in the row for who cannot see it: slot from 1, whether the dice fulfil it, the chance where it is shown. */
    readonly slot: (slot: { n: number; card: Card; fulfilled: boolean; chance: number | undefined }) => string;
    readonly emptySlot: string;
    readonly fulfilled: string;
    /** A chance from 0 to 1: "45 %"; never 0 or 100 for what is neither. */
    readonly chance: (p: number) => string;
    /** Beside the chance of the dice that are marked, that of the best: "best 45%". */
    readonly atBest: (p: number) => string;
    /** Both in a sentence. */
    readonly chanceKept: (chance: { kept: number; best: number }) => string;
    readonly showChances: string;
    readonly hideChances: string;
    /** What the citizen brings where it lies now. */
    readonly brings: (location: Card) => string;
    readonly stack: (stack: { place: Place; points: number; left: number }) => string;
    readonly drawPile: (n: number) => string;
    readonly discardPile: (n: number) => string;
    readonly penaltyPile: (penalty: { points: number; left: number }) => string;
    readonly take: (card: Card) => string;
    /** The two answers once a citizen is chosen: with its location, or without. */
    readonly takeWith: (kind: Kind, location: Card) => string;
    readonly takeWithout: (kind: Kind) => string;
    readonly stop: (points: number) => string;
    readonly stopHelp: string;
    /** Nobody can be taken, and no roll is left. */
    readonly noneReached: (points: number) => string;
    /** Somebody can be taken. */
    readonly reachedHelp: string;
    readonly lastLocationTitle: string;
    readonly lastLocationHelp: string;
    readonly endsGame: string;
    readonly giveTitle: (dragon: Card) => string;
    readonly giveTo: (name: string) => string;
    readonly extraTitle: string;
    readonly pass: string;
    readonly yourKingdom: string;
    readonly kingdomOf: (name: string) => string;
    readonly emptyKingdom: string;
    readonly topCard: (card: Card) => string;
    readonly cards: (n: number) => string;
    readonly points: (n: number) => string;
    readonly seePile: string;
    readonly turnRoll: (turn: { seat: Seat; extra: boolean }, who: Who) => string;
    readonly turnChoose: (turn: { seat: Seat; left: number; reached: boolean }, who: Who) => string;
    readonly turnGive: (seat: Seat, who: Who) => string;
    readonly close: string;
  };
}
