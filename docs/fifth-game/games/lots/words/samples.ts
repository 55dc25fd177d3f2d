import type { GameEvent, Samples } from '#engine';
import type { LotsEvent } from '../pieces.ts';
import type { LotsWords } from './words.ts';

const shown: LotsEvent = { kind: 'shown', seat: 0, lot: 7 };
const undo: GameEvent & { readonly seat: number } = { kind: 'undo', seat: 0 };

export const samples: Samples<LotsWords> = {
  refusals: [
    { rule: 'L2.1', seat: 1 },
    { rule: 'L2.2', lot: 7 },
  ],
  events: [shown, undo],
  *said({ yourHand, show, shownBy }) {
    yield ['yourHand', yourHand];
    yield ['show', show(7)];
    yield ['shownBy', shownBy('Anna')];
  },
  alike: /^Lots$/,
};
