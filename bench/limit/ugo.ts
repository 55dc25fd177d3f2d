/**
 * The limit: U GO! for four seats as one hand-tuned loop over one flat array, made for nothing but random playouts.
 * It plays the same game as `games/ugo` (the test beside it proves that) but knows no views, words or refusals.
 */

export const SEATS = 4;
const CARDS = 45;
const HAND = 10;
const SPACES = 5;
const PLACES = 9;
const PENALTY = 5;

/** The deck: seat s holds the cards from s × 10 on; what it has played stands behind what it holds. */
const DECK = 0;
/** The space where a colour lies, seat × 5 + colour, or −1. */
const WHERE = DECK + CARDS;
/** The value on top of a space, seat × 5 + space. */
const TOPS = WHERE + SEATS * SPACES;
/** Spaces with a pile. */
const TAKEN = TOPS + SEATS * SPACES;
const FARMERS = TAKEN + SEATS;
/** Points of the finished rounds, all together. */
export const POINTS = FARMERS + SEATS;
const DEALER = POINTS + SEATS;
const SIZE = DEALER + 1;

export type LimitState = Int16Array;

/** Where deals and choices come from: a generator in the benchmark, a known game in the test. */
export interface Source {
  /** Puts the cards to be dealt into the first 45 places. */
  deal(state: LimitState): void;
  /** Which of the n moves that stand in MOVES. */
  choose(n: number): number;
  /** The first dealer. */
  dealer(): number;
}

/** The legal moves: places in the deck for plays, for layouts the tops packed six bits each from the left. */
export const MOVES = new Int32Array(24 * 24);
/** The trick on the table. */
const TRICK = new Int32Array(SEATS);

const COLOUR = Int8Array.from({ length: CARDS }, (_, card) => Math.trunc(card / 9));
const VALUE = Int8Array.from({ length: CARDS }, (_, card) => card % 9);
const WINNER_FARMERS = Int8Array.of(0, 0, 0, 2, 2, 2, 1, 1, 0);
/** By value, for the winning colour and for another. */
const SAME_FARMERS = Int8Array.of(0, 1, 0, 0, 0, 0, 0, 0, 0);
const OTHER_FARMERS = Int8Array.of(0, 2, 1, 0, 0, 0, 0, 0, 0);
/** Farmers that must have been earned to fill a space, and places before it. */
const FILLED_AT = Int8Array.of(0, 0, 2, 5, 9);
const NEEDED = Int8Array.of(0, 0, 2, 3, 4);
const PRINTED = Int8Array.of(0, 0, 1, 3, 5);
const FACTORIAL = Int8Array.of(1, 1, 2, 6, 24);

/** Every order of n things, one after another. */
const ORDERS = [0, 1, 2, 3, 4].map((n) => Int8Array.from(orders(n).flat()));

function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]));
}

/** The won cards of each colour, four places each: colours that lie already from 0 on, new ones from FRESH on. */
const FRESH = SEATS;
const GROUPS = new Int8Array(2 * SEATS * 4);
const LENGTHS = new Int8Array(2 * SEATS);
const GROUP_OF = new Int8Array(SPACES);

export function newState(): LimitState {
  const state = new Int16Array(SIZE);
  for (let card = 0; card < CARDS; card++) state[DECK + card] = card;
  return state;
}

export function setUp(state: LimitState, source: Source): void {
  state[DEALER] = source.dealer();
  for (let seat = 0; seat < SEATS; seat++) state[POINTS + seat] = 0;
  source.deal(state);
}

/** Plays a game that has been set up to its end. */
export function playOut(s: LimitState, rounds: number, source: Source): void {
  let dealer = s[DEALER]!;
  for (let round = 1; ; round++) {
    s.fill(-1, WHERE, TOPS);
    s.fill(0, TAKEN, POINTS);
    let leader = (dealer + 1) & 3;
    for (let held = HAND; held > 0; held--) {
      leader = playTrick(s, leader, held, source);
      layTrick(s, leader, source);
    }
    for (let seat = 0; seat < SEATS; seat++) s[POINTS + seat]! += worth(s, seat);
    if (round === rounds) return;
    dealer = (dealer + 1) & 3;
    source.deal(s);
  }
}

function playTrick(s: LimitState, leader: number, held: number, source: Source): number {
  let led = 0;
  let winner = 0;
  let best = -1;
  let bestColour = 0;
  for (let place = 0; place < SEATS; place++) {
    const seat = (leader + place) & 3;
    const first = seat * HAND;
    const end = first + held;
    let n = 0;
    if (place > 0) {
      for (let i = first; i < end; i++) {
        MOVES[n] = i;
        n += COLOUR[s[i]!] === led ? 1 : 0;
      }
    }
    if (n === 0) for (let i = first; i < end; i++) MOVES[n++] = i;
    const at = MOVES[source.choose(n)]!;
    const card = s[at]!;
    s[at] = s[end - 1]!;
    s[end - 1] = card;
    TRICK[place] = card;
    const value = VALUE[card]!;
    const colour = COLOUR[card]!;
    if (place === 0) led = colour;
    if (value > best || (value === best && colour === led)) {
      winner = seat;
      best = value;
      bestColour = colour;
    }
  }
  for (let place = 0; place < SEATS; place++) {
    const seat = (leader + place) & 3;
    const card = TRICK[place]!;
    const value = VALUE[card]!;
    const farmers = seat === winner ? WINNER_FARMERS : COLOUR[card] === bestColour ? SAME_FARMERS : OTHER_FARMERS;
    const has = s[FARMERS + seat]! + farmers[value]!;
    s[FARMERS + seat] = has > PLACES ? PLACES : has;
  }
  return winner;
}

function layTrick(s: LimitState, seat: number, source: Source): void {
  const where = WHERE + seat * SPACES;
  let old = 0;
  let fresh = 0;
  let ways = 1;
  let seen = 0;
  for (let place = 0; place < SEATS; place++) {
    const card = TRICK[place]!;
    const colour = COLOUR[card]!;
    if ((seen >> colour) & 1) {
      const group = GROUP_OF[colour]!;
      const length = LENGTHS[group]!;
      GROUPS[group * 4 + length] = card;
      LENGTHS[group] = length + 1;
      // Each further card of a colour is one more choice of its top.
      ways = (ways / length) * (length + 1);
    } else {
      seen |= 1 << colour;
      const group = s[where + colour]! < 0 ? FRESH + fresh++ : old++;
      GROUP_OF[colour] = group;
      GROUPS[group * 4] = card;
      LENGTHS[group] = 1;
    }
  }
  const groups = old + fresh;
  ways *= FACTORIAL[fresh]!;
  let layout = 0;
  if (ways === 1) {
    for (let slot = 0; slot < groups; slot++) layout |= GROUPS[(slot < old ? slot : FRESH + slot - old) * 4]! << (slot * 6);
  } else {
    listLayouts(old, fresh);
    layout = MOVES[source.choose(ways)]!;
  }
  let taken = s[TAKEN + seat]!;
  for (let group = 0; group < groups; group++) {
    const top = (layout >> (group * 6)) & 63;
    const colour = COLOUR[top]!;
    let space = s[where + colour]!;
    if (space < 0) {
      space = taken++;
      s[where + colour] = space;
    }
    s[TOPS + seat * SPACES + space] = VALUE[top]!;
  }
  s[TAKEN + seat] = taken;
}

/** Every order of the new colours with every choice of tops. */
function listLayouts(old: number, fresh: number): void {
  const groups = old + fresh;
  const all = ORDERS[fresh]!;
  const count = FACTORIAL[fresh]!;
  let base = 0;
  for (let order = 0; order < count; order++) {
    let size = 1;
    MOVES[base] = 0;
    for (let slot = 0; slot < groups; slot++) {
      const group = slot < old ? slot : FRESH + all[order * fresh + slot - old]!;
      const shift = slot * 6;
      for (let choice = LENGTHS[group]! - 1; choice >= 0; choice--) {
        const top = GROUPS[group * 4 + choice]! << shift;
        for (let i = 0; i < size; i++) MOVES[base + choice * size + i] = MOVES[base + i]! | top;
      }
      size *= LENGTHS[group]!;
    }
    base += size;
  }
}

function worth(s: LimitState, seat: number): number {
  const farmers = s[FARMERS + seat]!;
  const taken = s[TAKEN + seat]!;
  let sum = 0;
  for (let space = 0; space < SPACES; space++) {
    const short = FILLED_AT[space]! - farmers;
    if (space >= taken) {
      if (short <= 0) sum += PRINTED[space]!;
    } else if (short <= 0) {
      sum += s[TOPS + seat * SPACES + space]!;
    } else {
      const needed = NEEDED[space]!;
      sum -= PENALTY * (short < needed ? short : needed);
    }
  }
  return sum;
}

/** The same generator as the engine's fast one (sfc32), without its generality. */
export class FastSource implements Source {
  a: number;
  b = 0;
  c = 0x9e3779b9 | 0;
  count = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    for (let i = 0; i < 12; i++) this.choose(1);
  }

  choose(n: number): number {
    const sum = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return ((sum >>> 0) * n * 2 ** -32) | 0;
  }

  dealer(): number {
    return this.choose(SEATS);
  }

  /** The deck is still in some order from the last deal: the draw makes it fair. */
  deal(s: LimitState): void {
    for (let i = 0; i < SEATS * HAND; i++) {
      const j = i + this.choose(CARDS - i);
      const card = s[i]!;
      s[i] = s[j]!;
      s[j] = card;
    }
  }
}
