import type { HintWords } from '#engine';
import type { MedinaFact } from '../facts.ts';
import { NEUTRAL, ROOF } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('de');
const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours } = words as MedinaWords;
    switch (fact.kind) {
      case 'lookPiece':
        if (fact.piece === ROOF) return `Denk mal an dieses Stück. ${board.whichPalace}`;
        return `Denk mal an dieses Stück. ${fact.piece === NEUTRAL ? board.whichToShut : board.whereTo(fact.piece)}`;
      case 'lookTea':
        return 'Manchmal ist ein Tee besser als ein zweites Stück.';
      case 'lookMarket':
        return 'Überleg dir, wohin der Markt wachsen soll.';
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `Sofort ${points} für dich.` : `Sofort ${points} für ${who.name(fact.seat)}.`;
      }
      case 'raises':
        return `Der Palast ohne Dach in ${colours[fact.colour]} wäre ${board.points(fact.points)} wert (+${fact.more}).`;
      case 'wanted':
        return `Einen Palast in ${colours[fact.colour]} kann noch nehmen: ${list.format(fact.by.map((seat) => who.name(seat)))}.`;
      case 'unwanted':
        return `Niemand sonst kann noch einen Palast in ${colours[fact.colour]} nehmen.`;
      case 'pointsMore':
        return `Alles in allem ist das ${tenths.format(fact.points)} Punkte mehr wert als der nächstbeste Zug.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
