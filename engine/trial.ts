/** One random game, held against the laws from its set-up to its record. */

import { type Chance, PlyChance } from './chance.ts';
import { clone, isPlain, isSame } from './clone.ts';
import { Findings, type Inquiry } from './findings.ts';
import { checkLegality } from './legality.ts';
import { isRefusal, Match, type Played, UNDO, undoFrom } from './match.ts';
import type { Nonsense } from './nonsense.ts';
import { type Game, type Options, quiet, type Seat, type State } from './rules.ts';
import { checkSecrecy, checkSecrecyOfMove, type Stock } from './secrecy.ts';

/** What a trial is held with. */
interface Conditions {
  /** The number of the random game. */
  readonly n: number;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: Uint8Array;
  readonly chance: Chance;
  readonly nonsense: Nonsense;
}

/**
 * What is plain goes through JSON as it is, so that a copy is as good; one state in so many really goes through it. (Rules are slow on
 * what JSON makes: it is of another make.)
 */
const THROUGH_JSON = 16;

export class Trial {
  readonly match: Match;
  readonly findings: Findings;
  /** The state after each entry of the log and what it told. */
  readonly #after: { readonly state: State; readonly told: Played['told'] }[] = [];
  /** The state, as nobody changes it any more. */
  #now: State;
  #stock: Stock = {};
  /** The moves that have not been taken back, each with the state before it. */
  readonly #remaining: { readonly ply: number; readonly seat: Seat; readonly text: string; readonly before: State }[] = [];
  readonly #all: readonly Seat[];
  readonly #seed: Uint8Array;
  readonly #chance: Chance;
  readonly #inquiry: Inquiry;

  constructor(game: Game, { n, rules, options, seats, seed, chance, nonsense }: Conditions) {
    const match = new Match(game, options, seats, seed, { rules });
    const findings = new Findings(n, match);
    this.match = match;
    this.findings = findings;
    this.#now = clone(match.state);
    this.#all = Array.from({ length: seats }, (_, seat) => seat);
    this.#seed = seed;
    this.#chance = chance;
    this.#inquiry = { match, chance, nonsense, findings };
  }

  /** The ending, or undefined when a law was broken on the way. */
  run(): string | undefined {
    return this.findings.attempt(
      3,
      () => 'a legal move',
      () => this.#play(),
    );
  }

  #play(): string | undefined {
    const { match, findings } = this;
    const { game } = match;
    const chance = this.#chance;
    this.#stock = game.inventory(match.state);
    const longest = game.meta.longest(match.options, match.seats);
    this.#after.push({ state: this.#now, told: [] });
    findings.holds(5, isPlain(match.state), () => 'the set-up does not survive JSON');
    while (!match.isOver && findings.isClean) {
      const seat = chance.pick(match.toAct());
      findings.holds(2, match.outcome() === undefined, () => `seat ${seat} is to act in a game that has its outcome`);
      const listed = checkLegality(this.#inquiry, this.#all);
      const eyes = chance.pick(this.#all);
      checkSecrecy(this.#inquiry, eyes, listed[eyes]!, this.#stock);
      if (!findings.isClean) break;
      const text = chance.pick(listed[seat]!.texts);
      this.#inquiry.nonsense.remember(text, chance);
      checkSecrecyOfMove(this.#inquiry, chance.pick(this.#all), seat, text);
      this.#submit(seat, text);
      findings.holds(7, isSame(game.inventory(match.state), this.#stock), () => 'the inventory has changed');
      if (this.#remaining.length > longest) findings.breaks(8, `the game lasts more than ${longest} plies`);
      if (chance.below(12) === 0) this.#takeBack();
      if (chance.below(60) === 0) this.#agree();
    }
    if (!findings.isClean) return undefined;
    checkLegality(this.#inquiry, this.#all);
    this.#end();
    this.#replay();
    return match.outcome()?.ending;
  }

  #submit(seat: Seat, text: string): void {
    const { match, findings } = this;
    const { game } = match;
    const before = this.#now;
    const played = match.submit(seat, text);
    if (isRefusal(played)) {
      findings.breaks(3, `a listed move is refused: ${text} by [${played.rule}]`);
      return;
    }
    this.#remaining.push({ ply: played.ply, seat, text, before });
    for (const data of [match.state, played.told]) findings.holds(5, isPlain(data), () => 'state or events do not survive JSON');
    const copy: State = played.ply % THROUGH_JSON === 0 ? JSON.parse(JSON.stringify(before)) : clone(before);
    game.play(copy, seat, game.readMove(text), new PlyChance(this.#seed, played.ply), quiet);
    findings.holds(5, isSame(copy, match.state), () => `${text} leads elsewhere from a state that went through JSON`);
    this.#note(played, copy);
  }

  /** Law 9: takes back some moves, and as often as not plays them again. */
  #takeBack(): void {
    const { match, findings } = this;
    const chance = this.#chance;
    const taken: { seat: Seat; text: string; after: State }[] = [];
    for (let most = 1 + chance.below(4); most > 0; most--) {
      const last = this.#remaining.at(-1);
      if (!last || !match.canUndo(last.seat)) break;
      taken.push({ ...last, after: this.#now });
      this.#note(match.submit(last.seat, UNDO) as Played, clone(match.state));
      this.#remaining.pop();
      findings.holds(9, isSame(this.#now, last.before), () => `undo of ${last.text} does not give the state before`);
    }
    if (chance.below(2) === 0) return;
    for (const { seat, text, after } of taken.reverse()) {
      this.#submit(seat, text);
      findings.holds(9, isSame(this.#now, after), () => `${text} after its undo gives another state`);
    }
  }

  /** Law 9 for all at once: what everyone agrees to take back is as if it had not been, and nobody does so alone. */
  #agree(): void {
    const { match, findings } = this;
    const back = 1 + this.#chance.below(6);
    const first = this.#remaining.at(-back);
    if (!first || match.isOver) return;
    const text = undoFrom(first.ply);
    const seat = this.#chance.pick(this.#all);
    findings.holds(9, isRefusal(match.submit(seat, text)), () => `${text} is taken back though nobody agreed`);
    const played = match.submit(seat, text, { agreed: true });
    if (isRefusal(played)) {
      findings.breaks(9, `${text} is refused though everyone agreed`);
      return;
    }
    this.#note(played, clone(match.state));
    this.#remaining.length -= back;
    findings.holds(9, isSame(this.#now, first.before), () => `${text} does not give the state before`);
    findings.holds(9, isRefusal(match.submit(seat, text, { agreed: true })), () => `${text} is taken back twice`);
  }

  #note({ told }: Played, state: State): void {
    this.#now = state;
    this.#after.push({ state, told });
  }

  /** Law 8 at the end. */
  #end(): void {
    const { match, findings } = this;
    const { game } = match;
    const outcome = match.outcome();
    if (!outcome) {
      findings.breaks(8, 'the game is over and has no outcome');
      return;
    }
    findings.holds(8, game.meta.endings.includes(outcome.ending), () => `the ending "${outcome.ending}" is not declared`);
    findings.holds(8, outcome.ranking.flat().sort().join() === this.#all.join(), () => 'the ranking does not name every seat once');
    findings.holds(
      8,
      outcome.winners.length > 0 && outcome.winners.join() === outcome.ranking[0]?.join(),
      () => 'the winners are not the first of the ranking',
    );
    for (const seat of this.#all) {
      const sum = outcome.breakdown.reduce((total, row) => total + row.points[seat]!, 0);
      findings.holds(8, sum === outcome.scores[seat], () => `the breakdown of seat ${seat} does not add up to its score`);
    }
  }

  /** Law 1: the record gives the same states, from the start and resumed at any ply. */
  #replay(): void {
    const { match, findings } = this;
    const { game } = match;
    const record = match.record();
    findings.holds(5, isPlain(record), () => 'the record does not survive JSON');
    const again = Match.fromRecord(game, JSON.parse(JSON.stringify(record)), ({ ply, told }, { state }) => {
      if (!findings.isClean) return;
      const after = this.#after[ply]!;
      const isAsBefore = isSame(state, after.state) && isSame(told, after.told);
      findings.holds(1, isAsBefore, () => `the replay differs from ply ${ply} on`);
    });
    if (!(again instanceof Match)) findings.breaks(1, `the replay is refused at ply ${again.ply}`);
  }
}
