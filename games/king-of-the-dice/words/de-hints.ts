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
        return 'Würfle noch einmal, aber nicht mit allen. Welche Würfel sind es wert?';
      case 'lookRoll':
        return 'Hier lohnt sich nichts: Fang von vorn an.';
      case 'lookTake':
        return 'Du hast jemanden erreicht, der gut genug ist. Zeit aufzuhören?';
      case 'lookChoose':
        return 'Du hast keinen Wurf mehr. Was hilft dir am meisten?';
      case 'lookStop':
        return 'Dieser Wurf führt zu nichts.';
      case 'lookGive':
        return 'Wer ist dein gefährlichster Gegner?';
      case 'lookExtra':
        return 'Lohnt sich der Extrazug?';
      case 'keeps':
        return `Behalte ${fact.faces.join(' ')}: ${board.rollAgain(fact.rolled)}`;
      case 'rollsAll':
        return board.roll;
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches':
        return `${board.chance(fact.chance)} Chance auf ${card(fact.card)}: ${board.points(fact.points)}.`;
      case 'anybody':
        return fact.chance > 0.995
          ? 'Jemand passt am Ende auf jeden Fall.'
          : `Mit ${board.chance(fact.chance)} Chance passt am Ende jemand. Sonst die Strafkarte: ${board.points(fact.penalty)}.`;
      case 'brings':
        return `Das bringt dir sofort ${board.points(fact.points)}.`;
      case 'hurts':
        return `Das kostet einen Gegner ${board.points(fact.points)}.`;
      case 'tooFar':
        return `Weiterwürfeln für ${card(fact.card)} klappt nur in ${board.chance(fact.chance)} der Fälle.`;
      case 'fourRolls':
        return 'Mit dem Elf obenauf hast du im nächsten Zug vier Würfe.';
      case 'anotherTurn':
        return 'Der Lehrling bringt dir noch einen ganzen Zug.';
      case 'endsAhead':
        return fact.points < 0
          ? `Damit endet die Partie, und du liegst ${board.points(-fact.points)} zurück.`
          : `Damit endet die Partie, und du liegst ${board.points(fact.points)} vorn.`;
      case 'leads':
        return `${who.name(fact.seat)} liegt von deinen anderen Gegnern vorn, mit ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
