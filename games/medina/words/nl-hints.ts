import type { HintWords } from '#engine';
import type { MedinaFact, Watched } from '../facts.ts';
import { MERCHANT } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('nl');
const tenths = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours, pieces } = words as MedinaWords;
    const watched = (it: Watched | undefined) => {
      if (!it) return '';
      const [seat, another] = it.by;
      const only = seat === undefined ? ' voor niemand' : `, alleen voor ${who.isYou(seat) ? 'jou' : who.name(seat)}`;
      const takers = another === undefined ? only : '';
      return ` Beste open paleis: ${colours[it.colour]}, ${board.points(it.points)}${takers}.`;
    };
    switch (fact.kind) {
      case 'lookPiece': {
        const left = `Nog ${pieces(fact.piece, fact.left)}`;
        if (!fact.scoring) return fact.watched ? `${left}.${watched(fact.watched)}` : `${left}: tijd om er een te plaatsen?`;
        const { n, of } = fact.scoring;
        return `${left}; ${n} van de ${of} plaatsen ${n === 1 ? 'geeft' : 'geven'} meteen punten.${watched(fact.watched)}`;
      }
      case 'lookTea':
        return `Je hebt ${board.teaTiles(fact.tea)}, en nog ${fact.pieces} ${fact.pieces === 1 ? 'stuk' : 'stukken'}: soms is thee beter dan een tweede stuk.`;
      case 'lookMarket':
        return `Jij opent de markt, en hebt er straks nog ${pieces(MERCHANT, fact.left)} voor: waar moet hij groeien?`;
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `Meteen ${points} voor jou.` : `Meteen ${points} voor ${who.name(fact.seat)}.`;
      }
      case 'raises':
        return `Het paleis zonder dak (${colours[fact.colour]}) zou ${board.points(fact.points)} waard zijn (+${fact.more}).`;
      case 'wanted':
        return `${list.format(fact.by.map((seat) => who.name(seat)))} ${fact.by.length > 1 ? 'hebben' : 'heeft'} nog geen paleis in ${colours[fact.colour]} en ${fact.by.length > 1 ? 'kunnen' : 'kan'} er nog een nemen.`;
      case 'unwanted':
        return `Niemand anders kan nog een paleis in ${colours[fact.colour]} nemen.`;
      case 'shuts':
        return `Het paleis in ${colours[fact.colour]}, ${board.points(fact.points)} waard, telt nu voor niemand.`;
      case 'helpsNobody':
        return 'Het levert niemand een punt op, en maakt geen open paleis aantrekkelijker.';
      case 'teaIsFree':
        return 'Thee is aan het eind niets waard, en bespaart je nu een stuk.';
      case 'fullGrown':
        return `Het paleis in ${colours[fact.colour]} kan niet meer groeien.`;
      case 'pointsMore':
        return `Alles bij elkaar is dat ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'punt' : 'punten'} meer waard dan de op één na beste zet.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
