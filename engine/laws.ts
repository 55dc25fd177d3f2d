/** The nine laws that every game obeys, checked by playing random games. */

import { type Chance, FastChance, numberedSeed, PlyChance } from './chance.ts';
import { clone, isPlain, isSame } from './clone.ts';
import { isRefusal, Match, type Played, type Told, UNDO, undoFrom } from './match.ts';
import { JUNK, Nonsense } from './nonsense.ts';
import { allOptions } from './options.ts';
import { type Game, type GameEvent, type Options, quiet, type Seat, type State, type Tell, type View, viewOf } from './rules.ts';

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
  /** The version of the rules: the newest when left out. */
  readonly rules?: number;
  /** Values of options to keep to; the others change from game to game. */
  readonly options?: Options;
  /** Called after each game, for progress. */
  readonly each?: (game: number) => void;
}

/** More than this says nothing new. */
const MOST_BROKEN = 20;

export function checkLaws(game: Game, { seats, games, seed, rules = game.meta.rules, options = {}, each }: LawRun): LawReport {
  const combos = allOptions(game, seats).filter((all) => Object.entries(options).every(([key, value]) => all[key] === value));
  const endings: Record<string, number> = {};
  const broken: Broken[] = [];
  const nonsense = new Nonsense();
  let plies = 0;
  for (let n = 0; n < games && broken.length < MOST_BROKEN; n++) {
    const trial = new Trial(game, {
      n,
      rules,
      options: combos[n % combos.length] ?? {},
      seats,
      seed: numberedSeed(seed, n),
      chance: new FastChance(seed, n),
      nonsense,
    });
    const ending = trial.run();
    if (ending !== undefined) endings[ending] = (endings[ending] ?? 0) + 1;
    plies += trial.match.ply;
    broken.push(...trial.broken);
    each?.(n);
  }
  return { seats, games, plies, endings, broken };
}

/** What one trial is made of. */
interface Draw {
  readonly n: number;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Uint8Array;
  readonly chance: Chance;
  readonly nonsense: Nonsense;
}

class Trial {
  readonly broken: Broken[] = [];
  /** The state after each entry of the log and what it told, as text. */
  readonly #after: string[] = [];
  /** The state as text. */
  #now: string;
  #stock: Readonly<Record<string, number>> = {};
  /** The moves that have not been taken back, each with the state before it as text. */
  readonly #standing: { readonly ply: number; readonly seat: Seat; readonly text: string; readonly before: string }[] = [];
  readonly #all: readonly Seat[];

  readonly game: Game;
  readonly match: Match;
  readonly #n: number;
  readonly #seed: Uint8Array;
  readonly #chance: Chance;
  readonly #nonsense: Nonsense;

  constructor(game: Game, { n, rules, options, seats, seed, chance, nonsense }: Draw) {
    this.game = game;
    this.match = new Match(game, options, seats, seed, { rules });
    this.#now = JSON.stringify(this.match.state);
    this.#n = n;
    this.#seed = seed;
    this.#chance = chance;
    this.#nonsense = nonsense;
    this.#all = Array.from({ length: seats }, (_, seat) => seat);
  }

  #breaks(law: number, what: string): void {
    this.broken.push({ law, game: this.#n, ply: this.match.ply, what });
  }

  #holds(law: number, holds: boolean, what: string): void {
    if (!holds) this.#breaks(law, what);
  }

  /** The ending, or undefined when a law was broken on the way. */
  run(): string | undefined {
    return this.#try(3, 'a legal move', () => this.#play());
  }

  /** Rules that throw break the law that asked them. */
  #try<T>(law: number, what: string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.#breaks(law, `${what} throws: ${(error as Error).message}`);
      return undefined;
    }
  }

  #play(): string | undefined {
    const { match, game } = this;
    const chance = this.#chance;
    this.#stock = game.inventory(match.state);
    const longest = game.meta.longest(match.options, match.seats);
    this.#after.push(this.#now);
    this.#holds(5, isPlain(match.state), 'the set-up does not survive JSON');
    while (!match.isOver && this.broken.length === 0) {
      const seat = chance.pick(match.toAct());
      this.#holds(2, match.outcome() === undefined, `seat ${seat} is to act in a game that has its outcome`);
      this.#legality();
      this.#secrecy(chance.pick(this.#all));
      if (this.broken.length > 0) break;
      const text = chance.pick(match.legal(seat));
      this.#nonsense.remember(text, chance);
      this.#secrecyOfMove(chance.pick(this.#all), seat, text);
      this.#submit(seat, text);
      this.#holds(7, isSame(game.inventory(match.state), this.#stock), 'the inventory has changed');
      if (this.#standing.length > longest) this.#breaks(8, `the game lasts more than ${longest} plies`);
      if (chance.below(12) === 0) this.#takeBack();
      if (chance.below(60) === 0) this.#agree();
    }
    if (this.broken.length > 0) return undefined;
    this.#legality();
    this.#end();
    this.#replay();
    return match.outcome()?.ending;
  }

  #submit(seat: Seat, text: string): void {
    const { match, game } = this;
    const before = this.#now;
    const played = match.submit(seat, text);
    if (isRefusal(played)) {
      this.#breaks(3, `a listed move is refused: ${text} by [${played.rule}]`);
      return;
    }
    this.#note(played);
    this.#standing.push({ ply: played.ply, seat, text, before });
    for (const data of [match.state, played.told]) this.#holds(5, isPlain(data), 'state or events do not survive JSON');
    const copy: State = JSON.parse(before);
    game.play(copy, seat, game.readMove(text), new PlyChance(this.#seed, played.ply), quiet);
    this.#holds(5, isSame(copy, match.state), `${text} leads elsewhere from a state that went through JSON`);
  }

  /** Law 9: takes back some moves, and as often as not plays them again. */
  #takeBack(): void {
    const { match } = this;
    const chance = this.#chance;
    const taken: { seat: Seat; text: string; after: string }[] = [];
    for (let most = 1 + chance.below(4); most > 0; most--) {
      const last = this.#standing.at(-1);
      if (!last || !match.canUndo(last.seat)) break;
      taken.push({ ...last, after: this.#now });
      this.#note(match.submit(last.seat, UNDO) as Played);
      this.#standing.pop();
      this.#holds(9, this.#now === last.before, `undo of ${last.text} does not give the state before`);
    }
    if (chance.below(2) === 0) return;
    for (const { seat, text, after } of taken.reverse()) {
      this.#submit(seat, text);
      this.#holds(9, this.#now === after, `${text} after its undo gives another state`);
    }
  }

  /** Law 9 for all at once: what everyone agrees to take back is as if it had not been, and nobody does so alone. */
  #agree(): void {
    const { match } = this;
    const back = 1 + this.#chance.below(6);
    const first = this.#standing.at(-back);
    if (!first || match.isOver) return;
    const text = undoFrom(first.ply);
    const seat = this.#chance.pick(this.#all);
    this.#holds(9, isRefusal(match.submit(seat, text)), `${text} is taken back though nobody agreed`);
    const played = match.submit(seat, text, { agreed: true });
    if (isRefusal(played)) {
      this.#breaks(9, `${text} is refused though everyone agreed`);
      return;
    }
    this.#note(played);
    this.#standing.length -= back;
    this.#holds(9, this.#now === first.before, `${text} does not give the state before`);
    this.#holds(9, isRefusal(match.submit(seat, text, { agreed: true })), `${text} is taken back twice`);
  }

  #note({ told }: Played): void {
    this.#now = JSON.stringify(this.match.state);
    this.#after.push(this.#now + JSON.stringify(told));
  }

  /** Laws 2, 3 and 4. */
  #legality(): void {
    const { match, game } = this;
    const acting = match.toAct();
    for (const seat of this.#all) {
      const view = match.view(seat);
      const moves = game.moves(view);
      const texts = moves.map((move) => game.writeMove(move));
      if (acting.includes(seat)) this.#holds(2, moves.length > 0, `seat ${seat} is to act and has no legal move`);
      else if (moves.length > 0) {
        this.#breaks(2, `seat ${seat} is not to act and has legal moves`);
        continue;
      }
      this.#ahead(view, acting.includes(seat));
      for (const [i, move] of moves.entries()) {
        const no = game.refuse(view, move);
        if (no) this.#breaks(3, `${texts[i]} is listed and refused by [${no.rule}]`);
        const read = game.readMove(texts[i] as string);
        this.#holds(4, isSame(read, move), `${texts[i]} does not read as the move it was written for`);
      }
      const listed = new Set(texts);
      this.#holds(4, listed.size === texts.length, 'two legal moves have the same notation');
      for (const text of this.#nonsense.near(texts, this.#chance)) {
        if (listed.has(text)) continue;
        const move = this.#read(text);
        if (move === undefined) continue;
        const written = game.writeMove(move);
        if (written !== text) this.#breaks(4, `${text} reads as ${written}`);
        else this.#holds(3, game.refuse(view, move) !== undefined, `${text} is not listed and not refused`);
      }
    }
    const junk = this.#chance.pick(JUNK);
    this.#holds(4, this.#read(junk) === undefined, `${JSON.stringify(junk)} reads as a move`);
  }

  /** Laws 2 and 4 for moves made ahead: only who is not to act makes them, and they can be written. */
  #ahead(view: View, isActing: boolean): void {
    const { game } = this;
    const moves = game.ahead?.(view) ?? [];
    this.#holds(2, !isActing || moves.length === 0, `seat ${view.seat} is to act and may move ahead`);
    for (const move of moves) {
      const text = game.writeMove(move);
      this.#holds(4, isSame(game.readMove(text), move), `${text}, made ahead, does not read as the move it was written for`);
    }
  }

  /** Law 3 for orders: what each of them does for a seat that is to act is legal. */
  #obeyed(view: View): unknown {
    const { game } = this;
    if (!game.orders || !game.toAct(view.table).includes(view.seat)) return undefined;
    return Object.entries(game.orders).map(([name, order]) => {
      const move = order.obey(view);
      if (move !== undefined) this.#holds(3, game.refuse(view, move) === undefined, `the order ${name} is not legal`);
      return move;
    });
  }

  #read(text: string): unknown {
    return this.#try(4, `reading ${JSON.stringify(text)}`, () => this.game.readMove(text));
  }

  #imagine(view: View): State | undefined {
    return this.#try(6, `imagining what seat ${view.seat} cannot see`, () => this.game.imagine(view, this.#chance));
  }

  /** Law 6, now: an imagined state gives the same view, legal moves and refusals, and is a state of the same box. */
  #secrecy(seat: Seat): void {
    const { match, game } = this;
    const view = match.view(seat);
    const imagined = this.#imagine(view);
    if (!imagined) return;
    this.#holds(6, isSame(viewOf(imagined, seat), view), `an imagined state gives seat ${seat} another view`);
    this.#holds(6, isSame(game.inventory(imagined), this.#stock), 'an imagined state has another inventory');
    const other = game.readMove(this.#nonsense.elsewhere(this.#chance));
    const known = (state: State) => {
      const seen = viewOf(state, seat);
      return [game.moves(seen), other === undefined || game.refuse(seen, other), game.ahead?.(seen), this.#obeyed(seen)];
    };
    this.#holds(
      6,
      isSame(known(imagined), known(match.state)),
      `an imagined state gives seat ${seat} other legal moves, refusals or orders`,
    );
  }

  /** Law 6, afterwards: the same move in a state that `eyes` cannot tell apart looks the same to them. */
  #secrecyOfMove(eyes: Seat, seat: Seat, text: string): void {
    const { match, game } = this;
    const move = game.readMove(text);
    const truth = clone(match.state);
    const imagined = this.#imagine(viewOf(truth, eyes));
    if (!imagined || game.refuse(viewOf(imagined, seat), move)) return;
    const luck = this.#chance.below(1_000_000);
    const seen = this.#playFor(truth, eyes, seat, move, luck);
    const imaginedSeen = this.#playFor(imagined, eyes, seat, move, luck);
    if (seen === undefined || imaginedSeen === undefined) return;
    this.#holds(6, isSame(seen, imaginedSeen), `${text} by seat ${seat} tells seat ${eyes} something hidden without a reveal`);
  }

  /** What the eyes see of the move; undefined when it reveals something to them. */
  #playFor(state: State, eyes: Seat, seat: Seat, move: unknown, luck: number): unknown {
    const told: Told[] = [];
    let revealed = false;
    const tell: Tell = {
      everyone: (event: GameEvent) => told.push({ event }),
      only: (to, event) => told.push({ to, event }),
      reveal: (_, to) => {
        revealed ||= to === undefined || to === eyes;
      },
    };
    this.game.play(state, seat, move, new FastChance(luck), tell);
    if (revealed) return undefined;
    return [viewOf(state, eyes), told.filter(({ to }) => to === undefined || to === eyes)];
  }

  /** Law 8 at the end. */
  #end(): void {
    const { match, game } = this;
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
    const again = Match.fromRecord(game, JSON.parse(JSON.stringify(record)), ({ ply, told }, { state }) => {
      if (this.broken.length > 0) return;
      this.#holds(1, JSON.stringify(state) + JSON.stringify(told) === this.#after[ply], `the replay differs from ply ${ply} on`);
    });
    if (!(again instanceof Match)) this.#breaks(1, `the replay is refused at ply ${again.ply}`);
  }
}
