import { ENGINE_RULES, type GameEvent, type Refusal, type Who } from '#engine';
import type { LotsEvent } from '../pieces.ts';
import { tagline } from './nl-tagline.ts';
import type { LotsWords } from './words.ts';

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as LotsEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'shown':
      return who.isYou(it.seat) ? `Je toont ${it.lot}.` : `${who.name(it.seat)} toont ${it.lot}.`;
    case 'undo':
      return who.isYou(it.seat) ? 'Je maakt de laatste zet ongedaan.' : `${who.name(it.seat)} maakt de laatste zet ongedaan.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  switch (why.rule) {
    case 'L2.1':
      return `${who.name(Number(why.seat))} is aan de beurt. Straks jij.`;
    case 'L2.2':
      return `Lot ${why.lot} heb je niet. Toon er een van jezelf.`;
    case ENGINE_RULES.unreadable:
      return 'Die zet bestaat niet in dit spel.';
    case ENGINE_RULES.over:
      return 'Het spel is afgelopen.';
    case ENGINE_RULES.undo:
      return 'Die zet kun je niet meer ongedaan maken.';
    default:
      return 'Dat kan nu niet.';
  }
}

export const words: LotsWords = {
  title: 'Lots',
  tagline,
  options: {
    wins: {
      name: 'Wie wint',
      about: 'Speel om de hoogste som van je loten, of om de laagste.',
      values: { highest: 'De hoogste som', lowest: 'De laagste som' },
    },
  },
  endings: { shown: 'Alle loten zijn getoond' },
  row: () => 'Som van de loten',
  event,
  refusal,
  yourHand: 'Jouw hand',
  show: (lot) => `Toon ${lot}`,
  shownBy: (name) => `Getoond door ${name}`,
  chapters: () => import('./nl-rules.ts').then((m) => m.chapters),
};
