/** How fast something may come: so much at once, and so much a second. */

export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

export class Pace {
  readonly #limit: Limit;
  #left: number;
  #at = performance.now();

  constructor(limit: Limit) {
    this.#limit = limit;
    this.#left = limit.burst;
  }

  /** Whether so much may come now. */
  allows(cost = 1): boolean {
    if (this.#left < cost) {
      const { burst, perSecond } = this.#limit;
      const now = performance.now();
      this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
      this.#at = now;
      if (this.#left < cost) return false;
    }
    this.#left -= cost;
    return true;
  }
}

/** So many addresses are remembered; the one that has been quiet longest is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** A pace for each address. */
export class Paces {
  readonly #limit: Limit;
  readonly #paces = new Map<string, Pace>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  allows(address: string): boolean {
    const pace = this.#paces.get(address) ?? new Pace(this.#limit);
    this.#paces.delete(address);
    this.#paces.set(address, pace);
    if (this.#paces.size > MOST_ADDRESSES) this.#paces.delete(this.#paces.keys().next().value as string);
    return pace.allows();
  }
}
