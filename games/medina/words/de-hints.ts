import type { HintWords } from '#engine';
import type { MedinaFact, Watched } from '../facts.ts';
import { MERCHANT } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('de');
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours, pieces } = words as MedinaWords;
    const watched = (it: Watched | undefined) => {
      if (!it) return '';
      const [seat, another] = it.by;
      const only = seat === undefined ? ' für niemanden' : `, nur für ${who.isYou(seat) ? 'dich' : who.name(seat)}`;
      const takers = another === undefined ? only : '';
      return ` Bester offener Palast: ${colours[it.colour]}, ${board.points(it.points)}${takers}.`;
    };
    switch (fact.kind) {
      case 'lookPiece': {
        const left = `Noch ${pieces(fact.piece, fact.left)}`;
        if (!fact.scoring) return fact.watched ? `${left}.${watched(fact.watched)}` : `${left}: Ist es Zeit dafür?`;
        const { n, of } = fact.scoring;
        return `${left}; ${n} von ${of} Plätzen ${n === 1 ? 'bringt' : 'bringen'} sofort Punkte.${watched(fact.watched)}`;
      }
      case 'lookTea':
        return `Du hast ${board.teaTiles(fact.tea)} und noch ${fact.pieces} ${fact.pieces === 1 ? 'Teil' : 'Teile'}: Manchmal ist ein Tee besser als ein zweites Teil.`;
      case 'lookMarket':
        return `Du eröffnest den Markt und hast später noch ${pieces(MERCHANT, fact.left)} dafür: Wohin soll er wachsen?`;
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `Sofort ${points} für dich.` : `Sofort ${points} für ${who.name(fact.seat)}.`;
      }
      case 'raises':
        return `Der Palast ohne Dach in ${colours[fact.colour]} wäre ${board.points(fact.points)} wert (+${fact.more}).`;
      case 'wanted':
        return `${list.format(fact.by.map((seat) => who.name(seat)))} ${fact.by.length > 1 ? 'haben' : 'hat'} noch keinen Palast in ${colours[fact.colour]} und ${fact.by.length > 1 ? 'können' : 'kann'} noch einen nehmen.`;
      case 'unwanted':
        return `Niemand sonst kann noch einen Palast in ${colours[fact.colour]} nehmen.`;
      case 'shuts':
        return `Der Palast in ${colours[fact.colour]}, ${board.points(fact.points)} wert, zählt nun für niemanden.`;
      case 'helpsNobody':
        return 'Es bringt niemandem einen Punkt und macht keinen offenen Palast verlockender.';
      case 'teaIsFree':
        return 'Tee ist am Ende nichts wert und erspart dir jetzt ein Teil.';
      case 'fullGrown':
        return `Der Palast in ${colours[fact.colour]} kann nicht mehr wachsen.`;
      case 'pointsMore':
        return `Alles in allem ist das ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'Punkt' : 'Punkte'} mehr wert als der nächstbeste Zug.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
