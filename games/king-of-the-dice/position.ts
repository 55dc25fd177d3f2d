/** Positions drawn as text, for tests and worked examples: cards as in the notation, a row from the left, a pile from the bottom. */

import { Chance, FastChance, type Seat, type Tell, viewOf } from '#engine';
import { moves, refuse, toAct } from './legal.ts';
import { readMove, writeCard, writeMove } from './notation.ts';
import {
  ALL_CITIZENS,
  ALL_PENALTIES,
  type Card,
  DECK,
  FIRST_LOCATION,
  type KingEvent,
  type KingState,
  NO_CARD,
  STACK,
  type Table,
} from './pieces.ts';
import { play } from './play.ts';
import { worthOf } from './score.ts';
import { setup } from './setup.ts';

export interface Drawn {
  readonly seats?: number;
  /** Who is to act; seat 0 unless told. */
  readonly seat?: Seat;
  /** The dice as they lie; without them the turn is about to begin. */
  readonly dice?: string;
  /** Rolls left; none unless told. */
  readonly left?: number;
  readonly extra?: boolean;
  /** Five open citizens; unless told those that wish for the least likely. */
  readonly row?: string;
  /** The next citizens of the draw pile, in the order they are drawn. */
  readonly draw?: string;
  /** How many citizens the draw pile has; the others are discarded. */
  readonly drawLeft?: number;
  /** The next penalties, in the order they are taken. */
  readonly penalties?: string;
  readonly order?: 'shuffled' | 'sorted';
  /** One pile for each seat, from the bottom; locations and penalties in it are gone from the middle. */
  readonly piles?: readonly string[];
}

/** Wishes that a roll hardly ever fulfils by accident. */
const UNLIKELY = 'D7 G6 D8 M3 O7';

const NUMBERS = new Map(DECK.map((card) => [writeCard(card), card]));

export function cards(text: string): Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = word === '-' ? NO_CARD : NUMBERS.get(word);
      if (card === undefined) throw new Error(`no such card: ${word}`);
      return card;
    });
}

export function draw(list: readonly Card[]): string {
  return list.map(writeCard).join(' ');
}

/** A whole state of which only what matters is told. */
export function position(drawn: Drawn): KingState {
  const seats = drawn.seats ?? drawn.piles?.length ?? 2;
  const state = setup({ penalties: drawn.order ?? 'shuffled', odds: 'shown' }, seats, new FastChance(1));
  const { table, box } = state;
  const seat = drawn.seat ?? 0;
  const dice = drawn.dice?.split(' ').map(Number);
  if (dice) table.dice = dice;
  table.turn = dice ? { kind: 'choose', seat, left: drawn.left ?? 0, kept: 0 } : { kind: 'roll', seat, extra: drawn.extra ?? false };
  table.piles = Array.from({ length: seats }, (_, other) => cards(drawn.piles?.[other] ?? ''));

  const taken = new Set(table.piles.flat());
  for (const place of table.stacks.keys()) {
    const first = FIRST_LOCATION + place * STACK.length;
    table.stacks[place] = DECK.slice(first, first + STACK.length).filter((card) => !taken.has(card)).length;
  }
  const next = cards(drawn.draw ?? '');
  const isFree = (card: Card) => !taken.has(card) && !next.includes(card);
  const fallback = [...cards(UNLIKELY), ...ALL_CITIZENS].filter(isFree);
  table.row = drawn.row === undefined ? [...new Set(fallback)].slice(0, 5) : cards(drawn.row);
  const rest = ALL_CITIZENS.filter((card) => isFree(card) && !table.row.includes(card));
  const size = drawn.drawLeft ?? next.length + rest.length;
  table.discards = rest.splice(0, next.length + rest.length - size);
  box.citizens = [...rest, ...next.toReversed()];
  table.draw = box.citizens.length;

  const named = cards(drawn.penalties ?? '');
  const others = ALL_PENALTIES.filter((card) => !taken.has(card) && !named.includes(card));
  box.penalties = [...others.toReversed(), ...named.toReversed()];
  table.penalties = box.penalties.length;
  table.penalty = box.penalties.pop() ?? NO_CARD;
  return state;
}

/** Luck that falls as it is told. */
class Loaded extends Chance {
  readonly #faces: number[];

  constructor(faces: readonly number[]) {
    super();
    this.#faces = [...faces];
  }

  override roll(): number {
    const face = this.#faces.shift();
    if (face === undefined) throw new Error('more dice were rolled than the test tells');
    this.drawn = true;
    return face;
  }

  protected next(): number {
    throw new Error('nothing but dice is left to chance');
  }
}

/** Plays moves in turn; a roll says how the dice fall ("keep 1 2: 3 3 4 6"). A move that is not legal is a fault of the test. */
export function playAll(state: KingState, ...texts: readonly string[]): KingEvent[] {
  const events: KingEvent[] = [];
  const hear = (event: KingEvent) => void events.push(event);
  const tell: Tell<KingEvent> = { everyone: hear, reveal: hear, only: (_, event) => hear(event) };
  for (const line of texts) {
    const [text = '', faces = ''] = line.split(': ');
    const [seat] = toAct(state.table);
    const move = readMove(text);
    if (seat === undefined || move === undefined) throw new Error(`${text}: nobody can play it`);
    const view = viewOf(state, seat);
    const refusal = refuse(view, move);
    if (refusal) throw new Error(`${text} by seat ${seat}: ${JSON.stringify(refusal)}`);
    if (!moves(view).some((legal) => writeMove(legal) === text)) throw new Error(`${text} by seat ${seat} is not among the moves`);
    play(state, seat, move, new Loaded(faces.split(' ').filter(Boolean).map(Number)), tell);
  }
  return events;
}

/** The state after these moves. */
export function after(drawn: Drawn, ...texts: readonly string[]): KingState {
  const state = position(drawn);
  playAll(state, ...texts);
  return state;
}

/** What each kingdom is worth by now. */
export function worths({ piles }: Table): number[] {
  return piles.map(worthOf);
}

/** What a seat may do, in notation. */
export function legal(state: KingState, seat: Seat = toAct(state.table)[0] ?? 0): string[] {
  return moves(viewOf(state, seat)).map(writeMove);
}

/** The citizens that can be taken, and how: legal moves without the rolls. */
export function takes(state: KingState): string[] {
  return legal(state).filter((text) => !/^(roll|keep)/.test(text));
}

/** The rule that forbids it, or undefined where it is allowed. */
export function refusalOf(state: KingState, text: string, seat: Seat = toAct(state.table)[0] ?? 0): string | undefined {
  const move = readMove(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  return refuse(viewOf(state, seat), move)?.rule;
}
