import type { Seat } from '#engine';
import type { PatchistoryEvent } from './events.ts';
import type { Card } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type PatchistoryFact =
  /** Where to look: a step of the round, or something that can be done in it; and what is at stake. */
  | {
      readonly kind: 'lookStep';
      readonly step: 'auction' | 'patching' | 'diplomacy' | 'movement' | 'negotiation' | 'wars' | 'vote';
      readonly stake: Stake;
    }
  | { readonly kind: 'lookAction'; readonly action: string; readonly stake: Stake }
  /** On the tile that is called by `shows`: the seat's own money, and the bid on that tile so far. */
  | { readonly kind: 'lookBid'; readonly shows: string; readonly own: number; readonly bid: number }
  | { readonly kind: 'lookWait' | 'lookPut' | 'lookWorkers' | 'lookDone' | 'lookEffect'; readonly stake: Stake }
  /** A move as it would be told, and the squares of the own territory it is about: rows and columns from 1. */
  | { readonly kind: 'where'; readonly told: PatchistoryEvent; readonly spots: readonly (readonly [row: number, column: number])[] }
  /** A move by what its button says. */
  | { readonly kind: 'button'; readonly button: string }
  | { readonly kind: 'playsCard'; readonly card: Card }
  | { readonly kind: 'givesVotes'; readonly card: Card; readonly n: number }
  /** The hero or the wonder that comes into the land. */
  | { readonly kind: 'shows'; readonly id: string }
  /** Squares that the territory grows by. */
  | { readonly kind: 'grows'; readonly squares: number }
  /** Levels by LETTERS in which the seat would be ahead of all, and is not yet. */
  | { readonly kind: 'leadsIn'; readonly letters: readonly number[] }
  /** What changes at once: levels by LETTERS, goods by GOODS. */
  | { readonly kind: 'levels'; readonly levels: readonly number[] }
  | { readonly kind: 'goods'; readonly goods: readonly number[] }
  /** What the seat may hope to have more when the game ends than with the next best, as it looks at the end of the round. */
  | { readonly kind: 'cultureMore'; readonly culture: number };

/** What is at stake, in numbers. Of what others keep behind their screens nothing is told. */
export type Stake =
  /** The highest bid so far, and the seat's own money. */
  | { readonly kind: 'money'; readonly own: number; readonly bid: number }
  /** What the workers eat when the round ends, what there is, and what production will bring. */
  | { readonly kind: 'food'; readonly need: number; readonly has: number; readonly makes: number }
  /** A level, and the highest of the others in it. */
  | { readonly kind: 'level'; readonly letter: number; readonly own: number; readonly most: number }
  /** Points of politics. */
  | { readonly kind: 'points'; readonly left: number; readonly all: number }
  /** Workers that can still move, and how far. */
  | { readonly kind: 'march'; readonly workers: number; readonly transport: number }
  /** The own military against that of a neighbour, and its defence; or the powers in a war. */
  | { readonly kind: 'facing'; readonly seat: Seat; readonly own: number; readonly theirs: number; readonly defence: number }
  | { readonly kind: 'powers'; readonly seat: Seat; readonly own: number; readonly theirs: number }
  | { readonly kind: 'votes'; readonly own: number }
  /** What somebody offers: by GOODS. */
  | { readonly kind: 'offered'; readonly seat: Seat; readonly goods: readonly number[] };
