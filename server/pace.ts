/** How fast one line may speak: so many messages at once, and so many a second. */

const BURST = 400;
const PER_SECOND = 200;

export class Pace {
  #left = BURST;
  #at = performance.now();

  /** Whether `cost` messages may come now. */
  allows(cost: number): boolean {
    if (this.#left < cost) {
      const now = performance.now();
      this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
      this.#at = now;
      if (this.#left < cost) return false;
    }
    this.#left -= cost;
    return true;
  }
}
