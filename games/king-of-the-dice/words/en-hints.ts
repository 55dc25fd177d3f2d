import type { HintWords } from '#engine';
import type { KingFact } from '../facts.ts';
import { citizenOf } from '../pieces.ts';
import type { KingWords } from './words.ts';

export const hints: HintWords = {
  say(said, who, words) {
    const fact = said as KingFact;
    const { board, card } = words as KingWords;
    switch (fact.kind) {
      case 'lookKeep':
        return 'Roll again, but not with all your dice. Which ones are worth keeping?';
      case 'lookRoll':
        return 'Nothing here is worth keeping: think of a fresh start.';
      case 'lookTake':
        return 'You have reached someone good enough. Is it time to stop?';
      case 'lookChoose':
        return 'You have no roll left. What helps you most?';
      case 'lookStop':
        return 'This roll leads nowhere.';
      case 'lookGive':
        return 'Who is the most dangerous rival?';
      case 'lookExtra':
        return 'Is the extra turn worth it?';
      case 'keeps':
        return `Keep ${fact.faces.join(' ')}; ${board.rollAgain(fact.rolled).toLowerCase()}`;
      case 'rollsAll':
        return board.roll;
      case 'takes':
        return fact.leaves ? board.takeWithout(citizenOf(fact.card).kind) : board.take(fact.card);
      case 'stops':
        return board.noneReached(fact.penalty);
      case 'reaches':
        return `${board.chance(fact.chance)} for the ${card(fact.card)}: ${board.points(fact.points)}.`;
      case 'anybody':
        return fact.chance > 0.995
          ? 'You will reach someone in any case.'
          : `${board.chance(fact.chance)} to reach anyone at all. Otherwise, the penalty: ${board.points(fact.penalty)}.`;
      case 'brings':
        return `It brings you ${board.points(fact.points)} at once.`;
      case 'hurts':
        return `It costs a rival ${board.points(fact.points)}.`;
      case 'tooFar':
        return `Rolling on for the ${card(fact.card)} works only ${board.chance(fact.chance)} of the time.`;
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
