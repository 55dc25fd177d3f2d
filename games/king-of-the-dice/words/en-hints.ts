import type { HintWords } from '#engine';
import type { KingFact, Needs } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

const rolls = (n: number) => (n === 1 ? '1 roll' : `${n} rolls`);
const citizens = (n: number) => (n === 1 ? '1 citizen' : `${n} citizens`);

function needed(needs: Needs | undefined, card: string): string {
  if (!needs) return `You can still reach the ${card}.`;
  const dice = needs.rolled === 1 ? 'the die' : `the ${needs.rolled} dice`;
  if (needs.kind === 'least') return `For the ${card}, ${dice} you roll must make ${needs.sum} or more.`;
  if (needs.kind === 'most') return `For the ${card}, ${dice} you roll must make ${needs.sum} at most.`;
  if (needs.n === 0) return `The dice you keep are enough for the ${card}.`;
  if (needs.n < needs.rolled) return `For the ${card}, ${needs.n} of ${dice} you roll must fit.`;
  return `For the ${card}, ${needs.n > 2 ? `all ${needs.n} dice` : needs.n === 2 ? 'both dice' : 'the die'} you roll must fit.`;
}

function standing(ahead: number, points: (n: number) => string): string {
  if (ahead === 0) return 'You and your best rival are level.';
  return ahead > 0 ? `You are ahead of your best rival by ${points(ahead)}.` : `Your best rival is ahead by ${points(-ahead)}.`;
}

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep': {
        const chance = `${board.chance(fact.chance)} with ${rolls(fact.left)}`;
        if (fact.lacks === undefined) return `You could go for the ${card(fact.card)}: ${chance}.`;
        return `The ${card(fact.card)} is ${fact.lacks === 1 ? '1 die' : `${fact.lacks} dice`} away: ${chance}.`;
      }
      case 'lookRoll':
        return `Nothing here is worth keeping. You have ${rolls(fact.left)} left; if you reach no one, the penalty is ${board.points(fact.penalty)}.`;
      case 'lookTake':
        return `You have reached ${citizens(fact.reached)}. You could roll on (${rolls(fact.left)}), but whoever reaches no one gets ${board.points(fact.penalty)}.`;
      case 'lookChoose':
        return `No roll left, and ${citizens(fact.reached)} reached. ${standing(fact.ahead, board.points)}`;
      case 'lookStop':
        return `This roll leads nowhere. The penalty is ${board.points(fact.penalty)}. ${standing(fact.ahead, board.points)}`;
      case 'lookGive':
        return `The dragon brings ${board.points(fact.cost)}. You have ${fact.own}, your best rival ${fact.most}: who is the most dangerous?`;
      case 'lookExtra':
        return `${standing(fact.ahead, board.points)} If you reach no one: ${board.points(fact.penalty)}. Is the extra turn worth it?`;
      case 'keeps':
        return `Keep ${fact.faces.join(' ')}; ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'kept': {
        const what = fact.faces.length > 0 ? `kept ${fact.faces.join(' ')}` : 'rerolled all six';
        return `With ${fact.dice.join(' ')}, ${who.isYou(fact.seat) ? 'you' : who.name(fact.seat)} ${what}.`;
      }
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches': {
        const points = board.points(fact.points);
        const what = citizenOf(fact.card).kind === 'dragon' ? `It costs a rival ${points}` : `It brings ${points}`;
        return `${needed(fact.needs, card(fact.card))} ${what} (chance: ${board.chance(fact.chance)}).`;
      }
      case 'anybody':
        return fact.chance > 0.995
          ? 'You will reach someone in any case.'
          : `If you reach no one, you take the penalty, ${board.points(fact.penalty)}: that happens ${board.chance(1 - fact.chance)} of the time.`;
      case 'brings': {
        const place = fact.location > 0 ? `, ${fact.location} of them for the location that comes along` : '';
        return `It brings you ${board.points(fact.points)} at once${place}.`;
      }
      case 'bringsMost':
        return 'Nobody else in the row would bring you more.';
      case 'hurts':
        return `It costs a rival ${board.points(fact.points)}.`;
      case 'tooFar':
        return fact.chance < 0.01
          ? `The ${card(fact.card)} would bring more, but is as good as out of reach.`
          : `The ${card(fact.card)} would bring more, but rolling on works only ${board.chance(fact.chance)} of the time.`;
      case 'fourRolls':
        return 'With the elf on top of your pile, your next turn has four rolls.';
      case 'anotherTurn':
        return 'The apprentice gives you another full turn.';
      case 'endsAhead':
        return fact.points < 0
          ? `It ends the game, and you would be ${board.points(-fact.points)} behind.`
          : `It ends the game, and you are ${board.points(fact.points)} ahead.`;
      case 'leads':
        return `${who.name(fact.seat)} is ahead of your other rivals, with ${board.points(fact.points)}.`;
      default:
        fact satisfies never;
        return undefined;
    }
  },
};
