/** Why a move of U GO! is good: what it wins, what beats it, what it brings. */

import { clone, FastChance, quiet, type Seat, type Tell, viewOf } from '#engine';
import {
  type Card,
  type Colour,
  colourOf,
  DECK,
  faceValue,
  farmersOn,
  kingdomWorth,
  LOSER_FARMERS,
  type Move,
  NEEDS,
  NO_CARD,
  NOBODY,
  PENALTY,
  PLACES,
  rules,
  SPACES,
  spaceOf,
  type Table,
  type UgoEvent,
  type UgoFact,
  type UgoState,
  type UgoView,
  WINNER_FARMERS,
  winningPlace,
} from '#games/ugo';
import { quickMove } from './quick.ts';
import { marginOf } from './solver.ts';

/** Worlds that are played to the end of the round. */
const WORLDS = 80;
/** The chance from which on a trick is one to be won. */
const LIKELY = 0.2;
/** Points that are worth a word: of a whole round, and of one trick. */
const WORTH_SAYING = 0.3;
const WORTH_OF_TRICK = 1;
/** So many cards can be kept in mind. */
const FEW = 4;
/** Less is never. */
const SURE = 0.005;
const LOW = 2;
const HIGH = 6;

export function nudge(view: UgoView, move: Move): UgoFact {
  const { table, seat } = view;
  if (move.kind === 'lay') return ofLaying(table, seat);
  const value = faceValue(move.card);
  // [U4.7] An empty pool fills no place.
  const empty = Math.min(table.pool, PLACES - table.farmers[seat]!);
  if (table.trick.length === 0) {
    const height = value <= LOW ? 'low' : value < HIGH ? 'middle' : 'high';
    return { kind: 'lookLead', height, empty, worth: kingdomWorth(table, seat) };
  }
  const card = table.trick[winningPlace(table.trick)]!;
  const isWon = winsNow(table, move.card);
  if (!isWon && empty > 0 && (value === 1 || value === 2)) return { kind: 'lookFarmers', card, empty };
  const led = colourOf(table.trick[0]!);
  return {
    kind: isWon ? 'lookWin' : 'lookLeave',
    card,
    led,
    unseen: unseenOf(view, led).length,
    after: table.seats - table.trick.length - 1,
  };
}

/** Where an order is to be chosen, what it costs; else which card is on top. */
function ofLaying(table: Table, seat: Seat): UgoFact {
  const colours = [...new Set(table.trick.map(colourOf))];
  const fresh = colours.filter((colour) => spaceOf(table, seat, colour) === NOBODY).length;
  if (fresh > 1) {
    const first = [...NEEDS.keys()].findIndex((space) => table.tops[seat * SPACES + space] === NO_CARD);
    const lacks = Array.from({ length: fresh }, (_, n) => NEEDS[first + n]! - farmersOn(table, seat, first + n));
    const missing = Math.max(...lacks);
    return { kind: 'lookPiles', n: fresh, space: first + lacks.indexOf(missing), missing, points: PENALTY * missing };
  }
  const several = colours.map((colour) => ({ colour, n: table.trick.filter((card) => colourOf(card) === colour).length }));
  return { kind: 'lookTop', ...several.reduce((most, one) => (one.n > most.n ? one : most)) };
}

function winsNow({ trick }: Table, card: Card): boolean {
  return winningPlace([...trick, card]) === trick.length;
}

const isSeen = ({ table, hand }: UgoView, card: Card) => hand.includes(card) || table.trick.includes(card) || table.lies[card] !== NOBODY;

const unseenOf = (view: UgoView, colour: Colour) => DECK.filter((one) => colourOf(one) === colour && !isSeen(view, one));

/** Cards that nobody has seen and that would win over this one, in a hand that may play them. */
function beating(view: UgoView, card: Card): Card[] {
  const shown = [...view.table.trick, card];
  return DECK.filter((one) => !isSeen(view, one) && winningPlace([...shown, one]) === shown.length).sort(
    (a, b) => faceValue(a) - faceValue(b),
  );
}

export function reasons(view: UgoView, move: Move, other: Move | undefined): UgoFact[] {
  const facts: UgoFact[] = [];
  const own = played(view, move);
  if (move.kind === 'play') facts.push(...ofCard(view, move.card, own));
  else {
    const { table, seat } = view;
    const after = play(view, move);
    for (const card of move.tops) {
      if (spaceOf(table, seat, colourOf(card)) !== NOBODY) continue;
      const space = spaceOf(after, seat, colourOf(card));
      facts.push({ kind: 'laysOn', card, space, missing: NEEDS[space]! - farmersOn(after, seat, space) });
    }
  }
  if (other) {
    const points = own.margin - played(view, other).margin;
    if (points >= WORTH_SAYING) facts.push({ kind: 'pointsMore', points });
  }
  // What can be seen and counted teaches more than how often the trick is won.
  const isGuess = (fact: UgoFact) => fact.kind === 'takesTrick' && fact.chance > 0 && fact.chance < 1;
  return [...facts.filter((fact) => !isGuess(fact)), ...facts.filter(isGuess)];
}

function ofCard(view: UgoView, card: Card, { won, lost }: Played): UgoFact[] {
  const { table, seat } = view;
  const facts: UgoFact[] = [];
  const canWin = winsNow(table, card);
  const cards = canWin ? beating(view, card) : [];
  const isLast = table.trick.length === table.seats - 1;
  const chance = isLast ? Number(canWin) : won.n / WORLDS;
  if (chance < SURE) facts.push({ kind: 'takesTrick', chance: 0 });
  else if (isLast) facts.push({ kind: 'takesTrick', chance: 1 });
  else if (cards.length === 0) facts.push({ kind: 'unbeatable' });
  else facts.push({ kind: 'beatenBy', cards });
  if (table.trick.length === 0 && cards.length > FEW) {
    const colour = unseenOf(view, colourOf(card));
    if (colour.length <= FEW) facts.push({ kind: 'unseen', cards: colour });
  }
  const value = faceValue(card);
  const own = WINNER_FARMERS[value]!;
  if (own > 0 && chance >= LIKELY)
    facts.push({ kind: 'winsFarmers', n: own, points: worthWith(table, seat, own) - kingdomWorth(table, seat) });
  const [same, other] = [LOSER_FARMERS.sameColour[value] ?? 0, LOSER_FARMERS.otherColour[value] ?? 0];
  if (same + other > 0 && chance <= 1 - LIKELY) facts.push({ kind: 'losesFarmers', same, other });
  // Only what speaks for the card.
  const mine = won.n > 0 ? won.worth / won.n : 0;
  const isGain = mine >= WORTH_OF_TRICK && chance >= LIKELY;
  if (isGain || (mine <= -WORTH_OF_TRICK && chance < 0.5)) facts.push({ kind: 'ifYouWin', points: mine });
  const theirs = lost.n > 0 ? lost.worth / lost.n : 0;
  if (1 - chance >= LIKELY && theirs <= -WORTH_OF_TRICK) facts.push({ kind: 'ifOthersWin', points: theirs });
  if (!isLast && chance >= SURE && cards.length > 0) facts.push({ kind: 'takesTrick', chance });
  return facts;
}

function worthWith(table: Table, seat: Seat, farmers: number): number {
  return kingdomWorth({ ...table, farmers: table.farmers.map((n, of) => (of === seat ? Math.min(PLACES, n + farmers) : n)) }, seat);
}

/** The own kingdom after laying a trick; nothing of it is drawn while the round goes on. */
function play(view: UgoView, move: Move): Table {
  const state = clone(rules.imagine(view, new FastChance(0)));
  rules.play(state, view.seat, move, new FastChance(0), quiet);
  return state.table;
}

/** In how many worlds the next trick was won, and by how much laying it changed the kingdom of who won it, all together. */
interface Tricks {
  n: number;
  worth: number;
}

interface Played {
  readonly won: Tricks;
  readonly lost: Tricks;
  /** Points of the round ahead of the others, on average. */
  margin: number;
}

/** What comes of a move when the round is played on. */
function played(view: UgoView, move: Move): Played {
  const { seat, table } = view;
  const sum: Played = { won: { n: 0, worth: 0 }, lost: { n: 0, worth: 0 }, margin: 0 };
  // The same worlds for each move.
  const seed = table.tricks + 16 * table.round;
  for (let n = 0; n < WORLDS; n++) {
    const luck = new FastChance(seed, n);
    const state: UgoState = clone(rules.imagine(view, luck));
    let isFirst = move.kind === 'play';
    const tell: Tell<UgoEvent> = {
      ...quiet,
      everyone(event) {
        if (event.kind === 'laid' && isFirst) {
          isFirst = false;
          const tricks = event.seat === seat ? sum.won : sum.lost;
          tricks.n++;
          tricks.worth += kingdomWorth(state.table, event.seat) - kingdomWorth(table, event.seat);
        }
        if (event.kind === 'scored') sum.margin += marginOf(event.points, seat) / WORLDS;
      },
    };
    rules.play(state, seat, move, luck, tell);
    while (state.table.turn.kind !== 'over' && state.table.round === table.round) {
      const { seat: next } = state.table.turn;
      rules.play(state, next, quickMove(viewOf(state, next), luck), luck, tell);
    }
  }
  return sum;
}
