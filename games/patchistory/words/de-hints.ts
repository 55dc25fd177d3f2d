import type { HintWords } from '#engine';
import type { PatchistoryFact } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

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
        return `Wie wäre es mit „${actions[fact.action as Action].name}“? ${actions[fact.action as Action].about}`;
      case 'lookBid':
        return 'Hier lohnt sich ein Gebot. Wie hoch würdest du gehen?';
      case 'lookWait':
        return 'Vielleicht kommt noch eine bessere Kachel.';
      case 'lookWorkers':
        return 'Schau auf deine Arbeiter: Steht einer am falschen Ort?';
      case 'lookDone':
        return 'Vielleicht hast du hier genug getan.';
      case 'lookEffect':
        return 'Überleg, was ein Held oder Wunder für dich tun kann.';
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
        return `Deine Stufen: ${changed(fact.levels, (letter, n) => `${n} ${levels[letter]?.name}`)}.`;
      case 'goods':
        return `Sofort: ${changed(fact.goods, amount)}.`;
      case 'cultureMore':
        return `Auf Dauer ist das schätzungsweise ${tenths.format(fact.culture)} Kultur mehr wert als der nächstbeste Zug.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
