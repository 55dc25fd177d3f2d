import type { HintWords } from '#engine';
import type { KingFact, Needs } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

const rolls = (n: number) => (n === 1 ? '1 lancer' : `${n} lancers`);
const citizens = (n: number) => (n === 1 ? '1 habitant' : `${n} habitants`);

function needed(needs: Needs | undefined, card: string): string {
  if (!needs) return `Encore possible : ${card}.`;
  if (needs.kind === 'dice' && needs.n === 0) return `Pour ${card}, les dés gardés suffisent.`;
  const dice = needs.rolled === 1 ? 'le dé relancé doit' : `les ${needs.rolled} dés relancés doivent`;
  if (needs.kind === 'least') return `Pour ${card}, ${dice} faire au moins ${needs.sum}.`;
  if (needs.kind === 'most') return `Pour ${card}, ${dice} faire au plus ${needs.sum}.`;
  if (needs.n === needs.rolled) return `Pour ${card}, ${dice} ${needs.n > 1 ? 'tous ' : ''}convenir.`;
  return `Pour ${card}, ${needs.n} des ${needs.rolled} dés relancés ${needs.n > 1 ? 'doivent' : 'doit'} convenir.`;
}

function standing(ahead: number, points: (n: number) => string): string {
  if (ahead === 0) return 'Vous êtes à égalité avec votre meilleur rival.';
  return ahead > 0 ? `Vous devancez votre meilleur rival de ${points(ahead)}.` : `Votre meilleur rival vous devance de ${points(-ahead)}.`;
}

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep': {
        const chance = `${board.chance(fact.chance)} de chances en ${rolls(fact.left)}`;
        if (fact.lacks === undefined) return `À votre portée : ${card(fact.card)}, ${chance}.`;
        return `Pour ${card(fact.card)}, il manque ${fact.lacks < 2 ? `${fact.lacks} dé` : `${fact.lacks} dés`} : ${chance}.`;
      }
      case 'lookRoll':
        return `Rien à garder ici. Il vous reste ${rolls(fact.left)} ; sans habitant, la pénalité est de ${board.points(fact.penalty)}.`;
      case 'lookTake':
        return `Vos dés conviennent à ${citizens(fact.reached)}. Relancer (encore ${rolls(fact.left)}) ? Sans habitant, la pénalité est de ${board.points(fact.penalty)}.`;
      case 'lookChoose':
        return `Plus aucun lancer ; vos dés conviennent à ${citizens(fact.reached)}. ${standing(fact.ahead, board.points)}`;
      case 'lookStop':
        return `Ce lancer ne mène à rien. La pénalité est de ${board.points(fact.penalty)}. ${standing(fact.ahead, board.points)}`;
      case 'lookGive':
        return `Le dragon vaut ${board.points(fact.cost)}. Vous en avez ${fact.own}, votre meilleur rival ${fact.most} : qui est le plus dangereux ?`;
      case 'lookExtra':
        return `${standing(fact.ahead, board.points)} Sans habitant : ${board.points(fact.penalty)}. Jouer ce tour supplémentaire ?`;
      case 'keeps':
        return `Garder ${fact.faces.join(' ')}, ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'kept': {
        const what = fact.faces.length > 0 ? `gardé ${fact.faces.join(' ')}` : 'tout relancé';
        return `Avec ${fact.dice.join(' ')}, ${who.isYou(fact.seat) ? 'vous avez' : `${who.name(fact.seat)} a`} ${what}.`;
      }
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches': {
        const points = board.points(fact.points);
        const what = citizenOf(fact.card).kind === 'dragon' ? `Cela coûte ${points} à un rival` : `Cela rapporte ${points}`;
        return `${needed(fact.needs, card(fact.card))} ${what} (chances : ${board.chance(fact.chance)}).`;
      }
      case 'anybody':
        return fact.chance > 0.995
          ? 'Vous convaincrez quelqu’un dans tous les cas.'
          : `Si vous ne convainquez personne, vous prenez la pénalité, ${board.points(fact.penalty)} : cela arrive dans ${board.chance(1 - fact.chance)} des cas.`;
      case 'brings': {
        const place = fact.location > 0 ? `, dont ${fact.location} pour le lieu qui vient avec` : '';
        return `Cela vous rapporte tout de suite ${board.points(fact.points)}${place}.`;
      }
      case 'bringsMost':
        return 'Personne d’autre dans la rangée ne vous rapporterait davantage.';
      case 'hurts':
        return `Cela coûte ${board.points(fact.points)} à un rival.`;
      case 'tooFar':
        return fact.chance < 0.01
          ? `Une autre carte rapporterait plus, mais elle est presque hors d’atteinte : ${card(fact.card)}.`
          : `Une autre carte rapporterait plus : ${card(fact.card)}. Mais relancer ne réussit que dans ${board.chance(fact.chance)} des cas.`;
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
