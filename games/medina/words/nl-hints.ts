import type { HintWords } from '#engine';
import type { MedinaFact } from '../facts.ts';
import { NEUTRAL, ROOF } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('nl');
const tenths = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours } = words as MedinaWords;
    switch (fact.kind) {
      case 'lookPiece':
        if (fact.piece === ROOF) return `Denk eens aan dit stuk. ${board.whichPalace}`;
        return `Denk eens aan dit stuk. ${fact.piece === NEUTRAL ? board.whichToShut : board.whereTo(fact.piece)}`;
      case 'lookTea':
        return 'Soms is thee beter dan een tweede stuk.';
      case 'lookMarket':
        return 'Denk na over waar de markt moet groeien.';
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `Meteen ${points} voor jou.` : `Meteen ${points} voor ${who.name(fact.seat)}.`;
      }
      case 'raises':
        return `Het paleis zonder dak (${colours[fact.colour]}) zou ${board.points(fact.points)} waard zijn (+${fact.more}).`;
      case 'wanted':
        return `Kan nog een paleis in ${colours[fact.colour]} nemen: ${list.format(fact.by.map((seat) => who.name(seat)))}.`;
      case 'unwanted':
        return `Niemand anders kan nog een paleis in ${colours[fact.colour]} nemen.`;
      case 'pointsMore':
        return `Alles bij elkaar is dat ${tenths.format(fact.points)} punten meer waard dan de op één na beste zet.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
