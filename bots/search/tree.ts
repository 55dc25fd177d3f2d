/** A tree in flat arrays: a node is a number, and the moves that led to it are its name. Chance is no part of it: it is drawn anew each time. */

import type { Seat } from '#engine';

export const ROOT = 0;
export const NONE = -1;

export class Tree {
  readonly #most: number;
  #size = 1;
  /** Where to look for a node, by the hash of its name; NONE where there is nothing. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #parent: Int32Array;
  readonly #seat: Uint8Array;
  readonly #move: Int32Array;

  /** How often imagined play has come through a node. */
  readonly passes: Int32Array;
  /** Of a node as a choice at its parent: how often it could be made, how often it was, and what came of it for the seat that made it. */
  readonly seen: Int32Array;
  readonly visits: Int32Array;
  readonly total: Float64Array;
  readonly squares: Float64Array;
  /** Of a choice that was made in secret: what the seat regrets not to have got by it, and how often it would be made. */
  readonly regret: Float64Array;
  readonly share: Float64Array;

  constructor(most: number) {
    this.#most = most;
    const slots = 2 ** Math.ceil(Math.log2(2 * most));
    this.#slots = new Int32Array(slots).fill(NONE);
    this.#mask = slots - 1;
    this.#parent = new Int32Array(most);
    this.#seat = new Uint8Array(most);
    this.#move = new Int32Array(most);
    this.passes = new Int32Array(most);
    this.seen = new Int32Array(most);
    this.visits = new Int32Array(most);
    this.total = new Float64Array(most);
    this.squares = new Float64Array(most);
    this.regret = new Float64Array(most);
    this.share = new Float64Array(most);
  }

  clear(): void {
    this.#slots.fill(NONE);
    this.#size = 1;
    this.passes[ROOT] = 0;
  }

  find(parent: number, seat: Seat, move: number): number {
    return this.#slots[this.#slotOf(parent, seat, move)]!;
  }

  /** The node, made where it is not there yet; NONE when the tree is full. */
  reach(parent: number, seat: Seat, move: number): number {
    const slot = this.#slotOf(parent, seat, move);
    const known = this.#slots[slot]!;
    if (known !== NONE) return known;
    if (this.#size === this.#most) return NONE;
    const node = this.#size++;
    this.#slots[slot] = node;
    this.#parent[node] = parent;
    this.#seat[node] = seat;
    this.#move[node] = move;
    this.passes[node] = 0;
    this.seen[node] = 0;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.squares[node] = 0;
    this.regret[node] = 0;
    this.share[node] = 0;
    return node;
  }

  /** Where it is, or where it would be put. */
  #slotOf(parent: number, seat: Seat, move: number): number {
    let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(move * 8 + seat, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & this.#mask;
    for (;;) {
      const node = this.#slots[slot]!;
      if (node === NONE || (this.#parent[node] === parent && this.#move[node] === move && this.#seat[node] === seat)) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}
