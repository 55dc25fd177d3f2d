/** The vocabulary of Medina: pieces, squares, palaces, and the table they make. No logic. */

import type { Brand, Counted, Seat, State, View } from '#engine';

export const EDITIONS = ['second', 'first', 'ditt'] as const;
export type Edition = (typeof EDITIONS)[number];

/** [M1.3] Black belongs to the first edition and to Ditt's variant, purple to the second. */
export const COLOURS = ['grey', 'black', 'brown', 'orange', 'purple'] as const;
/** An index into COLOURS. */
export type Colour = Counted<'colour'>;
export const PURPLE: Colour = 4;
/** The four colours of an edition, from the least palace tile to the greatest. */
export const COLOURS_OF: Readonly<Record<Edition, readonly Colour[]>> = {
  first: [0, 1, 2, 3],
  ditt: [0, 1, 2, 3],
  second: [0, 4, 2, 3],
};

/** What a seat can place; the first five are buildings of that colour. */
export const PIECES = ['grey', 'black', 'brown', 'orange', 'purple', 'stable', 'merchant', 'wall', 'roof', 'neutral'] as const;
/** An index into PIECES: a colour stands for a building of it. */
export type Piece = Colour | Counted<'piece'>;
export const KINDS = PIECES.length;
export const STABLE: Piece = 5;
export const MERCHANT: Piece = 6;
export const WALL: Piece = 7;
/** A roof that makes a palace one's own. */
export const ROOF: Piece = 8;
/** A roof that makes a palace nobody's: neutral in the second edition, a blockade dome in Ditt's variant. */
export const NEUTRAL: Piece = 9;
/** Tea tiles are counted after the pieces where everything is counted. */
export const TEA = 10;
export const WELL = 11;

/** [M1.3] What each seat starts with: buildings of each colour, stables, merchants, walls, roofs, neutral roofs. */
export const SUPPLY: Readonly<Record<Edition, Readonly<Record<number, readonly [number, number, number, number, number, number]>>>> = {
  first: { 3: [6, 4, 8, 10, 4, 0], 4: [5, 3, 6, 8, 4, 0] },
  ditt: { 2: [9, 6, 12, 16, 4, 4] },
  second: { 2: [8, 4, 12, 15, 4, 2], 3: [6, 4, 8, 12, 4, 1], 4: [5, 3, 6, 9, 4, 0] },
};
/** What the box of an edition holds: buildings of each colour, stables, merchants, walls, roofs. */
export const CONTENTS: Readonly<Record<Edition, readonly [number, number, number, number, number]>> = {
  first: [20, 12, 25, 32, 16],
  ditt: [20, 12, 25, 32, 16],
  second: [20, 12, 31, 36, 16],
};

/** [M9.1] The points on the palace tile of each colour. */
export const TILE_POINTS = [1, 2, 3, 4, 2] as const;
/** [M9.4] Tower n is worth n points; towers are counted from 0, so this is one more. */
export const TOWERS = 4;
/** [M9.6] Merchants that wait on each tower tile in the second edition. */
export const TOWER_MERCHANTS = [3, 2, 1, 0] as const;
/** [M10.1] */
export const TEA_TILES = 6;
/** [M10.4] */
export const WELL_POINTS = 4;

/** A palace, by when it was begun: the first is 0. */
export type Palace = Counted<'palace'>;
/** A tower by its number, from 0. */
export type Tower = Counted<'tower'>;
/** A square of the city: 16 × row + column, from the north-west. Made by `squareAt`. */
export type Square = Brand<'square'>;
/**
 * A space for a wall: 16 × side + place; sides are north, east, south, west, places run from west to east and from north to south.
 * Made by `spaceAt`.
 */
export type Space = Brand<'space'>;
export const SIDES = 'NESW';

/** What stands on a square; 1 to 5 are buildings, by colour. */
export const EMPTY = 0;
export const STANDS_STABLE = 6;
export const STANDS_MERCHANT = 7;
export const STANDS_WELL = 8;
export const OUTSIDE = 9;

export const NOBODY = -1;
export const NOWHERE = -1 as Square;
export const NO_SPACE = -1 as Space;
export const NO_ARM = -1;
/** Of the ground of a square: no palace and no well nearby. */
export const FREE = -1;
/** Of the ground of a square: nothing can be built there any more. */
export const BARRED = -2;
/** Of the ground of a square: added to the palace that is near, but only by a corner or a stable. */
export const NEAR = 100;

/** Whose roof a palace bears when it is no seat's: neutral, or a blockade dome of seat 0 or 1 (BLOCKADE + seat). */
export const NEUTRAL_ROOF = 4;
export const BLOCKADE = 5;

/** Of the colours placed in a turn: bit n is a building of colour n. */
export const USED_ROOF = 1 << 5;
export const USED_NEUTRAL = 1 << 6;

export type Turn =
  /** [M2.2] The first seat places the opening merchant. */
  | { readonly kind: 'open'; readonly seat: Seat }
  /** So many pieces are placed in this turn, so many are left, and these colours are used. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly placed: number; readonly left: number; readonly used: number }
  | { readonly kind: 'over' };

/** Every palace that was begun, in that order. */
interface Palaces {
  /** The square of the first building. */
  first: Square[];
  colour: Colour[];
  /** The owner, NOBODY while there is no roof, or NEUTRAL_ROOF or more. */
  roof: number[];
  /** Buildings and stables. */
  size: number[];
  /** Bit n: a wall of arm n stands at the palace. */
  arms: number[];
}

export interface Table {
  /** The version of the rules that the game began with. */
  rules: number;
  edition: Edition;
  seats: number;
  /** An index into BOARDS. */
  board: number;
  /** [M9.5] Whether each arm of a tower makes a contact of its own. */
  byArm: boolean;
  /** [M1.5] Whether stocks stand behind screens: what a board shows of them. Everyone can work them out. */
  screens: boolean;
  turn: Turn;
  /** Turns that have been ended. */
  turns: number;
  /** What stands on each square. */
  city: number[];
  /**
   * For a square with a building or stable its palace. For an empty one the palace that could grow there, or NEAR + the only palace that
   * touches it where that one cannot, or FREE or BARRED.
   */
  ground: number[];
  /** The well, or NOWHERE. */
  well: Square;
  /** Merchants with at most one merchant beside them. */
  ends: Square[];
  /** How many walls each arm has; arms 2 n and 2 n + 1 are those of side n, from its first and its last space. */
  walls: number[];
  palaces: Palaces;
  /** The palace that holds the tile of each colour, or NOBODY. */
  palaceTiles: Palace[];
  /** The palace that holds each tower tile, or NOBODY. */
  towerTiles: Palace[];
  /** Merchants still lying on each tower tile. */
  gifts: number[];
  /** Tea tiles of each seat, and in the pile. */
  tea: number[];
  teaPile: number;
  /** Pieces of each seat: KINDS × seat + piece. */
  stock: number[];
  /** Ditt: bit n tells that the seat still has its blockade dome for colour n. */
  blockades: number[];
  /** Bit n: the seat owns a palace of colour n. */
  owns: number[];
  /** What lies in the box of the game: by piece, then tea, then the well. */
  boxed: number[];
}

/** Nothing is secret: supplies and placements are open, so whoever counts knows every stock. */
export type Hand = readonly [];
export type Box = readonly [];

export type MedinaState = State<Table, Hand, Box>;
export type MedinaView = View<Table, Hand>;

export type Placement =
  | { readonly kind: 'build'; readonly colour: Colour; readonly at: Square }
  | { readonly kind: 'stable'; readonly at: Square }
  | { readonly kind: 'merchant'; readonly at: Square }
  | { readonly kind: 'wall'; readonly at: Space }
  /** [M6.6] `at` is the first building of the palace where several are open to the roof, else NOWHERE. */
  | { readonly kind: 'roof' | 'neutral'; readonly colour: Colour; readonly at: Square };
export type Move = Placement | { readonly kind: 'tea' };

export type MedinaEvent =
  /** So many pieces to place: no more than fit. */
  | { readonly kind: 'began'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly colour: Colour; readonly at: Square; readonly size: number }
  | { readonly kind: 'stabled'; readonly seat: Seat; readonly at: Square; readonly colour: Colour; readonly size: number }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly at: Square }
  | { readonly kind: 'walled'; readonly seat: Seat; readonly at: Space }
  | { readonly kind: 'roofed'; readonly seat: Seat; readonly colour: Colour; readonly at: Square; readonly size: number }
  /** A neutral roof, or a blockade dome. */
  | {
      readonly kind: 'shut';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly at: Square;
      readonly size: number;
      readonly blockade: boolean;
    }
  /** The tile goes to a seat, or back to the board (NOBODY). */
  | { readonly kind: 'palaceTile'; readonly seat: Seat; readonly colour: Colour }
  /** To a seat, or to nobody: back to the board, or staying there where merchants still lay on it. */
  | { readonly kind: 'towerTile'; readonly seat: Seat; readonly tower: Tower; readonly merchants: number }
  | { readonly kind: 'teaTiles'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'drank'; readonly seat: Seat }
  | { readonly kind: 'finished'; readonly colour: Colour; readonly n: number }
  | { readonly kind: 'domeLost'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly ending: 'used' | 'stuck' };
