import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const points = (n: number) => `${Math.round(n)} point${Math.round(n) < 2 ? '' : 's'}`;
const waiting = (n: number) => `Encore ${n} ${n === 1 ? 'place vide' : 'places vides'}`;
const BRINGS = {
  low: 'un 1 ou un 2 perdant peut y amener des agriculteurs.',
  middle: 'un 3, un 4 ou un 5 gagnant rapporte deux agriculteurs.',
  high: 'un 6 ou un 7 gagnant rapporte un agriculteur.',
};

/** As a card is. */
const YELLOW = ['rouge', 'bleue', 'verte', 'jaune', 'grise'];

/** What may still come into the trick. */
function toCome({ led, unseen, after }: { led: number; unseen: number; after: number }): string {
  if (after === 0) return 'Personne ne joue après vous.';
  return unseen < 2 ? `Il reste ${unseen} carte ${YELLOW[led]} à voir.` : `Il reste ${unseen} cartes ${YELLOW[led]}s à voir.`;
}

/** More cards are counted and not named. */
const FEW = 4;

export const hints: HintWords = {
  say(said, _who, words) {
    const fact = said as UgoFact;
    const { card, board, colours } = words as UgoWords;
    switch (fact.kind) {
      case 'lookLead':
        return fact.empty === 0
          ? `À vous d’entamer. Plus aucun agriculteur ne peut venir chez vous : votre royaume vaut ${board.points(fact.worth)}.`
          : `À vous d’entamer. ${waiting(fact.empty)} : ${BRINGS[fact.height]}`;
      case 'lookWin':
        return `Vous pouvez battre le ${card(fact.card)}, en tête pour l’instant. ${toCome(fact)}`;
      case 'lookLeave':
        return `Le ${card(fact.card)} est en tête. ${toCome(fact)} Quelle carte vous manquera le moins ?`;
      case 'lookFarmers':
        return `Le ${card(fact.card)} est en tête. ${waiting(fact.empty)} : ${BRINGS.low}`;
      case 'lookPiles':
        return fact.missing > 0
          ? `L’une de vos ${fact.n} nouvelles piles ira sur la case ${fact.space + 1}, où il manque ${board.farmers(fact.missing)} : cela coûte ${points(fact.points)}.`
          : `Les cases de vos ${fact.n} nouvelles piles ont tous leurs agriculteurs : les cartes du dessus comptent.`;
      case 'lookTop':
        return `Vous posez ${fact.n} cartes de la même couleur (${colours[fact.colour]}) : seule celle du dessus peut compter.`;
      case 'takesTrick':
        if (fact.chance < 0.005) return 'Elle ne remportera pas le pli.';
        if (fact.chance > 0.995) return 'Elle remporte le pli.';
        return fact.chance < 0.5
          ? `Quelqu’un d’autre remporte sans doute ce pli (${percent.format(1 - fact.chance)}).`
          : `Elle remporte sans doute le pli (${percent.format(fact.chance)}).`;
      case 'beatenBy':
        return fact.cards.length > FEW
          ? `${fact.cards.length} cartes que vous n’avez pas vues peuvent encore la battre.`
          : `Ce qui peut encore la battre : ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'Aucune carte que vous n’avez pas vue ne peut la battre.';
      case 'unseen':
        return fact.cards.length === 0
          ? 'Vous avez vu toutes les autres cartes de cette couleur : chacun jouera ce qu’il veut.'
          : `Les cartes de cette couleur que vous n’avez pas vues : ${fact.cards.map(card).join(', ')}. Qui en a une doit fournir.`;
      case 'winsFarmers':
        return `Si elle gagne, elle vous rapporte ${board.farmers(fact.n)}${fact.points > 0 ? `, soit tout de suite ${points(fact.points)}` : ''}.`;
      case 'losesFarmers':
        return fact.same > 0
          ? `Si elle perd, elle vous rapporte ${board.farmers(fact.same)}, ou ${fact.other} si une autre couleur gagne.`
          : `Si elle perd contre une autre couleur, elle vous rapporte ${board.farmers(fact.other)}.`;
      case 'ifYouWin':
        return fact.points > 0
          ? `Si vous remportez ce pli, votre royaume gagne environ ${points(fact.points)}.`
          : `Si vous remportez ce pli, votre royaume perd environ ${points(-fact.points)}.`;
      case 'ifOthersWin':
        return `Si un autre remporte ce pli, son royaume perd environ ${points(-fact.points)}.`;
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
