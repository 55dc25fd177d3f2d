/** Whom to tell of what happens at a table: people who sit there and do not look. It is stored with what happened. */

import type { Seat } from '#engine';
import type { NewNotice } from '../notices/store.ts';
import type { Seating } from './seating.ts';
import type { Timing } from './timing.ts';
import type { Viewers } from './viewers.ts';

/** What an entry has changed. */
export interface Step {
  readonly by: Seat;
  readonly before: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly isOver: boolean;
}

interface Context {
  readonly table: string;
  readonly seating: Seating;
  readonly viewers: Viewers;
  readonly timing: Timing;
  /** Milliseconds for which somebody may still come and look by themselves. */
  readonly grace: number;
  /** The last entry, and be it on its way to the disk. */
  ply(): number;
}

export class News {
  readonly #context: Context;
  /** Who was last not told, for they looked, and at which entry. */
  readonly #looked = new Map<string, number>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** An entry was made: whose turn is it now? */
  entry({ by, before, toAct, isOver }: Step): readonly NewNotice[] {
    if (isOver) return this.over();
    const anew = toAct.filter((seat) => !before.includes(seat));
    if (!this.#context.timing.isCounted) return this.turn(anew);
    // The hours of a move begin anew with each, also where the same seat moves on.
    const timed = toAct.includes(by) && !anew.includes(by) ? [...anew, by] : anew;
    return [...this.turn(anew), ...this.reminders(timed)];
  }

  /** Play has begun. */
  begun(toAct: readonly Seat[]): readonly NewNotice[] {
    return [...this.turn(toAct), ...this.reminders(toAct)];
  }

  /** The table waits for a move, or an answer, of these seats. */
  turn(seats: readonly Seat[]): readonly NewNotice[] {
    return seats.flatMap((seat) => {
      const person = this.#playing(seat);
      return person === undefined ? [] : this.#unlessSeen(person, 'turn');
    });
  }

  /** The game is over, for whoever sits there, even where a bot has played on. */
  over(): readonly NewNotice[] {
    return this.#context.seating.sitters.flatMap((sitter) => {
      const person = sitter.kind === 'person' ? sitter.person : undefined;
      return person === undefined ? [] : this.#unlessSeen(person, 'over');
    });
  }

  /** Whether somebody looks, and so is not told. */
  isSeenBy(person: string): boolean {
    const { viewers, ply } = this.#context;
    const isSeen = viewers.isSeenBy(person);
    if (isSeen) this.#looked.set(person, ply());
    return isSeen;
  }

  /** Whether somebody was not told of an entry after this one, for they looked. */
  hasMissed(person: string, shown: number): boolean {
    return (this.#looked.get(person) ?? shown) > shown;
  }

  /** The time of these seats is another one now. Who has been reminded already is not reminded again. */
  timed(seats: readonly Seat[]): readonly NewNotice[] {
    return this.reminders(seats).filter(({ at }) => at > Date.now());
  }

  /** Before the time of these seats runs out, where there are hours for a move. */
  reminders(seats: readonly Seat[]): readonly NewNotice[] {
    return seats.flatMap((seat) => {
      const person = this.#playing(seat);
      const at = this.#context.timing.remindAt(seat);
      return person === undefined || at === undefined ? [] : [{ ...this.#notice(person, 'reminder'), at }];
    });
  }

  #unlessSeen(person: string, kind: NewNotice['kind']): readonly NewNotice[] {
    if (this.isSeenBy(person)) return [];
    this.#looked.delete(person);
    return [this.#notice(person, kind)];
  }

  #playing(seat: Seat): string | undefined {
    const sitter = this.#context.seating.sitters[seat];
    return sitter?.kind === 'person' && sitter.bot === undefined ? sitter.person : undefined;
  }

  #notice(person: string, kind: NewNotice['kind']): NewNotice {
    return { person, table: this.#context.table, kind, at: Date.now() + this.#context.grace };
  }
}

/** A seat is kept for somebody who has not sat down yet. */
export function offerOf(person: string, table: string, grace: number): NewNotice {
  return { person, table, kind: 'seat', at: Date.now() + grace };
}
