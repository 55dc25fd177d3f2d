import type { Seat } from '#engine';
import type { Card } from './pieces.ts';

/** What hints say of a position beside what happens: `words/*-hints.ts` has the sentences. */
export type KingFact =
  /** Where to look. Roll on with some dice kept: who is promising, how many dice are missing where they can be counted, and the chance. */
  | {
      readonly kind: 'lookKeep';
      readonly left: number;
      readonly card: Card;
      readonly lacks: number | undefined;
      readonly chance: number;
    }
  /** Roll all dice again, or stop and take somebody: rolls left, and the penalty that threatens. */
  | { readonly kind: 'lookRoll'; readonly left: number; readonly penalty: number }
  | { readonly kind: 'lookTake'; readonly reached: number; readonly left: number; readonly penalty: number }
  /** Take somebody when no roll is left; points ahead of the best rival, or behind. */
  | { readonly kind: 'lookChoose'; readonly reached: number; readonly ahead: number }
  /** Take the penalty at once, or think about the extra turn. */
  | { readonly kind: 'lookStop' | 'lookExtra'; readonly penalty: number; readonly ahead: number }
  /** Whom to give the dragon: what it costs, what the seat has, and the best of its rivals. */
  | { readonly kind: 'lookGive'; readonly cost: number; readonly own: number; readonly most: number }
  /** A move: these dice are kept, and so many rolled. */
  | { readonly kind: 'keeps'; readonly faces: readonly (number | string)[]; readonly rolled: number }
  | { readonly kind: 'rollsAll' }
  /** What a seat did with the dice that lay: which it kept before it rolled the others. */
  | { readonly kind: 'kept'; readonly seat: Seat; readonly dice: readonly number[]; readonly faces: readonly number[] }
  | { readonly kind: 'takes'; readonly card: Card; readonly leaves: boolean }
  | { readonly kind: 'stops'; readonly penalty: number }
  /** With these dice kept: what the others must show for a citizen, the chance that they will, and what it would bring in points. */
  | { readonly kind: 'reaches'; readonly card: Card; readonly needs: Needs | undefined; readonly chance: number; readonly points: number }
  /** The chance to reach anybody at all. */
  | { readonly kind: 'anybody'; readonly chance: number; readonly penalty: number }
  /** What a citizen brings at once, and how much of it is its location. */
  | { readonly kind: 'brings'; readonly points: number; readonly location: number }
  /** Nobody else in the row would bring as much. */
  | { readonly kind: 'bringsMost' }
  /** What a dragon costs whoever gets it. */
  | { readonly kind: 'hurts'; readonly points: number }
  /** Somebody worth more is out of reach with so many chances. */
  | { readonly kind: 'tooFar'; readonly card: Card; readonly chance: number }
  | { readonly kind: 'fourRolls' | 'anotherTurn' }
  /** The game ends with it, and the seat is ahead or behind by so many points. */
  | { readonly kind: 'endsAhead'; readonly points: number }
  /** Who stands best, in points. */
  | { readonly kind: 'leads'; readonly seat: Seat; readonly points: number };

/** What dice that are rolled must show: so many of them what is missing, or all of them together so much, at least or at most. */
export type Needs =
  | { readonly kind: 'dice'; readonly rolled: number; readonly n: number }
  | { readonly kind: 'least'; readonly rolled: number; readonly sum: number }
  | { readonly kind: 'most'; readonly rolled: number; readonly sum: number };
