/** The log of one table and the match it makes: the one way by which an entry gets in. */

import { isRefusal, isUndo, type Match, type Played, placesOf, type Seat, UNDO } from '#engine';
import type { No } from '#protocol';
import type { Log } from '../log.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Ending } from '../ratings/store.ts';
import { type Entry, OutOfDate, type Store, type StoredTable } from '../store.ts';
import type { Receiver } from '../viewer.ts';
import { frameOf } from '../websocket-frame.ts';
import type { Step } from './news.ts';
import type { OrderBook } from './orders.ts';
import { type Library, Story, type Woken } from './story.ts';
import type { Timing } from './timing.ts';
import type { Told } from './told.ts';

/** Somebody who moves, at the sight of which entry. */
interface Mover {
  readonly receiver: Receiver;
  readonly ply: number;
}

/** A mover whose entry may be on disk or not; without one it never went there. */
interface Unsure {
  readonly by: Mover;
  readonly entry: Entry | undefined;
}

interface Context {
  readonly store: Store;
  readonly log: Log;
  readonly timing: Timing;
  readonly library: Library;
  readonly orders: OrderBook;
  /** Whom to tell who does not look. */
  news(step: Step): readonly NewNotice[];
  /** An entry is on disk: now it may be told. */
  settled(played: Played, told: Told): void;
  /** Another server has stored an entry. */
  followed(told: Told): void;
  /** Something was not stored, and memory is equal to the disk again. With an entry: another server was first, with those after it. */
  renewed(since?: number): void;
  /** Memory could not be made equal to the disk. */
  lost(): void;
}

export class Journal {
  readonly #table: string;
  readonly #context: Context;
  #story: Story;
  #isOver: boolean;
  /** How many entries are on their way to the disk. */
  #storing = 0;
  #isRecovering = false;
  /** Who is told what became of their entries once that is read. */
  #unsure: Unsure[] = [];
  /** Who waits until nothing is on its way to the disk. */
  #waiting: (() => void)[] = [];
  /** The ply since which each seat may move, without a move of its own and without anything taken back; `Infinity` where it may not. */
  readonly #mayMoveSince: number[] = [];

  constructor(stored: StoredTable, { story, acting }: Woken, context: Context) {
    this.#table = stored.id;
    this.#context = context;
    this.#story = story;
    context.timing.wind(stored, acting);
    this.#isOver = this.match.isOver;
    this.#noteMovers(undefined);
    if (this.#isOver) this.#noteEnding(stored.times.at(-1) || stored.created);
  }

  /** It may be ahead of the disk. */
  get match(): Match {
    return this.#story.match;
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#story.ply;
  }

  /** All that is on disk, as any pair of eyes may see it. */
  get story(): Pick<Story, 'start' | 'welcome' | 'recall' | 'close'> {
    return this.#story;
  }

  /** The game was played to its end, and that is on disk. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Nothing is on its way to the disk. */
  get isSettled(): boolean {
    return this.#storing === 0 && !this.#isRecovering;
  }

  /** Resolves when nothing is on its way to the disk. */
  async settled(): Promise<void> {
    while (!this.isSettled) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  get isRecovering(): boolean {
    return this.#isRecovering;
  }

  /**
   * Whether a move chosen at the sight of entry `ply` still means what it meant. The seat and the ply name a move: where
   * several act at once, others' entries may come between, but the same move sent twice is stale the second time.
   */
  isStillMeant(seat: Seat, ply: number, text: string): boolean {
    const now = this.match.ply;
    return !this.#isRecovering && (ply === now || (text !== UNDO && ply < now && ply >= this.#mayMoveSince[seat]!));
  }

  /** The rules, the disk, and only then everyone who looks. Undefined when the entry is on its way. */
  submit(seat: Seat, choose: () => string, { by, agreed = false }: { by?: Mover; agreed?: boolean } = {}): No | undefined {
    if (this.#isRecovering) return { kind: 'stale', ply: this.ply };
    try {
      const text = choose();
      const { match } = this;
      const before = match.toAct();
      const result = match.submit(seat, text, { agreed });
      if (isRefusal(result)) return { kind: 'rule', refusal: result, ply: this.ply };
      this.#noteMovers(result);
      const told = this.#story.tell(result);
      const { isOver } = match;
      const at = Date.now();
      const toAct = match.toAct();
      const { timing, news, orders, store } = this.#context;
      const entry: Entry = {
        table: this.#table,
        ply: result.ply,
        seat,
        text,
        at,
        acting: toAct,
        due: timing.note(seat, text, toAct, at),
        notices: news({ by: seat, before, toAct, isOver }),
        orders: orders.note(seat),
        ending: isOver ? this.#endingAt(at) : undefined,
      };
      this.#storing++;
      store.append(entry).then(
        () => this.#settle(entry, result, told, by),
        (error) => this.#recover(error, by, entry),
      );
    } catch (error) {
      this.#recover(error, by);
    }
    return undefined;
  }

  /** The match as it begins, before any entry. */
  begin(story: Story): void {
    this.#story.close();
    this.#story = story;
    this.#noteMovers(undefined);
  }

  #settle(entry: Entry, played: Played, told: Told, by: Mover | undefined): void {
    try {
      this.#storing--;
      this.#story.note(told);
      if (entry.ending) this.#isOver = true;
      this.#context.settled(played, told);
      if (this.#waiting.length > 0) this.#release();
    } catch (error) {
      this.#recover(error, by, entry);
    }
  }

  #release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Plays on what another server has stored after the last entry; nothing is on its way to the disk. */
  follow({ plies, times }: StoredTable): void {
    const { timing, followed } = this.#context;
    let next = 0;
    const wrong = this.match.playLog(plies, (played) => {
      this.#noteMovers(played);
      const told = this.#story.tell(played);
      timing.follow(played.seat, played.text, this.match.toAct(), times[next++]!);
      this.#story.note(told);
      this.#isOver = this.match.isOver;
      followed(told);
    });
    if (wrong) throw new Error(`ply ${wrong.ply} of the stored log is refused by rule ${wrong.refusal.rule}`);
  }

  #noteMovers(played: Played | undefined): void {
    const toAct = this.match.toAct();
    const anew = played === undefined || isUndo(played.text);
    for (let seat = 0; seat < this.match.seats; seat++) {
      if (!toAct.includes(seat)) this.#mayMoveSince[seat] = Number.POSITIVE_INFINITY;
      else if (anew || seat === played.seat || this.#mayMoveSince[seat] === Number.POSITIVE_INFINITY) {
        this.#mayMoveSince[seat] = this.match.ply;
      }
    }
  }

  /** What could not be stored did not happen, unless it was stored and nobody said so: memory is made equal to the disk again. */
  async #recover(error: unknown, by: Mover | undefined, entry?: Entry): Promise<void> {
    const { store, log } = this.#context;
    const since = this.ply;
    const isFirstElsewhere = error instanceof OutOfDate && store.peers.areMany;
    if (isFirstElsewhere) by?.receiver.send(frameOf({ kind: 'refused', no: { kind: 'stale', ply: since + 1 }, answers: by.ply }));
    else {
      log.error({ err: error, table: this.#table }, 'an entry was not stored');
      if (by) this.#unsure.push({ by, entry });
    }
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    await store.flush().catch(() => undefined);
    try {
      const stored = await store.load(this.#table);
      if (!stored) throw new Error('the table has gone from the store');
      await this.renew(stored, isFirstElsewhere ? since : 0);
      this.#tellUnsure(stored);
      this.#context.renewed(isFirstElsewhere ? since : undefined);
    } catch (again) {
      log.error({ err: again, table: this.#table }, 'a table could not be loaded again');
      this.#isRecovering = false;
      // Nobody knows: they come back, and see.
      this.#unsure = [];
      this.#context.lost();
    }
    this.#release();
  }

  /** Whose entry is on disk sees it there. */
  #tellUnsure({ plies }: StoredTable): void {
    for (const { by, entry } of this.#unsure.splice(0)) {
      const [seat, text] = (entry && plies[entry.ply - 1]) ?? [];
      if (entry && seat === entry.seat && text === entry.text) continue;
      by.receiver.send(frameOf({ kind: 'refused', no: { kind: 'not stored' } }));
    }
  }

  /** Memory is made equal to the disk, ready to tell all after entry `since`. Meanwhile nothing gets in. */
  async renew(stored: StoredTable, since = 0): Promise<void> {
    const { library, timing, orders } = this.#context;
    this.#isRecovering = true;
    const { story, acting } = await Story.wake(stored, library, since);
    this.#story.close();
    this.#story = story;
    timing.wind(stored, acting);
    this.#isOver = this.match.isOver;
    this.#storing = 0;
    orders.read(stored);
    this.#noteMovers(undefined);
    this.#isRecovering = false;
  }

  /** A game that ended before its result could be noted is noted when it is next looked at. */
  #noteEnding(ended: number): void {
    const { store, log } = this.#context;
    store.results
      .note(this.#table, this.#endingAt(ended))
      .catch((error) => log.error({ err: error, table: this.#table }, 'a result was not noted'));
  }

  #endingAt(ended: number): Ending {
    const outcome = this.match.outcome();
    if (!outcome) throw new Error('the game is over and has no outcome');
    return { places: placesOf(outcome.ranking), scores: outcome.scores, ended };
  }
}
