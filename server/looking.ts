/** What one connection looks at, and what other servers are told of it. */

import type { Eyes } from './peers/peers.ts';
import type { Table } from './table/table.ts';
import type { Viewer } from './viewer.ts';

interface Place {
  readonly table: Table;
  readonly viewer: Viewer;
}

interface Context {
  /** Who looks. */
  person(): string | undefined;
  /** Whether anybody can be there. */
  isOpen(): boolean;
  /** Whether the other side was heard of lately. */
  isAlive(): boolean;
  /** Who is there looks at something else, or nobody is there any more; and the last entry that was `shown` to them before. */
  seen(at: Eyes | undefined, shown: number | undefined): void;
}

export class Looking {
  readonly #context: Context;
  #at: Place | undefined;
  /** Whether the page is out of sight. */
  #isAway = false;
  /** The last entry of the table when the other side was last heard of: later ones may not have reached it. */
  #shownPly = 0;
  /** What was last told of it. */
  #told = '';

  constructor(context: Context) {
    this.#context = context;
  }

  /** The table it looks at. */
  get at(): Place | undefined {
    return this.#at;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Whether whoever looks has a seat there. */
  get plays(): boolean {
    return this.#at?.viewer.seat !== undefined;
  }

  /** The last entry that whoever is there can have seen. */
  get #shown(): number | undefined {
    return this.#at && (this.#context.isAlive() ? this.#at.table.ply : this.#shownPly);
  }

  turnTo(at: Place | undefined): void {
    const before = this.#at;
    const shown = this.#shown;
    this.#at = at;
    this.noteShown();
    before?.table.leave(before.viewer, shown);
    this.tell({ shown });
  }

  /** The page came into sight, or went out of it. */
  turnAway(isAway: boolean): void {
    this.#isAway = isAway;
    this.tell();
    this.#at?.table.noteSight();
  }

  /** All that was told so far has come. */
  noteShown(): void {
    this.#shownPly = this.#at?.table.ply ?? 0;
  }

  /** Nobody is there any more. */
  end(): void {
    const at = this.#at;
    const shown = this.#shown;
    const hasMissed = !this.#context.isAlive() && !this.#isAway && at !== undefined && at.table.ply > this.#shownPly;
    this.turnTo(undefined);
    this.#told = '';
    this.#context.seen(undefined, shown);
    if (hasMissed) at.table.noteMissed(at.viewer);
  }

  /** Tells other servers who is there and what they look at, where it is other than before. */
  tell({ again = false, shown = this.#shown }: { readonly again?: boolean; readonly shown?: number | undefined } = {}): void {
    const { person, isOpen, seen } = this.#context;
    if (!isOpen()) return;
    const at: Eyes = {
      person: this.#at ? this.#at.viewer.person : person(),
      table: this.#at?.table.id,
      plays: this.plays || undefined,
      isAway: this.#isAway || undefined,
    };
    const told = JSON.stringify(at);
    if (told === this.#told && !again) return;
    this.#told = told;
    seen(at, shown);
  }
}
