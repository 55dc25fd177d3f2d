import { ENGINE_RULES, type GameEvent, type Refusal, type Who } from '#engine';
import type { LotsEvent } from '../pieces.ts';
import { tagline } from './de-tagline.ts';
import type { LotsWords } from './words.ts';

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as LotsEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'shown':
      return who.isYou(it.seat) ? `Du zeigst die ${it.lot}.` : `${who.name(it.seat)} zeigt die ${it.lot}.`;
    case 'undo':
      return who.isYou(it.seat) ? 'Du machst den letzten Zug rückgängig.' : `${who.name(it.seat)} macht den letzten Zug rückgängig.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  switch (why.rule) {
    case 'L2.1':
      return `${who.name(Number(why.seat))} ist dran. Warte noch einen Moment.`;
    case 'L2.2':
      return `Das Los ${why.lot} hast du nicht. Zeig eines von deinen.`;
    case ENGINE_RULES.unreadable:
      return 'Das ist kein Zug in diesem Spiel.';
    case ENGINE_RULES.over:
      return 'Die Partie ist zu Ende.';
    case ENGINE_RULES.undo:
      return 'Dieser Zug lässt sich nicht mehr rückgängig machen.';
    default:
      return 'Das geht jetzt nicht.';
  }
}

export const words: LotsWords = {
  title: 'Lots',
  tagline,
  options: {
    wins: {
      name: 'Wer gewinnt',
      about: 'Spielt um die höchste Summe eurer Lose oder um die niedrigste.',
      values: { highest: 'Die höchste Summe', lowest: 'Die niedrigste Summe' },
    },
  },
  endings: { shown: 'Alle Lose sind gezeigt' },
  row: () => 'Summe der Lose',
  event,
  refusal,
  yourHand: 'Deine Hand',
  show: (lot) => `Zeig die ${lot}`,
  shownBy: (name) => `Gezeigt von ${name}`,
  chapters: () => import('./de-rules.ts').then((m) => m.chapters),
};
