/** Tells everyone who looks at a table how it stands and what happens there, each as they may see it. */

import type { Seat } from '#engine';
import { type TableInfo, type ToClient, VERSION } from '#protocol';
import type { Viewer } from '../viewer.ts';
import { type Frame, frameOf } from '../websocket-frame.ts';
import type { Journal } from './journal.ts';
import type { OrderBook } from './orders.ts';
import type { Timing } from './timing.ts';
import type { Told } from './told.ts';
import type { Viewers } from './viewers.ts';

interface Context {
  readonly viewers: Viewers;
  readonly timing: Timing;
  readonly orders: OrderBook;
  readonly journal: Journal;
  info(): TableInfo;
  waitsFor(seat: Seat): boolean;
}

export class Herald {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** The table as it is, and all that came after entry `asked`: to be recalled before. */
  welcome(viewer: Viewer, asked: number): Frame {
    const { timing, orders, journal } = this.#context;
    const { seat } = viewer;
    const info = this.#context.info();
    const clocks = timing.shown;
    const legal = this.#legalFor(viewer);
    const table = {
      kind: 'welcome',
      v: VERSION,
      info,
      ...(seat === undefined ? {} : { seat }),
      ...(clocks ? { clocks } : {}),
      ...(seat !== undefined && orders.has(seat) ? { orders: orders.of(seat) } : {}),
      ...(legal ? { legal } : {}),
    } as const;
    const { ply, story } = journal;
    if (!info.started) return frameOf({ ...table, since: 0, plies: [] });
    const since = asked > ply ? 0 : asked;
    return story.welcome({ ...table, ...(since === 0 ? { start: story.start(seat) } : {}), since });
  }

  /** Everyone sees the whole table anew, or what came after an entry. */
  welcomeAll(since = 0): void {
    this.#context.viewers.tellEach((viewer) => this.welcome(viewer, since));
  }

  tellEntry(told: Told): void {
    this.#context.viewers.tellPly(told, this.#legalFor, this.#clocks());
  }

  tellInfo(): void {
    this.#context.viewers.tell(this.#news());
  }

  /** Before play begins: these pairs of eyes have another seat now. */
  tellSeats(moved: ReadonlySet<Viewer>): void {
    const news = frameOf(this.#news());
    this.#context.viewers.tellEach((viewer) => (moved.has(viewer) ? this.welcome(viewer, 0) : news));
  }

  tellClocks(): void {
    const clocks = this.#clocks();
    if (clocks) this.#context.viewers.tell(clocks);
  }

  #clocks(): ToClient | undefined {
    const { timing, journal } = this.#context;
    const clocks = timing.shown;
    return clocks && { kind: 'clock', ply: journal.ply, clocks };
  }

  #news(): ToClient {
    return { kind: 'table', ply: this.#context.journal.ply, info: this.#context.info() };
  }

  /** While an entry is on its way to the disk nobody hears what it makes legal: the next message tells. */
  readonly #legalFor = ({ seat, legal }: Viewer): readonly string[] | undefined => {
    if (!legal) return undefined;
    const { journal, waitsFor } = this.#context;
    const { match, ply } = journal;
    return match.ply === ply && seat !== undefined && waitsFor(seat) ? match.legal(seat) : undefined;
  };
}
