/** All that was told at tables is kept for those who come to look, as far as there is room: of those asked for last. */

/** So many letters have room. */
const ROOM = 32 << 20;

interface Kept {
  /** How many letters it takes to keep it. */
  readonly length: number;
  /** Makes it short: it will not be asked for soon. */
  shorten(): void;
}

export class Shelf {
  readonly #room: number;
  /** Those asked for last come last. */
  readonly #kept = new Set<Kept>();

  constructor(room = ROOM) {
    this.#room = room;
  }

  has(one: Kept): boolean {
    return this.#kept.has(one);
  }

  /** Somebody asks for it. */
  put(one: Kept): void {
    this.#kept.delete(one);
    let length = one.length;
    for (const other of this.#kept) length += other.length;
    for (const other of this.#kept) {
      if (length <= this.#room) break;
      length -= other.length;
      this.#kept.delete(other);
      other.shorten();
    }
    this.#kept.add(one);
  }

  drop(one: Kept): void {
    this.#kept.delete(one);
  }
}
