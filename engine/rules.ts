/** The contract between a game and everything that runs games. */

import type { Counted } from './brand.ts';
import type { Chance } from './chance.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = Counted<'seat'>;

/** Everything in a game, split by who may see it and by nothing else. */
export interface State<Table = unknown, Hand = unknown, Box = unknown> {
  /** What everyone sees. */
  table: Table;
  /** What only that seat sees. */
  hands: Hand[];
  /** What nobody sees: draw piles in order, cards set aside. */
  box: Box;
}

/** What one seat knows. */
export interface View<Table = unknown, Hand = unknown> {
  readonly seat: Seat;
  readonly table: Table;
  readonly hand: Hand;
}

/** A "no": the rule that forbids, and the facts a sentence about it needs. */
export interface Refusal {
  readonly rule: string;
  readonly [fact: string]: string | number | boolean | readonly number[];
}

/** Something that happened, as data. Sentences about it live in `words/`. */
export interface GameEvent {
  readonly kind: string;
}

/** How `play` speaks of what it does. */
export interface Tell<Event extends GameEvent = GameEvent> {
  everyone(event: Event): void;
  only(seat: Seat, event: Event): void;
  /** Like `everyone`, or like `only` for one seat, of something that was hidden even from the mover: it cannot be taken back. */
  reveal(event: Event, to?: Seat): void;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface OptionSchema {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The seat counts for which the option means something; all when absent. */
  readonly seats?: readonly number[];
  /** The seat counts for which a value can be chosen, where not all; the default suits every count. */
  readonly seatsOf?: Readonly<Record<string, readonly number[]>>;
  /** The option means something only with these values of options named before it. */
  readonly given?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Besides its values, any text of the table's own that the game does not refuse. */
  readonly text?: boolean;
  /** It says which game is played: its value is told of every table, the usual one too. */
  readonly named?: boolean;
}

export interface Meta {
  readonly id: string;
  readonly title: string;
  /** The newest version of the rules, raised when a recorded game could replay to another result; all from 1 on stay playable. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSchema>>;
  /** The ways the game can end. */
  readonly endings: readonly string[];
  /** No game lasts more plies than this. */
  readonly longest: (options: Options, seats: number) => number;
}

export interface Outcome {
  readonly ending: string;
  readonly scores: readonly number[];
  /** Rows that add up to the scores, seat by seat. */
  readonly breakdown: readonly { readonly what: string; readonly n?: number; readonly points: readonly number[] }[];
  /** Seats from first to last; those who share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
}

/** How a game stands, for whoever sees it in a list. */
export interface SoFar {
  /** Counted from 1. */
  readonly round?: { readonly n: number; readonly of: number };
  /** What each seat has by now, where everybody may see it. Once the game is over, its scores. */
  readonly scores?: readonly number[];
}

/** That a seat got something by name, and for how much where it had a price. */
export interface Tallied {
  readonly what: string;
  readonly seat: Seat;
  readonly price?: number;
}

/** Something that a seat may order once, to be done whenever its moment comes. */
export interface Order<Table, Hand, Move> {
  /** What it does for a seat that is to act, if this is its moment. Judged by the view alone, and always legal. */
  obey(view: View<Table, Hand>): Move | undefined;
  /** The part of the game in which it is given: it ends with that part. Without it, it stands until it is taken back. */
  span?(table: Table): number;
}

export interface Rules<Table, Hand, Box, Move, Event extends GameEvent> {
  readonly meta: Meta;
  /** What is wrong with a text that the table brings along, in options that are otherwise as declared. */
  refuseOptions?(options: Options, seats: number): Refusal | undefined;
  /** `rules`: the version to play by, the newest when left out. A game with several keeps it on the table. */
  setup(options: Options, seats: number, chance: Chance, rules?: number): State<Table, Hand, Box>;
  /** The seats that may move now; several when play is simultaneous, none when it is over. */
  toAct(table: Table): readonly Seat[];
  /** Every legal move. */
  moves(view: View<Table, Hand>): readonly Move[];
  /** One of `moves`, each as likely, for a seat that is to act: the very one that `chance.pick` would give, but without a list of all. */
  anyMove?(view: View<Table, Hand>, chance: Chance): Move;
  /** The one source of legality. */
  refuse(view: View<Table, Hand>, move: Move): Refusal | undefined;
  /** Edits the state in place; may assume legality. */
  play(state: State<Table, Hand, Box>, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void;
  outcome(table: Table): Outcome | undefined;
  soFar?(table: Table): SoFar;
  /** Counts of everything in the box of the game, wherever it is; never changes. */
  inventory(state: State<Table, Hand, Box>): Readonly<Record<string, number>>;
  /** A whole state that gives the same view; each that fits what the seat has seen is as likely. */
  imagine(view: View<Table, Hand>, chance: Chance): State<Table, Hand, Box>;
  readMove(text: string): Move | undefined;
  writeMove(move: Move): string;
  /** The standing orders there are, by name. Of several whose moment it is, the first is obeyed. */
  readonly orders?: Readonly<Record<string, Order<Table, Hand, Move>>>;
  /** The moves that a seat may make ahead, before it is to act: each is played then, if it is legal, or else dropped. */
  ahead?(view: View<Table, Hand>): readonly Move[];
  /** What an event says of the balance of the game: which of its pieces a seat got. Only for measuring. */
  tally?(table: Table, event: Event): Tallied | undefined;
}

/** Any game, seen by what runs all of them. */
export type Game = Rules<unknown, unknown, unknown, unknown, GameEvent>;

/** Whether the game can be played by this version of its rules. */
export function knowsRules({ meta }: Game, version: unknown): version is number {
  return Number.isInteger(version) && (version as number) >= 1 && (version as number) <= meta.rules;
}

/** Generics end here. */
export function defineGame<Table, Hand, Box, Move, Event extends GameEvent>(rules: Rules<Table, Hand, Box, Move, Event>): Game {
  return rules as Game;
}

export function viewOf<Table, Hand, Box>(state: State<Table, Hand, Box>, seat: Seat): View<Table, Hand> {
  return { seat, table: state.table, hand: state.hands[seat]! };
}

/** Any legal move of a seat that is to act, each as likely. */
export function anyMove<Table, Hand, Move>(
  rules: Pick<Rules<Table, Hand, never, Move, never>, 'moves' | 'anyMove'>,
  view: View<Table, Hand>,
  chance: Chance,
): Move {
  return rules.anyMove ? rules.anyMove(view, chance) : chance.pick(rules.moves(view));
}

/** Silence, for playouts and replays that nobody listens to. */
export const quiet: Tell = { everyone() {}, only() {}, reveal() {} };
