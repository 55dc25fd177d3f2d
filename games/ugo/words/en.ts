import type { GameEvent, Refusal, Who } from '#engine';
import { type Card, type Colour, colourOf, DECK, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './en-tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['red', 'blue', 'green', 'yellow', 'grey'];
const lands = ['hills', 'lakes', 'meadows', 'fields', 'mountains'];

const colourName = (colour: Colour) => colours[colour]!;
const card = (card: Card) => `${colourName(colourOf(card))} ${faceValue(card)}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const farmers = (n: number) => (n === 1 ? '1 farmer' : `${n} farmers`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const possessive = (name: string) => `${name}’s`;

/** "Anna plays", "You play". */
const does = (seat: number, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as UgoEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'dealt': {
      const leads = who.isYou(it.leader) ? 'you lead' : `${who.name(it.leader)} leads`;
      return `Round ${it.round + 1}: ${who.isYou(it.dealer) ? 'you deal' : `${who.name(it.dealer)} deals`}, ${leads}.`;
    }
    case 'played':
      return `${does(it.seat, who, 'plays', 'play')} the ${card(it.card)}.`;
    case 'won':
      return `${does(it.seat, who, 'wins', 'win')} the trick with the ${card(it.card)}.`;
    case 'farmers': {
      const full = it.got === 0 ? 'all places are full' : 'only 1 place was free';
      const short = it.dry ? (it.got === 0 ? 'the pool is empty' : 'only 1 was left in the pool') : full;
      const got = it.got === it.earned ? '' : `, but ${short}`;
      return `${does(it.seat, who, 'earns', 'earn')} ${farmers(it.earned)} for the ${card(it.card)}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `${card(top)} on space ${it.spaces[i]! + 1}`);
      return `${does(it.seat, who, 'lays', 'lay')} the trick: ${places.join(', ')}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'you' : who.name(seat)} ${signed(n)}`);
      return `End of round ${it.round + 1}: ${points.join(', ')}.`;
    }
    case 'undo':
      return `${does(it.seat, who, 'undoes', 'undo')} the last move.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = colourName(Number(why.colour));
  switch (why.rule) {
    case 'U2.1':
      return `It’s ${possessive(who.name(Number(why.seat)))} turn. Please wait for yours.`;
    case 'U2.2':
      return `You don’t have the ${card(DECK[Number(why.card)]!)}. Play a card from your own hand.`;
    case 'U2.3':
      return `${capital(colour)} was led and you have ${colour}, so play a ${colour} card.`;
    case 'U2.7':
      return 'You have no trick to lay right now.';
    case 'U3.1':
      if (why.colour !== undefined) return `Every card you won has to be laid: ${colour} is still missing.`;
      return who.isYou(Number(why.seat))
        ? 'First lay the trick you have won.'
        : `${who.name(Number(why.seat))} has to lay the trick first. One moment, please.`;
    case 'U3.2':
      return `All ${colour} cards go on one space: choose just one of them for the top.`;
    case 'U3.3':
      return `You already have ${colour} on space ${Number(why.space) + 1}: its cards go there, on top of the pile.`;
    case 'U3.5':
      return `The ${card(DECK[Number(why.card)]!)} is not one of the cards you have just won: put one of those on top.`;
    case 'U6.2':
    case 'E2':
      return 'The game is over: there is nothing left to play.';
    case 'E1':
      return 'That is not a move of this game. Choose one of the highlighted moves.';
    case 'E3':
      return 'You can only undo your own last move, before anyone else moves and before new cards are dealt.';
    default:
      return 'The rules don’t allow this. Choose one of the highlighted moves.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline,
  options: {
    rounds: {
      name: 'Rounds',
      about: 'How many rounds a game has. The rulebooks play four.',
      values: { 1: 'One round', 2: 'Two rounds', 3: 'Three rounds', 4: 'Four rounds' },
    },
    pool: {
      name: 'Farmers with two players',
      about: 'In the Kosmos edition two players share twelve farmers a round. The rulebooks we follow have enough for everybody.',
      values: { full: 'Enough for everybody', twelve: 'Twelve to share' },
    },
  },
  endings: { rounds: 'All rounds have been played' },
  orders: {
    forced: {
      name: 'My only legal card',
      about: 'When you must follow and have just one card of that colour, or only one card left, it is played for you at once.',
    },
  },
  row: (what, n) => (what === 'round' ? `Round ${n}` : what),
  event,
  refusal,
  colours,
  lands,
  card,
  board: {
    yourHand: 'Your hand',
    handOf: (name) => `${possessive(name)} hand`,
    trick: 'Trick',
    kingdomOf: (name) => `${possessive(name)} kingdom`,
    yourKingdom: 'Your kingdom',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    trickNumber: (trick) => `Trick ${trick}`,
    leads: 'leader',
    dealer: 'dealer',
    ledColour: (colour) => `${capital(colourName(colour))} was led`,
    space: ({ n, top, buried, farmers: has, needs, worth }) => {
      const below = buried === 0 ? '' : buried === 1 ? ' on top of 1 card' : ` on top of ${buried} cards`;
      const pile = top === undefined ? 'no card' : `${card(top)}${below}`;
      return `Space ${n}: ${pile}, ${has} of ${farmers(needs)}, worth ${signed(worth)}`;
    },
    farmers,
    worth: 'Worth now',
    total: 'Total',
    points: (n) => (Math.abs(n) === 1 ? `${signed(n)} point` : `${signed(n)} points`),
    cardsLeft: (n) => (n === 1 ? '1 card left' : `${n} cards left`),
    turnPlay: (seat, who) => (who.isYou(seat) ? 'Your turn: play a card' : `${possessive(who.name(seat))} turn to play`),
    turnLay: (seat, who) => (who.isYou(seat) ? 'Your trick: lay the cards' : `${who.name(seat)} is laying the trick`),
    wonTrick: (seat, who) => `${does(seat, who, 'wins', 'win')} the trick`,
    layTitle: 'Lay the cards you have won',
    layHelp: 'Put the new colours in order and choose the top card of each pile. Only top cards score.',
    layTop: (colour) => `Top card of ${colourName(colour)}`,
    layConfirm: 'Lay them like this',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    roundScores: 'Points by round',
    counted: (round) => `End of round ${round}`,
    nextRound: 'Next round',
    seePile: 'See the whole pile',
    winning: 'winning',
    close: 'Close',
    ahead: (chosen) => `The ${card(chosen)} will be played as soon as it’s your turn. Choose it again to cancel it.`,
  },
  about: () => import('./en-about.ts').then((m) => m.about),
  hints: () => import('./en-hints.ts').then((m) => m.hints),
  lessons: () => import('./en-lessons.ts').then((m) => m.lessons),
  count: () => import('./en-count.ts').then((m) => m.count),
  examples: () => import('./en-examples.ts').then((m) => m.examples),
  chapters: () => import('./en-rules.ts').then((m) => m.chapters),
};
