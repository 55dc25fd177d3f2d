import type { HintWords } from '#engine';
import type { MedinaFact, Watched } from '../facts.ts';
import { MERCHANT, STABLE } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('fr');
const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours, pieces } = words as MedinaWords;
    const watched = (it: Watched | undefined) => {
      if (!it) return '';
      const [seat, another] = it.by;
      const only = seat === undefined ? ' pour personne' : `, seulement pour ${who.isYou(seat) ? 'vous' : who.name(seat)}`;
      const takers = another === undefined ? only : '';
      return ` Meilleur palais ouvert : ${colours[it.colour]}, ${board.points(it.points)}${takers}.`;
    };
    switch (fact.kind) {
      case 'lookPiece': {
        const left = `Encore ${pieces(fact.piece, fact.left)}`;
        if (!fact.scoring)
          return fact.watched
            ? `${left}.${watched(fact.watched)}`
            : `${left} : et si vous en posiez ${fact.piece === STABLE ? 'une' : 'un'} ?`;
        const { n, of } = fact.scoring;
        return `${left} ; ${n} ${n < 2 ? 'place' : 'places'} sur ${of} ${n < 2 ? 'rapporte' : 'rapportent'} aussitôt.${watched(fact.watched)}`;
      }
      case 'lookTea':
        return `Thé : ${board.teaTiles(fact.tea)} ; pièces restantes : ${fact.pieces}. Parfois, un thé vaut mieux qu’une deuxième pièce.`;
      case 'lookMarket':
        return `Vous ouvrez le marché, et vous aurez encore ${pieces(MERCHANT, fact.left)} : où doit-il s’étendre ?`;
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `${points} pour vous tout de suite.` : `${points} pour ${who.name(fact.seat)} tout de suite.`;
      }
      case 'raises':
        return `Le palais ${colours[fact.colour]} sans toit vaudrait ${board.points(fact.points)} (+${fact.more}).`;
      case 'wanted':
        return `${list.format(fact.by.map((seat) => who.name(seat)))} ${fact.by.length > 1 ? 'n’ont' : 'n’a'} pas encore de palais ${colours[fact.colour]} et ${fact.by.length > 1 ? 'peuvent' : 'peut'} en prendre un.`;
      case 'unwanted':
        return `Plus personne d’autre ne peut prendre de palais ${colours[fact.colour]}.`;
      case 'shuts':
        return `Le palais ${colours[fact.colour]}, qui vaut ${board.points(fact.points)}, ne compte plus pour personne.`;
      case 'helpsNobody':
        return 'Cela ne donne de point à personne, et ne rend aucun palais ouvert plus tentant.';
      case 'teaIsFree':
        return 'Le thé ne vaut rien à la fin, et vous épargne une pièce maintenant.';
      case 'fullGrown':
        return `Le palais ${colours[fact.colour]} n’a plus de place pour grandir.`;
      case 'pointsMore':
        return `En tout, cela vaut ${tenths.format(fact.points)} point${fact.points < 2 ? '' : 's'} de plus que le meilleur des autres coups.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
