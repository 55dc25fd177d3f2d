import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('de', { style: 'percent' });
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const HEIGHTS = { low: 'niedrige', middle: 'mittlere', high: 'hohe' };

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return `Du spielst aus: Denk an eine ${HEIGHTS[fact.height]} Karte.`;
      case 'lookWin':
        return 'Du kannst in diesem Stich die Führung übernehmen. Das lohnt sich.';
      case 'lookLeave':
        return 'Überlass diesen Stich jemand anderem. Welche Karte brauchst du am wenigsten?';
      case 'lookFarmers':
        return 'Denk an die Bauern: Eine niedrige Karte, die verliert, kann welche bringen.';
      case 'lookLay':
        return 'Überleg dir die Reihenfolge: Welche Karte liegt am Ende oben, und wohin kommt eine neue Farbe?';
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Sie gewinnt den Stich nicht.';
        return fact.chance > 0.995 ? 'Sie gewinnt den Stich.' : `Sie gewinnt den Stich in ${percent.format(fact.chance)} der Fälle.`;
      case 'beatenBy':
        return fact.cards.length > 4
          ? `${fact.cards.length} Karten, die du nicht gesehen hast, würden sie schlagen.`
          : `Das kann sie noch schlagen: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Keine Karte, die du nicht gesehen hast, kann sie schlagen.';
      case 'bringsFarmers':
        return `Sie bringt im Schnitt ${tenths.format(fact.n)} Bauern.`;
      case 'pointsMore':
        return `Im Schnitt sind das ${tenths.format(fact.points)} Punkte mehr in dieser Runde als beim nächstbesten Zug.`;
      case 'laysOn': {
        const lacks = fact.missing === 0 ? 'auf dem alle Bauern stehen' : `auf dem noch ${board.farmers(fact.missing)} fehlen`;
        return `Die ${card(fact.card)} kommt auf Feld ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
