/** Whether what was drawn fits what was counted, for tests: Pearson's chi-square, over as many positions as there are. */

import assert from 'node:assert/strict';

/** What is drawn less often than this on average says little by itself: such cases count as one. */
const RARE = 5;

export class Fit {
  #positions = 0;
  #square = 0;
  #freedom = 0;

  get positions(): number {
    return this.#positions;
  }

  /** One position: the exact share of every case, and a way to draw one. A position with one case only has nothing to fit. */
  add(shares: ReadonlyMap<string, number>, times: number, draw: () => string): void {
    const seen = new Map<string, number>();
    for (let n = 0; n < times; n++) {
      const found = draw();
      assert.ok(shares.has(found), `${found} does not fit what was seen`);
      seen.set(found, (seen.get(found) ?? 0) + 1);
    }
    const rare = { expected: 0, count: 0 };
    const cells = [rare];
    for (const [what, share] of shares) {
      const cell = { expected: share * times, count: seen.get(what) ?? 0 };
      if (cell.expected >= RARE) cells.push(cell);
      else {
        rare.expected += cell.expected;
        rare.count += cell.count;
      }
    }
    const told = cells.filter(({ expected }) => expected > 0);
    const total = told.reduce((sum, { expected }) => sum + expected, 0);
    assert.ok(Math.abs(total / times - 1) < 1e-9, 'the shares make one whole');
    if (told.length === 1) return;
    const square = told.reduce((sum, { expected, count }) => sum + (count - expected) ** 2 / expected, 0);
    // Once in 100,000 honest positions.
    assert.ok(deviation(square, told.length - 1) < 4.26, `chi-square ${square} of ${told.length} cases`);
    this.#positions++;
    this.#square += square;
    this.#freedom += told.length - 1;
  }

  /** All positions together: neither too far from what was counted nor, as no honest dice are, too near; once in 200 honest runs. */
  check(): void {
    const away = deviation(this.#square, this.#freedom);
    assert.ok(Math.abs(away) < 2.81, `chi-square ${this.#square} with ${this.#freedom} degrees of freedom`);
  }
}

/** A chi-square as standard deviations of a normal variable (Wilson and Hilferty). */
function deviation(square: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
}
