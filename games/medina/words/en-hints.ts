import type { HintWords } from '#engine';
import type { MedinaFact, Watched } from '../facts.ts';
import { MERCHANT } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const list = new Intl.ListFormat('en-GB');
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as MedinaFact;
    const { board, colours, pieces } = words as MedinaWords;
    const watched = (it: Watched | undefined) => {
      if (!it) return '';
      const [seat, another] = it.by;
      const only = seat === undefined ? ' for nobody' : `, only for ${who.isYou(seat) ? 'you' : who.name(seat)}`;
      const takers = another === undefined ? only : '';
      return ` Best open palace: ${colours[it.colour]}, ${board.points(it.points)}${takers}.`;
    };
    switch (fact.kind) {
      case 'lookPiece': {
        const left = `${pieces(fact.piece, fact.left)} left`;
        if (!fact.scoring)
          return fact.watched ? `${left}.${watched(fact.watched)}` : `${left}: maybe place ${fact.left === 1 ? 'it' : 'one'} now?`;
        const { n, of } = fact.scoring;
        return `${left}; ${n} of ${of} places ${n === 1 ? 'scores' : 'score'} at once.${watched(fact.watched)}`;
      }
      case 'lookTea':
        return `You have ${board.teaTiles(fact.tea)}, and ${fact.pieces} ${fact.pieces === 1 ? 'piece' : 'pieces'} left: sometimes tea is better than a second piece.`;
      case 'lookMarket':
        return `You open the market, with ${pieces(MERCHANT, fact.left)} to come: where should it grow?`;
      case 'scores': {
        const points = `${fact.points < 0 ? '−' : '+'}${board.points(Math.abs(fact.points))}`;
        return who.isYou(fact.seat) ? `${points} for you at once.` : `${points} for ${who.name(fact.seat)} at once.`;
      }
      case 'raises':
        return `The ${colours[fact.colour]} palace without a roof would be worth ${board.points(fact.points)} (+${fact.more}).`;
      case 'wanted':
        return `${list.format(fact.by.map((seat) => who.name(seat)))} ${fact.by.length > 1 ? 'have' : 'has'} no ${colours[fact.colour]} palace yet and could still take one.`;
      case 'unwanted':
        return `Nobody else can take a palace in ${colours[fact.colour]} any more.`;
      case 'shuts':
        return `The ${colours[fact.colour]} palace, worth ${board.points(fact.points)}, now counts for nobody.`;
      case 'helpsNobody':
        return 'It gives nobody a point, and makes no open palace more tempting.';
      case 'teaIsFree':
        return 'Tea is worth nothing at the end, and saves you a piece now.';
      case 'fullGrown':
        return `The ${colours[fact.colour]} palace has no room left to grow.`;
      case 'pointsMore':
        return `All in all, that’s worth ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'point' : 'points'} more than the next best move.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
