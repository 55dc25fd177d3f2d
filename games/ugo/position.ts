/** Positions drawn as text, for tests and worked examples: a kingdom is "r3 r6 | b5", with the top card of each pile last. */

import { type Chance, FastChance, type Seat, type Tell, viewOf } from '#engine';
import { moves, refuse, toAct } from './legal.ts';
import { readCard, readMove, writeCard, writeMove } from './notation.ts';
import {
  type Card,
  colourOf,
  DECK,
  faceValue,
  HAND,
  NO_CARD,
  NOBODY,
  SPACES,
  type Table,
  type UgoEvent,
  type UgoState,
  type UgoView,
} from './pieces.ts';
import { play } from './play.ts';
import { farmersOn, kingdomWorth } from './score.ts';
import { setup } from './setup.ts';

export interface Drawn {
  readonly seats?: number;
  /** Who leads the trick; seat 0 unless told. */
  readonly leader?: Seat;
  /** One drawn kingdom for each seat; empty unless told. */
  readonly kingdoms?: readonly string[];
  readonly farmers?: readonly number[];
  /** The cards each seat holds; filled up to what it must hold by now. */
  readonly hands?: readonly string[];
  /** The cards of the trick on the table, or those about to be played: who does not follow in it holds none of the led colour. */
  readonly trick?: string;
  readonly tricks?: number;
  readonly round?: number;
  readonly rounds?: number;
  readonly pool?: 'full' | 'twelve';
  /** Points of the finished rounds: round by round, seat by seat. */
  readonly points?: readonly number[];
}

export function cards(text: string): Card[] {
  return text
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const card = readCard(word);
      if (card === undefined) throw new Error(`no such card: ${word}`);
      return card;
    });
}

/** A whole state in which the cards of `trick` are about to be played, from the leader on. */
export function position(drawn: Drawn): UgoState {
  const upcoming = cards(drawn.trick ?? '');
  const seats = drawn.seats ?? (upcoming.length || 4);
  const state = setup({ rounds: drawn.rounds ?? 4, pool: drawn.pool ?? 'full' }, seats, new FastChance(1));
  const { table } = state;
  table.leader = drawn.leader ?? 0;
  table.dealer = (table.leader + seats - 1) % seats;
  table.turn = { kind: 'play', seat: table.leader };
  table.round = drawn.round ?? 0;
  table.points = [...(drawn.points ?? new Array(table.round * seats).fill(0))];

  let lying = 0;
  for (const [seat, kingdom] of (drawn.kingdoms ?? []).entries()) {
    for (const [space, pile] of kingdom.split('|').entries()) {
      for (const card of cards(pile)) {
        table.lies[card] = seat * SPACES + space;
        table.tops[seat * SPACES + space] = card;
        lying++;
      }
    }
  }
  table.tricks = drawn.tricks ?? Math.ceil(lying / seats);
  for (const [seat, n] of (drawn.farmers ?? []).entries()) {
    table.farmers[seat] = n;
    table.pool -= n;
  }

  const hands: Card[][] = Array.from({ length: seats }, (_, seat) => cards(drawn.hands?.[seat] ?? ''));
  for (const [place, card] of upcoming.entries()) {
    const hand = hands[(table.leader + place) % seats]!;
    if (!hand.includes(card)) hand.push(card);
  }
  fill(state, hands, upcoming);
  return state;
}

/** Gives every seat the number of cards it holds by now, out of those nobody has named; the rest is set aside. */
function fill(state: UgoState, hands: Card[][], upcoming: readonly Card[]): void {
  const { table } = state;
  const named = new Set(hands.flat());
  const spare: Card[] = [];
  for (const card of DECK) if (table.lies[card] === NOBODY && !named.has(card)) spare.push(card);
  spare.sort((a, b) => faceValue(a) - faceValue(b));
  const led = upcoming.length > 0 ? colourOf(upcoming[0]!) : undefined;
  const isVoid = (seat: Seat) => {
    const card = upcoming[(seat - table.leader + table.seats) % table.seats];
    return card !== undefined && colourOf(card) !== led;
  };
  // Who follows takes the led colour, so that enough is left for those who must not hold it.
  for (let seat = 0; seat < table.seats; seat++) {
    const hand = hands[seat]!;
    const wanted = spare.filter((card) => colourOf(card) === led);
    const others = spare.filter((card) => colourOf(card) !== led);
    for (const card of isVoid(seat) ? others : [...wanted, ...others]) {
      if (hand.length >= HAND - table.tricks) break;
      hand.push(card);
      spare.splice(spare.indexOf(card), 1);
    }
  }
  state.hands = hands;
  state.box = spare.sort((a, b) => a - b);
}

/** Plays cards ("r3 b5 r6 r4") and layings ("lay r6 b5") in turn; a move that is not legal is a fault of the test. */
export function playAll(state: UgoState, texts: readonly string[], chance: Chance = new FastChance(2)): UgoEvent[] {
  const events: UgoEvent[] = [];
  const hear = (event: UgoEvent) => void events.push(event);
  const tell: Tell<UgoEvent> = { everyone: hear, reveal: hear, only: (_, event) => hear(event) };
  for (const text of texts.flatMap((line) => (line.startsWith('lay') ? [line] : line.split(' ')))) {
    const [seat] = toAct(state.table);
    const move = readMove(text);
    if (seat === undefined || move === undefined) throw new Error(`${text}: nobody can play it`);
    const view = viewOf(state, seat);
    const refusal = refuse(view, move);
    if (refusal) throw new Error(`${text} by seat ${seat}: ${JSON.stringify(refusal)}`);
    if (!moves(view).some((legal) => writeMove(legal) === text)) throw new Error(`${text} by seat ${seat} is not among the moves`);
    play(state, seat, move, chance, tell);
  }
  return events;
}

/** The state after these cards were played, from the leader on. */
export function after(drawn: Drawn & { readonly trick: string }): UgoState {
  const state = position(drawn);
  playAll(state, [drawn.trick]);
  return state;
}

/** What each kingdom is worth as it lies. */
export function worths(table: Table): number[] {
  return Array.from({ length: table.seats }, (_, seat) => kingdomWorth(table, seat));
}

/** A kingdom as it is drawn; buried cards stand in ascending order. */
export function drawKingdom(table: Table, seat: Seat): string {
  const piles: string[] = [];
  for (let space = 0; space < SPACES; space++) {
    const top = table.tops[seat * SPACES + space]!;
    const pile = DECK.filter((card) => table.lies[card] === seat * SPACES + space && card !== top).map(writeCard);
    if (top !== NO_CARD) pile.push(writeCard(top));
    piles.push(pile.join(' '));
  }
  return piles.join(' | ').replace(/[ |]+$/, '');
}

/** Farmers on the five spaces of a kingdom. */
export function drawFarmers(table: Table, seat: Seat): string {
  return Array.from({ length: SPACES }, (_, space) => farmersOn(table, seat, space)).join(' ');
}

/** What a seat may do, in notation, in alphabetical order. */
export function legal(state: UgoState, seat: Seat): string[] {
  return moves(viewOf(state, seat)).map(writeMove).sort();
}

/** Why a seat may not do it, or undefined where it may. */
export function refusalOf(state: UgoState, seat: Seat, text: string): string | undefined {
  const move = readMove(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  return refuse(viewOf(state, seat), move)?.rule;
}

/** The cards that a seat has not seen: those in other hands, and those set aside. */
export function unseenBy({ table, hand }: UgoView): Card[] {
  return DECK.filter((card) => table.lies[card] === NOBODY && !table.trick.includes(card) && !hand.includes(card));
}
