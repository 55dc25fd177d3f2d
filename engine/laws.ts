/** The nine laws that every game obeys, checked by playing random games. */

import { type Chance, FastChance, numberedSeed } from './chance.ts';
import { clone } from './clone.ts';
import { isRefusal, Match, type Played, type Told, UNDO } from './match.ts';
import { allOptions } from './options.ts';
import { type Game, type GameEvent, type Seat, type State, type Tell, viewOf } from './rules.ts';

export interface Broken {
  readonly law: number;
  readonly game: number;
  readonly ply: number;
  readonly what: string;
}

export interface LawReport {
  readonly seats: number;
  readonly games: number;
  readonly plies: number;
  /** How often each ending was reached. */
  readonly endings: Readonly<Record<string, number>>;
  readonly broken: readonly Broken[];
}

export interface LawRun {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** Called after each game, for progress. */
  readonly each?: (game: number) => void;
}

/** More than this says nothing new. */
const MOST_BROKEN = 20;

export function checkLaws(game: Game, { seats, games, seed, each }: LawRun): LawReport {
  const combos = allOptions(game, seats);
  const endings: Record<string, number> = {};
  const broken: Broken[] = [];
  /** Moves of any game seen so far: material for moves that are not legal here. */
  const corpus: string[] = [];
  let plies = 0;
  for (let n = 0; n < games && broken.length < MOST_BROKEN; n++) {
    const trial = new Trial(
      game,
      new Match(game, combos[n % combos.length] ?? {}, seats, numberedSeed(seed, n)),
      new FastChance(seed, n),
      corpus,
      n,
    );
    const ending = trial.run();
    if (ending !== undefined) endings[ending] = (endings[ending] ?? 0) + 1;
    plies += trial.match.ply;
    broken.push(...trial.broken);
    each?.(n);
  }
  return { seats, games, plies, endings, broken };
}

class Trial {
  readonly broken: Broken[] = [];
  /** The state after each entry of the log, as text. */
  readonly #after: string[] = [];
  readonly #all: readonly Seat[];
  #standing = 0;

  readonly game: Game;
  readonly match: Match;
  readonly chance: Chance;
  readonly corpus: string[];
  readonly n: number;

  constructor(game: Game, match: Match, chance: Chance, corpus: string[], n: number) {
    this.game = game;
    this.match = match;
    this.chance = chance;
    this.corpus = corpus;
    this.n = n;
    this.#all = Array.from({ length: match.seats }, (_, seat) => seat);
  }

  #breaks(law: number, what: string): void {
    this.broken.push({ law, game: this.n, ply: this.match.ply, what });
  }

  #holds(law: number, holds: boolean, what: string): void {
    if (!holds) this.#breaks(law, what);
  }

  run(): string | undefined {
    const { match, game, chance } = this;
    const stock = JSON.stringify(game.inventory(match.state));
    const longest = game.meta.longest(match.options, match.seats);
    this.#after.push(JSON.stringify(match.state));
    while (!match.isOver && this.broken.length === 0) {
      const seat = chance.pick(match.toAct());
      this.#legality();
      this.#secrecy(chance.pick(this.#all));
      if (this.broken.length > 0) break;
      const text = chance.pick(match.legal(seat));
      if (chance.below(20) === 0) this.corpus[chance.below(400)] = text;
      this.#secrecyOfMove(chance.pick(this.#all), seat, text);
      this.#submit(seat, text);
      this.#holds(7, JSON.stringify(game.inventory(match.state)) === stock, 'the inventory has changed');
      if (this.#standing > longest) this.#breaks(8, `the game lasts more than ${longest} plies`);
    }
    if (this.broken.length > 0) return undefined;
    this.#end();
    this.#replay();
    return match.outcome()?.ending;
  }

  /** Plays the move; now and then takes it back and plays it again. */
  #submit(seat: Seat, text: string): void {
    const { match, chance } = this;
    const before = JSON.stringify(match.state);
    const played = match.submit(seat, text);
    if (isRefusal(played)) {
      this.#breaks(3, `a listed move is refused: ${text} by [${played.rule}]`);
      return;
    }
    const after = JSON.stringify(match.state);
    this.#after.push(after);
    this.#standing++;
    this.#plainData(played);
    if (chance.below(6) > 0 || !match.canUndo(seat)) return;
    match.submit(seat, UNDO);
    this.#after.push(JSON.stringify(match.state));
    this.#holds(9, this.#after.at(-1) === before, `undo of ${text} does not give the state before`);
    match.submit(seat, text);
    this.#after.push(JSON.stringify(match.state));
    this.#holds(9, this.#after.at(-1) === after, `${text} after its undo gives another state`);
  }

  /** Laws 2, 3 and 4. */
  #legality(): void {
    const { match, game, chance } = this;
    const acting = match.toAct();
    for (const seat of this.#all) {
      const view = match.view(seat);
      const moves = game.moves(view);
      const texts = moves.map((move) => game.writeMove(move));
      if (acting.includes(seat)) this.#holds(2, moves.length > 0, `seat ${seat} is to act and has no legal move`);
      else this.#holds(2, moves.length === 0, `seat ${seat} is not to act and has legal moves`);
      for (const [i, move] of moves.entries()) {
        const no = game.refuse(view, move);
        if (no) this.#breaks(3, `${texts[i]} is listed and refused by [${no.rule}]`);
        const read = game.readMove(texts[i] as string);
        this.#holds(4, JSON.stringify(read) === JSON.stringify(move), `${texts[i]} does not read as the move it was written for`);
      }
      const listed = new Set(texts);
      this.#holds(4, listed.size === texts.length, 'two legal moves have the same notation');
      for (const text of [this.#elsewhere(texts), this.#mutated(texts)]) {
        if (listed.has(text)) continue;
        const move = this.#read(text);
        if (move !== undefined && !listed.has(game.writeMove(move))) {
          this.#holds(3, game.refuse(view, move) !== undefined, `${text} is not listed and not refused`);
        }
      }
    }
    this.#read(chance.pick(JUNK));
  }

  /** Law 4: junk reads as undefined, and never throws. */
  #read(text: string): unknown {
    try {
      return this.game.readMove(text);
    } catch {
      this.#breaks(4, `reading ${JSON.stringify(text)} throws`);
      return undefined;
    }
  }

  #elsewhere(texts: readonly string[]): string {
    return this.corpus[this.chance.below(400)] ?? texts[0] ?? '';
  }

  /** A legal move with one letter or digit changed, doubled, dropped or swapped. */
  #mutated(texts: readonly string[]): string {
    const { chance } = this;
    const text = texts.length > 0 ? chance.pick(texts) : this.#elsewhere(texts);
    const at = chance.below(text.length + 1);
    const other = texts.length > 0 ? chance.pick(texts) : text;
    switch (chance.below(4)) {
      case 0:
        return text.slice(0, at) + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + chance.pick([...'abcdefghijklmnopqrstuvwxyz0123456789 ']) + text.slice(at + 1);
      case 2:
        return text.slice(0, at) + other.slice(at);
      default:
        return text.split(' ').reverse().join(' ');
    }
  }

  /** Law 5. */
  #plainData({ told }: Played): void {
    const { match } = this;
    for (const data of [match.state, told, match.view(0)]) {
      this.#holds(5, isPlain(data), 'state, view or events do not survive JSON');
    }
  }

  /** Law 6, now: an imagined state gives the same view and is a state of the same box. */
  #secrecy(seat: Seat): void {
    const { match, game, chance } = this;
    const view = match.view(seat);
    const imagined = game.imagine(view, chance);
    this.#holds(6, JSON.stringify(viewOf(imagined, seat)) === JSON.stringify(view), `an imagined state gives seat ${seat} another view`);
    const stock = JSON.stringify(game.inventory(match.state));
    this.#holds(6, JSON.stringify(game.inventory(imagined)) === stock, 'an imagined state has another inventory');
  }

  /** Law 6, afterwards: the same move in a state that `eyes` cannot tell apart looks the same to them. */
  #secrecyOfMove(eyes: Seat, seat: Seat, text: string): void {
    const { match, game, chance } = this;
    const move = game.readMove(text);
    const truth = clone(match.state);
    const imagined = game.imagine(viewOf(truth, eyes), chance);
    if (game.refuse(viewOf(imagined, seat), move)) return;
    const luck = chance.below(1_000_000);
    const seen = this.#playFor(truth, eyes, seat, move, luck);
    const imaginedSeen = this.#playFor(imagined, eyes, seat, move, luck);
    if (seen === undefined || imaginedSeen === undefined) return;
    this.#holds(6, seen === imaginedSeen, `${text} by seat ${seat} tells seat ${eyes} something hidden without a reveal`);
  }

  /** What the eyes see of the move, as text; undefined when it reveals something. */
  #playFor(state: State, eyes: Seat, seat: Seat, move: unknown, luck: number): string | undefined {
    const told: Told[] = [];
    let revealed = false;
    const tell: Tell = {
      everyone: (event: GameEvent) => told.push({ event }),
      only: (to, event) => told.push({ to, event }),
      reveal: () => {
        revealed = true;
      },
    };
    this.game.play(state, seat, move, new FastChance(luck), tell);
    if (revealed) return undefined;
    return JSON.stringify([viewOf(state, eyes), told.filter(({ to }) => to === undefined || to === eyes)]);
  }

  /** Laws 2 and 8 at the end. */
  #end(): void {
    const { match, game } = this;
    for (const seat of this.#all) this.#holds(2, game.moves(match.view(seat)).length === 0, `seat ${seat} has moves after the end`);
    const outcome = match.outcome();
    if (!outcome) {
      this.#breaks(8, 'the game is over and has no outcome');
      return;
    }
    this.#holds(8, game.meta.endings.includes(outcome.ending), `the ending "${outcome.ending}" is not declared`);
    this.#holds(8, outcome.ranking.flat().sort().join() === this.#all.join(), 'the ranking does not name every seat once');
    this.#holds(
      8,
      outcome.winners.length > 0 && outcome.winners.join() === outcome.ranking[0]?.join(),
      'the winners are not the first of the ranking',
    );
    for (const seat of this.#all) {
      const sum = outcome.breakdown.reduce((total, row) => total + (row.points[seat] as number), 0);
      this.#holds(8, sum === outcome.scores[seat], `the breakdown of seat ${seat} does not add up to its score`);
    }
  }

  /** Law 1: the record gives the same states, from the start and resumed at any ply. */
  #replay(): void {
    const { match, game } = this;
    const record = match.record();
    this.#holds(5, isPlain(record), 'the record does not survive JSON');
    const again = Match.fromRecord(game, JSON.parse(JSON.stringify(record)), (played, { state }) => {
      if (JSON.stringify(state) !== this.#after[played.ply]) this.#breaks(1, `the replay differs at ply ${played.ply}`);
    });
    if (!(again instanceof Match)) this.#breaks(1, `the replay is refused at ply ${again.ply}`);
  }
}

/** Whether JSON gives it back as it was: no undefined, NaN, negative zero or class instance gets lost on the way. */
function isPlain(data: unknown): boolean {
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return true;
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
  if (Array.isArray(data)) return data.every(isPlain);
  return typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype && Object.values(data).every(isPlain);
}

const JUNK = [
  '',
  ' ',
  'undo',
  '\0',
  'NaN',
  '-1',
  '{}',
  '__proto__',
  '🂡',
  'a'.repeat(5000),
  '99999999999999999999',
  'lay',
  '[object Object]',
];
