import type { HintWords } from '#engine';
import type { PatchistoryFact } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

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
        return `How about “${actions[fact.action as Action].name}”? ${actions[fact.action as Action].about}`;
      case 'lookBid':
        return 'A bid is worth it here. How high would you go?';
      case 'lookWait':
        return 'Maybe a better tile is still to come.';
      case 'lookWorkers':
        return 'Look at your workers: does one stand in the wrong place?';
      case 'lookDone':
        return 'Maybe you have done enough here.';
      case 'lookEffect':
        return 'Think about what a hero or wonder could do for you.';
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
        return `Your levels: ${changed(fact.levels, (letter, n) => `${n} ${levels[letter]?.name}`)}.`;
      case 'goods':
        return `At once: ${changed(fact.goods, amount)}.`;
      case 'cultureMore':
        return `In the long run, that should be worth about ${tenths.format(fact.culture)} culture more than the next best move.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
