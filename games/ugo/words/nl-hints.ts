import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('nl', { style: 'percent' });
const tenths = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });
const HEIGHTS = { low: 'lage', middle: 'middelhoge', high: 'hoge' };

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return `Jij komt uit: denk aan een ${HEIGHTS[fact.height]} kaart.`;
      case 'lookWin':
        return 'Je kunt de leiding nemen in deze slag. Dat loont.';
      case 'lookLeave':
        return 'Laat deze slag aan een ander. Welke kaart kun je het best missen?';
      case 'lookFarmers':
        return 'Denk aan boeren: een lage kaart die verliest kan er opleveren.';
      case 'lookLay':
        return 'Denk na over de volgorde: welke kaart komt bovenop, en waar komt een nieuwe kleur?';
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Hij wint de slag niet.';
        return fact.chance > 0.995 ? 'Hij wint de slag.' : `Hij wint de slag in ${percent.format(fact.chance)} van de gevallen.`;
      case 'beatenBy':
        return fact.cards.length > 4
          ? `${fact.cards.length} kaarten die je niet gezien hebt, zijn sterker.`
          : `Wat nog sterker is: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Geen kaart die je niet gezien hebt, is sterker.';
      case 'bringsFarmers':
        return `Hij levert gemiddeld ${tenths.format(fact.n)} boeren op.`;
      case 'pointsMore':
        return `Gemiddeld ${tenths.format(fact.points)} punten meer in deze ronde dan de op één na beste zet.`;
      case 'laysOn': {
        const lacks = fact.missing === 0 ? 'waar alle boeren staan' : `waar nog ${board.farmers(fact.missing)} ontbreken`;
        return `De ${card(fact.card)} komt op vak ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
