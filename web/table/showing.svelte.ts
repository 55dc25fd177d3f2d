/** The log of a table as told, and the show of it: which moment the board shows, and how it gets from one to the next. */

import { applied } from '#engine';
import type { SeenPly, Sight } from '#protocol';
import type { Shelf } from '../games/shelf.ts';
import { settings } from '../settings.svelte.ts';
import { atSpeed } from './speed.ts';

/** Whoever is further behind than this is shown the end at once. */
const TOO_FAR = 9;
/** Between two entries. */
const REST = 450;
/** A rest as long as this is there to be read. */
const READING = 2000;
/** As long as a replay rests on what stays until it is put away. */
const LONGEST = 9000;

export class Showing {
  /** What the board shows. */
  shown = $state.raw<Sight>();
  /** The table as it is by now, and perhaps is not shown yet. */
  latest = $state.raw<Sight>();
  /** The entry whose sight is shown; between two entries, the later one. */
  at = $state(0);
  /** How many entries are known. */
  length = $state(0);
  /** Whether the board follows the table, or looks at an earlier moment. */
  live = $state(true);
  /** Whether the board rests on the sight of entry `at`. */
  settled = $state(true);
  /** The show waits for a tap, as the reader wishes. */
  waitsForTap = $state(false);
  running = $state(false);
  log = $state.raw<readonly SeenPly[]>([]);

  protected readonly shelf: Shelf;
  #sights: Sight[] = [];
  #shownPly = 0;
  #wake: (() => void) | undefined;
  #busy = false;
  #reading = false;
  #hurried = false;
  #closed = false;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  close(): void {
    this.#closed = true;
  }

  /** Whether nothing is known, or nothing of what is known counts any more. */
  protected get isBlank(): boolean {
    return this.#sights.length === 0;
  }

  /** Other eyes look from now on: what they see is told from the start. */
  protected forget(): void {
    this.#sights = [];
    this.latest = undefined;
  }

  /** Nothing is left to be seen. */
  protected clear(): void {
    this.forget();
    this.shown = undefined;
    this.log = [];
    this.length = 0;
  }

  protected begin(start: Sight): void {
    this.#sights = [start];
    this.latest = start;
    this.log = [];
    this.length = 0;
  }

  protected push(seen: SeenPly): void {
    this.latest = applied(this.#sights[this.length]!, seen.change);
    this.#sights.push(this.latest);
    this.log = [...this.log, seen];
    this.length = seen.ply;
  }

  protected showAt(ply: number): void {
    this.#shownPly = ply;
    this.at = ply;
    this.shown = this.#sights[ply];
    this.settled = true;
    this.#wake?.();
  }

  /** Shows what happened since, entry by entry, at a speed that the eye can follow. */
  protected async follow(): Promise<void> {
    if (this.#busy || !this.live) return;
    this.#busy = true;
    while (this.live && this.#shownPly < this.length && !this.#closed) {
      if (this.length - this.#shownPly > TOO_FAR * 2) this.showAt(this.length);
      else await this.#showNext();
    }
    this.#busy = false;
    this.#hurried = false;
  }

  async #showNext(): Promise<void> {
    const from = this.#shownPly;
    const before = this.#sights[from]!;
    const after = this.#sights[from + 1]!;
    const { events } = this.log[from]!;
    this.#shownPly = from + 1;
    this.at = from + 1;
    this.settled = false;
    const steps = this.shelf.animate(before, events, after);
    for (const [i, { sight, pause, ends = false }] of steps.entries()) {
      if (this.#shownPly !== from + 1) return;
      const untilTap = this.live && ends && settings.taps;
      // A replay that runs by itself waits for nobody.
      const stays = untilTap || (this.live && pause === Number.POSITIVE_INFINITY);
      // Nobody sees the way while the page is hidden, but finds there what is to be put away.
      if (this.live && document.hidden && !stays) continue;
      this.shown = sight;
      const rest = i < steps.length - 1 ? pause : this.#shownPly < this.length ? REST : 0;
      if (rest > 0) await this.#rest(rest, { stays, untilTap });
    }
    if (this.#shownPly === from + 1) {
      this.shown = after;
      this.settled = true;
    }
  }

  async #rest(ms: number, { stays = false, untilTap = false } = {}): Promise<void> {
    this.#reading = stays || ms >= READING;
    if (this.#reading) this.#hurried = false;
    if (this.#hurried) return;
    this.waitsForTap = untilTap;
    await new Promise<void>((done) => {
      const timer = stays ? undefined : setTimeout(done, atSpeed(Math.min(ms, LONGEST)));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#reading = false;
    this.waitsForTap = false;
  }

  /** Enough of waiting: on to the next thing to be read, or to the table as it is now. */
  hurry(): void {
    if (this.settled || !(this.live || this.#reading)) return;
    if (!this.#reading) this.#hurried = true;
    this.#wake?.();
  }

  look(ply: number): void {
    this.running = false;
    this.live = false;
    this.showAt(Math.max(0, Math.min(ply, this.length)));
  }

  toLive(): void {
    this.running = false;
    this.live = true;
    this.showAt(this.length);
  }

  /** Plays on from the moment shown. */
  async run(): Promise<void> {
    if (this.#shownPly >= this.length) this.look(0);
    this.live = false;
    this.running = true;
    while (this.running && this.#shownPly < this.length && !this.#closed) {
      await this.#showNext();
      if (this.running) await this.#rest(REST);
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.#wake?.();
  }
}
