import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const HEIGHTS = { low: 'une petite carte', middle: 'une carte moyenne', high: 'une carte haute' };

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return `C’est à vous d’entamer : pensez à ${HEIGHTS[fact.height]}.`;
      case 'lookWin':
        return 'Vous pouvez prendre la tête de ce pli. Cela en vaut la peine.';
      case 'lookLeave':
        return 'Laissez ce pli à quelqu’un d’autre. Quelle carte vous manquera le moins ?';
      case 'lookFarmers':
        return 'Pensez aux agriculteurs : une petite carte perdante peut en rapporter.';
      case 'lookLay':
        return 'Réfléchissez à l’ordre : quelle carte finit au-dessus, et où va une nouvelle couleur ?';
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Elle ne remportera pas le pli.';
        return fact.chance > 0.995 ? 'Elle remporte le pli.' : `Elle remporte le pli dans ${percent.format(fact.chance)} des cas.`;
      case 'beatenBy':
        return fact.cards.length > 4
          ? `${fact.cards.length} cartes que vous n’avez pas vues la battraient.`
          : `Ce qui peut encore la battre : ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Aucune carte que vous n’avez pas vue ne peut la battre.';
      case 'bringsFarmers':
        return `Elle rapporte en moyenne ${tenths.format(fact.n)} agriculteur${fact.n < 2 ? '' : 's'}.`;
      case 'pointsMore':
        return `En moyenne, ${tenths.format(fact.points)} point${fact.points < 2 ? '' : 's'} de plus dans cette manche que le meilleur des autres coups.`;
      case 'laysOn': {
        const lacks = fact.missing === 0 ? 'qui a tous ses agriculteurs' : `à laquelle il manque ${board.farmers(fact.missing)}`;
        return `Le ${card(fact.card)} va sur la case ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
