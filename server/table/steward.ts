/** What happens at a table by other hands than those who play there: time runs out, a host closes it, whoever made it takes it back. */

import { botsFor } from '#bots';
import type { Seat } from '#engine';
import type { No } from '#protocol';
import type { Parts } from './parts.ts';

interface Context {
  readonly game: string;
  readonly isRated: boolean;
  readonly parts: Pick<Parts, 'seating' | 'beginning' | 'timing' | 'journal' | 'earlyEnd'>;
  readonly table: { readonly ply: number; readonly isOver: boolean; readonly acting: readonly Seat[] };
  isStopped(): boolean;
  /** Whoever moves by itself may do so. */
  moveOn(): void;
  /** It is no longer open to others. */
  closed(): void;
}

export class Steward {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Whoever has no time left is played on by a bot until they come back, or the game ends, as the table says; and whoever
   * has not opened their number is not waited for any longer.
   */
  async late(now: number): Promise<void> {
    const { game, parts, table, moveOn } = this.#context;
    const { seating, beginning, timing, earlyEnd } = parts;
    if (!beginning.hasBegun) return beginning.late(now);
    const late = table.isOver ? undefined : timing.late(now);
    const bot = botsFor(game).at(-1);
    if (!table.isOver) moveOn();
    if (late === undefined) timing.noteDue(table);
    else if (timing.endsWhenOut) await earlyEnd.giveUp({ seat: late, why: 'time' }, now);
    else if (bot) await seating.playOn(late, bot.name);
  }

  /** A host of the server ends it without a result, be it before play begins. */
  async close(): Promise<No | undefined> {
    const { parts, table, isStopped, closed } = this.#context;
    const { journal, earlyEnd } = parts;
    if (table.isOver || journal.match.isOver) return { kind: 'over' };
    if (journal.isRecovering || isStopped() || earlyEnd.isComing) return { kind: 'stale', ply: table.ply };
    await earlyEnd.callOff({ byHost: true });
    closed();
    return undefined;
  }

  /** Whoever made the table ends it before play begins. */
  async cancel(person: string): Promise<No | undefined> {
    const { parts, table, isStopped, closed } = this.#context;
    const { seating, earlyEnd } = parts;
    if (table.isOver) return { kind: 'over' };
    if (seating.seatOf(person) !== seating.host) return { kind: 'not host' };
    if (seating.isFull) return { kind: 'started' };
    if (isStopped()) return { kind: 'stale', ply: table.ply };
    await earlyEnd.callOff();
    closed();
    return undefined;
  }

  /** Somebody may play no more: a bot plays on for them, as if they had left; where no bot may, they resign. A table that waits for nobody's sake is called off. */
  async expel(person: string): Promise<No | undefined> {
    const { game, isRated, parts, table, isStopped, closed } = this.#context;
    const { seating, journal, earlyEnd } = parts;
    if (!seating.isFull) await seating.vacate(person);
    if (!seating.isFull && !table.isOver && !seating.sitters.some(({ kind }) => kind === 'person')) {
      if (isStopped() || earlyEnd.isComing) return { kind: 'stale', ply: table.ply };
      await earlyEnd.callOff();
      closed();
      return undefined;
    }
    const seat = seating.seatOf(person);
    if (seat === undefined || table.isOver || journal.match.isOver) return undefined;
    const bot = isRated ? undefined : botsFor(game).at(-1);
    if (bot) return seating.leave(person, bot.name);
    return (await earlyEnd.giveUp({ seat, why: 'resigned' }, Date.now())) ? undefined : { kind: 'stale', ply: table.ply };
  }
}
