import type { GameEvent, Refusal, Who } from '#engine';
import { type Card, type Colour, colourOf, faceValue, type UgoEvent } from '../pieces.ts';
import { tagline } from './tagline.ts';
import type { UgoWords } from './words.ts';

const colours = ['red', 'blue', 'green', 'yellow', 'grey'];
const lands = ['hills', 'lakes', 'meadows', 'fields', 'mountains'];

const colourName = (colour: Colour) => colours[colour] as string;
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
      const gets = who.isYou(it.seat) ? 'get' : 'gets';
      const got = it.got === it.earned ? '' : `, but ${gets} ${it.got === 0 ? 'none' : `only ${it.got}`}`;
      return `${does(it.seat, who, 'earns', 'earn')} ${farmers(it.earned)} for the ${card(it.card)}${got}.`;
    }
    case 'laid': {
      const places = it.tops.map((top, i) => `${card(top)} on space ${(it.spaces[i] as number) + 1}`);
      return `${does(it.seat, who, 'lays', 'lay')} the trick: ${places.join(', ')}.`;
    }
    case 'scored': {
      const points = it.points.map((n, seat) => `${who.isYou(seat) ? 'you' : who.name(seat)} ${signed(n)}`);
      return `Round ${it.round + 1} is counted: ${points.join(', ')}.`;
    }
    case 'undo':
      return `${does(it.seat, who, 'takes', 'take')} the last move back.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const colour = colourName(Number(why.colour));
  switch (why.rule) {
    case 'U2.1':
      return `It is ${possessive(who.name(Number(why.seat)))} turn. Yours will come.`;
    case 'U2.2':
      return `You do not hold the ${card(Number(why.card))}. Play a card from your own hand.`;
    case 'U2.3':
      return `${capital(colour)} was led and you hold ${colour}, so play a ${colour} card.`;
    case 'U2.7':
      return 'You have no won trick to lay just now.';
    case 'U3.1':
      if (why.colour !== undefined) return `Every card you won has to be laid: ${colour} is still missing.`;
      return who.isYou(Number(why.seat))
        ? 'First lay the trick you have won.'
        : `${who.name(Number(why.seat))} has to lay the won trick first. Give them a moment.`;
    case 'U3.2':
      return `All ${colour} cards go on one space: choose just one of them for the top.`;
    case 'U3.3':
      return `You already have ${colour} on space ${Number(why.space) + 1}: its cards go there, on top of the pile.`;
    case 'U3.5':
      return `The ${card(Number(why.card))} is not one of the cards you have just won: put one of those on top.`;
    case 'U6.2':
    case 'E2':
      return 'The game is over: there is nothing left to play.';
    case 'E1':
      return 'That is not a move of this game. Choose one of the moves that are lit.';
    case 'E3':
      return 'You can take back only your own last move, before anybody else moves and before new cards are dealt.';
    default:
      return 'The rules do not allow this. Choose one of the moves that are lit.';
  }
}

export const words: UgoWords = {
  title: 'U GO!',
  tagline: tagline.en,
  options: {
    rounds: {
      name: 'Rounds',
      about: 'How many rounds make a game. The rulebooks play four.',
      values: { 1: 'One round', 2: 'Two rounds', 3: 'Three rounds', 4: 'Four rounds' },
    },
    pool: {
      name: 'Farmers for two',
      about: 'In the Kosmos edition two players share twelve farmers a round. The rulebooks we follow have enough for everybody.',
      values: { full: 'Enough for everybody', twelve: 'Twelve to share' },
    },
  },
  endings: { rounds: 'All rounds have been played' },
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
    leads: 'leads',
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
    layOrder: 'New colours, from left to right',
    layTop: (colour) => `Top card of ${colourName(colour)}`,
    layConfirm: 'Lay them like this',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    roundScores: 'Points by round',
    counted: (round) => `Round ${round} is counted`,
    nextRound: 'Next round',
    seePile: 'See the whole pile',
    winning: 'winning',
    close: 'Close',
  },
  chapters: [
    {
      id: 'U1',
      title: 'What you play with',
      rules: [
        {
          id: 'U1.1',
          text: 'There are 45 land cards in five colours: red hills, blue lakes, green meadows, yellow fields and grey mountains. Every colour has the values 0 to 8, each of them once.',
        },
        {
          id: 'U1.2',
          text: 'Two, three or four of you play. Each rules a kingdom: a row of five spaces, which from left to right need 1, 1, 2, 3 and 4 farmers to work them. The first two spaces come with their farmer; the nine other places start empty.',
        },
        {
          id: 'U1.3',
          text: 'Each round begins with a shuffle of all 45 cards. Everybody gets ten of them, however many of you there are. The rest is put aside, unseen, until the round is over.',
        },
        {
          id: 'U1.4',
          text: 'Whoever sits to the left of the dealer leads the first trick, and the deal moves on clockwise with each round. The first dealer is drawn by lot (our ruling: the rulebooks leave it open).',
        },
        { id: 'U1.5', text: 'A game is four rounds long. Option: a table can choose to play one, two or three.' },
      ],
    },
    {
      id: 'U2',
      title: 'Playing a trick',
      rules: [
        {
          id: 'U2.1',
          text: 'A round has ten tricks. In each of them the leader plays a card, then the others, clockwise, one card each.',
        },
        { id: 'U2.2', text: 'You play from your own hand, and you never draw: ten cards, ten tricks.' },
        {
          id: 'U2.3',
          text: 'If you lead, play what you like. If you do not, and you hold the colour that was led, you must follow with a card of that colour, even one that hurts you.',
        },
        {
          id: 'U2.4',
          text: 'Without the led colour you are free to play any card. And nobody is ever forced to beat the cards on the table.',
        },
        {
          id: 'U2.5',
          text: 'The highest value wins the trick, in whatever colour: a green 8 beats a blue 7 even if blue was led. (A 0, then, wins only if everybody plays a 0.)',
        },
        {
          id: 'U2.6',
          text: 'If the highest value is there more than once, the card in the led colour wins. If none of them is in that colour, the one that came first wins.',
        },
        { id: 'U2.7', text: 'The winner takes all the cards of the trick, and leads the next one.' },
      ],
    },
    {
      id: 'U3',
      title: 'Laying what you won',
      rules: [
        {
          id: 'U3.1',
          text: 'If you win a trick, all its cards go into your kingdom, the unwelcome ones too. You lay them before the next trick begins; after the tenth, before the points are counted.',
        },
        { id: 'U3.2', text: 'Sort them by colour: one colour to a space, one space to a colour.' },
        { id: 'U3.3', text: 'A colour that you already have goes on top of its own pile.' },
        {
          id: 'U3.4',
          text: 'A colour that is new to you takes the leftmost free space; you leave no gaps. If several are new, their order is up to you: the further right, the more farmers they will need.',
        },
        {
          id: 'U3.5',
          text: 'If you win several cards of one colour, choose which of them ends up on top. Whatever lay there before is buried, however high it was: a 0 can land on your 8.',
        },
        { id: 'U3.6', text: 'Once the next card has been played, everything stays where it lies.' },
        { id: 'U3.7', text: 'If there is only one way to lay the cards, it is done for you (our ruling).' },
      ],
    },
    {
      id: 'U4',
      title: 'Farmers',
      rules: [
        {
          id: 'U4.1',
          text: 'The winner of a trick gets the farmers on the winning card: two for a 3, 4 or 5, one for a 6 or 7, none for a 0 or an 8.',
        },
        {
          id: 'U4.2',
          text: 'A 1 pays when it loses: one farmer if the winning card has the same colour as your 1, two if it has another.',
        },
        {
          id: 'U4.3',
          text: 'A 2 pays when it loses to another colour: one farmer. If the winning card has the same colour as your 2, you get nothing.',
        },
        {
          id: 'U4.4',
          text: 'A 1 or 2 that wins brings no farmer. Always look at the colour of the winning card, which may not be the one that was led, and look at each losing 1 or 2 on its own.',
        },
        { id: 'U4.5', text: 'Farmers fill your kingdom from left to right: each goes to the first empty place.' },
        { id: 'U4.6', text: 'When all nine places are taken, farmers you earn beyond that are lost (our ruling).' },
        {
          id: 'U4.7',
          text: 'Option for two players, from the Kosmos edition: you share a pool of twelve farmers in each round, and once it is empty nobody gets any more. If both of you earn some in one trick, the winner of the trick is served first (our ruling).',
        },
      ],
    },
    {
      id: 'U5',
      title: 'Counting points',
      rules: [
        { id: 'U5.1', text: 'When the tenth trick has been laid the round is over and every kingdom is counted, space by space.' },
        { id: 'U5.2', text: 'A space with cards and all its farmers scores the value of its top card. The cards below score nothing.' },
        {
          id: 'U5.3',
          text: 'A space with all its farmers but no card scores the points printed on it: 1 on the third space, 3 on the fourth, 5 on the fifth. The first two have none.',
        },
        {
          id: 'U5.4',
          text: 'A space with cards but too few farmers costs you 5 points for each farmer missing, and its top card scores nothing. Yes, you can end up below zero.',
        },
        { id: 'U5.5', text: 'A space with no card and too few farmers scores nothing and costs nothing.' },
        { id: 'U5.6', text: 'Printed points never add to a card: with a 0 on top, a fully farmed space scores 0.' },
      ],
    },
    {
      id: 'U6',
      title: 'Winning the game',
      rules: [
        { id: 'U6.1', text: 'For the next round the kingdoms are cleared and every earned farmer goes home. Only your points stay.' },
        { id: 'U6.2', text: 'After the last round, add up all rounds: the highest total wins.' },
        { id: 'U6.3', text: 'If several of you share the highest total, you share the victory (our ruling).' },
      ],
    },
    {
      id: 'U7',
      title: 'Open and secret',
      rules: [
        {
          id: 'U7.1',
          text: 'Everybody may look through the cards in all kingdoms, the buried ones too, and count the cards in every hand (our ruling). What is in a hand, and what was put aside, stays secret.',
        },
      ],
    },
  ],
};
