/** Whoever wants to learn asks here. It thinks in a worker of this browser: no server is asked, and it gets a view and nothing else. */

import type { Hint } from '#bots/hints/hint';
import type { View } from '#engine';
import type { Answer, Question } from './worker.ts';

export class Tutor {
  readonly #worker: Promise<Worker>;
  readonly #asked = new Map<number, (hint: Hint) => void>();
  #questions = 0;

  constructor() {
    this.#worker = import('./worker.ts').then(({ address }) => {
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data: { n, hint } }: MessageEvent<Answer>) => {
        this.#asked.get(n)?.(hint);
        this.#asked.delete(n);
      };
      return worker;
    });
  }

  async hint(game: string, seats: number, view: View): Promise<Hint> {
    const n = this.#questions++;
    const worker = await this.#worker;
    return new Promise((answer) => {
      this.#asked.set(n, answer);
      worker.postMessage({ n, game, seats, view } satisfies Question);
    });
  }

  close(): void {
    void this.#worker.then((worker) => worker.terminate());
  }
}
