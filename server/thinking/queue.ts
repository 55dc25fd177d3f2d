/** Whose thought is next. */

interface Account<Job> {
  /** Milliseconds of thinking that the person has had, as far as others could have had them. */
  spent: number;
  readonly waiting: Job[];
  /** How many are being thought, and how many of them for long. */
  running: number;
  long: number;
}

/** What became of a thought that was taken. */
export interface Course {
  /** It lasts for long. */
  lasts(): void;
  /** It is over; the person is charged. */
  done(ms: number): void;
}

/**
 * Whoever waits and has had least is next, so that somebody with a hundred tables gets as much of the threads as somebody with one,
 * and all of them when nobody else waits. A person's own thoughts go in the order in which they came. A table has one at a time, so
 * that its next one comes after those of all other tables.
 */
export class FairQueue<Job> {
  readonly #accounts = new Map<string, Account<Job>>();
  /** What whoever was served last had had then. Nobody who comes has had less: time in which one did not wait cannot be saved up. */
  #level = 0;

  add(person: string, job: Job): void {
    const account = this.#accounts.get(person) ?? { spent: 0, waiting: [], running: 0, long: 0 };
    if (account.waiting.length === 0) account.spent = Math.max(account.spent, this.#level);
    account.waiting.push(job);
    this.#accounts.set(person, account);
  }

  /** Takes the next thought. `lent`: of somebody who has none that lasts for long, in whose place it is thought. */
  take({ lent = false } = {}): { readonly waiting: Job; readonly course: Course } | undefined {
    let next: Account<Job> | undefined;
    for (const account of this.#accounts.values()) {
      if (account.waiting.length === 0 || (lent && account.long > 0)) continue;
      if (!next || account.spent < next.spent) next = account;
    }
    if (!next) return undefined;
    const account = next;
    account.running++;
    this.#level = Math.max(this.#level, account.spent);
    this.#forget();
    return { waiting: account.waiting.shift() as Job, course: courseOf(account) };
  }

  get isEmpty(): boolean {
    for (const { waiting } of this.#accounts.values()) if (waiting.length > 0) return false;
    return true;
  }

  /** Everything that still waits. */
  clear(): Job[] {
    const waiting = [...this.#accounts.values()].flatMap((account) => account.waiting);
    this.#accounts.clear();
    return waiting;
  }

  /** Who has no thought and has had no more than anybody who comes is like somebody who comes. */
  #forget(): void {
    for (const [person, { spent, waiting, running }] of this.#accounts) {
      if (waiting.length === 0 && running === 0 && spent <= this.#level) this.#accounts.delete(person);
    }
  }
}

function courseOf(account: Account<unknown>): Course {
  let isLong = false;
  return {
    lasts() {
      isLong = true;
      account.long++;
    },
    done(ms) {
      if (isLong) account.long--;
      account.running--;
      account.spent += ms;
    },
  };
}
