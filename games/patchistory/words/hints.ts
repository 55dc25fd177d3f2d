/** What is said where somebody asks for a hint: the same facts in every language. */

import type { HintWords, Language } from '#engine';
import type { PatchistoryFact } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

interface Sentences {
  readonly colon: string;
  /** Asks whether an action would be something. */
  action(name: string): string;
  readonly bid: string;
  readonly wait: string;
  readonly put: string;
  readonly workers: string;
  readonly done: string;
  readonly effect: string;
  readonly levels: string;
  readonly goods: string;
  more(culture: string): string;
}

/** "+2 x, −1 y": what is 0 is left out. */
const changed = (all: readonly number[], say: (which: number, n: number) => string) =>
  all.flatMap((n, which) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${say(which, Math.abs(n))}`])).join(', ');

export function hintsIn(language: Language, said: Sentences): HintWords {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const about = (what: string | undefined, told: string | undefined) => `${what}${said.colon} ${told}`;
  return {
    say(told, who, words) {
      const fact = told as PatchistoryFact;
      const { actions, amount, board, buttons, cards, event, levels, steps } = words as PatchistoryWords;
      switch (fact.kind) {
        case 'lookStep':
          return about(steps[fact.step].name, steps[fact.step].about);
        case 'lookAction': {
          const action = actions[fact.action as Action];
          return `${said.action(action.name)} ${action.about}`;
        }
        case 'lookBid':
          return said.bid;
        case 'lookWait':
          return said.wait;
        case 'lookPut':
          return said.put;
        case 'lookWorkers':
          return said.workers;
        case 'lookDone':
          return said.done;
        case 'lookEffect':
          return said.effect;
        case 'where': {
          const spots = fact.spots.map(([row, column]) => board.spot(row, column));
          return `${event(fact.told, who)?.replace(/\.$/, '')} (${spots.join(' → ')}).`;
        }
        case 'button':
          return buttons[fact.button as keyof typeof buttons];
        case 'playsCard':
          return about(cards[fact.card]?.name, cards[fact.card]?.about);
        case 'givesVotes':
          return about(cards[fact.card]?.name, amount(VOTE, fact.n));
        case 'levels':
          return about(said.levels, `${changed(fact.levels, (letter, n) => `${n} ${levels[letter]?.name}`)}.`);
        case 'goods':
          return about(said.goods, `${changed(fact.goods, amount)}.`);
        case 'cultureMore':
          return said.more(whole.format(fact.culture));
        default:
          fact satisfies never;
          return undefined;
      }
    },
  };
}
