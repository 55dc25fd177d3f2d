import type { Refusal } from '#engine';
import { FOOD, RESOURCE, VOTE } from '../pieces.ts';
import { names } from './en-names.ts';
import type { Refusals } from './words.ts';

const amount = (good: unknown, n: unknown) => names.amount(Number(good ?? FOOD), Number(n ?? 0));
const plural = (n: unknown, one: string) => `${Number(n ?? 0)} ${one}${Number(n) === 1 ? '' : 's'}`;
const large = (effect: unknown) => (names.heroes[String(effect)] ?? names.wonders[String(effect)])?.name ?? '';
/** Where in a set of tiles. */
const place = ({ line }: Refusal) => (line === undefined ? 'In your tiles: ' : `Line ${line} of your tiles: `);

/** Of the rules that forbid something; a rule that is not here has nothing to refuse. */
export const refusals: Refusals = {
  'P1.2': 'Not now: that belongs to another step of the round. Choose one of the highlighted moves.',
  'P2.2': 'No free place there: one worker per place. Choose one of your places without a worker.',
  'P2.9': 'First find a place for your worker who is coming home.',
  'P2.13': (why, who) => {
    const seats = (why.seats as readonly number[] | undefined) ?? [];
    if (seats.length === 0) return 'It’s not your turn. Please wait for it.';
    return seats.length === 1
      ? `It’s ${who.name(Number(seats[0]))}’s turn. Please wait for yours.`
      : 'You have done your part: the others are still busy.';
  },
  'P3.3': 'You can’t pass: bid on one of the tiles.',
  'P3.4': (why) =>
    Number(why.leading) < 0
      ? 'That tile is not on offer.'
      : `That bid is too low: bid ${Number(why.leading ?? 0) + 1} money or more on this tile.`,
  'P3.5': (why) => `You can’t lower your stake: bid at least the ${Number(why.own ?? 0)} money you have already staked.`,
  'P3.6': (why) => `You don’t have that much money: your stake can be ${Number(why.own ?? 0) + Number(why.money ?? 0)} at most.`,
  'P3.10': 'You can’t wait any more: bid on one of the tiles.',
  'P3.11': (why) => `Choose one of the two tiles, and a sum from 0 to ${Number(why.money ?? 0)} money.`,
  'P4.1': 'You have no tile to patch right now.',
  'P4.2':
    'At least one square of the tile must share its space with your territory; choose over or under for each shared space, and only there.',
  'P4.3': 'At least one square of the new tile must stay visible.',
  'P4.4': (why) => {
    const bound = Number(why.bound ?? 5);
    return `That is too large: in this era your territory is at most ${bound} squares wide and ${bound} high.`;
  },
  'P4.5': 'A sea can be neither covered nor undercut.',
  'P4.6': 'The sea of the new tile cannot go under.',
  'P4.7': 'Two seas may not lie next to each other; corner to corner is fine.',
  'P4.8': 'The large place of the new tile must stay fully visible, or go fully under.',
  'P4.9': 'A hero, wonder or special building can only be covered completely. You may slide a tile under it.',
  'P4.10': 'A tile cannot lie above and below the same card.',
  'P4.11': 'Only the side that was offered can be used, and tiles are never turned.',
  'P4.18': 'First put your free workers on free places.',
  'P5.1': 'Your diplomacy is over for this round.',
  'P5.3': 'Aid goes to a player joined to you by a route, main or allied.',
  'P5.4': (why) =>
    why.has === undefined
      ? 'Aid is exactly three units of food, resources and money.'
      : 'You can offer only what you have: three units of your own.',
  'P5.5': 'First answer the aid: yes or no.',
  'P5.6': 'You accepted aid this round, so you cannot propose any.',
  'P5.7': 'You can threaten only a player joined to you by a main route.',
  'P5.8': 'You can’t threaten an ally.',
  'P5.9': 'Your military must be higher than their military and defence together.',
  'P5.10': 'Demand culture or money.',
  'P5.11':
    'You can break an alliance only as your first diplomacy action of the round, with at least 1 point left, and only one you share.',
  'P6.1': 'You are done for this step.',
  'P6.3': (why) => `That costs ${plural(why.points, 'point')}, and you have ${Number(why.left ?? 0)} left.`,
  'P6.4': (why) => `That costs ${amount(why.good, why.price)}, and you have ${Number(why.has ?? 0)}.`,
  'P6.6': 'Commerce sends a worker who stands on your territory: choose one.',
  'P6.7': 'The start must be open: your own main route without a worker, or an allied route of yours without a worker of yours.',
  'P6.8': (why) =>
    Number(why.limit) === 0
      ? 'Without transport you cannot exchange anything.'
      : `You can exchange ${plural(why.limit, 'unit')} at most, and at least 1.`,
  'P6.9': 'The values don’t match: 1 resource is 2 food or 2 money, 1 food is 1 money; never culture, and never the same good.',
  'P6.10': 'To train you need a worker on the track and a free place.',
  'P6.11': 'You have no hero to honour.',
  'P6.12': 'You have no wonder to honour.',
  'P6.13': 'A main route leads from you to another player, and one must be left in the supply.',
  'P6.14': (why) =>
    Number(why.most ?? 1) === 1 ? 'You have built your main route for this round.' : 'You have built all your main routes for this round.',
  'P6.17': 'You cannot build on the sea. Reclaim it first.',
  'P6.18': 'This works on a single square, never on a part of a large place.',
  'P6.19': 'You don’t have that building tile in your hand.',
  'P6.22': 'One campaign a round, with at least 1 point.',
  'P7.3': 'Only the builder of a main route uses it.',
  'P7.5': 'Workers at home move first, then those on the routes: it is too late, or too early, for this one.',
  'P7.8': 'That worker has already moved, or is not there: each moves once.',
  'P7.9': (why) =>
    Number(why.steps ?? -1) < 0
      ? 'There is no way to that place.'
      : `That is ${plural(why.steps, 'step')} away (no diagonals), and your transport is ${Number(why.transport ?? 0)}.`,
  'P7.10': (why) =>
    why.steps === undefined
      ? 'First every worker on a route has to move on.'
      : `That worker moves on by at least 1 and at most ${plural(why.steps, 'space')}.`,
  'P7.11': (why) => `That is too far: the worker stops after ${plural(why.ahead, 'space')}.`,
  'P7.13': 'Only a worker on the start or on a goods space of a main route can choose to rest.',
  'P7.15': 'That worker is resting, and comes home by itself.',
  'P7.16': 'War is declared there: that worker goes to war.',
  'P8.2': 'Choose one of your own negotiations.',
  'P8.4': 'Choose red (aggression) or blue (peace).',
  'P8.5': (why) => `Preparing a war costs ${amount(RESOURCE, why.cost)}, and you have ${Number(why.has ?? 0)}: choose blue.`,
  'P8.7': 'Say yes or no to the alliance.',
  'P8.9': 'Choose which end of the route is yours: A or B.',
  'P9.1': 'Choose one of your own wars that are due.',
  'P9.3': 'Give up what is asked for in exchange for power, or say no.',
  'P9.5': (why) =>
    why.has === undefined ? 'Say how many resources you commit to the war.' : `You can commit from 0 to ${amount(RESOURCE, why.has)}.`,
  'P11.4': 'Choose one of the prosperity cards in your hand.',
  'P11.8': (why) =>
    why.has === undefined ? 'You don’t have that many votes.' : `You can put from 0 to ${amount(VOTE, why.has)} on this card.`,
  'P12.1': 'The game is over: there is nothing left to play.',
  'P13.1': 'The hero or wonder for that is not visible in your territory.',
  'P13.2': 'The effect cannot be used now.',
  'P13.5': 'Choose one of your own workers that is off the track to send back.',
  'P13.8': (why) => `${large(why.effect)}: you have already used it this round.`,
  'P13.11': 'Constantine allies you with another player who is not your ally yet. Choose one, and your end of the route.',
  'P13.20': 'The Hanging Gardens can be used once a round, in your administration.',
  'P13.27': 'Columbus: return a worker and keep one of the tiles drawn, or say no.',
  'P13.29': (why) =>
    Number(why.has ?? 0) === 0
      ? 'You have no votes to commit; only Joan of Arc takes votes to war.'
      : `You can commit from 0 to ${amount(VOTE, why.has)}.`,
  'P13.30': 'Vasco da Gama: choose one of the tiles on offer.',
  'P13.37': 'Chichen Itza: return a worker of yours, or choose Done.',
  'P13.38': 'The Kremlin works once a round, in your administration, not with Che Guevara and not after a broken alliance.',
  'P13.49': 'Marie Curie needs a resource.',
  'P13.53': 'Schwerer Gustav, once a war: discard a main route from you (not this war’s own) or an allied route of yours, or say no.',
  'P13.54': 'The Statue of Liberty can never be covered. You may slide a tile under it.',
  'P13.55': 'The Stealth Bomber hits, once a round, a visible single square of a player who is not your ally.',
  'P15.5': (why) => `${place(why)}“${why.text ?? ''}” can’t be read.`,
  'P15.6': (why) => `${place(why)}“${why.text ?? ''}” has a letter twice.`,
  'P15.7': (why) => `${place(why)}a “-” needs a golden frame after it.`,
  'P15.8': (why) => `${place(why)}${why.id ?? ''} has an X, which belongs on a black side.`,
  'P15.9': (why) => `${place(why)}${why.id ?? ''} needs a large place of at least two X.`,
  'P15.10': (why) => `${place(why)}the X of ${why.id ?? ''} must be next to each other (corners do not count).`,
  'P15.11': (why) => `${place(why)}${why.id ?? ''} has two seas next to each other.`,
  'P15.12': (why) => `${place(why)}${why.id ?? ''} is there twice.`,
  'P15.13': (why) => `${place(why)}${why.id ?? ''} has no other side.`,
  'P15.14': (why) =>
    `${place(why)}era ${['I', 'II', 'III'][Number(why.era ?? 0)]} needs ${Number(why.needed ?? 0)} tiles, and has ${Number(why.tiles ?? 0)}.`,
  'P15.15': (why) => `${place(why)}there is no golden text “${why.text ?? ''}”.`,
  'P15.16': (why) => `${place(why)}no effect is known for ${why.id ?? ''}. Write PLAIN- before the name of one with symbols only.`,
  'P15.17': (why) => `${place(why)}the capitals you need are not all there.`,
  'P15.18': (why) =>
    why.id === undefined
      ? `${place(why)}you need ${Number(why.needed ?? 0)} building tiles, and have ${Number(why.tiles ?? 0)}.`
      : `${place(why)}${why.id} must cost 2 or 3.`,
  E1: 'That is not a move of this game. Choose one of the highlighted moves.',
  E2: 'The game is over: there is nothing left to play.',
  E3: 'You can only undo your own last move, before anyone else moves and before anything new is shown.',
};

export const otherwise = 'The rules don’t allow this. Choose one of the highlighted moves.';
