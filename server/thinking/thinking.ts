/** Bots think in threads of their own: the server's main thread only asks and hears. */

import { availableParallelism } from 'node:os';
import { botOf } from '#bots';
import type { Look } from '#bots/bot';
import type { Answer, Decision, Question } from './question.ts';
import { type Course, FairQueue } from './queue.ts';
import { type Thought, Thread, type ThreadOptions } from './thread.ts';

export interface ThinkingOptions extends Partial<ThreadOptions> {
  /** How many threads there are at most: as many as there are cores less one, and at least one, when left out. */
  readonly threads?: number;
  /** At whose cost the thoughts of a person's tables are; their own when left out. */
  readonly payerOf?: (person: string) => string;
}

const DEFAULTS: ThreadOptions = {
  // Far more than any bot needs, also on a slow machine.
  patience: 5000,
  long: 500,
  rest: 60_000,
  thinker: new URL('./thinker.ts', import.meta.url),
};

interface Waiting {
  readonly payer: string;
  /** Undefined when there is nothing to think about any more. */
  readonly question: () => Question | undefined;
  readonly resolve: (answer: Answer | undefined) => void;
}

export class Thinking {
  readonly #most: number;
  readonly #options: ThreadOptions;
  readonly #payerOf: (person: string) => string;
  readonly #queue = new FairQueue<Waiting>();
  readonly #threads = new Set<Thread>();
  #isStopped = false;

  constructor({ threads = Math.max(1, availableParallelism() - 1), payerOf = (person) => person, ...options }: ThinkingOptions = {}) {
    this.#most = threads;
    this.#payerOf = payerOf;
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * What a bot plays, thought at the cost of `person`, or of whoever pays for them. The question is asked when its turn comes; where there is none any more, or the
   * server stops, there is no answer. One question at a time for each table.
   */
  async ask(person: string, question: () => Question | undefined): Promise<Decision | undefined> {
    const answer = this.#wait(this.#payerOf(person), question);
    this.#goOn();
    return decisionIn(await answer);
  }

  /** Ends all threads: what they think about, and what waits, has no answer. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { resolve } of this.#queue.clear()) resolve(undefined);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  async #wait(payer: string, question: Waiting['question']): Promise<Answer | undefined> {
    if (this.#isStopped) return undefined;
    return new Promise((resolve) => this.#queue.add(payer, { payer, question, resolve }));
  }

  /** Gives what waits to threads that are free. */
  #goOn(): void {
    while (!this.#isStopped) {
      const next = this.#takeNext();
      if (!next) return;
      const { waiting, course } = next;
      const question = waiting.question();
      const hands = question ? this.#handsFor(question) : 0;
      if (question && hands === 1) this.#think(question, course).then(waiting.resolve);
      else {
        course.done(0);
        if (question) this.#thinkTogether(waiting.payer, question, hands).then(waiting.resolve);
        else waiting.resolve(undefined);
      }
    }
  }

  /** Others lend a hand only where a place is free and nobody waits for it. */
  #handsFor({ game, bot, task }: Question): number {
    if (task || !this.#queue.isEmpty) return 1;
    return Math.max(1, Math.min(botOf(game, bot)?.hands ?? 1, this.#most - this.#busy().length));
  }

  /** The parts wait as if each were a thought, and the decision after them. */
  async #thinkTogether(payer: string, question: Question, hands: number): Promise<Answer | undefined> {
    const parts = Array.from({ length: hands }, (_, hand) => this.#wait(payer, () => ({ ...question, task: { hand, hands } })));
    const looks: Look[] = [];
    for (const answer of await Promise.all(parts)) {
      if (answer?.kind !== 'look') return answer;
      looks.push(answer.look);
    }
    const decided = this.#wait(payer, () => ({ ...question, task: looks }));
    this.#goOn();
    return decided;
  }

  /** Where thoughts last for long, others think beside them: at worst there are twice as many threads. */
  #takeNext() {
    const busy = this.#busy();
    if (busy.length < this.#most) return this.#queue.take();
    const long = busy.filter(({ isLong }) => isLong);
    const lent = Math.min(long.length, this.#most);
    return busy.length < this.#most + lent ? this.#queue.take({ lent: true }) : undefined;
  }

  async #think(question: Question, course: Course): Promise<Answer | undefined> {
    const { answer, ms } = await this.#ask(question, () => {
      course.lasts();
      this.#goOn();
    });
    course.done(ms);
    this.#goOn();
    return this.#isStopped ? undefined : answer;
  }

  async #ask(question: Question, lasts: () => void): Promise<Thought> {
    try {
      return await (this.#free() ?? this.#start()).think(question, lasts);
    } catch {
      // The machine has no thread to give: play goes on without.
      return { answer: { kind: 'failed', why: 'there was no thread to think in' }, ms: 0 };
    }
  }

  #busy(): Thread[] {
    return [...this.#threads].filter(({ isFree }) => !isFree);
  }

  #free(): Thread | undefined {
    for (const thread of this.#threads) if (thread.isFree) return thread;
    return undefined;
  }

  /** A thread costs memory: there is none before the first bot moves, and another only when all others think. */
  #start(): Thread {
    const thread = new Thread(this.#options, () => {
      this.#threads.delete(thread);
      this.#goOn();
    });
    this.#threads.add(thread);
    return thread;
  }
}

/** Only a part is answered by a look. */
function decisionIn(answer: Answer | undefined): Decision | undefined {
  return answer?.kind === 'look' ? { kind: 'failed', why: 'it has only looked' } : answer;
}
