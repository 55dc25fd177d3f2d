import type { GameWords } from '#engine';
import type { Lot } from '../pieces.ts';

export interface LotsWords extends GameWords {
  readonly yourHand: string;
  readonly show: (lot: Lot) => string;
  readonly shownBy: (name: string) => string;
}
