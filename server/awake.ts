/** The tables that are awake: woken from the store when somebody comes, asleep again when nobody has been there for a while. */

import type { No } from '#protocol';
import type { Log } from './log.ts';
import type { Elsewhere } from './peers/elsewhere.ts';
import { isPlayable } from './playable.ts';
import type { Store } from './store.ts';
import { Shelf } from './table/shelf.ts';
import { type Library, Story } from './table/story.ts';
import { Table } from './table/table.ts';
import { Turns } from './table/turns.ts';
import type { Thinking } from './thinking/thinking.ts';
import { isId } from './tokens.ts';

/** Milliseconds for which a table stays awake that nobody looks at: whoever comes back need not wake it again. */
const STAY = 60_000;
/** So many of them stay; the one that has been alone longest goes first. */
export const MOST_IDLE = 200;

export const UNKNOWN: No = { kind: 'unknown table' };

interface Waking {
  readonly table: Promise<Table | No>;
  /** Once it is awake. */
  awake?: Table | No;
  /** How many are doing something with it right now. */
  holds: number;
}

interface Context {
  readonly store: Store;
  readonly log: Log;
  /** Milliseconds for which somebody may still come and look before they are told of it. */
  readonly grace: number;
  readonly rateLimited: boolean;
  readonly thinking: Thinking;
  /** Milliseconds for which a table that is full waits for the numbers of people's devices. */
  readonly opening: number;
  /** Milliseconds after which another server minds what this one has begun and not done. */
  readonly claim: number;
  /** Who looks at other servers. */
  readonly elsewhere: Elsewhere;
  /** Somebody sat down, or is called otherwise. */
  seated(table: Table): void;
}

export class Awake {
  readonly #context: Context;
  readonly #tables = new Map<string, Waking>();
  /** Those at which nobody is, and since when, the one that was left first before all others. */
  readonly #idle = new Map<Table, number>();
  /** A crowd that comes to look is let in one after the other. */
  readonly #lookers = new Turns();
  readonly #library: Library = { turns: new Turns(), shelf: new Shelf() };
  #isStopped = false;

  constructor(context: Context) {
    this.#context = context;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Does something with a table. Who comes to look says `since` which entry. There is never more than one of the same table awake. */
  async with<T>(id: string, use: (table: Table) => T | Promise<T>, { since }: { readonly since?: number } = {}): Promise<T | No> {
    if (!isId(id)) return UNKNOWN;
    let waking = this.#tables.get(id);
    if (!waking) {
      const made: Waking = { table: this.#wake(id, since), holds: 0 };
      made.table.then((table) => Object.assign(made, { awake: table })).catch(() => undefined);
      waking = made;
      this.#tables.set(id, made);
    }
    waking.holds++;
    try {
      const table = await waking.table;
      if (!(table instanceof Table)) return table;
      this.#idle.delete(table);
      if (since !== undefined) {
        // Whoever comes from another server may know more.
        if (since > table.ply && this.#context.store.peers.areMany) await table.lookAgain();
        await this.#lookers.next();
        await table.story.recall(since);
      }
      return await use(table);
    } finally {
      waking.holds--;
      await this.#rest(id, waking);
    }
  }

  /** Whether this entry of the table is known here. */
  knows(id: string, ply: number): boolean {
    const table = this.#tables.get(id)?.awake;
    return table instanceof Table && table.ply >= ply;
  }

  /** Whether nothing is on its way to the disk there. */
  isSettled(id: string): boolean {
    const table = this.#tables.get(id)?.awake;
    return !(table instanceof Table) || table.isSettledAt(table.ply);
  }

  /** The ids of those at which somebody is, or something happens. */
  get busy(): readonly string[] {
    return [...this.#tables].flatMap(([id, { awake }]) => (awake instanceof Table && !this.#idle.has(awake) ? id : []));
  }

  /** All of them, as far as they can be played. */
  async all(): Promise<readonly Table[]> {
    const tables = await Promise.all([...this.#tables.values()].map(({ table }) => table.catch(() => UNKNOWN)));
    return tables.filter((table) => table instanceof Table);
  }

  /**
   * Something about a table was changed, as a server says. With a ply: whoever knows that entry need not look. At a table at which nobody is
   * here, nobody looks: where it was changed elsewhere, it is woken anew when somebody comes.
   */
  async lookAgain(id: string, ply = Number.POSITIVE_INFINITY, { isOwn = false } = {}): Promise<void> {
    const table = await this.#tables.get(id)?.table.catch(() => UNKNOWN);
    if (!(table instanceof Table) || table.ply >= ply) return;
    if (!isOwn && this.#idle.has(table)) this.#sleep(table);
    if (this.#tables.has(id)) await table.lookAgain();
  }

  /** Those go to sleep at which nobody has been for a while. */
  letSleep(now: number): void {
    for (const [table, since] of this.#idle) {
      if (now - since < STAY) return;
      this.#sleep(table);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const table of await this.all()) table.stop();
  }

  async #wake(id: string, since: number | undefined): Promise<Table | No> {
    const { store, log, grace, rateLimited, thinking, opening, claim, elsewhere, seated } = this.#context;
    const stored = await store.load(id);
    if (!stored) return UNKNOWN;
    if (!isPlayable(stored)) return { kind: 'newer rules' };
    try {
      const library = this.#library;
      const table = new Table(stored, await Story.wake(stored, library, since), {
        store,
        log,
        grace,
        library,
        rateLimited,
        thinking,
        opening,
        claim,
        elsewhere,
        idle: () => this.#idled(id),
        forget: (lost) => this.#forget(lost),
        seated,
      });
      if (this.#isStopped) table.stop();
      return table;
    } catch (error) {
      log.error({ err: error, table: id }, 'a stored table cannot be played');
      return { kind: 'bad table', why: (error as Error).message };
    }
  }

  #idled(id: string): void {
    const waking = this.#tables.get(id);
    if (waking) this.#rest(id, waking);
  }

  async #rest(id: string, waking: Waking): Promise<void> {
    const table = await waking.table.catch(() => undefined);
    if (waking.holds > 0 || this.#tables.get(id) !== waking) return;
    if (!(table instanceof Table)) this.#tables.delete(id);
    else if (table.isIdle) this.#stay(table);
  }

  #stay(table: Table): void {
    this.#idle.delete(table);
    this.#idle.set(table, Date.now());
    if (this.#idle.size > MOST_IDLE) this.#sleep(this.#idle.keys().next().value as Table);
  }

  /** Unless somebody has come meanwhile. */
  #sleep(table: Table): void {
    this.#idle.delete(table);
    if (table.isIdle && this.#tables.get(table.id)?.holds === 0) this.#forget(table);
  }

  /** One that failed more than once, or late, leaves the one alone that was woken after it. */
  #forget(table: Table): void {
    this.#idle.delete(table);
    if (this.#tables.get(table.id)?.awake === table) this.#tables.delete(table.id);
    table.story.close();
  }
}
