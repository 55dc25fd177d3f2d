/** The analysis of one finished game, as far as it has come: made in a worker of this browser, in the background. */

import type { Graded, News, Point } from '#bots/analysis/analyse';
import type { GameRecord } from '#engine';

class Analysis {
  par = $state.raw<readonly number[]>([]);
  parErrors = $state.raw<readonly number[]>([]);
  points = $state.raw<readonly Point[]>([]);
  graded = $state.raw<readonly Graded[]>([]);
  /** Steps that are done, and all there are; 0 before it is known. */
  done = $state(0);
  of = $state(0);
  running = $state(false);
  readonly #record: GameRecord;
  #worker: Worker | undefined;

  constructor(record: GameRecord) {
    this.#record = record;
  }

  get isWhole(): boolean {
    return this.of > 0 && this.done === this.of;
  }

  /** From the start: what is known already comes again, and is the same. */
  async start(): Promise<void> {
    if (this.running || this.isWhole) return;
    this.running = true;
    const { address } = await import('./worker.ts');
    // Whoever was quick has stopped it already.
    if (!this.running) return;
    this.done = 0;
    this.points = [];
    this.graded = [];
    this.#worker = new Worker(address, { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<{ readonly news: readonly News[] }>) => this.#hear(data.news);
    this.#worker.postMessage({ record: this.#record });
  }

  stop(): void {
    this.running = false;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #hear(news: readonly News[]): void {
    const points: Point[] = [];
    const graded: Graded[] = [];
    for (const one of news) {
      switch (one.kind) {
        case 'begun':
          this.par = one.par;
          this.parErrors = one.parErrors;
          this.of = one.of;
          continue;
        case 'point':
          points.push(one.point);
          break;
        case 'graded':
          if (one.graded) graded.push(one.graded);
          break;
        default:
          one satisfies never;
      }
      this.done++;
    }
    if (points.length > 0) this.points = [...this.points, ...points];
    if (graded.length > 0) this.graded = [...this.graded, ...graded];
    if (this.isWhole) this.stop();
  }
}

/** One for each record: whoever closes it and comes back finds what was found. */
const known = new WeakMap<GameRecord, Analysis>();

export function analysisOf(record: GameRecord): Analysis {
  const analysis = known.get(record) ?? new Analysis(record);
  known.set(record, analysis);
  return analysis;
}
