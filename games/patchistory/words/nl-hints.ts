import type { HintWords } from '#engine';
import type { PatchistoryFact } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

const tenths = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

/** "+2 x, −1 y": what is 0 is left out. */
const changed = (all: readonly number[], say: (which: number, n: number) => string) =>
  all.flatMap((n, which) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${say(which, Math.abs(n))}`])).join(', ');

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as PatchistoryFact;
    const { actions, amount, board, buttons, cards, event, levels, steps } = words as PatchistoryWords;
    switch (fact.kind) {
      case 'lookStep':
        return `${steps[fact.step].name}: ${steps[fact.step].about}`;
      case 'lookAction':
        return `Wat dacht je van “${actions[fact.action as Action].name}”? ${actions[fact.action as Action].about}`;
      case 'lookBid':
        return 'Hier loont een bod. Hoe hoog zou je gaan?';
      case 'lookWait':
        return 'Misschien komt er nog een betere tegel.';
      case 'lookWorkers':
        return 'Kijk naar je arbeiders: staat er een op de verkeerde plaats?';
      case 'lookDone':
        return 'Misschien heb je hier genoeg gedaan.';
      case 'lookEffect':
        return 'Bedenk wat een held of wonder voor je kan doen.';
      case 'where': {
        const spots = fact.spots.map(([row, column]) => board.spot(row, column));
        return `${event(fact.told, who)?.replace(/\.$/, '')} (${spots.join(' → ')}).`;
      }
      case 'button':
        return buttons[fact.button as keyof typeof buttons];
      case 'playsCard':
        return `${cards[fact.card]?.name}: ${cards[fact.card]?.about}`;
      case 'givesVotes':
        return `${cards[fact.card]?.name}: ${amount(VOTE, fact.n)}`;
      case 'levels':
        return `Je niveaus: ${changed(fact.levels, (letter, n) => `${n} ${levels[letter]?.name}`)}.`;
      case 'goods':
        return `Meteen: ${changed(fact.goods, amount)}.`;
      case 'cultureMore':
        return `Op den duur is dat naar schatting ${tenths.format(fact.culture)} cultuur meer waard dan de op één na beste zet.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
