/** What happened, for the log. */

import type { GameEvent, Who } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { FIRST_ALLIED, FOOD, MONEY, RESOURCE, VOTE } from '../pieces.ts';
import {
  amount,
  amounts,
  between,
  card,
  change,
  culture,
  does,
  large,
  listed,
  name,
  plural,
  possessive,
  price,
  ROMAN,
  signed,
  tile,
  workerOf,
} from './en-grammar.ts';
import { names } from './en-names.ts';

export function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as PatchistoryEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'era':
      return `Era ${ROMAN[it.era]} begins.`;
    case 'round':
      return `Era ${ROMAN[it.era]}, round ${it.round + 1}: ${name(it.first, who)} ${who.isYou(it.first) ? 'are' : 'is'} first player.`;
    case 'offered':
      return `On offer: ${tile(it.shows)}.`;
    case 'waited':
      return `${does(it.seat, who, 'waits', 'wait')}.`;
    case 'pawned':
      return `${does(it.seat, who, 'has', 'have')} no money and ${who.isYou(it.seat) ? 'turn' : 'turns'} ${culture(it.culture)} into 1 money.`;
    case 'bid':
      return `${does(it.seat, who, 'bids', 'bid')} ${amount(MONEY, it.stake)} on ${tile(it.shows)}.`;
    case 'chose':
      return `${does(it.seat, who, 'has', 'have')} chosen.`;
    case 'bidShown':
      return `${does(it.seat, who, 'shows', 'show')} a bid of ${amount(MONEY, it.stake)} on ${tile(it.shows)}.`;
    case 'won':
      return `${does(it.seat, who, 'gets', 'get')} ${tile(it.shows)} and ${who.isYou(it.seat) ? 'pay' : 'pays'} ${amount(MONEY, it.paid)}.`;
    case 'took':
      return `Vasco da Gama: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'take' : 'takes'} ${tile(it.shows)} for free.`;
    case 'patched':
      return who.isYou(it.seat) ? 'You patch the tile into your territory.' : `${who.name(it.seat)} patches the tile into their territory.`;
    case 'discarded':
      return `${does(it.seat, who, 'discards', 'discard')} ${tile(it.shows)}.`;
    case 'settled':
      switch (it.from) {
        case 'track':
          return `${does(it.seat, who, 'places', 'place')} a new worker.`;
        case 'route':
          return `${workerOf(it.seat, who)} comes home.`;
        default:
          return `The place was crowded: ${workerOf(it.seat, who, 'one')} makes room.`;
      }
    case 'homeless':
      return `No free place: ${workerOf(it.seat, who, 'one')} goes back to the track.`;
    case 'returned':
      return `${large(it.effect).name}: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'return' : 'returns'} a worker to the track.`;
    case 'allied':
      return who.isYou(it.b)
        ? `You and ${who.name(it.a)} are allies now.`
        : `${who.isYou(it.a) ? 'You' : who.name(it.a)} and ${who.name(it.b)} are allies now.`;
    case 'calledOff':
      return `The war between ${between(it.from, it.to, who)} is called off.`;
    case 'found':
      return `Columbus shows ${name(it.seat, who)} ${listed(it.shows.map(tile))}.`;
    case 'kept':
      return `${does(it.seat, who, 'keeps', 'keep')} ${tile(it.shows)}.`;
    case 'effect':
      return `${large(it.effect).name}: ${change(it.seat, it.goods, who)}.`;
    case 'declined':
      return `${does(it.seat, who, 'does', 'do')} not use ${large(it.effect).name}.`;
    case 'aidOffered':
      return `${does(it.seat, who, 'offers', 'offer')} ${name(it.to, who)} aid: ${amounts(it.goods)}.`;
    case 'aidAnswered':
      return `${does(it.seat, who, it.yes ? 'accepts' : 'refuses', it.yes ? 'accept' : 'refuse')} the aid: ${culture(it.culture)} for ${name(it.to, who)}.`;
    case 'menaced':
      return `${does(it.seat, who, 'threatens', 'threaten')} ${name(it.to, who)} and ${who.isYou(it.seat) ? 'take' : 'takes'} ${amount(it.good, it.n)}.`;
    case 'broke':
      return `${does(it.seat, who, 'breaks', 'break')} the alliance with ${name(it.to, who)}, for ${amount(VOTE, it.votes)}.`;
    case 'traded':
      return `${does(it.seat, who, 'sends', 'send')} a worker on a route, ${price(FOOD, it.food)}.`;
    case 'exchanged':
      return `${does(it.seat, who, 'exchanges', 'exchange')} ${amount(it.good, it.n)} for ${amounts(it.into)}.`;
    case 'trained':
      return `${does(it.seat, who, 'trains', 'train')} a worker, ${price(FOOD, it.food)}.`;
    case 'honoured': {
      const paid = price(it.what === 'heroes' ? FOOD : RESOURCE, it.paid);
      return `${does(it.seat, who, 'honours', 'honour')} the ${it.what}, ${paid}: ${culture(it.culture)}.`;
    }
    case 'road':
      return `${does(it.seat, who, 'builds', 'build')} a main route to ${name(it.to, who)}, ${price(RESOURCE, it.resources)}.`;
    case 'reclaimed':
      return `${does(it.seat, who, 'reclaims', 'reclaim')} a square, ${price(RESOURCE, it.resources)}.`;
    case 'built':
      return `${does(it.seat, who, 'puts', 'put')} up a building, ${price(RESOURCE, it.resources)}.`;
    case 'bombed':
      return `Stealth Bomber: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'lay' : 'lays'} one of ${who.isYou(it.to) ? 'your' : possessive(who.name(it.to))} squares fallow.`;
    case 'drew':
      return `${does(it.seat, who, 'draws', 'draw')} a building tile.`;
    case 'campaigned':
      return `${does(it.seat, who, 'campaigns', 'campaign')} with ${plural(it.points, 'point')}: ${amount(VOTE, it.votes)}.`;
    case 'done':
      return `${does(it.seat, who, 'is', 'are')} done with ${it.phase}.`;
    case 'walked':
      return `${does(it.seat, who, 'moves', 'move')} a worker at home.`;
    case 'advanced': {
      const spaces = it.route < FIRST_ALLIED ? names.mainSpaces : names.alliedSpaces;
      return `${workerOf(it.seat, who)} travels on: ${spaces[it.space]?.name}.`;
    }
    case 'rested':
      return `${workerOf(it.seat, who)} goes to rest.`;
    case 'negotiated': {
      const colour = (bit: number) => ((it.red & bit) === 0 ? 'blue' : 'red');
      const shown = `${name(it.from, who)} ${colour(1)}, ${name(it.to, who)} ${colour(2)}`;
      return `Negotiation: ${shown}. ${it.red === 0 ? 'Peace' : 'War is declared'}.`;
    }
    case 'alliance':
      return `${it.yes ? 'An alliance' : 'No alliance'} between ${between(it.from, it.to, who)}.`;
    case 'warBegan':
      return `War between ${name(it.from, who)} (power ${it.powers[0]}) and ${name(it.to, who)} (power ${it.powers[1]}).`;
    case 'mustered':
      return `${large(it.effect).name}: ${it.power} more power for ${name(it.seat, who)}.`;
    case 'committed':
      return `${does(it.seat, who, 'commits', 'commit')} ${amounts([0, it.resources, 0, 0, it.votes])}.`;
    case 'warEnded': {
      const [one, other] = it.powers;
      if (it.winner < 0) return `The war ends ${one} to ${other}: nobody wins.`;
      const power = it.winner === it.from ? `${one} to ${other}` : `${other} to ${one}`;
      const loser = it.winner === it.from ? it.to : it.from;
      const taken = it.taken === 0 ? '' : `, and ${culture(it.taken)} from ${name(loser, who)}`;
      return `${does(it.winner, who, 'wins', 'win')} the war, ${power}: ${culture(it.prize)}${taken}.`;
    }
    case 'produced':
      return `${does(it.seat, who, 'produces', 'produce')} ${amounts(it.goods)}.`;
    case 'brought':
      return `The routes bring ${name(it.seat, who)} ${amounts(it.goods)}.`;
    case 'fed': {
      const short = it.culture === 0 ? '' : `; food runs short, and ${culture(it.culture)} is lost`;
      return `${does(it.seat, who, 'feeds', 'feed')} the workers with ${amount(FOOD, it.food)}${short}.`;
    }
    case 'maintained': {
      const short = it.culture === 0 ? '' : `; it is not enough, and ${culture(it.culture)} is lost`;
      return `Upkeep of heroes and wonders: ${name(it.seat, who)} ${who.isYou(it.seat) ? 'pay' : 'pays'} ${amounts([it.food, it.resources])}${short}.`;
    }
    case 'cardsShown':
      return `Prosperity cards: ${listed(it.cards.map(card))}.`;
    case 'voted': {
      const votes = it.votes.map((n, seat) => `${name(seat, who)} ${n}`);
      return `Votes for ${card(it.card)}: ${votes.join(', ')}.`;
    }
    case 'dropped':
      return it.all ? 'Several cards share the fewest votes: none counts.' : `Fewest votes: ${listed(it.cards.map(card))} does not count.`;
    case 'counted': {
      const shares = it.culture.map((n, seat) => `${name(seat, who)} ${n === 0 ? '0' : signed(n)}`);
      return `${card(it.card)}, ${amount(VOTE, it.votes)}: ${shares.join(', ')}.`;
    }
    case 'eraEnded':
      return `Era ${ROMAN[it.era]} is over.`;
    case 'ended':
      return 'Game over: culture decides.';
    case 'undo':
      return `${does(it.seat, who, 'undoes', 'undo')} the last move.`;
    default:
      it satisfies never;
      return undefined;
  }
}
