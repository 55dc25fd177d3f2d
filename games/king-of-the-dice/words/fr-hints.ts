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
        return 'Relancez, mais pas tous les dés. Lesquels valent la peine d’être gardés ?';
      case 'lookRoll':
        return 'Rien ici ne vaut la peine d’être gardé : repartez de zéro.';
      case 'lookTake':
        return 'Vos dés conviennent à un habitant assez intéressant. Est-ce le moment de s’arrêter ?';
      case 'lookChoose':
        return 'Plus aucun lancer. Qu’est-ce qui vous aide le plus ?';
      case 'lookStop':
        return 'Ce lancer ne mène à rien.';
      case 'lookGive':
        return 'Qui est votre rival le plus dangereux ?';
      case 'lookExtra':
        return 'Le tour supplémentaire en vaut-il la peine ?';
      case 'keeps':
        return `Garder ${fact.faces.join(' ')}, ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches':
        return `${board.chance(fact.chance)} de chances pour ${card(fact.card)} : ${board.points(fact.points)}.`;
      case 'anybody':
        return fact.chance > 0.995
          ? 'Vous convaincrez quelqu’un dans tous les cas.'
          : `${board.chance(fact.chance)} de chances de convaincre quelqu’un. Sinon, la pénalité : ${board.points(fact.penalty)}.`;
      case 'brings':
        return `Cela vous rapporte tout de suite ${board.points(fact.points)}.`;
      case 'hurts':
        return `Cela coûte ${board.points(fact.points)} à un rival.`;
      case 'tooFar':
        return `Relancer pour ${card(fact.card)} ne réussit que dans ${board.chance(fact.chance)} des cas.`;
      case 'fourRolls':
        return 'Avec l’elfe au sommet de votre pile, vous aurez quatre lancers au prochain tour.';
      case 'anotherTurn':
        return 'L’apprenti vous donne un tour complet de plus.';
      case 'endsAhead':
        return fact.points < 0
          ? `La partie s’achève, et vous auriez ${board.points(-fact.points)} de retard.`
          : `La partie s’achève, et vous avez ${board.points(fact.points)} d’avance.`;
      case 'leads':
        return `${who.name(fact.seat)} devance vos autres rivaux, avec ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
