import type { HintWords } from '#engine';
import type { KingFact } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep':
        return 'Gooi nog eens, maar niet met alles. Welke dobbelstenen wil je houden?';
      case 'lookRoll':
        return 'Hier is niets de moeite van het houden waard: begin opnieuw.';
      case 'lookTake':
        return 'Je hebt iemand overgehaald die goed genoeg is. Tijd om te stoppen?';
      case 'lookChoose':
        return 'Je hebt geen worp meer. Waar heb je het meeste aan?';
      case 'lookStop':
        return 'Deze worp leidt nergens toe.';
      case 'lookGive':
        return 'Wie is je gevaarlijkste rivaal?';
      case 'lookExtra':
        return 'Loont de extra beurt?';
      case 'keeps':
        return `Hou ${fact.faces.join(' ')}; ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches':
        return `${board.chance(fact.chance)} kans op ${card(fact.card)}: ${board.points(fact.points)}.`;
      case 'anybody':
        return fact.chance > 0.995
          ? 'Je haalt hoe dan ook iemand over.'
          : `${board.chance(fact.chance)} kans om iemand over te halen. Anders de strafkaart: ${board.points(fact.penalty)}.`;
      case 'brings':
        return `Dat levert meteen ${board.points(fact.points)} op.`;
      case 'hurts':
        return `Dat kost een rivaal ${board.points(fact.points)}.`;
      case 'tooFar':
        return `Verder gooien voor ${card(fact.card)} lukt maar in ${board.chance(fact.chance)} van de gevallen.`;
      case 'fourRolls':
        return 'Met de elf bovenop je stapel heb je de volgende beurt vier worpen.';
      case 'anotherTurn':
        return 'De leerling geeft je nog een hele beurt.';
      case 'endsAhead':
        return fact.points < 0
          ? `Het spel is dan uit, en je staat ${board.points(-fact.points)} achter.`
          : `Het spel is dan uit, en je staat ${board.points(fact.points)} voor.`;
      case 'leads':
        return `${who.name(fact.seat)} staat van je andere rivalen het best, met ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
