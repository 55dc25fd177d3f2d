import type { GameWords, Who } from '#engine';
import type { Card, Colour } from '../pieces.ts';
import type { About } from './about.ts';

/** What the U GO! board says beside what every game says. */
export interface UgoWords extends GameWords {
  /** "red", and the land it stands for: "hills". */
  readonly colours: readonly string[];
  readonly lands: readonly string[];
  /** "red 6", as a name for the card. */
  card(card: Card): string;
  about(): Promise<About>;
  readonly board: {
    readonly yourHand: string;
    readonly handOf: (name: string) => string;
    readonly trick: string;
    readonly kingdomOf: (name: string) => string;
    readonly yourKingdom: string;
    readonly round: (round: number, rounds: number) => string;
    readonly trickNumber: (trick: number) => string;
    readonly leads: string;
    readonly dealer: string;
    readonly ledColour: (colour: Colour) => string;
    /** For a space: its number from 1, the top card if any, farmers it has and needs, and its worth now. */
    readonly space: (space: { n: number; top: Card | undefined; buried: number; farmers: number; needs: number; worth: number }) => string;
    readonly farmers: (n: number) => string;
    readonly worth: string;
    readonly total: string;
    readonly points: (n: number) => string;
    readonly cardsLeft: (n: number) => string;
    readonly turnPlay: (seat: number, who: Who) => string;
    readonly turnLay: (seat: number, who: Who) => string;
    readonly wonTrick: (seat: number, who: Who) => string;
    readonly layTitle: string;
    readonly layHelp: string;
    readonly layTop: (colour: Colour) => string;
    readonly layConfirm: string;
    readonly moveLeft: string;
    readonly moveRight: string;
    readonly roundScores: string;
    readonly counted: (round: number) => string;
    readonly nextRound: string;
    readonly seePile: string;
    /** Said of the card that wins the trick as it stands. */
    readonly winning: string;
    readonly close: string;
    /** Of a card that was chosen before one's turn. */
    readonly ahead: (card: Card) => string;
  };
}
