import type { HintWords } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { UgoWords } from './words.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const points = (n: number) => (Math.round(n) === 1 ? '1 point' : `${Math.round(n)} points`);
const waiting = (n: number) => (n === 1 ? 'One of your places is still empty' : `${n} of your places are still empty`);
const BRINGS = {
  low: 'a losing 1 or 2 can bring farmers.',
  middle: 'a winning 3, 4 or 5 brings two farmers.',
  high: 'a winning 6 or 7 brings one farmer.',
};

/** What may still come into the trick. */
function toCome({ led, unseen, after }: { led: number; unseen: number; after: number }, colours: readonly string[]): string {
  if (after === 0) return 'Nobody plays after you.';
  return unseen === 1 ? `1 ${colours[led]} card is still out there.` : `${unseen} ${colours[led]} cards are still out there.`;
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
          ? `You lead, and all your farmers’ places are full. Your kingdom is worth ${board.points(fact.worth)} now.`
          : `You lead. ${waiting(fact.empty)}: ${BRINGS[fact.height]}`;
      case 'lookWin':
        return `You can beat the ${card(fact.card)}, which is winning so far. ${toCome(fact, colours)}`;
      case 'lookLeave':
        return `The ${card(fact.card)} is winning so far. ${toCome(fact, colours)} Which card will you miss least?`;
      case 'lookFarmers':
        return `The ${card(fact.card)} is winning so far. ${waiting(fact.empty)}: ${BRINGS.low}`;
      case 'lookPiles':
        return fact.missing > 0
          ? `One of your ${fact.n} new piles goes on space ${fact.space + 1}, which lacks ${board.farmers(fact.missing)}: that costs ${points(fact.points)} as it stands.`
          : `The spaces for your ${fact.n} new piles have all their farmers: the top cards count.`;
      case 'lookTop':
        return `You’re laying ${fact.n} ${colours[fact.colour]} cards: only the one on top can count.`;
      case 'takesTrick':
        if (fact.chance < 0.005) return 'It won’t win the trick.';
        if (fact.chance > 0.995) return 'It wins the trick.';
        return fact.chance < 0.5
          ? `Someone else probably wins this trick (${percent.format(1 - fact.chance)}).`
          : `It probably wins the trick (${percent.format(fact.chance)}).`;
      case 'beatenBy':
        return fact.cards.length > FEW
          ? `${fact.cards.length} cards you haven’t seen could still beat it.`
          : `What could still beat it: ${fact.cards.map(card).join(', ')}.`;
      case 'unbeatable':
        return 'No card you haven’t seen can beat it.';
      case 'unseen':
        return fact.cards.length === 0
          ? 'You’ve seen all other cards of this colour: the others may play whatever they like.'
          : `Cards of this colour that you haven’t seen: ${fact.cards.map(card).join(', ')}. Whoever has one must follow.`;
      case 'winsFarmers':
        return `If it wins, it brings you ${board.farmers(fact.n)}${fact.points > 0 ? `, worth ${points(fact.points)} to you at once` : ''}.`;
      case 'losesFarmers':
        return fact.same > 0
          ? `If it loses, it brings you ${board.farmers(fact.same)}, or ${fact.other} where another colour wins.`
          : `If it loses to another colour, it brings you ${board.farmers(fact.other)}.`;
      case 'ifYouWin':
        return fact.points > 0
          ? `If you win this trick, your kingdom gains about ${points(fact.points)}.`
          : `If you win this trick, it costs your kingdom about ${points(-fact.points)}.`;
      case 'ifOthersWin':
        return `If someone else wins this trick, it costs their kingdom about ${points(-fact.points)}.`;
      case 'pointsMore':
        return `On average that’s ${tenths.format(fact.points)} ${tenths.format(fact.points) === '1' ? 'point' : 'points'} more this round than the next best move.`;
      case 'laysOn': {
        const lacks = fact.missing === 0 ? 'with all its farmers' : `which still lacks ${board.farmers(fact.missing)}`;
        return `The ${card(fact.card)} goes on space ${fact.space + 1}, ${lacks}.`;
      }
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
