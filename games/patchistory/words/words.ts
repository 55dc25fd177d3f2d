import type { GameWords, Refusal, Seat, Who } from '#engine';
import type { CATEGORIES } from '../data/data.ts';
import type { Action } from '../heroes/effect.ts';
import type { Good, Source } from '../pieces.ts';
import type { Turn } from '../round/turn.ts';

/** A name, and a line that says what it is or does. */
export interface Named {
  readonly name: string;
  readonly about: string;
}

/** The steps of a round and of an era's end, as in `round/phases.ts`. */
export type Step =
  | 'auction'
  | 'patching'
  | 'arrivals'
  | 'settling'
  | 'diplomacy'
  | 'administration'
  | 'movement'
  | 'negotiation'
  | 'wars'
  | 'production'
  | 'maintenance'
  | 'vote'
  | 'eraEnd';

/** What a seat can be asked, whoever its heroes are. */
export type Question =
  | Exclude<Turn['kind'], 'arrive' | 'movement' | 'muster' | 'between' | 'over'>
  /** The first auction, where one may wait. */
  | 'opening'
  /** A worker is on his way home. */
  | 'home'
  /** Movement, on the territory and then on the routes. */
  | 'walk'
  | 'travel';

/** What a button says that stands for a move. */
type Button =
  | 'take'
  | 'bid'
  | 'wait'
  | 'patch'
  | 'discard'
  | 'put'
  | 'ally'
  | 'keep'
  | 'return'
  | 'yes'
  | 'no'
  | 'done'
  | 'bomb'
  | 'walk'
  | 'stay'
  | 'advance'
  | 'rest'
  | 'next'
  | 'red'
  | 'blue'
  | 'end'
  | 'scrap'
  | 'commit'
  | 'card'
  | 'vote'
  | 'turnOver'
  | 'cancel'
  | 'confirm'
  /** What ends, or begins, by the seat's own word. */
  | 'endDiplomacy'
  | 'endAdministration'
  | 'endMovement'
  | 'toRoutes';

/** What a place shows, for who cannot see it. Symbols and what a worker adds are already in words. */
interface PlaceSight {
  readonly name: string;
  readonly symbols: string;
  readonly golden: string;
  readonly worker: boolean;
}

/** The names of things: a file of its own in each language. */
export interface Names {
  /** By LETTERS. */
  readonly levels: readonly Named[];
  /** By GOODS. */
  readonly goods: readonly string[];
  /** "2 resources". */
  amount(good: Good, n: number): string;
  readonly steps: Readonly<Record<Step, Named>>;
  /** What every action does; its price stands beside it. */
  readonly actions: Readonly<Record<Action, Named>>;
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], string>>;
  /** General places, by LETTERS and era. */
  readonly places: readonly (readonly [string, string, string])[];
  readonly sea: Named;
  readonly fallow: Named;
  readonly reclaimed: Named;
  /** Heroes and wonders by their ids, as in P13. */
  readonly heroes: Readonly<Record<string, Named>>;
  readonly wonders: Readonly<Record<string, Named>>;
  /** What heroes did by version 1 of the rules, where that was another. */
  readonly version1: Readonly<Record<string, string>>;
  /** Special buildings by their ids. */
  readonly specials: Readonly<Record<string, string>>;
  /** Building tiles by the names in our own data. */
  readonly buildings: Readonly<Record<string, string>>;
  /** Golden texts by their ids. */
  readonly frames: Readonly<Record<string, Named>>;
  /** Prosperity cards, by number. */
  readonly cards: readonly Named[];
  /** The spaces of a route by number, START or END_A first, REST last. */
  readonly mainSpaces: readonly Named[];
  readonly alliedSpaces: readonly Named[];
  readonly sources: Readonly<Record<Source, string>>;
}

/** Why not, by the number of the rule. */
export type Refusals = Readonly<Record<string, string | ((why: Refusal, who: Who) => string)>>;

/** What the Patchistory board says beside what every game says. */
export interface PatchistoryWords extends GameWords, Names {
  by(rules: number): PatchistoryWords;
  about(): Promise<Readonly<Record<string, string>>>;
  /** "2 food and 1 money", by GOODS or its beginning; what is 0 is left out. */
  amounts(goods: readonly number[]): string;
  /** A hero, wonder or special building by its id; one that a table brought along is called by the id itself. */
  large(id: string): Named;
  /** A building tile by its name in the data. */
  building(name: string): string;
  /** A terrain tile by what it shows: "Moses", "the tile with food and money". */
  tile(shows: string): string;
  readonly questions: Readonly<Record<Question, string>>;
  /** What the owner of a hero or wonder is asked. */
  readonly effectQuestions: Readonly<Record<string, string>>;
  readonly buttons: Readonly<Record<Button, string>>;
  readonly board: {
    /** Eras and rounds are counted from 1. */
    readonly era: (era: number) => string;
    readonly round: (round: number, rounds: number) => string;
    readonly firstPlayer: string;
    readonly yourTurn: string;
    readonly turnOf: (seat: Seat, who: Who) => string;
    /** Those who have still to act or choose. */
    readonly waitingFor: (seats: readonly Seat[], who: Who) => string;
    readonly yourTerritory: string;
    readonly territoryOf: (name: string) => string;
    readonly offer: string;
    readonly whiteSide: string;
    readonly blackSide: string;
    readonly leads: (seat: Seat, stake: number, who: Who) => string;
    readonly unclaimed: string;
    readonly yourStake: (n: number) => string;
    /** To whoever does not lead any more: who does on that tile, and what becomes of the own stake. */
    readonly outbid: (by: { seat: Seat; stake: number; shows: string }, who: Who) => string;
    readonly stakeStays: (n: number) => string;
    /** [P3.12] Two seats bid on the same tile. */
    readonly sameTile: (shows: string, isEqual: boolean) => string;
    readonly over: string;
    readonly under: string;
    readonly overHelp: string;
    readonly patchHelp: string;
    readonly appears: string;
    readonly disappears: string;
    readonly nothing: string;
    /** Where a tile can lie: rows and columns are counted from 1. */
    readonly spot: (row: number, column: number) => string;
    /** The places that it would meet there. */
    readonly spotOn: (places: readonly string[]) => string;
    readonly discardHelp: string;
    readonly sameLevels: string;
    /** After this the seat is through with the phase. */
    readonly lastMove: string;
    readonly levelChange: (level: string, before: number, after: number) => string;
    readonly size: (wide: number, high: number, most: number) => string;
    readonly levels: string;
    readonly stock: string;
    readonly hidden: string;
    readonly points: (left: number, all: number) => string;
    readonly price: (price: { points: number; food: number; resources: number }) => string;
    readonly free: string;
    readonly track: (n: number) => string;
    readonly upkeep: (food: number) => string;
    readonly workers: (n: number) => string;
    readonly mainRoute: (from: Seat, to: Seat, who: Who) => string;
    readonly alliedRoute: (a: Seat, b: Seat, who: Who) => string;
    readonly warDeclared: string;
    readonly steps: (n: number) => string;
    readonly power: (n: number) => string;
    readonly powers: string;
    readonly red: string;
    readonly blue: string;
    readonly wins: (seat: Seat, who: Who) => string;
    readonly bothBlue: (canAlly: boolean) => string;
    readonly spoils: (margin: number, culture: number) => string;
    /** Who wins at equal power; nobody, when both attack. */
    readonly tie: (seat: Seat | undefined, who: Who) => string;
    /** The same before anybody has chosen. */
    readonly ties: string;
    /** When a war is fought that is declared now: next round, or never. */
    readonly foughtLater: (isFought: boolean) => string;
    readonly allying: string;
    readonly aggressor: string;
    readonly defender: string;
    readonly yourTiles: string;
    readonly tilesOf: (n: number) => string;
    readonly cost: (resources: number) => string;
    readonly yourCards: string;
    /** Who is tied takes the lower rank, which sounds odd without why. */
    readonly rank: (rank: number, isTied: boolean) => string;
    /** What votes are for. */
    readonly voting: (seats: number) => string;
    readonly votesAlone: (n: number) => string;
    readonly votesOn: (n: number) => string;
    /** A golden text, by its name. */
    readonly golden: (text: string) => string;
    /** Levels that a worker adds, by LETTERS. */
    readonly worked: (levels: readonly number[]) => string;
    readonly place: (place: PlaceSight) => string;
    readonly hero: string;
    readonly wonder: string;
    readonly special: string;
    readonly built: string;
    readonly chosen: string;
    readonly secret: string;
    readonly fallowCount: (n: number) => string;
    readonly routeCount: (n: number) => string;
    readonly demand: string;
    /** So many goods in all. */
    readonly offerAid: (name: string, goods: readonly number[], units: number) => string;
    /** "you +2 food, −1 money", by GOODS. */
    readonly changes: (seat: Seat, goods: readonly number[], who: Who) => string;
    readonly give: string;
    readonly get: string;
    readonly total: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly close: string;
    readonly you: string;
    readonly territories: string;
    readonly routes: string;
    readonly noRoutes: string;
    readonly less: string;
    readonly more: string;
    readonly tapPlace: string;
    readonly tapWorker: string;
    readonly whichRoute: string;
    readonly whichTile: string;
    readonly goOn: string;
    readonly workersEat: string;
    readonly doesNotCount: string;
    readonly cardsOf: (n: number) => string;
    /** "a worker of Anna". */
    readonly workerThere: (seat: Seat, who: Who) => string;
  };
}

/** A name that a table brought along, made readable: "PLAIN-BIG BEN" is "Big ben". */
export function readable(id: string): string {
  const text = id.replace(/^PLAIN-/, '').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
