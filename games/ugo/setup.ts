import type { Chance, Options } from '#engine';
import { CARDS, type Card, DECK, HAND, NO_CARD, NOBODY, PLACES, SPACES, type Table, toPlay, type UgoState } from './pieces.ts';
import { clockwise } from './trick.ts';

/** Cut to size for every table: quicker than filling a list. */
const NOWHERE: readonly number[] = DECK.map(() => NOBODY);
const EMPTY: readonly Card[] = DECK.map(() => NO_CARD);
const ZEROS: readonly number[] = DECK.map(() => 0);

export function setup(options: Options, seats: number, chance: Chance): UgoState {
  const table: Table = {
    seats,
    rounds: Number(options.rounds),
    round: 0,
    dealer: chance.below(seats),
    leader: 0,
    turn: { kind: 'over' },
    trick: [],
    tricks: 0,
    lies: NOWHERE.slice(),
    tops: EMPTY.slice(0, seats * SPACES),
    farmers: ZEROS.slice(0, seats),
    pool: options.pool === 'twelve' ? 12 : seats * PLACES,
    voids: ZEROS.slice(0, seats * SPACES),
    points: [],
  };
  const state: UgoState = { table, hands: [], box: [] };
  for (let seat = 0; seat < seats; seat++) state.hands.push([]);
  deal(state, chance);
  return state;
}

/** [U1.3] [U6.1] Shuffles all cards, deals, and clears the kingdoms of the round before. */
export function deal(state: UgoState, chance: Chance): void {
  const { table, hands } = state;
  const { seats } = table;
  const deck = chance.shuffle(DECK.slice(), seats * HAND);
  for (let seat = 0; seat < seats; seat++) hands[seat] = deck.slice(seat * HAND, seat * HAND + HAND);
  state.box = deck.slice(seats * HAND);

  table.leader = clockwise(table, table.dealer);
  table.turn = toPlay(table.leader);
  table.tricks = 0;
  for (let card = 0; card < CARDS; card++) table.lies[card] = NOBODY;
  for (let at = 0; at < seats * SPACES; at++) {
    table.tops[at] = NO_CARD;
    table.voids[at] = 0;
  }
  for (let seat = 0; seat < seats; seat++) {
    table.pool += table.farmers[seat]!;
    table.farmers[seat] = 0;
  }
}
