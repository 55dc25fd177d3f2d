import type { HintWords } from '#engine';
import type { MedinaFact } from '../facts.ts';
import { NEUTRAL, ROOF } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('en-GB');
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours } = words as MedinaWords;
    switch (fact.kind) {
      case 'lookPiece':
        if (fact.piece === ROOF) return `Here’s a piece to think about. ${board.whichPalace}`;
        return `Here’s a piece to think about. ${fact.piece === NEUTRAL ? board.whichToShut : board.whereTo(fact.piece)}`;
      case 'lookTea':
        return 'Sometimes a cup of tea is better than a second piece.';
      case 'lookMarket':
        return 'Think about where the market should grow.';
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `${points} for you at once.` : `${points} for ${who.name(fact.seat)} at once.`;
      }
      case 'raises':
        return `The ${colours[fact.colour]} palace without a roof would be worth ${board.points(fact.points)} (+${fact.more}).`;
      case 'wanted':
        return `${list.format(fact.by.map((seat) => who.name(seat)))} could still take a palace in ${colours[fact.colour]}.`;
      case 'unwanted':
        return `Nobody else can take a palace in ${colours[fact.colour]} any more.`;
      case 'pointsMore':
        return `All in all, that’s worth ${tenths.format(fact.points)} points more than the next best move.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
