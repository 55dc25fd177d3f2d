import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const HEIGHTS = { low: 'low', middle: 'middle', high: 'high' };

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return `You lead: think of a ${HEIGHTS[fact.height]} card.`;
      case 'lookWin':
        return 'You can take the lead in this trick. It’s worth it.';
      case 'lookLeave':
        return 'Let someone else have this trick. Which card will you miss least?';
      case 'lookFarmers':
        return 'Look for farmers: a low card that loses can bring some.';
      case 'lookLay':
        return 'Think about the order: which card ends up on top, and where does a new colour go?';
      case 'takesTrick':
        if (fact.chance < 0.005) return 'It won’t win the trick.';
        return fact.chance > 0.995 ? 'It wins the trick.' : `It wins the trick ${percent.format(fact.chance)} of the time.`;
      case 'beatenBy':
        return fact.cards.length > 4
          ? `${fact.cards.length} cards you haven’t seen would beat it.`
          : `What could still beat it: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'No card you haven’t seen can beat it.';
      case 'bringsFarmers':
        return `It brings ${tenths.format(fact.n)} farmers on average.`;
      case 'pointsMore':
        return `On average that’s ${tenths.format(fact.points)} points more this round than the next best move.`;
      case 'laysOn': {
        const lacks = fact.missing === 0 ? 'with all its farmers' : `which still lacks ${board.farmers(fact.missing)}`;
        return `The ${card(fact.card)} goes on space ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
