/** What a table is made of, and what its parts know of each other. */

import type { Played, Seat } from '#engine';
import type { TableInfo } from '#protocol';
import type { Log } from '../log.ts';
import type { Elsewhere } from '../peers/elsewhere.ts';
import { Chat } from '../social/chat.ts';
import { Consent } from '../social/consent.ts';
import { Rematch } from '../social/rematch.ts';
import type { Store, StoredTable } from '../store.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { Agreements } from './agreements.ts';
import { Beginning } from './beginning.ts';
import { EarlyEnd } from './early-end.ts';
import { Herald } from './herald.ts';
import { Journal } from './journal.ts';
import { drawLuck, luckOf, Movers } from './movers.ts';
import { News } from './news.ts';
import { OrderBook } from './orders.ts';
import { Seating } from './seating.ts';
import type { Library, Woken } from './story.ts';
import { Timing } from './timing.ts';
import type { Told } from './told.ts';
import { Undos } from './undos.ts';
import { Viewers } from './viewers.ts';

/** What every table is given. */
export interface TableContext {
  readonly store: Store;
  readonly log: Log;
  /** Milliseconds for which somebody may still come and look before they are told of it. */
  readonly grace: number;
  readonly library: Library;
  /** Where all tables' bots think. */
  readonly thinking: Thinking;
  /** Whether anybody can be too fast. */
  readonly rateLimited: boolean;
  /** Milliseconds for which a table that is full waits for the numbers of people's devices. */
  readonly opening: number;
  /** Milliseconds after which another server minds what this one has begun and not done. */
  readonly claim: number;
  /** Who looks at other servers. */
  readonly elsewhere: Elsewhere;
}

/** What the parts ask the table, and tell it. */
interface Whole {
  info(): TableInfo;
  isOver(): boolean;
  isStopped(): boolean;
  /** Whether the game waits for this seat. */
  waitsFor(seat: Seat): boolean;
  /** Whether whoever moves by themselves may do so now. */
  mayMoveOn(): boolean;
  /** Somebody sat down, or is called otherwise. With a seat: somebody came back to it. */
  seated(back: Seat | undefined): void;
  /** Play has begun. */
  begun(): void;
  /** An entry is on disk. */
  settled(played: Played, told: Told): void;
  /** Another server has stored an entry. */
  followed(told: Told): void;
  /** Something was not stored, and memory is equal to the disk again. With an entry: another server was first, with those after it. */
  renewed(since?: number): void;
  /** Another server may have changed something: reads again what is on disk. */
  lookAgain(): Promise<void>;
  /** Memory could not be made equal to the disk. */
  lost(): void;
  /** The game was cut short, and that is on disk. */
  ended(): void;
  /** Nobody thinks any more. */
  rest(): void;
}

export class Parts {
  readonly viewers: Viewers;
  readonly seating: Seating;
  readonly beginning: Beginning;
  readonly timing: Timing;
  readonly orders: OrderBook;
  readonly news: News;
  readonly journal: Journal;
  readonly earlyEnd: EarlyEnd;
  readonly herald: Herald;
  readonly rematch: Rematch;
  readonly movers: Movers;
  readonly undos: Undos;
  readonly consent: Consent;
  readonly chat: Chat;

  constructor(stored: StoredTable, woken: Woken, context: TableContext, whole: Whole) {
    const { store, log, grace, library, thinking, rateLimited, opening, claim, elsewhere } = context;
    const { id: table } = stored;
    const { lookAgain } = whole;
    const seating = new Seating(stored, { store, changed: whole.seated, lookAgain });
    const viewers = new Viewers({ eyes: () => elsewhere.eyesOn(table), seatOf: (person) => seating.seatOf(person) });
    const movesByItself = (seat: Seat): boolean => seating.botAt(seat) !== undefined || orders.moveOf(journal.match, seat) !== undefined;
    const timing: Timing = new Timing(stored, {
      store,
      log,
      since: () => store.peers.since,
      seating,
      claim,
      movesByItself: store.peers.areMany ? movesByItself : undefined,
    });
    const orders = new OrderBook(stored, {
      table,
      store: store.social,
      log,
      changed: (seat, given) => viewers.tellSeat(seat, { kind: 'orders', ...given }),
      lookAgain,
    });
    const news = new News({ table, seating, viewers, timing, grace, ply: () => journal.match.ply });
    const { settled, followed, renewed, lost } = whole;
    const journal: Journal = new Journal(stored, woken, {
      store,
      log,
      timing,
      library,
      orders,
      news: (step) => news.entry(step),
      settled,
      followed,
      renewed,
      lost,
    });
    const earlyEnd = new EarlyEnd(stored, {
      store,
      isSettled: () => journal.isSettled,
      haveAllMoved: () => seating.sitters.every(({ kind }, seat) => kind !== 'person' || journal.match.hasMoved(seat)),
      news: () => news.over(),
      ply: () => journal.ply,
      ended: whole.ended,
      lookAgain,
    });
    const herald = new Herald({ viewers, timing, orders, journal, info: whole.info, waitsFor: whole.waitsFor });
    const { isOver, isStopped, begun } = whole;
    const opened = () => herald.tellInfo();
    const beginning = new Beginning(stored, {
      store,
      seating,
      timing,
      journal,
      news,
      library,
      log,
      opening,
      isStopped,
      opened,
      begun,
      lookAgain,
    });
    const undos = new Undos(rateLimited);
    const agreements = new Agreements({
      timing,
      journal,
      undos,
      earlyEnd,
      news,
      herald,
      beginning,
      isDaily: stored.day !== undefined,
      isOver,
      isStopped,
      lookAgain,
    });
    this.viewers = viewers;
    this.seating = seating;
    this.beginning = beginning;
    this.timing = timing;
    this.orders = orders;
    this.news = news;
    this.journal = journal;
    this.earlyEnd = earlyEnd;
    this.herald = herald;
    this.undos = undos;
    this.rematch = new Rematch(stored, lookAgain);
    this.movers = new Movers({
      table,
      log,
      thinking,
      luck: stored.day === undefined ? drawLuck : (ply) => luckOf(stored.seed, ply),
      playable: () => (whole.mayMoveOn() ? journal.match : undefined),
      botAt: (seat) => seating.botAt(seat),
      payer: () => seating.maker,
      orderedBy: (match, seat) => orders.moveOf(match, seat),
      submit: (seat, choose) => journal.submit(seat, choose),
      rest: whole.rest,
    });
    this.consent = new Consent(stored.proposal, {
      table,
      store: store.social,
      sitters: () => seating.sitters,
      news: (asked) => news.turn(asked),
      refuse: (what) => agreements.refuse(what),
      carryOut: (by, what) => agreements.carryOut(by, what),
      changed: () => herald.tellInfo(),
      lookAgain,
      failed: (error) => log.error({ err: error, table }, 'a proposal was not stored'),
    });
    this.chat = new Chat({
      table,
      store: store.social,
      apartFrom: (person) => store.safety.apartFrom(person),
      unheardBy: (person) => store.safety.unheardBy(person),
      viewers: () => viewers,
      isRunning: () => seating.isFull && !isOver(),
    });
  }
}
