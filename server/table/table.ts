/** A table that is awake: who sits there and who looks, the log of its game, its clock, and what people agree on. */

import { type GameRecord, type Seat, UNDO, type Wish } from '#engine';
import type { Companion, No, OwnOrders, TableInfo } from '#protocol';
import { infoOf } from '../info.ts';
import type { Chat } from '../social/chat.ts';
import type { Consent } from '../social/consent.ts';
import type { StoredTable } from '../store.ts';
import type { Receiver, Viewer } from '../viewer.ts';
import { Course } from './course.ts';
import { offerOf } from './news.ts';
import { Parts, type TableContext } from './parts.ts';
import { Reading } from './reading.ts';
import type { Seating } from './seating.ts';
import { Steward } from './steward.ts';
import type { Story, Woken } from './story.ts';

interface Context extends TableContext {
  /** Nobody looks at the table and no bot has to move. */
  idle(table: Table): void;
  /** The table can no longer be trusted: whoever comes next must get another, from the store. */
  forget(table: Table): void;
  /** Somebody sat down, or is called otherwise. */
  seated(table: Table): void;
}

export class Table {
  readonly id: string;
  readonly seating: Seating;
  readonly consent: Consent;
  readonly chat: Chat;
  readonly steward: Steward;
  readonly #stored: StoredTable;
  readonly #context: Context;
  readonly #parts: Parts;
  readonly #course: Course;
  readonly #reading: Reading;
  #isStopped = false;

  constructor(stored: StoredTable, woken: Woken, context: Context) {
    this.id = stored.id;
    this.#stored = stored;
    this.#context = context;
    const { store, log } = context;
    const isStopped = () => this.#isStopped;
    const course = new Course({
      store,
      log,
      table: this,
      parts: () => this.#parts,
      mayMoveOn: () => this.#mayMoveOn,
      idle: () => context.idle(this),
      forget: () => context.forget(this),
      seated: () => context.seated(this),
    });
    this.#course = course;
    const parts = new Parts(stored, woken, context, {
      info: () => this.info,
      isOver: () => this.isOver,
      isStopped,
      waitsFor: (seat) => this.waitsFor(seat),
      mayMoveOn: () => this.#mayMoveOn,
      seated: (back) => course.seated(back),
      begun: () => course.begun(),
      settled: (played, told) => course.settled(played, told),
      followed: (told) => this.#parts.herald.tellEntry(told),
      renewed: (since) => course.renewed(since),
      lookAgain: () => this.lookAgain(),
      lost: () => course.lost(),
      ended: () => course.ended(),
      rest: () => course.rest(),
    });
    this.#parts = parts;
    this.#reading = new Reading(this, parts, {
      store,
      log,
      isStopped,
      changed: () => context.seated(this),
      over: () => course.tellOver(),
      lost: () => course.lost(),
      rest: () => course.rest(),
    });
    this.steward = new Steward({
      game: stored.game,
      isRated: stored.rated,
      parts,
      table: this,
      isStopped,
      moveOn: () => course.moveOn(),
      closed: () => context.seated(this),
    });
    this.seating = parts.seating;
    this.consent = parts.consent;
    this.chat = parts.chat;
    if (!this.#isClaimed) course.moveOn();
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

  /** Whether the person is not told what there is to tell, for they have the table before their eyes. */
  needNotTell(person: string): boolean {
    return this.#parts.news.isSeenBy(person);
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
    if (this.isThinking) this.#parts.timing.handOver(this.ply);
  }

  /** Another server may have changed something. Resolves once all that is on disk by now is known. */
  lookAgain(): Promise<void> {
    return this.#reading.lookAgain();
  }

  /** Before something is judged for good by what is known here: another server may know more, and its hint be late. */
  async catchUp(): Promise<void> {
    if (this.#context.store.peers.areMany) await this.lookAgain();
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

  /** `shown`: the last entry that they have seen. One that is on its way to the disk they have not. */
  leave(viewer: Viewer, shown?: number): void {
    this.#parts.viewers.delete(viewer);
    if (viewer.person !== undefined) this.noteGone(viewer.person, shown);
    this.#course.rest();
  }

  /** The page of somebody came into sight, or went out of it. */
  noteSight(): void {
    this.#parts.viewers.noteSight();
  }

  /** Somebody does not look any more, here or at another server, where the entries up to this one were shown to them. */
  noteGone(person: string, shown = -1): void {
    const { news, journal } = this.#parts;
    const hasMissed = () => !this.isSeenBy(person) && news.hasMissed(person, shown);
    // Whoever tells them judges by the disk.
    if (hasMissed()) journal.settled().then(() => hasMissed() && this.noteMissed({ person }));
  }

  /** The connection of somebody broke before they can have seen the last entries. */
  noteMissed({ person }: Pick<Viewer, 'person'>): void {
    const seat = person === undefined ? undefined : this.seating.seatOf(person);
    if (this.isOver) this.#course.note(this.#parts.news.over().filter((notice) => notice.person === person));
    else if (seat !== undefined && (this.waitsFor(seat) || this.consent.waitsFor(seat))) this.#course.note(this.#parts.news.turn([seat]));
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
    const no = await orders.give(() => journal.match, seat, wish);
    this.#course.moveOn();
    return no ?? orders.of(seat);
  }

  /** The table at which the group plays again. */
  findRematch(make: () => Promise<string | undefined>): Promise<string> {
    return this.#parts.rematch.find(make, () => this.#parts.herald.tellInfo());
  }

  /** The host keeps an open seat for somebody, who is told so. */
  offer(person: string, seat: Seat, guest: Companion): Promise<No | undefined> {
    return this.seating.offer(person, seat, guest, [offerOf(guest.id, this.id, this.#context.grace)]);
  }
}
