import type { HintWords } from '#engine';
import type { PatchistoryFact } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** "+2 x, −1 y": what is 0 is left out. */
const changed = (all: readonly number[], say: (which: number, n: number) => string) =>
  all.flatMap((n, which) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${say(which, Math.abs(n))}`])).join(', ');

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as PatchistoryFact;
    const { actions, amount, board, buttons, cards, event, levels, steps } = words as PatchistoryWords;
    switch (fact.kind) {
      case 'lookStep':
        return `${steps[fact.step].name} : ${steps[fact.step].about}`;
      case 'lookAction':
        return `Et « ${actions[fact.action as Action].name} » ? ${actions[fact.action as Action].about}`;
      case 'lookBid':
        return 'Une mise vaut le coup ici. Jusqu’où iriez-vous ?';
      case 'lookWait':
        return 'Une meilleure Tuile viendra peut-être.';
      case 'lookWorkers':
        return 'Regardez vos Ouvriers : l’un d’eux est-il mal placé ?';
      case 'lookDone':
        return 'Vous en avez peut-être assez fait ici.';
      case 'lookEffect':
        return 'Pensez à ce qu’un Héros ou une Merveille peut faire pour vous.';
      case 'where': {
        const spots = fact.spots.map(([row, column]) => board.spot(row, column));
        return `${event(fact.told, who)?.replace(/\.$/, '')} (${spots.join(' → ')}).`;
      }
      case 'button':
        return buttons[fact.button as keyof typeof buttons];
      case 'playsCard':
        return `${cards[fact.card]?.name} : ${cards[fact.card]?.about}`;
      case 'givesVotes':
        return `${cards[fact.card]?.name} : ${amount(VOTE, fact.n)}`;
      case 'levels':
        return `Vos niveaux : ${changed(fact.levels, (letter, n) => `${n} ${levels[letter]?.name}`)}.`;
      case 'goods':
        return `Tout de suite : ${changed(fact.goods, amount)}.`;
      case 'cultureMore':
        return `À la longue, cela devrait valoir environ ${tenths.format(fact.culture)} de Culture de plus que le meilleur des autres coups.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
