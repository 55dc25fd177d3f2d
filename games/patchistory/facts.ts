import type { PatchistoryEvent } from './events.ts';
import type { Card } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type PatchistoryFact =
  /** Where to look: a step of the round, or something that can be done in it. */
  | { readonly kind: 'lookStep'; readonly step: 'auction' | 'patching' | 'diplomacy' | 'movement' | 'negotiation' | 'wars' | 'vote' }
  | { readonly kind: 'lookAction'; readonly action: string }
  | { readonly kind: 'lookBid' | 'lookWait' | 'lookPut' | 'lookWorkers' | 'lookDone' | 'lookEffect' }
  /** A move as it would be told, and the squares of the own territory it is about: rows and columns from 1. */
  | { readonly kind: 'where'; readonly told: PatchistoryEvent; readonly spots: readonly (readonly [row: number, column: number])[] }
  /** A move by what its button says. */
  | { readonly kind: 'button'; readonly button: string }
  | { readonly kind: 'playsCard'; readonly card: Card }
  | { readonly kind: 'givesVotes'; readonly card: Card; readonly n: number }
  /** What changes at once: levels by LETTERS, goods by GOODS. */
  | { readonly kind: 'levels'; readonly levels: readonly number[] }
  | { readonly kind: 'goods'; readonly goods: readonly number[] }
  /** What the seat may hope to have more when the game ends than with the next best, as it looks at the end of the round. */
  | { readonly kind: 'cultureMore'; readonly culture: number };
