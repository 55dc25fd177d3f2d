/** A table that is awake: its match, those who look at it, and the one way by which an entry gets into its log. */

import { botsFor } from '#bots';
import { ENGINE_RULES, isRefusal, isUndo, type Match, type Played, type Record, type Seat, UNDO, undoFrom } from '#engine';
import { isPrivate, type No, type Proposal, seenBy, type TableInfo, Teller, type Telling, type ToClient, VERSION } from '#protocol';
import { Consent } from './around/consent.ts';
import { Talk } from './around/talk.ts';
import { Watchers } from './around/watchers.ts';
import { Clock } from './clock.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Log } from './log.ts';
import type { Ending } from './ratings/store.ts';
import { placesOf } from './ratings/weng-lin.ts';
import { rebuild, retell } from './rebuild.ts';
import { Seating } from './seating.ts';
import type { Store, StoredTable } from './store.ts';
import { think } from './thought.ts';

/** Somebody who can be told things. */
export interface Hearer {
  hear(message: Frame): void;
  /** Ends the line: whoever is there comes back and asks anew. */
  hangUp(): void;
}

/** One pair of eyes on a table; without a seat it looks on. */
export interface Look {
  readonly hearer: Hearer;
  readonly table: Table;
  readonly person: string | undefined;
  /** Before play begins it may become another one. */
  seat: Seat | undefined;
  /** Whether it wants to be told its legal moves. */
  readonly legal: boolean;
}

export interface Surroundings {
  readonly store: Store;
  readonly log: Log;
  /** When this server began: nobody could play before. */
  readonly since: number;
  /** Nobody looks at the table and no bot has to move. */
  idle(table: Table): void;
  /** The table can no longer be trusted: whoever comes next must get another, from the store. */
  forget(table: Table): void;
  /** Somebody sat down, or is called otherwise. */
  seated(table: Table): void;
}

/** After a failed commit a bot waits so many milliseconds before it tries again. */
const PATIENCE = 250;

export class Table {
  readonly id: string;
  readonly seating: Seating;
  readonly consent: Consent;
  readonly talk: Talk;
  readonly #stored: StoredTable;
  readonly #around: Surroundings;
  readonly #looks = new Set<Look>();
  readonly #watchers = new Watchers(this.#looks);
  /** Only where time is counted. */
  #clock: Clock | undefined;
  #match: Match;
  #teller: Teller;
  /** The last entry that is on disk. */
  #ply: number;
  /** The game was played to its end. */
  #isOver: boolean;
  #isAbandoned: boolean;
  /** No seat is open any more. */
  #hasBegun: boolean;
  /** The table at which the group plays again. */
  #next: string | undefined;
  #making: Promise<string> | undefined;
  /** How many entries are on their way to the disk. */
  #storing = 0;
  #isRecovering = false;
  /** The ply since which each seat may move, without a move of its own and without anything taken back; `Infinity` where it may not. */
  #mayMoveSince: number[] = [];
  #isThinking = false;
  #isStopped = false;

  /** Throws when the table cannot be played by the rules of this server. */
  constructor(stored: StoredTable, around: Surroundings) {
    this.id = stored.id;
    this.#stored = stored;
    this.#around = around;
    this.seating = new Seating(stored, around.store, () => this.#seated());
    this.#match = rebuild(stored);
    this.#teller = new Teller(this.#match);
    this.#ply = this.#match.ply;
    this.#isOver = this.#match.isOver;
    this.#isAbandoned = stored.abandoned ?? false;
    this.#hasBegun = this.seating.isFull;
    this.#next = stored.next;
    const { id: table } = this;
    const { around: people } = around.store;
    this.consent = new Consent(stored.proposal, {
      table,
      store: people,
      asked: () => this.seating.played,
      refuse: (what) => this.#refuseToAll(what),
      carryOut: (by, what) => this.#carryOut(by, what),
      changed: () => this.#tellAll({ kind: 'table', info: this.info }),
      failed: (error) => around.log.error({ err: error, table }, 'a proposal was not stored'),
    });
    this.talk = new Talk({ table, store: people, looks: () => this.#looks, isRunning: () => this.seating.isFull && !this.isOver });
    this.#clock = this.#wind(stored);
    this.#noteMovers(undefined);
    this.#wakeBot(0);
    if (this.#isOver) this.#noteEnding(stored.times.at(-1) || stored.created);
  }

  /** A game that ended before its result could be noted is noted when it is next looked at. */
  #noteEnding(ended: number): void {
    const { store, log } = this.#around;
    store.results
      .note(this.id, this.#endingAt(ended))
      .catch((error) => log.error({ err: error, table: this.id }, 'a result was not noted'));
  }

  #endingAt(ended: number): Ending {
    const outcome = this.#match.outcome();
    if (!outcome) throw new Error('the game is over and has no outcome');
    return { places: placesOf(outcome.ranking), scores: outcome.scores, ended };
  }

  /** The clock as the log has left it. */
  #wind(stored: StoredTable): Clock | undefined {
    const { pace, started, times } = stored;
    if (pace.kind === 'none') return undefined;
    const clock = new Clock({
      pace,
      seats: stored.seats.length,
      isTimed: (seat) => this.seating.botAt(seat) === undefined,
      restOf: (seat) => this.seating.restOf(seat),
      notBefore: this.#around.since,
    });
    if (started === undefined) return clock;
    clock.begin(rebuild({ ...stored, plies: [] }).toAct(), started);
    rebuild(stored, ({ seat, text, ply }, match) => clock.note(seat, text, match.toAct(), times[ply - 1] as number));
    return clock;
  }

  get listed(): boolean {
    return this.#stored.listed;
  }

  get created(): number {
    return this.#stored.created;
  }

  /** Whether the game waits for this seat. */
  waitsFor(seat: Seat): boolean {
    return this.seating.isFull && !this.isOver && this.#match.toAct().includes(seat) && this.seating.botAt(seat) === undefined;
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#ply;
  }

  get isIdle(): boolean {
    return this.#looks.size === 0 && this.#storing === 0 && !this.#isRecovering && !this.#isThinking;
  }

  get info(): TableInfo {
    const { id, game, rules, options, pace, commit, rated } = this.#stored;
    const { shown, isFull, host } = this.seating;
    const { proposal } = this.consent;
    return {
      id,
      game,
      rules,
      options,
      seats: shown,
      pace,
      commit,
      started: isFull,
      over: this.isOver,
      ...(rated ? { rated } : {}),
      host,
      ...(this.#isAbandoned ? { abandoned: true } : {}),
      ...(proposal && !this.isOver ? { proposal } : {}),
      ...(this.#next === undefined ? {} : { next: this.#next }),
    };
  }

  /** Played to its end, or abandoned. */
  get isOver(): boolean {
    return this.#isOver || this.#isAbandoned;
  }

  /** Only once the game is over, for it tells the seed. A game that was abandoned has none. */
  get record(): Record | undefined {
    return this.#isOver ? this.#match.record() : undefined;
  }

  /** Bots think no more and nobody can move. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Whoever does not sit here looks on. */
  look(hearer: Hearer, person: string | undefined, since: number, legal = false): Look {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    const look: Look = { hearer, table: this, person, seat, legal };
    const welcome = frameOf(this.#welcome(look, since));
    this.#looks.add(look);
    hearer.hear(welcome);
    this.talk.greet(look).catch((error) => this.#around.log.error({ err: error, table: this.id }, 'the talk was not told'));
    this.#watchers.greet(hearer);
    this.#watchers.note();
    return look;
  }

  leave(look: Look): void {
    this.#looks.delete(look);
    this.#watchers.note();
    this.#rest();
  }

  /**
   * Undefined when the move is on its way: the entry itself, told to all once it is on disk, is the acknowledgement.
   * The seat and the ply it answers name a move: where several act at once, others' entries may come between, but the
   * same move sent twice is stale the second time.
   */
  move(look: Look, ply: number, text: string): No | undefined {
    const { seat } = look;
    if (seat === undefined) return { kind: 'no seat' };
    if (!this.seating.isFull) return { kind: 'not started' };
    if (this.#isAbandoned) return { kind: 'over' };
    if (this.seating.botAt(seat) !== undefined) return { kind: 'left' };
    const now = this.#match.ply;
    const isStillMeant = ply === now || (text !== UNDO && ply < now && ply >= (this.#mayMoveSince[seat] as number));
    if (!isStillMeant || this.#isRecovering || this.#isStopped) return { kind: 'stale', ply: this.#ply };
    if (isUndo(text) && this.#isOverlong) return { kind: 'rule', refusal: { rule: ENGINE_RULES.undo }, ply };
    return this.#submit(seat, () => text, look);
  }

  /** Taking back and playing again must not fill the disk. */
  get #isOverlong(): boolean {
    const { game, options, seats, ply } = this.#match;
    return ply > 2 * game.meta.longest(options, seats);
  }

  /** Why even all together cannot do it now. */
  #refuseToAll(what: Proposal['what']): No | undefined {
    if (!this.seating.isFull) return { kind: 'not started' };
    if (this.isOver) return { kind: 'over' };
    if (this.#isRecovering || this.#isStopped) return { kind: 'stale', ply: this.#ply };
    if (what.kind === 'undo' && (this.#isOverlong || !this.#match.canUndoFrom(what.from))) {
      return { kind: 'rule', refusal: { rule: ENGINE_RULES.undo }, ply: this.#ply };
    }
    return undefined;
  }

  async #carryOut(by: Seat, what: Proposal['what']): Promise<void> {
    switch (what.kind) {
      case 'undo':
        this.#submit(by, () => undoFrom(what.from), undefined, { agreed: true });
        break;
      case 'abandon':
        await this.#around.store.around.abandon(this.id);
        this.#isAbandoned = true;
        this.#tellOver();
        break;
      default:
        what satisfies never;
    }
  }

  #tellOver(): void {
    this.#tellAll({ kind: 'table', info: this.info });
    this.talk.open().catch((error) => this.#around.log.error({ err: error, table: this.id }, 'the talk was not told'));
  }

  /** The table at which the group plays again, made once, for whoever asks first. */
  async playAgain(make: () => Promise<string>): Promise<string> {
    if (this.#next !== undefined) return this.#next;
    this.#making ??= make().then(async (next) => {
      await this.#around.store.around.follow(this.id, next);
      this.#next = next;
      this.#tellAll({ kind: 'table', info: this.info });
      return next;
    });
    return this.#making.finally(() => {
      this.#making = undefined;
    });
  }

  /** The one way into the log: the rules, the disk, and only then everyone who looks. */
  #submit(seat: Seat, choose: () => string, mover: Look | undefined, { agreed = false } = {}): No | undefined {
    try {
      const text = choose();
      const result = this.#match.submit(seat, text, { agreed });
      if (isRefusal(result)) return { kind: 'rule', refusal: result, ply: this.#ply };
      this.#noteMovers(result);
      const telling = this.#teller.tell(this.#match, result);
      const { isOver } = this.#match;
      const at = Date.now();
      this.#clock?.note(seat, text, this.#match.toAct(), at);
      this.#storing++;
      this.#around.store
        .append({
          table: this.id,
          ply: result.ply,
          seat,
          text,
          at,
          ...(this.#clock ? { due: this.#clock.next()?.at ?? null } : {}),
          ...(isOver ? { ending: this.#endingAt(at) } : {}),
        })
        .then(() => this.#settle(telling, isOver))
        .catch((error) => this.#recover(error, mover));
    } catch (error) {
      this.#recover(error, mover);
    }
    return undefined;
  }

  #noteMovers(played: Played | undefined): void {
    const toAct = this.#match.toAct();
    const anew = played === undefined || isUndo(played.text);
    for (let seat = 0; seat < this.#match.seats; seat++) {
      if (!toAct.includes(seat)) this.#mayMoveSince[seat] = Number.POSITIVE_INFINITY;
      else if (anew || seat === played.seat || this.#mayMoveSince[seat] === Number.POSITIVE_INFINITY) {
        this.#mayMoveSince[seat] = this.#match.ply;
      }
    }
  }

  #settle(telling: Telling, isOver: boolean): void {
    this.#storing--;
    this.#ply = telling.played.ply;
    let open: Frame | undefined;
    for (const look of this.#looks) {
      const { hearer, seat } = look;
      if (seat !== undefined && (look.legal || isPrivate(telling, seat))) {
        hearer.hear(frameOf({ kind: 'ply', ...seenBy(telling, seat), ...this.#legalFor(look) }));
      } else {
        open ??= frameOf({ kind: 'ply', ...seenBy(telling, undefined) });
        hearer.hear(open);
      }
    }
    if (this.#clock) this.#tellAll({ kind: 'clock', clocks: this.#clock.shown(Date.now()) });
    if (!isUndo(telling.played.text)) this.consent.noteMove(telling.played.seat);
    if (isOver) {
      this.#isOver = true;
      this.#tellOver();
    }
    this.#wakeBot(0);
    this.#rest();
  }

  /** What could not be stored did not happen: memory is made equal to the disk again. */
  async #recover(error: unknown, mover: Look | undefined): Promise<void> {
    const { store, log } = this.#around;
    log.error({ err: error, table: this.id }, 'an entry was not stored');
    mover?.hearer.hear(frameOf({ kind: 'refused', no: { kind: 'not stored' } }));
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    await store.flush().catch(() => undefined);
    try {
      const stored = await store.load(this.id);
      if (!stored) throw new Error('the table has gone from the store');
      this.#match = rebuild(stored);
      this.#teller = new Teller(this.#match);
      this.#ply = this.#match.ply;
      this.#isOver = this.#match.isOver;
      this.#storing = 0;
      this.#clock = this.#wind(stored);
      this.#noteMovers(undefined);
      for (const look of this.#looks) look.hearer.hear(frameOf(this.#welcome(look, 0)));
    } catch (again) {
      log.error({ err: again, table: this.id }, 'a table could not be loaded again');
      this.stop();
      this.#around.forget(this);
      for (const { hearer } of [...this.#looks]) hearer.hangUp();
    }
    this.#isRecovering = false;
    this.#wakeBot(PATIENCE);
    this.#rest();
  }

  #welcome(look: Look, asked: number): ToClient {
    const { seat } = look;
    const clocks = this.#clock?.shown(Date.now());
    const table = {
      kind: 'welcome',
      v: VERSION,
      info: this.info,
      ...(seat === undefined ? {} : { seat }),
      ...(clocks ? { clocks } : {}),
      ...this.#legalFor(look),
    } as const;
    if (!this.seating.isFull) return { ...table, since: 0, plies: [] };
    const since = asked > this.#ply ? 0 : asked;
    if (since > 0 && since === this.#ply) return { ...table, since, plies: [] };
    const { start, plies } = retell(this.#match, this.#match.plies.slice(0, this.#ply), seat, since);
    return { ...table, ...(since === 0 ? { start } : {}), since, plies };
  }

  /** While an entry is on its way to the disk nobody hears what it makes legal: the next message tells. */
  #legalFor({ seat, legal }: Look): { readonly legal?: readonly string[] } {
    const isTold = this.#match.ply === this.#ply;
    return legal && isTold && seat !== undefined && this.waitsFor(seat) ? { legal: this.#match.legal(seat) } : {};
  }

  #seated(): void {
    this.#around.seated(this);
    if (this.#hasBegun) {
      this.#clock?.forgive(Date.now());
      this.#tellAll({ kind: 'table', info: this.info });
      this.#tellTime();
      this.consent.noteSeats();
      this.#wakeBot(0);
      return;
    }
    const moved = new Set<Look>();
    for (const look of this.#looks) {
      const seat = look.person === undefined ? undefined : this.seating.seatOf(look.person);
      if (seat !== look.seat) moved.add(look);
      look.seat = seat;
    }
    if (!this.seating.isFull) {
      const table = frameOf({ kind: 'table', info: this.info });
      for (const look of this.#looks) look.hearer.hear(moved.has(look) ? frameOf(this.#welcome(look, 0)) : table);
      return;
    }
    this.#hasBegun = true;
    this.#begin();
    for (const look of this.#looks) look.hearer.hear(frameOf(this.#welcome(look, 0)));
    this.#wakeBot(0);
  }

  /** Whose time runs has changed. */
  #tellTime(): void {
    if (!this.#clock) return;
    this.#tellAll({ kind: 'clock', clocks: this.#clock.shown(Date.now()) });
    this.#noteDue();
  }

  /** Whoever has no time left is played on by a bot until they come back. */
  async late(now: number): Promise<void> {
    const next = this.isOver ? undefined : this.#clock?.next();
    const sitter = next && next.at <= now ? this.seating.sitters[next.seat] : undefined;
    const bot = botsFor(this.#stored.game).at(-1);
    if (sitter?.kind === 'person' && sitter.person !== undefined && bot) await this.seating.leave(sitter.person, bot.name);
    else this.#noteDue();
  }

  /** Notes when to look again whether somebody is late. */
  #noteDue(): void {
    const { store, log } = this.#around;
    if (!this.#clock) return;
    const due = this.isOver ? null : (this.#clock.next()?.at ?? null);
    store.setDue(this.id, due).catch((error) => log.error({ err: error, table: this.id }, 'the time of a table was not noted'));
  }

  /** The last seat is taken: time begins to run. */
  #begin(): void {
    const now = Date.now();
    this.#clock?.begin(this.#match.toAct(), now);
    this.#around.store
      .start(this.id, now, this.#clock?.next()?.at ?? null)
      .catch((error) => this.#around.log.error({ err: error, table: this.id }, 'the start of a table was not noted'));
  }

  #tellAll(message: ToClient): void {
    const frame = frameOf(message);
    for (const { hearer } of this.#looks) hearer.hear(frame);
  }

  #rest(): void {
    if (this.isIdle) this.#around.idle(this);
  }

  #botToMove(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (this.#isStopped || this.#storing > 0 || this.#isRecovering || !this.seating.isFull || this.#isAbandoned) return undefined;
    for (const seat of this.#match.toAct()) {
      const bot = this.seating.botAt(seat);
      if (bot !== undefined) return { seat, bot };
    }
    return undefined;
  }

  /** Lets a bot that is to move do so, once everyone else has had the processor. */
  #wakeBot(delay: number): void {
    if (this.#isThinking || !this.#botToMove()) return;
    this.#isThinking = true;
    const wake = () => {
      this.#isThinking = false;
      const next = this.#botToMove();
      if (next) this.#submit(next.seat, () => think(this.#match, next.seat, next.bot, this.#around.log), undefined);
      this.#rest();
    };
    if (delay === 0) setImmediate(wake);
    else setTimeout(wake, delay).unref();
  }
}
