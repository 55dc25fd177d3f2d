import type { HintWords } from '#engine';
import type { MedinaFact } from '../facts.ts';
import { NEUTRAL, ROOF } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('fr');
const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours } = words as MedinaWords;
    switch (fact.kind) {
      case 'lookPiece':
        if (fact.piece === ROOF) return `Voici une pièce à étudier. ${board.whichPalace}`;
        return `Voici une pièce à étudier. ${fact.piece === NEUTRAL ? board.whichToShut : board.whereTo(fact.piece)}`;
      case 'lookTea':
        return 'Parfois, un thé vaut mieux qu’une deuxième pièce.';
      case 'lookMarket':
        return 'Réfléchissez : où le marché doit-il s’étendre ?';
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `${points} pour vous tout de suite.` : `${points} pour ${who.name(fact.seat)} tout de suite.`;
      }
      case 'raises':
        return `Le palais ${colours[fact.colour]} sans toit vaudrait ${board.points(fact.points)} (+${fact.more}).`;
      case 'wanted':
        return `Peuvent encore prendre un palais ${colours[fact.colour]} : ${list.format(fact.by.map((seat) => who.name(seat)))}.`;
      case 'unwanted':
        return `Plus personne d’autre ne peut prendre de palais ${colours[fact.colour]}.`;
      case 'pointsMore':
        return `En tout, cela vaut ${tenths.format(fact.points)} point${fact.points < 2 ? '' : 's'} de plus que le meilleur des autres coups.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
