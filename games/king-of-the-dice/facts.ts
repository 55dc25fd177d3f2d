import type { Seat } from '#engine';
import type { Card } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type KingFact =
  /** Where to look: roll on with some dice kept, roll all of them again, stop and take somebody, take somebody when no roll is left, whom to give the dragon, the extra turn. */
  | { readonly kind: 'lookKeep' | 'lookRoll' | 'lookTake' | 'lookChoose' | 'lookStop' | 'lookGive' | 'lookExtra' }
  /** A move: these dice are kept, and so many rolled. */
  | { readonly kind: 'keeps'; readonly faces: readonly (number | string)[]; readonly rolled: number }
  | { readonly kind: 'rollsAll' }
  | { readonly kind: 'takes'; readonly card: Card; readonly leaves: boolean }
  | { readonly kind: 'stops'; readonly penalty: number }
  /** With these dice kept: the chance to reach a citizen, and what it would bring in points. */
  | { readonly kind: 'reaches'; readonly card: Card; readonly chance: number; readonly points: number }
  /** The chance to reach anybody at all. */
  | { readonly kind: 'anybody'; readonly chance: number; readonly penalty: number }
  /** What a citizen brings at once, with its location. */
  | { readonly kind: 'brings'; readonly points: number }
  /** What a dragon costs whoever gets it. */
  | { readonly kind: 'hurts'; readonly points: number }
  /** Somebody worth more is out of reach with so many chances. */
  | { readonly kind: 'tooFar'; readonly card: Card; readonly chance: number }
  | { readonly kind: 'fourRolls' | 'anotherTurn' }
  /** The game ends with it, and the seat is ahead or behind by so many points. */
  | { readonly kind: 'endsAhead'; readonly points: number }
  /** Who stands best, in points. */
  | { readonly kind: 'leads'; readonly seat: Seat; readonly points: number };
