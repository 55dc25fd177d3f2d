/** A running game that speaks notation: what the server, the client's worker and the command line all drive. */

import { commitTo, PlyChance, readSeed, writeSeed } from './chance.ts';
import { clone } from './clone.ts';
import { type DeviceNumber, mixSeed } from './numbers.ts';
import { type Branch, type GameRecord, type Ply, writeRecord } from './record.ts';
import {
  type Game,
  type GameEvent,
  type Options,
  type Outcome,
  quiet,
  type Refusal,
  type Seat,
  type State,
  type Tell,
  type View,
  viewOf,
} from './rules.ts';

/** So many entries in a row are seldom taken back. */
const REACH = 8;

/** The entry that takes back the seat's own last move. */
export const UNDO = 'undo';

/** The entry that takes back entry `from` and all that came after it: only when everyone agreed. */
export function undoFrom(from: number): string {
  return `${UNDO} ${from}`;
}

const TAKES_BACK = /^undo(?: ([1-9]\d{0,8}))?$/;

/** Whether the entry takes anything back. */
export function isUndo(text: string): boolean {
  return TAKES_BACK.test(text);
}

/** An event and its audience: everyone, or one seat. */
export interface Told {
  readonly to?: Seat;
  readonly event: GameEvent;
}

/** What one entry of the log did. */
export interface Played {
  /** Counted from 1; ply 0 is the set-up. */
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
  readonly told: readonly Told[];
  /** It cannot be taken back by its mover: chance was drawn or something was revealed. */
  readonly fixed: boolean;
}

/** The first entry of a log that is refused, and why. */
export interface Wrong {
  readonly ply: number;
  readonly refusal: Refusal;
}

/** The rules of the engine itself, which every game shares. */
export const ENGINE_RULES = {
  unreadable: 'E1',
  over: 'E2',
  undo: 'E3',
} as const;

export function isRefusal(result: Played | Refusal): result is Refusal {
  return 'rule' in result;
}

interface MatchOptions {
  /** The newest when left out. */
  readonly rules?: number | undefined;
  readonly numbers?: readonly DeviceNumber[] | undefined;
  readonly branches?: readonly Branch[] | undefined;
}

export class Match {
  readonly game: Game;
  /** The version of the game's rules that it began with and keeps. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly commit: string;
  /** What people's devices added to the seed. */
  readonly numbers: readonly DeviceNumber[] | undefined;
  readonly branches: readonly Branch[];
  readonly #seed: Uint8Array;
  /** The seed that the luck is drawn from: with the numbers, another one. */
  readonly #mixed: Uint8Array;
  readonly #plies: Ply[] = [];
  /** The entries that remain (an undone move and its undo do not), each with whether chance or a reveal has fixed it. */
  readonly #remaining: { ply: number; seat: Seat; fixed: boolean }[] = [];
  #state: State;
  /** The state after so many remaining entries, from which an undo plays on: those before it are rarely taken back. */
  #kept: { readonly entries: number; readonly state: State } | undefined;

  constructor(
    game: Game,
    options: Options,
    seats: number,
    seed: Uint8Array,
    { rules = game.meta.rules, numbers, branches = [] }: MatchOptions = {},
  ) {
    this.game = game;
    this.rules = rules;
    this.options = options;
    this.seats = seats;
    this.numbers = numbers;
    this.branches = branches;
    this.#seed = seed;
    this.#mixed = numbers ? mixSeed(seed, seats, numbers) : seed;
    this.commit = commitTo(seed);
    this.#state = this.#setup();
  }

  /** Rebuilds a match from its log; one with an entry that is refused is corrupt. */
  static replay(
    game: Game,
    from: MatchOptions & { options: Options; seats: number; seed: Uint8Array; plies: readonly Ply[] },
    each?: (played: Played, match: Match) => void,
  ): Match | Wrong {
    const match = new Match(game, from.options, from.seats, from.seed, from);
    return match.playLog(from.plies, each) ?? match;
  }

  static fromRecord(game: Game, record: GameRecord, each?: (played: Played, match: Match) => void): Match | Wrong {
    const match = Match.atSetup(game, record);
    return match.playLog(record.plies, each) ?? match;
  }

  /** The match of a record, or of another match, before its first entry. */
  static atSetup(game: Game, record: Pick<Match | GameRecord, 'rules' | 'options' | 'seats' | 'seed' | 'numbers' | 'branches'>): Match {
    const seed = readSeed(record.seed);
    if (!seed) throw new Error('a record without its seed cannot be replayed');
    return new Match(game, record.options, record.seats, seed, record);
  }

  /** Plays the entries of a log up to the first that is refused: the caller hears which and why. */
  playLog(log: readonly Ply[], each?: (played: Played, match: Match) => void): Wrong | undefined {
    for (const [seat, text] of log) {
      const result = this.submit(seat, text, { agreed: true });
      if (isRefusal(result)) return { ply: this.ply + 1, refusal: result };
      each?.(result, this);
    }
    return undefined;
  }

  #setup(): State {
    return this.game.setup(this.options, this.seats, this.#chanceOf(0), this.rules);
  }

  /** The luck of one entry: of the last branch that it comes after, or of the match itself. */
  #chanceOf(ply: number): PlyChance {
    const branch = this.branches.findLast(({ at }) => at < ply);
    return new PlyChance(branch ? readSeed(branch.seed)! : this.#mixed, ply);
  }

  /** How many entries the log has. */
  get ply(): number {
    return this.#plies.length;
  }

  get plies(): readonly Ply[] {
    return this.#plies;
  }

  /** The whole state: for the authority alone. Never send it. */
  get state(): State {
    return this.#state;
  }

  /** For the authority alone, until the game is over. */
  get seed(): string {
    return writeSeed(this.#seed);
  }

  get isOver(): boolean {
    return this.toAct().length === 0;
  }

  toAct(): readonly Seat[] {
    return this.game.toAct(this.#state.table);
  }

  view(seat: Seat): View {
    return viewOf(this.#state, seat);
  }

  /** Every legal move of the seat, in notation. */
  legal(seat: Seat): string[] {
    return this.game.moves(this.view(seat)).map((move) => this.game.writeMove(move));
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state.table);
  }

  /** Plays a move, or takes one back, or several that everyone `agreed` to take back; a refusal changes nothing. */
  submit(seat: Seat, text: string, { agreed = false }: { readonly agreed?: boolean } = {}): Played | Refusal {
    const back = TAKES_BACK.exec(text);
    if (back) return back[1] === undefined ? this.#undo(seat) : this.#undoFrom(seat, Number(back[1]), agreed);
    if (this.isOver) return { rule: ENGINE_RULES.over };
    const move = this.game.readMove(text);
    if (move === undefined) return { rule: ENGINE_RULES.unreadable, text: text.slice(0, 40) };
    const refusal = this.game.refuse(this.view(seat), move);
    if (refusal) return refusal;
    const ply = this.#plies.length + 1;
    const chance = this.#chanceOf(ply);
    const told: Told[] = [];
    let revealed = false;
    const tell: Tell = {
      everyone: (event) => told.push({ event }),
      only: (to, event) => told.push({ to, event }),
      reveal: (event, to) => {
        revealed = true;
        told.push(to === undefined ? { event } : { to, event });
      },
    };
    this.game.play(this.#state, seat, move, chance, tell);
    this.#plies.push([seat, text]);
    const fixed = chance.drawn || revealed;
    this.#remaining.push({ ply, seat, fixed });
    return { ply, seat, text, told, fixed };
  }

  /** Whether a move of the seat stands. */
  hasMoved(seat: Seat): boolean {
    return this.#remaining.some((entry) => entry.seat === seat);
  }

  /** A seat may take back its own last move while no chance was drawn, nothing was revealed, nobody else moved and the game goes on. */
  canUndo(seat: Seat): boolean {
    const last = this.#remaining.at(-1);
    return last !== undefined && last.seat === seat && !last.fixed && !this.isOver;
  }

  /** Whether the entry stands and the game goes on, so that everyone may agree to take it back with all that came after it. */
  canUndoFrom(from: number): boolean {
    return !this.isOver && this.#remaining.some(({ ply }) => ply === from);
  }

  #undo(seat: Seat): Played | Refusal {
    if (!this.canUndo(seat)) return { rule: ENGINE_RULES.undo };
    return this.#takeBack(seat, UNDO, this.#remaining.length - 1);
  }

  #undoFrom(seat: Seat, from: number, agreed: boolean): Played | Refusal {
    if (!agreed || !this.canUndoFrom(from)) return { rule: ENGINE_RULES.undo };
    const first = this.#remaining.findIndex(({ ply }) => ply === from);
    return this.#takeBack(seat, undoFrom(from), first, { from });
  }

  /** Keeps the first so many remaining entries. */
  #takeBack(seat: Seat, text: string, keep: number, more: { readonly from?: number } = {}): Played {
    this.#remaining.length = keep;
    this.#plies.push([seat, text]);
    this.#state = this.#playRemaining();
    return { ply: this.#plies.length, seat, text, told: [{ event: { kind: UNDO, seat, ...more } as GameEvent }], fixed: false };
  }

  /** The state that the remaining entries lead to. */
  #playRemaining(): State {
    const count = this.#remaining.length;
    if (!this.#kept || this.#kept.entries > count) {
      this.#kept = { entries: 0, state: this.#setup() };
    }
    const { entries } = this.#kept;
    const state = clone(this.#kept.state);
    for (const [n, { ply, seat }] of this.#remaining.slice(entries).entries()) {
      if (entries + n === count - REACH) this.#kept = { entries: entries + n, state: clone(state) };
      const move = this.game.readMove(this.#plies[ply - 1]![1]);
      this.game.play(state, seat, move, this.#chanceOf(ply), quiet);
    }
    return state;
  }

  /** The record; its seed only when the game is over, by its rules or by a forfeit. */
  record({ forfeit, calledOff }: Pick<GameRecord, 'forfeit' | 'calledOff'> = {}): GameRecord {
    const { game, rules, options, seats, commit, numbers, branches } = this;
    const seed = this.isOver || forfeit ? this.seed : undefined;
    const plies = this.#plies.slice();
    return writeRecord({ game: game.meta.id, rules, options, seats, commit, seed, numbers, branches, plies, forfeit, calledOff });
  }
}
