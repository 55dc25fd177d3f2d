import type { GameEvent, Refusal, Seat, Who } from '#engine';
import { isKept } from '../dice.ts';
import {
  type Card,
  citizenOf,
  DECK,
  FIRST_LOCATION,
  FIRST_PENALTY,
  type Kind,
  type KingEvent,
  NO_CARD,
  placeOf,
  pointsOf,
  type Wish,
} from '../pieces.ts';
import { lacks } from './en-lacks.ts';
import { tagline } from './en-tagline.ts';
import type { KingWords } from './words.ts';

const colours = ['red', 'green', 'blue'];
const places = ['City', 'Mine', 'Workshop', 'Orc village', 'Enchanted forest'];
const kinds: Readonly<Record<Kind, string>> = {
  bourgeois: 'Bourgeois',
  elf: 'Elf',
  dwarf: 'Dwarf',
  gnome: 'Gnome',
  orc: 'Orc',
  kobold: 'Mushroom kobold',
  apprentice: 'Apprentice',
  fairy: 'Fairy',
  hypnotist: 'Hypnotist',
  dragon: 'Dragon',
};
const effects: Partial<Record<Kind, string>> = {
  elf: 'If it is on top of your pile when your turn begins, you have four rolls.',
  apprentice: 'You may play another full turn.',
  fairy: 'Each of your fairies is worth as many points as you have fairies.',
  hypnotist: 'The citizen to its right comes along.',
  dragon: 'Give it to an opponent, who gets the minus points.',
};
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number) => (Math.abs(n) === 1 ? `${signed(n)} point` : `${signed(n)} points`);
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
const possessive = (name: string) => `${name}’s`;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wish(wish: Wish): string {
  switch (wish.kind) {
    case 'parity':
      return wish.odd ? 'all odd' : 'all even';
    case 'run':
      return `run of ${wish.length}`;
    case 'number':
      return `${numbers[wish.n]} ${wish.face}s`;
    case 'colours':
      return wish.need.flatMap((n, colour) => (n > 0 ? [`${n} ${colours[colour]}`] : [])).join(', ');
    case 'groups':
      return wish.sizes.map((size) => `${size} alike`).join(', ');
    case 'oneColour':
      return `${wish.n} of one colour`;
    case 'sumAtMost':
      return `total of ${wish.sum} or less`;
    case 'sumAtLeast':
      return `total of ${wish.sum} or more`;
    default:
      return wish satisfies never;
  }
}

function card(card: Card): string {
  if (card >= FIRST_PENALTY) return `penalty (${signed(pointsOf(card))})`;
  if (card >= FIRST_LOCATION) return `${lower(places[placeOf(card)]!)} (${points(pointsOf(card))})`;
  const citizen = citizenOf(card);
  return `${lower(kinds[citizen.kind])} (${wish(citizen.wish)})`;
}

function chance(p: number): string {
  if (p > 0 && p < 0.01) return '<1%';
  if (p > 0.99 && p < 1) return '>99%';
  return `${Math.round(100 * p)}%`;
}

/** "Anna rolls", "You roll". */
const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);

function event(happened: GameEvent, who: Who): string | undefined {
  const it = happened as KingEvent | { readonly kind: 'undo'; readonly seat: number };
  switch (it.kind) {
    case 'began': {
      const turn = who.isYou(it.seat) ? 'Your turn' : `${possessive(who.name(it.seat))} turn`;
      if (it.extra) return `${turn} again, thanks to the apprentice.`;
      return it.rolls === 4 ? `${turn}, with four rolls thanks to the elf.` : `${turn}.`;
    }
    case 'rolled': {
      const kept = it.dice.filter((_, die) => isKept(it.keep, die)).join(' ');
      const rolled = it.dice.filter((_, die) => !isKept(it.keep, die)).join(' ');
      if (it.keep === 0) return `${does(it.seat, who, 'rolls', 'roll')} ${rolled}.`;
      return `${does(it.seat, who, 'keeps', 'keep')} ${kept} and ${who.isYou(it.seat) ? 'roll' : 'rolls'} ${rolled}.`;
    }
    case 'took':
      return `${does(it.seat, who, 'takes', 'take')} the ${card(it.card)}.`;
    case 'followed':
      return `The hypnotist brings the ${card(it.card)} along.`;
    case 'settled':
      return `${does(it.seat, who, 'also gets', 'also get')} the ${card(it.card)}.`;
    case 'left':
      return `${does(it.seat, who, 'leaves', 'leave')} the ${card(it.card)} where it is.`;
    case 'gave':
      return `${does(it.seat, who, 'gives', 'give')} the ${card(it.card)} to ${who.isYou(it.to) ? 'you' : who.name(it.to)}.`;
    case 'penalised': {
      const next = it.next === NO_CARD ? 'It was the last.' : `The next is ${signed(pointsOf(it.next))}.`;
      return `${does(it.seat, who, 'takes', 'take')} a penalty of ${signed(pointsOf(it.card))}. ${next}`;
    }
    case 'discarded':
      return `The ${card(it.card)} has waited in vain and is discarded.`;
    case 'drew':
      return `The ${card(it.card)} joins the row.`;
    case 'declined':
      return `${does(it.seat, who, 'declines', 'decline')} the extra turn.`;
    case 'ended':
      return `Game over: ${lower(endings[it.ending])}.`;
    case 'undo':
      return `${does(it.seat, who, 'undoes', 'undo')} the last move.`;
    default:
      it satisfies never;
      return undefined;
  }
}

function refusal(why: Refusal, who: Who): string {
  const it = why.card === undefined ? '' : card(DECK[Number(why.card)]!);
  switch (why.rule) {
    case 'K1.1':
      return `There is no die ${Number(why.die) + 1}: there are only ${numbers[Number(why.dice)]}.`;
    case 'K1.5':
      return `Nobody sits there: only ${numbers[Number(why.seats)]} of you are playing.`;
    case 'K2.2':
      return `There is no place ${Number(why.slot) + 1} in the row: it has only five.`;
    case 'K3.1':
      return `It’s ${possessive(who.name(Number(why.seat)))} turn. Please wait for yours.`;
    case 'K3.2':
      return 'Your turn begins with a roll of all six dice.';
    case 'K3.3':
      return 'You have no roll left. Take a citizen you have reached or, if there is none, the penalty.';
    case 'K3.5':
      return 'Leave at least one die to roll. If you want to keep all six, stop.';
    case 'K4.1':
      return `For the ${it}, ${lacks(citizenOf(DECK[Number(why.card)]!).wish, why.lacks as readonly number[])}.`;
    case 'K4.2':
      return `You have reached the ${it}, so you can’t take a penalty: take a citizen.`;
    case 'K4.4':
      return `The ${it} brings no location from there, so there is none to leave.`;
    case 'K6.3':
      return 'Only an extra turn can be declined, and only before its first roll.';
    case 'K6.7':
      return why.dragon === undefined
        ? 'You have no dragon to give away.'
        : `First give the ${card(DECK[Number(why.dragon)]!)} to an opponent.`;
    case 'K6.8':
      return `You can’t keep the ${card(DECK[Number(why.dragon)]!)}: give it to an opponent.`;
    case 'K8.1':
    case 'E2':
      return 'The game is over: there is nothing left to play.';
    case 'E1':
      return 'That is not a move of this game. Choose one of the highlighted moves.';
    case 'E3':
      return 'You can only undo your own last move, before anyone else moves, and never a roll or a new card.';
    default:
      return 'The rules don’t allow this. Choose one of the highlighted moves.';
  }
}

const endings = {
  citizens: 'The last citizen has been drawn',
  penalties: 'The last penalty has been taken',
  locations: 'The last card of a location stack has been taken',
};

const rows: Readonly<Record<string, string>> = {
  citizens: 'Citizens',
  fairies: 'Fairies',
  locations: 'Locations',
  penalties: 'Penalties',
  dragons: 'Dragons',
};

export const words: KingWords = {
  title: 'King of the Dice',
  tagline,
  options: {
    penalties: {
      name: 'Penalties',
      about: 'The rulebook shuffles them. Sorted by size, the mildest come first: a gentler house rule.',
      values: { shuffled: 'Shuffled', sorted: 'Mildest first' },
    },
    odds: {
      name: 'Chances',
      about: 'Whether the table shows the exact chance to reach each citizen with the rolls you have left.',
      values: { shown: 'Shown', hidden: 'Hidden' },
    },
  },
  endings,
  row: (what) => rows[what] ?? what,
  event,
  refusal,
  colours,
  places,
  kind: (kind) => kinds[kind],
  wish,
  total: 'total',
  effect: (kind) => effects[kind],
  card,
  board: {
    dice: 'Dice',
    die: ({ n, face, colour, kept }) => `Die ${n}: ${colours[colour]} ${face}${kept ? ', kept' : ''}`,
    unrolled: 'Not rolled yet',
    kept: 'kept',
    roll: 'Roll the dice',
    rollAgain: (dice) => (dice === 1 ? 'Roll 1 die' : `Roll ${dice} dice`),
    rollsLeft: (n) => (n === 0 ? 'No roll left' : n === 1 ? '1 roll left' : `${n} rolls left`),
    fourRolls: 'Four rolls thanks to the elf',
    row: 'Open citizens',
    slot: ({ n, card: it, fulfilled, chance: p }) => {
      const state = fulfilled ? ', reached' : p === undefined ? '' : `, chance ${chance(p)}`;
      return `Place ${n}: ${card(it)}${state}`;
    },
    emptySlot: 'Empty place',
    fulfilled: 'reached',
    chance,
    atBest: (p) => `best ${chance(p)}`,
    chanceKept: ({ kept, best }) => `Chance with the dice you keep: ${chance(kept)}; with the best dice for it: ${chance(best)}`,
    showChances: 'Show chances',
    hideChances: 'Hide chances',
    brings: (location) => `Brings the ${card(location)}`,
    stack: ({ place, points: worth, left }) => `${places[place]}: ${points(worth)} on top, ${cards(left)} left`,
    drawPile: (n) => `Draw pile: ${cards(n)}`,
    discardPile: (n) => `Discards: ${cards(n)}`,
    penaltyPile: ({ points: worth, left }) => `Next penalty: ${signed(worth)}, ${cards(left)} left`,
    take: (it) => `Take the ${card(it)}`,
    takeWith: (kind, location) => `${kinds[kind]} + ${lower(places[placeOf(location)]!)} (+${pointsOf(location)})`,
    takeWithout: (kind) => `${kinds[kind]} only`,
    stop: (worth) => `Stop and take the penalty (${signed(worth)})`,
    stopHelp: 'Your dice match nobody: if you stop now, you take the top penalty.',
    noneReached: (worth) => `Take the penalty (${signed(worth)})`,
    reachedHelp: 'Tap a citizen with a check mark to take it.',
    lastLocationTitle: 'This is the last card of the stack',
    lastLocationHelp: 'If you take the location, the game ends at once. You may also leave it there.',
    endsGame: 'ends the game',
    giveTitle: (dragon) => `Who gets the ${card(dragon)}?`,
    giveTo: (name) => `Give it to ${name}`,
    extraTitle: 'You have an extra turn',
    pass: 'Decline the extra turn',
    yourKingdom: 'Your kingdom',
    kingdomOf: (name) => `${possessive(name)} kingdom`,
    emptyKingdom: 'Nobody lives here yet',
    topCard: (it) => `On top: ${card(it)}`,
    cards,
    points,
    seePile: 'See the whole pile',
    turnRoll: ({ seat, extra }, who) => {
      if (who.isYou(seat)) return extra ? 'Your extra turn: roll the dice' : 'Your turn: roll the dice';
      return `${possessive(who.name(seat))} ${extra ? 'extra turn' : 'turn'}`;
    },
    turnChoose: ({ seat, left, reached }, who) => {
      if (!who.isYou(seat)) return `${who.name(seat)} is thinking about the dice`;
      if (left > 0) return reached ? 'Take a citizen, or keep dice and roll again' : 'Keep dice and roll the others';
      return reached ? 'No rolls left: take a citizen you reached' : 'No citizen reached: take the penalty';
    },
    turnGive: (seat, who) => (who.isYou(seat) ? 'Give the dragon to an opponent' : `${who.name(seat)} is giving a dragon away`),
    close: 'Close',
  },
  about: () => import('./en-about.ts').then((m) => m.about),
  hints: () => import('./en-hints.ts').then((m) => m.hints),
  lessons: () => import('./en-lessons.ts').then((m) => m.lessons),
  count: () => import('./en-count.ts').then((m) => m.count),
  examples: () => import('./en-examples.ts').then((m) => m.examples),
  chapters: () => import('./en-rules.ts').then((m) => m.chapters),
};
