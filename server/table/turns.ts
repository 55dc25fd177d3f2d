/** Long work goes in steps. Whoever has some takes turns with all others who do, and between two steps everyone else has the processor. */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is one's turn for a step. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#call());
    });
  }

  #call(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(() => this.#call());
  }
}
