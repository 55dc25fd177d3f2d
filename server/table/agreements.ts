/** What only everyone at a table together may do, and how it is done once they agree. */

import { ENGINE_RULES, type Seat, undoFrom } from '#engine';
import type { No, Proposal } from '#protocol';
import type { Beginning } from './beginning.ts';
import type { EarlyEnd } from './early-end.ts';
import type { Herald } from './herald.ts';
import type { Journal } from './journal.ts';
import type { News } from './news.ts';
import type { Timing } from './timing.ts';
import type { Undos } from './undos.ts';

interface Context {
  readonly beginning: Beginning;
  readonly timing: Timing;
  readonly journal: Journal;
  readonly undos: Undos;
  readonly earlyEnd: EarlyEnd;
  readonly news: News;
  readonly herald: Herald;
  /** Whether everybody plays the same deal once: nobody goes back there. */
  readonly isDaily: boolean;
  isOver(): boolean;
  isStopped(): boolean;
  /** Somebody was first: reads again what is on disk. */
  lookAgain(): Promise<void>;
}

/** So often it is tried that others moved before. */
const MOST_TRIES = 10;

export class Agreements {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Why even all together cannot do it now. */
  refuse(what: Proposal['what']): No | undefined {
    const { beginning, timing, journal, undos, isDaily, isOver, isStopped } = this.#context;
    if (!beginning.hasBegun) return { kind: 'not started' };
    // The last move may be on its way to the disk.
    if (isOver() || journal.match.isOver) return { kind: 'over' };
    const { ply } = journal;
    if (journal.isRecovering || isStopped()) return { kind: 'stale', ply };
    if (what.kind === 'time control' && timing.timeControl.kind === 'correspondence') return { kind: 'bad time control' };
    if (what.kind !== 'undo') return undefined;
    if (isDaily || !journal.match.canUndoFrom(what.from)) return { kind: 'rule', refusal: { rule: ENGINE_RULES.undo }, ply };
    return undos.refuseAgreed(journal.match);
  }

  async carryOut(by: Seat, what: Proposal['what']): Promise<No | undefined> {
    const { timing, journal, earlyEnd, news, herald, lookAgain } = this.#context;
    switch (what.kind) {
      case 'undo':
        return journal.submit(by, () => undoFrom(what.from), { agreed: true });
      case 'call off':
        await earlyEnd.callOff();
        return undefined;
      case 'resign':
        return (await earlyEnd.giveUp({ seat: by, why: 'resigned' }, Date.now())) ? undefined : { kind: 'stale', ply: journal.ply };
      case 'time control': {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const { ply } = journal.match;
          const toAct = journal.match.toAct();
          if (await timing.change(what.timeControl, { ply, toAct }, () => news.reminders(toAct))) {
            herald.tellInfo();
            herald.tellClocks();
            return undefined;
          }
          await lookAgain();
          const no = this.refuse(what);
          if (no) return no;
        }
        return { kind: 'stale', ply: journal.ply };
      }
      default:
        return what satisfies never;
    }
  }
}
