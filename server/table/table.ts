/** A table that is awake: who sits there and who looks, the log of its game, its clock, and what people agree on. */

import { botsFor } from '#bots';
import { type GameRecord, isUndo, type Played, type Seat, UNDO, type Wish } from '#engine';
import type { Companion, No, OwnOrders, TableInfo } from '#protocol';
import { infoOf } from '../info.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Chat } from '../social/chat.ts';
import type { Consent } from '../social/consent.ts';
import type { StoredTable } from '../store.ts';
import type { Receiver, Viewer } from '../viewer.ts';
import { offerOf } from './news.ts';
import { Parts, type TableContext } from './parts.ts';
import { Reading } from './reading.ts';
import type { Seating } from './seating.ts';
import type { Story, Woken } from './story.ts';
import type { Told } from './told.ts';

interface Context extends TableContext {
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
  readonly chat: Chat;
  readonly #stored: StoredTable;
  readonly #context: Context;
  readonly #parts: Parts;
  readonly #reading: Reading;
  #isStopped = false;

  constructor(stored: StoredTable, woken: Woken, context: Context) {
    this.id = stored.id;
    this.#stored = stored;
    this.#context = context;
    const parts = new Parts(stored, woken, context, {
      info: () => this.info,
      isOver: () => this.isOver,
      isStopped: () => this.#isStopped,
      waitsFor: (seat) => this.waitsFor(seat),
      mayMoveOn: () => this.#mayMoveOn,
      seated: (back) => this.#seated(back),
      begun: () => this.#begun(),
      settled: (played, told) => this.#settled(played, told),
      followed: (told) => this.#parts.herald.tellEntry(told),
      renewed: (since) => this.#renewed(since),
      lookAgain: () => this.lookAgain(),
      lost: () => this.#lost(),
      ended: () => this.#ended(),
      rest: () => this.#rest(),
    });
    this.#parts = parts;
    this.#reading = new Reading(this, parts, {
      store: context.store,
      log: context.log,
      isStopped: () => this.#isStopped,
      changed: () => context.seated(this),
      over: () => this.#tellOver(),
      lost: () => this.#lost(),
      rest: () => this.#rest(),
    });
    this.seating = parts.seating;
    this.consent = parts.consent;
    this.chat = parts.chat;
    if (!this.#isClaimed) this.#moveOn();
  }

  /** Another server lets those move who move by themselves, for some more seconds. */
  get #isClaimed(): boolean {
    const { due = 0 } = this.#stored;
    const now = Date.now();
    return this.#context.store.peers.areMany && due > now && due <= now + this.#context.claim;
  }

  get listed(): boolean {
    return this.#stored.listed;
  }

  get created(): number {
    return this.#stored.created;
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#parts.journal.ply;
  }

  /** What was told, to be recalled for whoever joins and closed when nobody will. */
  get story(): Pick<Story, 'recall' | 'close'> {
    return this.#parts.journal.story;
  }

  /** Whether this is the last entry, and none is on its way to the disk. */
  isSettledAt(ply: number): boolean {
    const { journal } = this.#parts;
    return journal.isSettled && journal.ply === ply;
  }

  /** Played to its end, or cut short. */
  get isOver(): boolean {
    return this.#parts.journal.isOver || this.#parts.earlyEnd.hasEnded;
  }

  /** Somebody is to move who does so by itself. */
  get isThinking(): boolean {
    return this.#parts.movers.isThinking;
  }

  get isIdle(): boolean {
    const { viewers, beginning, journal, movers } = this.#parts;
    return viewers.isEmpty && !beginning.isAwaited && journal.isSettled && !movers.isThinking;
  }

  get #mayMoveOn(): boolean {
    const { beginning, journal, earlyEnd } = this.#parts;
    return !this.#isStopped && journal.isSettled && beginning.hasBegun && !earlyEnd.hasEnded && !earlyEnd.isComing;
  }

  get info(): TableInfo {
    const { seating, beginning, timing, consent, earlyEnd, rematch } = this.#parts;
    const { sitters: seats, host } = seating;
    const { calledOff, closed, forfeit } = earlyEnd.shown;
    const { proposal } = consent;
    return infoOf(
      {
        ...this.#stored,
        ...beginning.numbers,
        seats,
        host,
        timeControl: timing.timeControl,
        calledOff,
        closed,
        forfeit,
        proposal,
        rematch: rematch.id,
      },
      this.isOver,
    );
  }

  /** Only once the game is over, for it tells the seed. A game that all agreed to call off has none. */
  get record(): GameRecord | undefined {
    const { isOver, match } = this.#parts.journal;
    const { recorded } = this.#parts.earlyEnd;
    return isOver || recorded ? match.record(recorded) : undefined;
  }

  /** The seats that are to act. */
  get acting(): readonly Seat[] {
    return this.#parts.journal.match.toAct();
  }

  /** Whether the game waits for this seat. */
  waitsFor(seat: Seat): boolean {
    const { seating, beginning } = this.#parts;
    return beginning.hasBegun && !this.isOver && this.acting.includes(seat) && seating.botAt(seat) === undefined;
  }

  /** Whether the person has the table before their eyes. */
  isSeenBy(person: string): boolean {
    return this.#parts.viewers.isSeenBy(person);
  }

  /** Whether somebody who sits there has it before their eyes. */
  get isAttended(): boolean {
    return this.seating.sitters.some((sitter) => sitter.kind === 'person' && sitter.person !== undefined && this.isSeenBy(sitter.person));
  }

  /** When the seat's time runs out and when to remind of it, where it runs. */
  timeOf(seat: Seat): { readonly due: number | undefined; readonly remind: number | undefined } {
    return { due: this.#parts.timing.dueAt(seat), remind: this.#parts.timing.remindAt(seat) };
  }

  /** Who made the last entry that is on disk. */
  get lastMover(): Seat | undefined {
    return this.#parts.journal.match.plies[this.ply - 1]?.[0];
  }

  /** Bots think no more and nobody can move; where one was to, another server may take over. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    if (this.isThinking) this.#parts.timing.handOver();
  }

  /** Another server may have changed something. Resolves once all that is on disk by now is known. */
  lookAgain(): Promise<void> {
    return this.#reading.lookAgain();
  }

  /** Whoever does not sit here looks on. */
  join(receiver: Receiver, person: string | undefined, since: number, legal = false): Viewer {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    const viewer: Viewer = { receiver, person, seat, legal };
    receiver.send(this.#parts.herald.welcome(viewer, since));
    this.#parts.viewers.add(viewer);
    this.chat.greet(viewer).catch((error) => this.#context.log.error({ err: error, table: this.id }, 'the chat was not told'));
    return viewer;
  }

  leave(viewer: Viewer): void {
    this.#parts.viewers.delete(viewer);
    this.#rest();
  }

  /** The page of somebody came into sight, or went out of it. */
  noteSight(): void {
    this.#parts.viewers.noteSight();
  }

  /** The connection of somebody broke before they can have seen the last entries. */
  noteMissed({ person }: Viewer): void {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    if (seat !== undefined && (this.waitsFor(seat) || this.consent.waitsFor(seat))) this.#note(this.#parts.news.turn([seat]));
  }

  /** Undefined when the move is on its way: the entry itself, told to all once it is on disk, is the acknowledgement. */
  move({ seat, receiver }: Viewer, ply: number, text: string): No | undefined {
    const { seating, beginning, journal, earlyEnd, undos } = this.#parts;
    if (seat === undefined) return { kind: 'no seat' };
    if (!beginning.hasBegun) return { kind: 'not started' };
    if (earlyEnd.hasEnded) return { kind: 'over' };
    if (seating.botAt(seat) !== undefined) return { kind: 'left' };
    if (!journal.isStillMeant(seat, ply, text) || this.#isStopped || earlyEnd.isComing) {
      // With what is still on its way to the disk: it may be this very move, sent twice.
      return { kind: 'stale', ply: journal.match.ply };
    }
    const no = text === UNDO && journal.match.canUndo(seat) ? undos.refuse(journal.match, seat) : undefined;
    return no ?? journal.submit(seat, () => text, { by: { receiver, ply } });
  }

  /** Somebody's device opens the number that it sealed. */
  open({ seat }: Viewer, number: string): No | undefined {
    return seat === undefined ? { kind: 'no seat' } : this.#parts.beginning.open(seat, number);
  }

  /** What a seat orders in advance from now on; its moment may be this one. */
  async order(seat: Seat, wish: Wish): Promise<OwnOrders | No> {
    const { seating, beginning, journal, orders } = this.#parts;
    if (!beginning.hasBegun) return { kind: 'not started' };
    if (this.isOver) return { kind: 'over' };
    if (seating.botAt(seat) !== undefined) return { kind: 'left' };
    if (journal.isRecovering || this.#isStopped) return { kind: 'stale', ply: this.ply };
    const no = await orders.give(journal.match, seat, wish);
    this.#moveOn();
    return no ?? orders.of(seat);
  }

  /** The table at which the group plays again. */
  findRematch(make: () => Promise<string | undefined>): Promise<string> {
    return this.#parts.rematch.find(make, () => this.#parts.herald.tellInfo());
  }

  /**
   * Whoever has no time left is played on by a bot until they come back, or the game ends, as the table says; and whoever
   * has not opened their number is not waited for any longer.
   */
  async late(now: number): Promise<void> {
    const { seating, beginning, timing, earlyEnd } = this.#parts;
    if (!beginning.hasBegun) return beginning.late(now);
    const late = this.isOver ? undefined : timing.late(now);
    const bot = botsFor(this.#stored.game).at(-1);
    if (!this.isOver) this.#moveOn();
    if (late === undefined) timing.noteDue(this);
    else if (timing.endsWhenOut) await earlyEnd.giveUp({ seat: late, why: 'time' }, now);
    else if (bot) await seating.playOn(late, bot.name);
  }

  /** A host of the server ends it without a result, be it before play begins. */
  async close(): Promise<No | undefined> {
    const { journal, earlyEnd } = this.#parts;
    if (this.isOver || journal.match.isOver) return { kind: 'over' };
    if (journal.isRecovering || this.#isStopped || earlyEnd.isComing) return { kind: 'stale', ply: this.ply };
    await earlyEnd.callOff({ byHost: true });
    this.#context.seated(this);
    return undefined;
  }

  /** Whoever made the table ends it before play begins. */
  async cancel(person: string): Promise<No | undefined> {
    const { seating, earlyEnd } = this.#parts;
    if (this.isOver) return { kind: 'over' };
    if (seating.seatOf(person) !== seating.host) return { kind: 'not host' };
    if (seating.isFull) return { kind: 'started' };
    if (this.#isStopped) return { kind: 'stale', ply: this.ply };
    await earlyEnd.callOff();
    this.#context.seated(this);
    return undefined;
  }

  /** Somebody may play no more: a bot plays on for them, as if they had left; where no bot may, they resign. A table that waits for nobody's sake is called off. */
  async expel(person: string): Promise<No | undefined> {
    const { seating, journal, earlyEnd } = this.#parts;
    if (!seating.isFull) await seating.vacate(person);
    if (!seating.isFull && !this.isOver && !seating.sitters.some(({ kind }) => kind === 'person')) {
      if (this.#isStopped || earlyEnd.isComing) return { kind: 'stale', ply: this.ply };
      await earlyEnd.callOff();
      this.#context.seated(this);
      return undefined;
    }
    const seat = seating.seatOf(person);
    if (seat === undefined || this.isOver || journal.match.isOver) return undefined;
    const bot = this.#stored.rated ? undefined : botsFor(this.#stored.game).at(-1);
    if (bot) return seating.leave(person, bot.name);
    return (await earlyEnd.giveUp({ seat, why: 'resigned' }, Date.now())) ? undefined : { kind: 'stale', ply: this.ply };
  }

  /** The host keeps an open seat for somebody, who is told so. */
  offer(person: string, seat: Seat, guest: Companion): Promise<No | undefined> {
    return this.seating.offer(person, seat, guest, [offerOf(guest.id, this.id, this.#context.grace)]);
  }

  /** Notes whom to tell, where it comes with nothing else that is stored. */
  #note(notices: readonly NewNotice[]): void {
    const { store, log } = this.#context;
    if (notices.length === 0) return;
    store.notices.note(notices).catch((error) => log.error({ err: error, table: this.id }, 'a notice was not noted'));
  }

  /** An entry is on disk. */
  #settled({ seat, text }: Played, told: Told): void {
    this.#parts.herald.tellEntry(told);
    if (!isUndo(text)) this.consent.noteMove(seat);
    if (this.#parts.journal.isOver) this.#tellOver();
    this.#moveOn();
    this.#rest();
  }

  /** The game was cut short, and that is on disk. */
  #ended(): void {
    this.#tellOver();
    this.#rest();
  }

  /** With an entry: another server was first, and lets those move who move by themselves. */
  #renewed(since?: number): void {
    this.#parts.herald.welcomeAll(since);
    if (since === undefined) this.#moveOn(PATIENCE);
    else this.lookAgain();
    this.#rest();
  }

  #lost(): void {
    this.stop();
    this.#context.forget(this);
    this.#parts.viewers.hangUp();
    this.#rest();
  }

  /** `back`: somebody came back to this seat. */
  #seated(back: Seat | undefined): void {
    const { seating, beginning, timing, orders, news, journal, herald, consent, viewers } = this.#parts;
    this.#context.seated(this);
    if (beginning.hasBegun) {
      if (back !== undefined) timing.forgive(back, Date.now());
      herald.tellInfo();
      herald.tellClocks();
      timing.noteDue(this);
      if (!this.isOver) this.#note(news.timed(journal.match.toAct()));
      consent.noteSeats();
      orders.keep(seating.played);
      this.#moveOn();
      return;
    }
    const moved = viewers.reseat((person) => seating.seatOf(person));
    if (seating.isFull) beginning.full();
    if (!beginning.hasBegun) herald.tellSeats(moved);
  }

  #begun(): void {
    this.#parts.herald.welcomeAll();
    this.#moveOn();
    this.#rest();
  }

  #tellOver(): void {
    this.#parts.herald.tellInfo();
    this.#parts.orders.keep([]);
    this.chat.open().catch((error) => this.#context.log.error({ err: error, table: this.id }, 'the chat was not told'));
  }

  /** Whoever moves by itself does so. */
  #moveOn(delay = 0): void {
    if (this.#mayMoveOn && !this.isOver) this.#parts.orders.settle(this.#parts.journal.match);
    this.#parts.movers.wake(delay);
  }

  #rest(): void {
    if (this.isIdle) this.#context.idle(this);
  }
}
