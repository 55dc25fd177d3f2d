/** How long a page waits until it comes back after its connection ended: longer each time, and not all pages in the same moment. */

/** The server goes away, or another one knows better: it or another is there at once. */
const SERVICE_RESTART = 1012;
/** Milliseconds within which those come back who were sent at once. */
const SPREAD = 200;

export class Pause {
  readonly #first: number;
  readonly #longest: number;
  #wait: number;
  #spread = SPREAD;

  /** In milliseconds. */
  constructor(first: number, longest: number) {
    this.#first = first;
    this.#longest = longest;
    this.#wait = first;
  }

  /** The server has said something. */
  renew(): void {
    this.#wait = this.#first;
    this.#spread = SPREAD;
  }

  /** `code`: with what the connection ended. */
  next(code?: number): number {
    if (code === SERVICE_RESTART) {
      const pause = Math.random() * this.#spread;
      this.#spread = Math.min(this.#longest, 2 * this.#spread);
      return pause;
    }
    const pause = this.#wait * (1 - Math.random() / 2);
    this.#wait = Math.min(this.#longest, 2 * this.#wait);
    return pause;
  }
}
