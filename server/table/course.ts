/** What follows at a table when something has happened there. */

import { isUndo, type Played, type Seat } from '#engine';
import type { Log } from '../log.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Store } from '../store.ts';
import type { Parts } from './parts.ts';
import type { Told } from './told.ts';

interface Context {
  readonly store: Store;
  readonly log: Log;
  readonly table: {
    readonly id: string;
    readonly isOver: boolean;
    readonly ply: number;
    readonly isIdle: boolean;
    readonly acting: readonly Seat[];
    stop(): void;
    lookAgain(): Promise<void>;
  };
  parts(): Parts;
  /** Whether whoever moves by themselves may do so now. */
  mayMoveOn(): boolean;
  /** Nobody looks at the table and no bot has to move. */
  idle(): void;
  /** The table can no longer be trusted. */
  forget(): void;
  /** Somebody sat down, or is called otherwise. */
  seated(): void;
}

/** After a failed commit a bot waits so many milliseconds before it tries again. */
const PATIENCE = 250;

export class Course {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** An entry is on disk. */
  settled({ seat, text }: Played, told: Told): void {
    const { herald, consent, journal } = this.#context.parts();
    herald.tellEntry(told);
    if (!isUndo(text)) consent.noteMove(seat);
    if (journal.isOver) this.tellOver();
    this.moveOn();
    this.rest();
  }

  /** The game was cut short, and that is on disk. */
  ended(): void {
    this.tellOver();
    this.rest();
  }

  /** Something was not stored. With an entry: another server was first, and lets those move who move by themselves. */
  renewed(since?: number): void {
    const { parts, table } = this.#context;
    parts().herald.welcomeAll(since);
    if (since === undefined) this.moveOn(PATIENCE);
    else table.lookAgain();
    this.rest();
  }

  /** Memory could not be made equal to the disk. */
  lost(): void {
    const { table, forget, parts } = this.#context;
    table.stop();
    forget();
    parts().viewers.hangUp();
    this.rest();
  }

  /** Somebody sat down. `back`: somebody came back to this seat. */
  seated(back: Seat | undefined): void {
    const { parts, table } = this.#context;
    const { seating, beginning, timing, orders, news, herald, consent, viewers } = parts();
    this.#context.seated();
    if (beginning.hasBegun) {
      if (back !== undefined) timing.forgive(back, Date.now());
      herald.tellInfo();
      herald.tellClocks();
      timing.noteDue(table);
      if (!table.isOver) this.note(news.timed(table.acting));
      consent.noteSeats();
      orders.keep(seating.played);
      this.moveOn();
      return;
    }
    const moved = viewers.reseat((person) => seating.seatOf(person));
    if (seating.isFull) beginning.full();
    if (!beginning.hasBegun) herald.tellSeats(moved);
  }

  /** Play has begun. */
  begun(): void {
    this.#context.parts().herald.welcomeAll();
    this.moveOn();
    this.rest();
  }

  tellOver(): void {
    const { parts, log, table } = this.#context;
    const { herald, orders, chat } = parts();
    herald.tellInfo();
    orders.keep([]);
    chat.open().catch((error) => log.error({ err: error, table: table.id }, 'the chat was not told'));
  }

  /** Whoever moves by itself does so. */
  moveOn(delay = 0): void {
    const { parts, mayMoveOn, table } = this.#context;
    const { orders, journal, movers } = parts();
    if (mayMoveOn() && !table.isOver) orders.settle(journal.match);
    movers.wake(delay);
  }

  /** Notes whom to tell, where it comes with nothing else that is stored. */
  note(notices: readonly NewNotice[]): void {
    const { store, log, table } = this.#context;
    if (notices.length === 0) return;
    store.notices.note(notices).catch((error) => log.error({ err: error, table: table.id }, 'a notice was not noted'));
  }

  rest(): void {
    if (this.#context.table.isIdle) this.#context.idle();
  }
}
