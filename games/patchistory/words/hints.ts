/** What is said where somebody asks for a hint: the same facts in every language. */

import type { HintWords, Language } from '#engine';
import { listIn } from '#engine/words';
import type { PatchistoryFact, Stake } from '../facts.ts';
import type { Action } from '../heroes/effect.ts';
import { MONEY, VOTE } from '../pieces.ts';
import type { PatchistoryWords } from './words.ts';

interface Sentences {
  readonly colon: string;
  /** Asks whether an action would be something. */
  action(name: string): string;
  bid(tile: string, own: string, bid: number): string;
  readonly wait: string;
  readonly put: string;
  readonly workers: string;
  readonly done: string;
  readonly effect: string;
  /** What is at stake. */
  money(own: string, bid: number): string;
  food(need: number, has: number, makes: number): string;
  level(name: string, own: number, most: number): string;
  march(workers: number, transport: number): string;
  facing(name: string, own: number, theirs: number, defence: number): string;
  powers(name: string, own: number, theirs: number): string;
  votes(own: string): string;
  offered(name: string, goods: string): string;
  readonly levels: string;
  readonly goods: string;
  grows(squares: number): string;
  /** The names of levels. */
  leads(levels: string): string;
  more(culture: string): string;
}

/** "+2 x, −1 y": what is 0 is left out. */
const changed = (all: readonly number[], say: (which: number, n: number) => string) =>
  all.flatMap((n, which) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${say(which, Math.abs(n))}`])).join(', ');

export function hintsIn(language: Language, said: Sentences): HintWords {
  const list = listIn(language === 'en' ? 'en-GB' : language);
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const about = (what: string | undefined, told: string | undefined) => `${what}${said.colon} ${told}`;
  return {
    say(told, who, words) {
      const fact = told as PatchistoryFact;
      const { actions, amount, amounts, board, buttons, cards, event, large, levels, steps, tile } = words as PatchistoryWords;
      const atStake = (stake: Stake): string => {
        switch (stake.kind) {
          case 'money':
            return said.money(amount(MONEY, stake.own), stake.bid);
          case 'food':
            return said.food(stake.need, stake.has, stake.makes);
          case 'level':
            return said.level(levels[stake.letter]?.name ?? '', stake.own, stake.most);
          case 'points':
            return `${board.points(stake.left, stake.all)}.`;
          case 'march':
            return said.march(stake.workers, stake.transport);
          case 'facing':
            return said.facing(who.name(stake.seat), stake.own, stake.theirs, stake.defence);
          case 'powers':
            return said.powers(who.name(stake.seat), stake.own, stake.theirs);
          case 'votes':
            return said.votes(amount(VOTE, stake.own));
          case 'offered':
            return said.offered(who.name(stake.seat), amounts(stake.goods));
          default:
            return stake satisfies never;
        }
      };
      switch (fact.kind) {
        case 'lookStep':
          return about(steps[fact.step].name, atStake(fact.stake));
        case 'lookAction':
          return `${said.action(actions[fact.action as Action].name)} ${atStake(fact.stake)}`;
        case 'lookBid':
          return said.bid(tile(fact.shows), amount(MONEY, fact.own), fact.bid);
        case 'lookWait':
          return `${said.wait} ${atStake(fact.stake)}`;
        case 'lookPut':
          return `${said.put} ${atStake(fact.stake)}`;
        case 'lookWorkers':
          return `${said.workers} ${atStake(fact.stake)}`;
        case 'lookDone':
          return `${said.done} ${atStake(fact.stake)}`;
        case 'lookEffect':
          return `${said.effect} ${atStake(fact.stake)}`;
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
        case 'shows':
          return about(large(fact.id).name, large(fact.id).about);
        case 'grows':
          return said.grows(fact.squares);
        case 'leadsIn':
          return said.leads(list.format(fact.letters.map((letter) => levels[letter]?.name ?? '')));
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
