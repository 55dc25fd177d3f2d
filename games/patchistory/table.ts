/** What lies on the table, what is behind the screens, and what nobody sees. */

import type { Seat, State, View } from '#engine';
import type { Building, Card, Cell, Face, Route, Tile } from './pieces.ts';
import type { Turn } from './round/turn.ts';

export interface Territory {
  /** Every card laid here, the capital first. */
  cards: Face[];
  /** The cell of each card's top-left square. */
  at: Cell[];
  /** Its cells, in reading order, which is ascending order. The next three go with it. */
  cells: Cell[];
  /** The card on top: a place in `cards`. */
  top: number[];
  /** Bit n: card n lies hidden below. */
  under: number[];
  /** BARE, RECLAIMED + seat, or BUILT + building. */
  built: number[];
  /** The cells of the workers here, in ascending order. */
  workers: Cell[];
}

/** The main routes, by number; `from` is NOBODY while the route is in the supply. */
interface MainRoutes {
  from: Seat[];
  to: Seat[];
  /** The space of the owner's worker, or NOTHING. */
  at: number[];
  /** The aggressors of a declared war: 1 the owner, 2 the other, 3 both; 0 without a war. */
  war: number[];
}

/** The allied routes, by number; `a` is NOBODY while the route is in the supply. */
interface AlliedRoutes {
  a: Seat[];
  b: Seat[];
  /** The space of a's and of b's worker, or NOTHING, or REST. */
  atA: number[];
  atB: number[];
}

/** What a seat does in movement. */
interface March {
  /** [P7] Transport as it was when the march began. */
  t: number;
  /** Territory workers that have not moved. */
  fresh: Cell[];
  /** Whether the moves on the territory are over. */
  onRoutes: boolean;
  /** Route workers still to move. */
  left: Route[];
  /** Workers that were resting: they come home when the rest has moved. */
  resting: Route[];
}

export interface Table {
  /** The version of the rules that the game began with. */
  rules: number;
  seats: number;
  /** The text of another data set, or nothing for our own. */
  data: string;
  /** The option `capital`. */
  liberty: boolean;
  /** The option `order`: administration and movement one after the other. */
  inTurn: boolean;
  /** The option `screens`: what a board shows of others' goods. Everything that comes and goes is shown, so everyone can work them out. */
  screens: boolean;
  /** From 0. */
  era: number;
  round: number;
  first: Seat;
  /** The phase of the round: a place in `PHASES` (`round/phases.ts`). */
  phase: number;
  turn: Turn;
  /** Terrain tiles offered so far in the game: an even one shows its white side. */
  shown: number;
  /** What is offered this round, in the order shown: tile, side, who leads, with what stake. */
  offer: { tiles: Tile[]; sides: number[]; leader: Seat[]; stake: number[] };
  /** Money staked by each seat in this auction. */
  staked: number[];
  /** Bit per seat: waited, sits this auction out, has had the turn that may turn culture into money. */
  waited: number;
  sittingOut: number;
  /** The tile each seat has won and not yet patched, or NOTHING, and its side (BLACK or WHITE; with two seats the taker's choice). */
  won: Tile[];
  wonSide: number[];
  /** Heroes and wonders just patched, in the order in which they act: seats and effects. */
  arriving: { seat: Seat[]; effect: string[] };
  /** The seat whose Vasco da Gama waits for the next auction, or NOBODY. */
  vasco: Seat;
  /** Tiles left in the deck of the era. */
  deck: number;
  /** Terrain tiles that were seen and left the game. */
  discarded: Tile[];
  civs: Territory[];
  /** Workers on each people track. */
  track: number[];
  /** Workers of each seat on their way home: their owner puts them on a free place. */
  coming: number[];
  /** KINDS_OF_GOODS × seat + good. */
  stock: number[];
  /** Culture by seat and source: SOURCES.length × seat + source. Adds up to the culture in stock. */
  earned: number[];
  main: MainRoutes;
  allied: AlliedRoutes;
  /** Building tiles: in each hand, in the reserve, laid fallow side up by each seat (and wherever they are now), and seen and gone by kind. */
  tiles: number[];
  reserve: number;
  laid: number[];
  gone: number[];
  /** Politics of this round: points spent, and Kremlin's points. */
  spent: number[];
  bonus: number[];
  /** Bits, by seat: CAMPAIGNED … USED_BOMBER. */
  marks: number[];
  /** Main routes built this round. */
  roads: number[];
  march: March[];
  /** [P11] This era's vote: cards revealed, votes on each, votes of each seat on each (seats × card + seat). */
  ballot: { cards: Card[]; votes: number[]; by: number[] };
  /** Prosperity cards in each hand, and those revealed in earlier votes. */
  cards: number;
  used: Card[];
}

export interface Hand {
  /** Building tiles. */
  tiles: Building[];
  /** Building tiles laid fallow side up: only who laid them knows. */
  laid: Building[];
  /** Prosperity cards. */
  cards: Card[];
  /** A secret choice that waits for the others': tile and stake; red 1 or blue 0; yes 1 or no 0; resources and votes; a card; votes. */
  secret: number[];
}

export interface Box {
  /** The tiles of each era, in the order in which they will be drawn. */
  decks: Tile[][];
  /** Terrain tiles that left the game unseen. */
  unseen: Tile[];
  /** Building tiles, the next one last. */
  reserve: Building[];
  /** Prosperity cards nobody has. */
  cards: Card[];
}

export type PatchistoryState = State<Table, Hand, Box>;

export type PatchistoryView = View<Table, Hand>;
