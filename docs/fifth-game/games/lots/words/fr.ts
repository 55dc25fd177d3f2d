import { ENGINE_RULES, type GameEvent, type Refusal, type Who } from '#engine';
import type { LotsEvent } from '../pieces.ts';
import { tagline } from './fr-tagline.ts';
import type { LotsWords } from './words.ts';

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as LotsEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'shown':
      return who.isYou(it.seat) ? `Vous montrez le ${it.lot}.` : `${who.name(it.seat)} montre le ${it.lot}.`;
    case 'undo':
      return who.isYou(it.seat) ? 'Vous annulez le dernier coup.' : `${who.name(it.seat)} annule le dernier coup.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  switch (why.rule) {
    case 'L2.1':
      return `C’est le tour de ${who.name(Number(why.seat))}. Attendez le vôtre.`;
    case 'L2.2':
      return `Vous n’avez pas le lot ${why.lot}. Montrez un des vôtres.`;
    case ENGINE_RULES.unreadable:
      return 'Ce coup n’existe pas dans ce jeu.';
    case ENGINE_RULES.over:
      return 'La partie est finie.';
    case ENGINE_RULES.undo:
      return 'Ce coup ne peut plus être annulé.';
    default:
      return 'C’est impossible maintenant.';
  }
}

export const words: LotsWords = {
  title: 'Lots',
  tagline,
  options: {
    wins: {
      name: 'Qui gagne',
      about: 'Visez la plus grande somme de vos lots, ou la plus petite.',
      values: { highest: 'La plus grande somme', lowest: 'La plus petite somme' },
    },
  },
  endings: { shown: 'Tous les lots sont montrés' },
  row: () => 'Somme des lots',
  event,
  refusal,
  yourHand: 'Votre main',
  show: (lot) => `Montrer ${lot}`,
  shownBy: (name) => `Montrés par ${name}`,
  chapters: () => import('./fr-rules.ts').then((m) => m.chapters),
};
