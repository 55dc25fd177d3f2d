import { ENGINE_RULES, type GameEvent, type Refusal, type Who } from '#engine';
import type { LotsEvent } from '../pieces.ts';
import { tagline } from './en-tagline.ts';
import type { LotsWords } from './words.ts';

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as LotsEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'shown':
      return who.isYou(it.seat) ? `You show ${it.lot}.` : `${who.name(it.seat)} shows ${it.lot}.`;
    case 'undo':
      return who.isYou(it.seat) ? 'You undo the last move.' : `${who.name(it.seat)} undoes the last move.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  switch (why.rule) {
    case 'L2.1':
      return `It’s ${who.name(Number(why.seat))}’s turn. Please wait for yours.`;
    case 'L2.2':
      return `You don’t have lot ${why.lot}. Show one of your own.`;
    case ENGINE_RULES.unreadable:
      return 'That is not a move of this game.';
    case ENGINE_RULES.over:
      return 'The game is over.';
    case ENGINE_RULES.undo:
      return 'That move can no longer be undone.';
    default:
      return 'That cannot be done now.';
  }
}

export const words: LotsWords = {
  title: 'Lots',
  tagline,
  options: {
    wins: {
      name: 'Who wins',
      about: 'Play for the highest sum of your lots, or for the lowest.',
      values: { highest: 'The highest sum', lowest: 'The lowest sum' },
    },
  },
  endings: { shown: 'Every lot is shown' },
  row: () => 'Sum of the lots',
  event,
  refusal,
  yourHand: 'Your hand',
  show: (lot) => `Show ${lot}`,
  shownBy: (name) => `Shown by ${name}`,
  chapters: () => import('./en-rules.ts').then((m) => m.chapters),
};
