import type { GameWords, Seat, Who } from '#engine';
import type { Colour, Piece, Square } from '../pieces.ts';
import type { Worth } from '../score.ts';
import type { About } from './about.ts';

/** A palace as a board speaks of it. */
interface PalaceSight {
  readonly colour: Colour;
  readonly first: Square;
  /** The owner's name, as the reader calls it; undefined while there is no roof. */
  readonly owner: string | undefined;
  /** Whether it bears a roof that makes it nobody's. */
  readonly shut: boolean;
}

/** What a roof on a palace would bring, or a roof that makes it nobody's. */
export interface Stake {
  /** Of the palace by itself, and at the well. */
  readonly points: number;
  readonly well: number;
  /** Points of its palace tile, if it takes that, and the towers that it takes. */
  readonly tile: number;
  readonly towers: readonly number[];
  /** Merchants from the towers, and tea tiles. */
  readonly merchants: number;
  readonly tea: number;
  /** Whether nobody gets any of it. */
  readonly shut: boolean;
}

/** What the Medina board says beside what every game says. */
export interface MedinaWords extends GameWords {
  /** "grey", as a name for the colour. */
  readonly colours: readonly string[];
  /** "2 stables", "1 grey building". */
  pieces(piece: Piece, n: number): string;
  /** What each thing is for; loaded when it is first asked for. */
  about(): Promise<About>;
  readonly board: {
    readonly city: string;
    readonly yourPieces: string;
    readonly piecesOf: (name: string) => string;
    /** Behind the screen. */
    readonly hidden: string;
    readonly choosePiece: string;
    /** Of a piece in hand that is no roof. */
    readonly whereTo: (piece: Piece) => string;
    readonly whichPalace: string;
    /** Of a roof that makes a palace nobody's. */
    readonly whichToShut: string;
    readonly square: (name: string) => string;
    readonly wallSpace: (name: string) => string;
    readonly empty: string;
    readonly stable: string;
    readonly merchant: string;
    readonly wall: string;
    readonly well: string;
    readonly tower: (n: number) => string;
    readonly roof: string;
    readonly blockadeDome: string;
    readonly palace: (palace: PalaceSight) => string;
    /** The parts of a palace's worth and their sum; the well is counted apart, as in the count. */
    readonly worth: (worth: Worth) => string;
    readonly palaceTile: (tile: { colour: Colour; points: number; holder: string | undefined }) => string;
    readonly towerTile: (tile: { n: number; merchants: number; holder: string | undefined }) => string;
    readonly tea: string;
    readonly teaTiles: (n: number) => string;
    readonly turnOpen: (seat: Seat, who: Who) => string;
    /** All that can be placed in this turn is. */
    readonly turnDone: (seat: Seat, who: Who) => string;
    readonly turnPlace: (turn: { seat: Seat; left: number }, who: Who) => string;
    /** [M10.2] Nothing but tea is left to this turn. */
    readonly turnTea: (seat: Seat, who: Who) => string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly total: string;
    readonly points: (n: number) => string;
    readonly nobody: string;
    readonly close: string;
    /** Of a lit place. */
    readonly lit: string;
    readonly gate: string;
    readonly confirm: string;
    readonly confirmHelp: string;
    readonly takeBack: string;
    /** [M6.1] */
    readonly hasRoof: string;
    readonly noOpenPalace: string;
    readonly noPalaceYet: string;
    /** Of a piece that fits nowhere, before the reason. */
    readonly nowhere: (piece: Piece) => string;
    /** [M3.3] */
    readonly wallsOutside: string;
    readonly onlyWalls: string;
    /** Of a colour in which a seat owns nothing. */
    readonly noPalace: string;
    /** The palace tile brings so many points. */
    readonly tileOf: (points: number) => string;
    readonly atWell: (points: number) => string;
    readonly stake: (stake: Stake) => string;
    /** [M3.5] Of a seat that was passed over: nothing fits, or nothing is left. */
    readonly skipped: string;
    readonly usedUp: string;
    readonly count: string;
    /** [M1.5] */
    readonly left: string;
    readonly seeResult: string;
  };
}
