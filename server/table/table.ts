/** A table that is awake: who sits there and who looks, the log of its game, its clock, and what people agree on. */

import { botsFor } from '#bots';
import { ENGINE_RULES, type Forfeit, type GameRecord, isUndo, Match, type Seat, undoFrom, type Wish } from '#engine';
import {
  type Companion,
  type No,
  type OwnOrders,
  type Pace,
  type Proposal,
  retell,
  type TableInfo,
  type Telling,
  type ToClient,
  VERSION,
} from '#protocol';
import { Consent } from '../around/consent.ts';
import { Rematch } from '../around/rematch.ts';
import { Talk } from '../around/talk.ts';
import { frameOf } from '../frame.ts';
import type { Log } from '../log.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Store, StoredTable } from '../store.ts';
import { CutShort } from './cut-short.ts';
import { Journal } from './journal.ts';
import { type Hearer, type Look, Looks } from './looks.ts';
import { Movers } from './movers.ts';
import { News, offerOf } from './news.ts';
import { OrderBook } from './orders.ts';
import { Seating } from './seating.ts';
import { paceOf, Timing } from './timing.ts';

export interface Surroundings {
  readonly store: Store;
  readonly log: Log;
  /** When this server began: nobody could play before. */
  readonly since: number;
  /** Milliseconds for which somebody may still come and look before they are told of it. */
  readonly grace: number;
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
  readonly #looks = new Looks();
  readonly #timing: Timing;
  readonly #orders: OrderBook;
  readonly #news: News;
  readonly #journal: Journal;
  readonly #movers: Movers;
  readonly #cutShort: CutShort;
  readonly #rematch: Rematch;
  #pace: Pace;
  /** No seat is open any more. */
  #hasBegun: boolean;
  #isStopped = false;

  /** Throws when the table cannot be played by the rules of this server. */
  constructor(stored: StoredTable, around: Surroundings) {
    const { id } = stored;
    const { store, log, since, grace } = around;
    this.id = id;
    this.#stored = stored;
    this.#around = around;
    this.seating = new Seating(stored, store, (back) => this.#seated(back));
    this.#timing = new Timing(stored, { store, log, since, seating: this.seating });
    this.#orders = new OrderBook(stored, {
      table: id,
      store: store.around,
      log,
      changed: (seat, orders) => this.#looks.tellSeat(seat, { kind: 'orders', ...orders }),
    });
    this.#cutShort = new CutShort(stored, store);
    this.#rematch = new Rematch(stored, store.around);
    this.#news = new News({ table: id, seating: this.seating, looks: this.#looks, timing: this.#timing, grace });
    this.#journal = new Journal(stored, {
      store,
      log,
      timing: this.#timing,
      orders: this.#orders,
      news: (step) => this.#news.entry(step),
      settled: (telling) => this.#settled(telling),
      renewed: () => this.#renewed(),
      lost: () => this.#lost(),
    });
    this.#movers = new Movers({
      log,
      playable: () => (this.#mayMoveOn ? this.#journal.match : undefined),
      botAt: (seat) => this.seating.botAt(seat),
      orderedBy: (match, seat) => this.#orders.moveOf(match, seat),
      submit: (seat, choose) => void this.#journal.submit(seat, choose),
      rest: () => this.#rest(),
    });
    this.#pace = paceOf(stored.pace, stored.rated);
    this.#hasBegun = this.seating.isFull;
    this.consent = new Consent(stored.proposal, {
      table: id,
      store: store.around,
      asked: (what) => (what.kind === 'resign' && stored.seats.length === 2 ? [] : this.seating.played),
      news: (asked) => this.#news.turn(asked),
      refuse: (what) => this.#refuseToAll(what),
      carryOut: (by, what) => this.#carryOut(by, what),
      changed: () => this.#tellInfo(),
      failed: (error) => log.error({ err: error, table: id }, 'a proposal was not stored'),
    });
    this.talk = new Talk({
      table: id,
      store: store.around,
      looks: () => this.#looks,
      isRunning: () => this.seating.isFull && !this.isOver,
    });
    this.#moveOn();
  }

  get listed(): boolean {
    return this.#stored.listed;
  }

  get created(): number {
    return this.#stored.created;
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#journal.ply;
  }

  /** Played to its end, or cut short. */
  get isOver(): boolean {
    return this.#journal.isOver || this.#cutShort.isSo;
  }

  get isIdle(): boolean {
    return this.#looks.isEmpty && this.#journal.isSettled && !this.#movers.isThinking;
  }

  get #mayMoveOn(): boolean {
    return !this.#isStopped && this.#journal.isSettled && this.seating.isFull && !this.#cutShort.isSo && !this.#cutShort.isComing;
  }

  get #endsWhenOut(): boolean {
    return this.#pace.kind !== 'none' && this.#pace.out === 'end';
  }

  get info(): TableInfo {
    const { id, game, rules, options, commit, rated } = this.#stored;
    const { shown, isFull, host } = this.seating;
    const { proposal } = this.consent;
    const { next } = this.#rematch;
    return {
      id,
      game,
      rules,
      options,
      seats: shown,
      pace: this.#pace,
      commit,
      started: isFull,
      over: this.isOver,
      ...(rated ? { rated } : {}),
      host,
      ...this.#cutShort.shown,
      ...(proposal && !this.isOver ? { proposal } : {}),
      ...(next === undefined ? {} : { next }),
    };
  }

  /** Only once the game is over, for it tells the seed. A game that was abandoned has none. */
  get record(): GameRecord | undefined {
    const { isOver, match } = this.#journal;
    const { forfeit } = this.#cutShort;
    return isOver || forfeit ? match.record(forfeit) : undefined;
  }

  /** Whether the game waits for this seat. */
  waitsFor(seat: Seat): boolean {
    return this.seating.isFull && !this.isOver && this.#journal.match.toAct().includes(seat) && this.seating.botAt(seat) === undefined;
  }

  /** Whether the person has the table before their eyes. */
  isSeenBy(person: string): boolean {
    return this.#looks.isSeenBy(person);
  }

  /** When the seat's time runs out and when to remind of it, where it runs. */
  timeOf(seat: Seat): { readonly due: number | undefined; readonly remind: number | undefined } {
    return { due: this.#timing.dueAt(seat), remind: this.#timing.remindAt(seat) };
  }

  /** Who made the last entry that is on disk. */
  get lastMover(): Seat | undefined {
    return this.#journal.match.plies[this.ply - 1]?.[0];
  }

  /** Bots think no more and nobody can move. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Whoever does not sit here looks on. */
  look(hearer: Hearer, person: string | undefined, since: number, legal = false): Look {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    const look: Look = { hearer, table: this, person, seat, legal };
    hearer.hear(frameOf(this.#welcome(look, since)));
    this.#looks.add(look);
    this.talk.greet(look).catch((error) => this.#around.log.error({ err: error, table: this.id }, 'the talk was not told'));
    return look;
  }

  leave(look: Look): void {
    this.#looks.delete(look);
    this.#rest();
  }

  /** The line of somebody broke before they can have seen the last entries. */
  noteMissed({ person }: Look): void {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    if (seat !== undefined && (this.waitsFor(seat) || this.consent.waitsFor(seat))) this.#note(this.#news.turn([seat]));
  }

  /** Undefined when the move is on its way: the entry itself, told to all once it is on disk, is the acknowledgement. */
  move({ seat, hearer }: Look, ply: number, text: string): No | undefined {
    if (seat === undefined) return { kind: 'no seat' };
    if (!this.seating.isFull) return { kind: 'not started' };
    if (this.#cutShort.isSo) return { kind: 'over' };
    if (this.seating.botAt(seat) !== undefined) return { kind: 'left' };
    if (!this.#journal.isStillMeant(seat, ply, text) || this.#isStopped || this.#cutShort.isComing) return { kind: 'stale', ply: this.ply };
    if (isUndo(text) && this.#journal.isOverlong) return { kind: 'rule', refusal: { rule: ENGINE_RULES.undo }, ply };
    return this.#journal.submit(seat, () => text, { mover: hearer });
  }

  /** What a seat orders in advance from now on; its moment may be this one. */
  async order(seat: Seat, wish: Wish): Promise<OwnOrders | No> {
    if (!this.seating.isFull) return { kind: 'not started' };
    if (this.isOver) return { kind: 'over' };
    if (this.seating.botAt(seat) !== undefined) return { kind: 'left' };
    if (this.#journal.isRecovering || this.#isStopped) return { kind: 'stale', ply: this.ply };
    const no = await this.#orders.give(this.#journal.match, seat, wish);
    this.#moveOn();
    return no ?? this.#orders.of(seat);
  }

  /** The table at which the group plays again. */
  playAgain(make: () => Promise<string>): Promise<string> {
    return this.#rematch.find(make, () => this.#tellInfo());
  }

  /** Whoever has no time left is played on by a bot until they come back, or the game ends, as the table says. */
  async late(now: number): Promise<void> {
    const late = this.isOver ? undefined : this.#timing.late(now);
    const bot = botsFor(this.#stored.game).at(-1);
    if (late === undefined) this.#timing.noteDue(this);
    else if (this.#endsWhenOut) await this.#giveUp({ seat: late, why: 'time' }, now);
    else if (bot) await this.seating.playOn(late, bot.name);
  }

  /** False while something is on its way to the disk: it was played in time, and may be the end. */
  async #giveUp(forfeit: Forfeit, ended: number): Promise<boolean> {
    if (!this.#journal.isSettled || this.#cutShort.isComing) return false;
    await this.#cutShort.giveUp(forfeit, ended, this.#news.over());
    this.#tellOver();
    this.#rest();
    return true;
  }

  /** The host keeps an open seat for somebody, who is told so. */
  offer(person: string, seat: Seat, guest: Companion): Promise<No | undefined> {
    return this.seating.offer(person, seat, guest, [offerOf(guest.id, this.id, this.#around.grace)]);
  }

  /** Why even all together cannot do it now. */
  #refuseToAll(what: Proposal['what']): No | undefined {
    if (!this.seating.isFull) return { kind: 'not started' };
    // The last move may be on its way to the disk.
    if (this.isOver || this.#journal.match.isOver) return { kind: 'over' };
    const { ply } = this;
    if (this.#journal.isRecovering || this.#isStopped) return { kind: 'stale', ply };
    if (what.kind === 'pace' && this.#pace.kind === 'days') return { kind: 'bad pace' };
    if (what.kind === 'undo' && (this.#journal.isOverlong || !this.#journal.match.canUndoFrom(what.from))) {
      return { kind: 'rule', refusal: { rule: ENGINE_RULES.undo }, ply };
    }
    return undefined;
  }

  async #carryOut(by: Seat, what: Proposal['what']): Promise<No | undefined> {
    switch (what.kind) {
      case 'undo':
        this.#journal.submit(by, () => undoFrom(what.from), { agreed: true });
        break;
      case 'abandon':
        await this.#cutShort.abandon(this.#news.over());
        this.#tellOver();
        break;
      case 'resign':
        return (await this.#giveUp({ seat: by, why: 'resigned' }, Date.now())) ? undefined : { kind: 'stale', ply: this.ply };
      case 'pace':
        await this.#changePace(what.pace);
        break;
      default:
        what satisfies never;
    }
    return undefined;
  }

  /** What happens to whoever runs out stays as it was agreed. */
  async #changePace(wish: Pace & { readonly kind: 'days' }): Promise<void> {
    const pace = paceOf(this.#endsWhenOut ? { ...wish, out: 'end' } : wish, this.#stored.rated);
    const toAct = this.#journal.match.toAct();
    await this.#timing.change(pace, toAct, () => this.#news.reminders(toAct));
    this.#pace = pace;
    this.#tellInfo();
    this.#tellClocks();
  }

  /** Notes whom to tell, where it comes with nothing else that is stored. */
  #note(notices: readonly NewNotice[]): void {
    const { store, log } = this.#around;
    if (notices.length === 0) return;
    store.notices.note(notices).catch((error) => log.error({ err: error, table: this.id }, 'a notice was not noted'));
  }

  /** An entry is on disk. */
  #settled(telling: Telling): void {
    this.#looks.tellPly(telling, (look) => this.#legalFor(look));
    this.#tellClocks();
    if (!isUndo(telling.played.text)) this.consent.noteMove(telling.played.seat);
    if (this.#journal.isOver) this.#tellOver();
    this.#moveOn();
    this.#rest();
  }

  #renewed(): void {
    this.#looks.tellEach((look) => this.#welcome(look, 0));
    this.#moveOn(PATIENCE);
    this.#rest();
  }

  #lost(): void {
    this.stop();
    this.#around.forget(this);
    this.#looks.hangUp();
    this.#rest();
  }

  /** `back`: somebody came back to this seat. */
  #seated(back: Seat | undefined): void {
    this.#around.seated(this);
    if (this.#hasBegun) {
      if (back !== undefined && !this.#endsWhenOut) this.#timing.forgive(back);
      this.#tellInfo();
      this.#tellClocks();
      this.#timing.noteDue(this);
      if (!this.isOver) this.#note(this.#news.timed(this.#journal.match.toAct()));
      this.consent.noteSeats();
      this.#orders.keep(this.seating.played);
      this.#moveOn();
      return;
    }
    const moved = this.#looks.reseat((person) => this.seating.seatOf(person));
    if (!this.seating.isFull) {
      const { ply, info } = this;
      this.#looks.tellEach((look) => (moved.has(look) ? this.#welcome(look, 0) : { kind: 'table', ply, info }));
      return;
    }
    this.#hasBegun = true;
    const toAct = this.#journal.match.toAct();
    this.#timing.begin(toAct, () => this.#news.begun(toAct));
    this.#looks.tellEach((look) => this.#welcome(look, 0));
    this.#moveOn();
  }

  #welcome(look: Look, asked: number): ToClient {
    const { seat } = look;
    const clocks = this.#timing.shown;
    const table = {
      kind: 'welcome',
      v: VERSION,
      info: this.info,
      ...(seat === undefined ? {} : { seat }),
      ...(clocks ? { clocks } : {}),
      ...(seat !== undefined && this.#orders.has(seat) ? { orders: this.#orders.of(seat) } : {}),
      ...this.#legalFor(look),
    } as const;
    const { ply, match } = this.#journal;
    if (!this.seating.isFull) return { ...table, since: 0, plies: [] };
    const since = asked > ply ? 0 : asked;
    if (since > 0 && since === ply) return { ...table, since, plies: [] };
    const { start, plies } = retell(Match.atSetup(match.game, match), match.plies.slice(0, ply), { seat }, since);
    return { ...table, ...(since === 0 ? { start } : {}), since, plies };
  }

  /** While an entry is on its way to the disk nobody hears what it makes legal: the next message tells. */
  #legalFor({ seat, legal }: Look): { readonly legal?: readonly string[] } {
    const { match, ply } = this.#journal;
    return legal && match.ply === ply && seat !== undefined && this.waitsFor(seat) ? { legal: match.legal(seat) } : {};
  }

  #tellInfo(): void {
    this.#looks.tell({ kind: 'table', ply: this.ply, info: this.info });
  }

  #tellClocks(): void {
    const clocks = this.#timing.shown;
    if (clocks) this.#looks.tell({ kind: 'clock', ply: this.ply, clocks });
  }

  #tellOver(): void {
    this.#tellInfo();
    this.#orders.keep([]);
    this.talk.open().catch((error) => this.#around.log.error({ err: error, table: this.id }, 'the talk was not told'));
  }

  /** Whoever moves by itself does so. */
  #moveOn(delay = 0): void {
    if (this.#mayMoveOn && !this.isOver) this.#orders.settle(this.#journal.match);
    this.#movers.wake(delay);
  }

  #rest(): void {
    if (this.isIdle) this.#around.idle(this);
  }
}
