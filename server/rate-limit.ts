/** How fast something may come: so much at once, and so much a second. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class RateLimit {
  readonly #rate: Rate;
  #left: number;
  #at = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#left = rate.burst;
  }

  /** Whether so much may come now. */
  allows(cost = 1): boolean {
    if (this.#left < cost) {
      const { burst, perSecond } = this.#rate;
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

/** A rate limit for each address. */
export class RateLimits {
  readonly #rate: Rate;
  readonly #limits = new Map<string, RateLimit>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  allows(address: string): boolean {
    const limit = this.#limits.get(address) ?? new RateLimit(this.#rate);
    this.#limits.delete(address);
    this.#limits.set(address, limit);
    if (this.#limits.size > MOST_ADDRESSES) this.#limits.delete(this.#limits.keys().next().value as string);
    return limit.allows();
  }
}
