/** The vocabulary of Patchistory: what lies on the table, what is behind the screens, what can be done. No logic. */

import type { Seat, State, View } from '#engine';

/** What a place is good for: production of food, resources, money and culture; politics, transport, attack and defence. */
export const LETTERS = 'FRMCPTAD';
/** An index into LETTERS. */
export type Letter = number & { readonly letter?: never };
export const LEVELS = LETTERS.length;
export const F: Letter = 0;
export const R: Letter = 1;
export const M: Letter = 2;
export const C: Letter = 3;
export const P: Letter = 4;
export const T: Letter = 5;
export const A: Letter = 6;
export const D: Letter = 7;

/** What lies behind a screen. The first four are produced by the level of the same number. */
export const GOODS = ['food', 'resource', 'money', 'culture', 'vote'] as const;
/** An index into GOODS. */
export type Good = number & { readonly good?: never };
export const FOOD: Good = 0;
export const RESOURCE: Good = 1;
export const MONEY: Good = 2;
export const CULTURE: Good = 3;
export const VOTE: Good = 4;
export const KINDS_OF_GOODS = GOODS.length;

/** Where culture comes from and goes to; what a seat has is the sum. */
export const SOURCES = [
  'start',
  'production',
  'routes',
  'aid',
  'menace',
  'honours',
  'war',
  'heroes',
  'votes',
  'hunger',
  'auction',
] as const;
export type Source = (typeof SOURCES)[number];

export const NOBODY = -1;
export const NOTHING = -1;

export const ERAS = 3;
export const ROUNDS = 5;
export const WORKERS = 8;
export const CARDS_EACH = 3;
export const TILES_EACH = 4;
export const MAIN_ROUTES = 14;
export const ALLIED_ROUTES = 4;
/** [P4] The widest and highest a territory may be, by era. */
export const BOUNDS = [5, 6, 7] as const;
/** [P10] Food for the workers, by how many are off the track. */
export const UPKEEP = [0, 0, 1, 2, 3, 5, 7, 9, 12] as const;
/** [P1] By GOODS. */
export const START_STOCK = [4, 0, 3, 20, 0] as const;

/** A cell of a territory: 64 × row + column; the capital's top-left square lies on CAPITAL_AT. */
export type Cell = number & { readonly cell?: never };
export const WIDTH = 64;
export const CAPITAL_AT: Cell = 32 * WIDTH + 32;

/** A face of a card: a capital, or a side of a terrain tile. A number in the data set (`data.ts`). */
export type Face = number & { readonly face?: never };
/** A terrain tile: a number in the data set. */
export type Tile = number & { readonly tile?: never };
export const WHITE = 0;
export const BLACK = 1;
/** A kind of building tile: a number in the data set. */
export type Building = number & { readonly building?: never };
/** A prosperity card: a number in the data set. */
export type Card = number & { readonly card?: never };

/** What lies on a square of a territory: nothing, a building (BUILT + its kind), or a tile turned to its fallow side (RECLAIMED + who laid it). */
export const BARE = 0;
export const RECLAIMED = 1;
export const BUILT = 8;

/** Where a square of a new tile goes: to an empty cell, over or under what lies there. */
export const NEW = 0;
export const OVER = 1;
export const UNDER = 2;

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

/** The spaces of a main route; a worker on `at`, or NOTHING. */
export const START = 0;
/** [P7] The goods spaces of a main route are 1 to 3, of an allied one 1 to 4, counted from END_A. */
export const PREP = 4;
export const WAR = 5;
export const REST = 6;
/** What a worker on a goods space brings: good and number. */
export const MAIN_GOODS = [
  [MONEY, 2],
  [FOOD, 3],
  [RESOURCE, 2],
] as const;
export const ALLIED_GOODS = [
  [MONEY, 3],
  [FOOD, 3],
  [RESOURCE, 2],
  [CULTURE, 4],
] as const;
/** The far ends of an allied route; the ally `a` starts at END_A, `b` at END_B. */
export const END_A = 0;
export const END_B = 5;

/** The main routes, by number; `from` is NOBODY while the route is in the supply. */
export interface MainRoutes {
  from: Seat[];
  to: Seat[];
  /** The space of the owner's worker, or NOTHING. */
  at: number[];
  /** The aggressors of a declared war: 1 the owner, 2 the other, 3 both; 0 without a war. */
  war: number[];
}

/** The allied routes, by number; `a` is NOBODY while the route is in the supply. */
export interface AlliedRoutes {
  a: Seat[];
  b: Seat[];
  /** The space of a's and of b's worker, or NOTHING, or REST. */
  atA: number[];
  atB: number[];
}

/** A worker off the track: the cell he stands on, or the main route (ON_MAIN − number) or allied route (ON_ALLIED − number) he travels. */
export type Worker = number & { readonly worker?: never };
export const ON_MAIN = -1;
export const ON_ALLIED = -101;

/** A route: a main one by its number, an allied one by FIRST_ALLIED + its number. */
export type Route = number & { readonly route?: never };
export const FIRST_ALLIED = 100;

/** Marks of things done this round, by bit. */
export const CAMPAIGNED = 1;
export const BROKE = 2;
/** Accepted aid. */
export const AIDED = 4;
/** Proposed aid or menaced. */
export const DIPLOMAT = 8;
export const USED_GARDENS = 16;
export const USED_KREMLIN = 32;
export const USED_BOMBER = 64;

/** What a seat does in movement. */
export interface March {
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

/** What is being decided, and by whom. Sets of seats are bits. */
export type Turn =
  /** [P13] Vasco da Gama takes a tile before the auction. */
  | { readonly kind: 'take'; readonly seat: Seat }
  /** [P3] `opening`: tiles of the first auction are still to be shown, one a turn. */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly opening: boolean }
  | { readonly kind: 'secretBid'; readonly left: number }
  | { readonly kind: 'patch'; readonly left: number }
  /** [P13] A hero or wonder has just been patched: the first of `arriving`. */
  | { readonly kind: 'arrive'; readonly seat: Seat }
  /** Columbus has drawn these tiles. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  /** Columbus has kept this one. */
  | { readonly kind: 'found'; readonly seat: Seat; readonly tile: Tile }
  /** [P4] Free workers still to be placed, by seat. */
  | { readonly kind: 'settle'; readonly left: readonly number[] }
  | { readonly kind: 'diplomacy'; readonly seat: Seat }
  /** Aid waits for its answer: food, resources, money. */
  | { readonly kind: 'aid'; readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'administration'; readonly left: number }
  /** `inTurn`: one after the other. */
  | { readonly kind: 'movement'; readonly left: number; readonly inTurn: boolean }
  /** [P8] The owner chooses which of these routes is negotiated next. */
  | { readonly kind: 'negotiate'; readonly seat: Seat; readonly routes: readonly Route[] }
  | { readonly kind: 'tokens'; readonly route: Route; readonly left: number }
  | { readonly kind: 'alliance'; readonly route: Route; readonly left: number }
  | { readonly kind: 'orient'; readonly route: Route; readonly seat: Seat }
  /** [P9] The seat chooses which of these wars is fought next. */
  | { readonly kind: 'fight'; readonly seat: Seat; readonly routes: readonly Route[] }
  /** Yi Sun-sin or Schwerer Gustav may help: `bonus` is the power gained so far by the route's owner and the other. */
  | {
      readonly kind: 'muster';
      readonly route: Route;
      readonly seat: Seat;
      readonly effect: string;
      readonly bonus: readonly [number, number];
      readonly asked: number;
    }
  | { readonly kind: 'commit'; readonly route: Route; readonly left: number; readonly bonus: readonly [number, number] }
  /** [P13] Marie Curie. */
  | { readonly kind: 'convert'; readonly seat: Seat }
  /** [P13] Chichen Itza. */
  | { readonly kind: 'sacrifice'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly left: number }
  /** [P11] The card voted on: a place in `ballot.cards`. */
  | { readonly kind: 'vote'; readonly card: number; readonly left: number }
  /** A seat went on with nothing to decide; never left standing. */
  | { readonly kind: 'between' }
  | { readonly kind: 'over' };

export interface Table {
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
  /** The phase of the round: a place in `PHASES` (`phases.ts`). */
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

/** Written as in `notation.ts`. */
export type Move =
  | { readonly kind: 'take'; readonly tile: number }
  | { readonly kind: 'bid'; readonly tile: number; readonly stake: number }
  | { readonly kind: 'wait' }
  /** Where the tile's top-left square goes, and NEW, OVER or UNDER for its four squares: top-left, top-right, bottom-left, bottom-right. */
  | { readonly kind: 'patch'; readonly side: number; readonly at: Cell; readonly how: readonly [number, number, number, number] }
  | { readonly kind: 'discard' }
  /** A worker goes to a free place: a free one, or one on his way home. */
  | { readonly kind: 'put'; readonly at: Cell }
  /** Constantine; `end`: the end where one sits, END_A or END_B. */
  | { readonly kind: 'ally'; readonly to: Seat; readonly end: number }
  | { readonly kind: 'keep'; readonly tile: number }
  /** A worker goes back to the track for the effect of a hero or wonder. */
  | { readonly kind: 'return'; readonly effect: string; readonly worker: Worker }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'done' }
  /** Food, resources, money: three in all. */
  | { readonly kind: 'aid'; readonly to: Seat; readonly goods: readonly [number, number, number] }
  | { readonly kind: 'menace'; readonly to: Seat; readonly want: Good }
  | { readonly kind: 'break'; readonly route: Route }
  | { readonly kind: 'commerce'; readonly from: Cell; readonly route: Route }
  /** `n` units of a good for food, resources and money. */
  | { readonly kind: 'exchange'; readonly good: Good; readonly n: number; readonly into: readonly [number, number, number] }
  | { readonly kind: 'train'; readonly at: Cell }
  | { readonly kind: 'heroes' }
  | { readonly kind: 'wonders' }
  | { readonly kind: 'route'; readonly to: Seat }
  | { readonly kind: 'reclaim'; readonly tile: Building; readonly at: Cell }
  | { readonly kind: 'build'; readonly tile: Building; readonly at: Cell }
  | { readonly kind: 'bomb'; readonly tile: Building; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'campaign'; readonly n: number }
  | { readonly kind: 'walk'; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'advance'; readonly route: Route; readonly n: number }
  | { readonly kind: 'rest'; readonly route: Route }
  /** Which negotiation or war comes next. */
  | { readonly kind: 'next'; readonly route: Route }
  | { readonly kind: 'red' }
  | { readonly kind: 'blue' }
  | { readonly kind: 'end'; readonly end: number }
  /** Schwerer Gustav discards a route. */
  | { readonly kind: 'scrap'; readonly route: Route }
  | { readonly kind: 'commit'; readonly resources: number; readonly votes: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'vote'; readonly n: number };

/** What happened; `goods` are by GOODS, `shows` is what a tile is called by (`showsOf` in `data.ts`). */
export type PatchistoryEvent =
  | { readonly kind: 'era'; readonly era: number }
  | { readonly kind: 'round'; readonly era: number; readonly round: number; readonly first: Seat }
  | { readonly kind: 'offered'; readonly tile: Tile; readonly side: number; readonly shows: string }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'pawned'; readonly seat: Seat; readonly culture: number }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly tile: Tile; readonly shows: string; readonly stake: number }
  /** A secret choice was made; what, is told when all have chosen. */
  | { readonly kind: 'chose'; readonly seat: Seat }
  | { readonly kind: 'bidShown'; readonly seat: Seat; readonly tile: Tile; readonly shows: string; readonly stake: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly tile: Tile; readonly side: number; readonly shows: string; readonly paid: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  | {
      readonly kind: 'patched';
      readonly seat: Seat;
      readonly face: Face;
      readonly at: Cell;
      readonly how: readonly [number, number, number, number];
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  /** A worker stands on a new place: settled for free, trained, Moses, or come home. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly at: Cell; readonly from: 'track' | 'route' | 'crowd' }
  /** Nowhere to stand: back to the track. */
  | { readonly kind: 'homeless'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly effect: string; readonly worker: Worker }
  | { readonly kind: 'allied'; readonly a: Seat; readonly b: Seat; readonly route: Route }
  | { readonly kind: 'calledOff'; readonly route: Route; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'found'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly shows: readonly string[] }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  /** Something a hero, wonder or frame brought or cost. */
  | { readonly kind: 'effect'; readonly seat: Seat; readonly effect: string; readonly goods: readonly number[] }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly effect: string }
  | { readonly kind: 'aidOffered'; readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'aidAnswered'; readonly seat: Seat; readonly to: Seat; readonly yes: boolean; readonly culture: number }
  | { readonly kind: 'menaced'; readonly seat: Seat; readonly to: Seat; readonly good: Good; readonly n: number }
  | { readonly kind: 'broke'; readonly seat: Seat; readonly to: Seat; readonly votes: number }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly from: Cell; readonly route: Route; readonly food: number }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly good: Good; readonly n: number; readonly into: readonly number[] }
  | { readonly kind: 'trained'; readonly seat: Seat; readonly at: Cell; readonly food: number }
  | { readonly kind: 'honoured'; readonly seat: Seat; readonly what: 'heroes' | 'wonders'; readonly paid: number; readonly culture: number }
  | { readonly kind: 'road'; readonly seat: Seat; readonly to: Seat; readonly route: Route; readonly resources: number }
  | { readonly kind: 'reclaimed'; readonly seat: Seat; readonly at: Cell; readonly resources: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly tile: Building; readonly at: Cell; readonly resources: number }
  | { readonly kind: 'bombed'; readonly seat: Seat; readonly to: Seat; readonly at: Cell }
  /** To the owner alone: the building tile drawn. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tile: Building }
  | { readonly kind: 'campaigned'; readonly seat: Seat; readonly points: number; readonly votes: number }
  | { readonly kind: 'done'; readonly seat: Seat; readonly phase: 'diplomacy' | 'administration' | 'movement' }
  | { readonly kind: 'walked'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'advanced'; readonly seat: Seat; readonly route: Route; readonly space: number }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly route: Route }
  /** `red`: 1 the owner of the route, 2 the other, 3 both; each red side has paid the resources. */
  | {
      readonly kind: 'negotiated';
      readonly route: Route;
      readonly from: Seat;
      readonly to: Seat;
      readonly red: number;
      readonly resources: number;
    }
  | { readonly kind: 'alliance'; readonly from: Seat; readonly to: Seat; readonly yes: boolean }
  | { readonly kind: 'warBegan'; readonly route: Route; readonly from: Seat; readonly to: Seat; readonly powers: readonly [number, number] }
  /** `route`: the route given up, or NOTHING for a worker. */
  | { readonly kind: 'mustered'; readonly seat: Seat; readonly effect: string; readonly power: number; readonly route: Route }
  | { readonly kind: 'committed'; readonly seat: Seat; readonly resources: number; readonly votes: number }
  | {
      readonly kind: 'warEnded';
      readonly route: Route;
      readonly from: Seat;
      readonly to: Seat;
      readonly powers: readonly [number, number];
      readonly winner: Seat;
      readonly prize: number;
      readonly taken: number;
    }
  /** [P10] */
  | { readonly kind: 'produced'; readonly seat: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'brought'; readonly seat: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'fed'; readonly seat: Seat; readonly food: number; readonly culture: number }
  | { readonly kind: 'maintained'; readonly seat: Seat; readonly food: number; readonly resources: number; readonly culture: number }
  | { readonly kind: 'cardsShown'; readonly cards: readonly Card[] }
  | { readonly kind: 'voted'; readonly card: Card; readonly votes: readonly number[] }
  /** Dropped for its few votes; with `all`, nothing counts. */
  | { readonly kind: 'dropped'; readonly cards: readonly Card[]; readonly all: boolean }
  | {
      readonly kind: 'counted';
      readonly card: Card;
      readonly votes: number;
      readonly values: readonly number[];
      readonly ranks: readonly number[];
      readonly culture: readonly number[];
    }
  | { readonly kind: 'eraEnded'; readonly era: number }
  | { readonly kind: 'ended' };
