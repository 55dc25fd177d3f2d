/** All tables: those that are awake, what happens to all of somebody's, and whose time has run out. */

import { setTimeout } from 'node:timers/promises';
import type { No } from '#protocol';
import { Awake } from './awake.ts';
import { Listing } from './listing.ts';
import type { Lobby } from './lobby.ts';
import type { Log } from './log.ts';
import { Making } from './making.ts';
import type { Elsewhere } from './peers/elsewhere.ts';
import { Following } from './peers/following.ts';
import type { Store } from './store.ts';
import type { Seating } from './table/seating.ts';
import type { Table } from './table/table.ts';
import { CLAIM } from './table/timing.ts';
import type { Thinking } from './thinking/thinking.ts';

/** Milliseconds between two looks at the clocks. */
const WATCH = 1000;

/** Milliseconds for which a table that is full waits for the numbers of people's devices: long enough to come back by oneself. */
const OPENING = 8000;

/** How often somebody who is to leave a table tries, and milliseconds between. */
const MOST_TRIES = 50;
const PAUSE = 20;

interface TablesOptions {
  readonly newSeed: () => Uint8Array;
  readonly grace: number;
  readonly rateLimited: boolean;
  readonly thinking: Thinking;
  readonly opening?: number | undefined;
  readonly claim?: number | undefined;
  readonly elsewhere: Elsewhere;
}

export class Tables {
  readonly lobby: Lobby;
  readonly making: Making;
  readonly listing: Listing;
  /** What other servers do. */
  readonly following: Following;
  readonly #store: Store;
  readonly #log: Log;
  readonly #awake: Awake;
  readonly #claim: number;
  /** Where time has run out, and which this server cannot play. */
  readonly #unplayable = new Set<string>();
  readonly #watch: NodeJS.Timeout;
  /** What other servers may not have told is looked for. */
  #looking: Promise<void> | undefined;

  constructor(
    store: Store,
    lobby: Lobby,
    log: Log,
    { newSeed, grace, rateLimited, thinking, opening = OPENING, claim = CLAIM, elsewhere }: TablesOptions,
  ) {
    this.lobby = lobby;
    this.#store = store;
    this.#log = log;
    this.#claim = claim;
    this.#awake = new Awake({
      store,
      log,
      grace,
      rateLimited,
      thinking,
      opening,
      claim,
      elsewhere,
      seated: (table) => this.#noteSeats(table),
    });
    const awake = this.#awake;
    this.following = new Following({ store, awake, lobby });
    this.making = new Making({ store, awake, newSeed, grace, seated: (table) => this.#noteSeats(table) });
    this.listing = new Listing({ store, log, lobby, awake, elsewhere });
    this.#watch = setInterval(() => {
      this.#awake.letSleep(Date.now());
      this.#lookForLate().catch((error) => log.error({ err: error }, 'whoever is late could not be found'));
      this.#looking ??= this.following
        .lookForUntold()
        .catch((error) => log.error({ err: error }, 'what other servers may not have told could not be looked for'))
        .finally(() => {
          this.#looking = undefined;
        });
    }, WATCH);
    this.#watch.unref();
  }

  /** Does something with a table. Who comes to look says `since` which entry. */
  with<T>(id: string, use: (table: Table) => T | Promise<T>, how: { readonly since?: number } = {}): Promise<T | No> {
    return this.#awake.with(id, use, how);
  }

  /** Those that are awake. */
  awake(): Promise<readonly Table[]> {
    return this.#awake.all();
  }

  /** Somebody is called otherwise, or has gone from `tables`: these, those that are awake, and those in the lobby look again who sits there. */
  async reseat(person: string, tables: readonly string[] = []): Promise<void> {
    for (const { seating } of await this.#awake.all()) {
      if (seating.seatOf(person) !== undefined || seating.keptFor(person) !== undefined) await seating.reload();
    }
    for (const id of new Set([...tables, ...this.lobby.tablesOf(person)])) await this.with(id, ({ seating }) => seating.reload());
  }

  /** Somebody has blocked another, or no more: both see other open tables now. What was said changes only before their own eyes. */
  async setApart(by: string, other: string): Promise<void> {
    await this.following.lookApart(by, other);
    this.#store.peers.tell({ kind: 'apart', id: by, other });
  }

  /**
   * Somebody goes for good: their seats are open again where play has not begun, and rated games are resigned. With `into`, because they
   * are that person: then a seat that waits goes along, unless that person is there as well, or somebody who is kept apart from them.
   */
  async vacate(person: string, into?: string): Promise<void> {
    const apart = into === undefined ? undefined : await this.#store.safety.apartFrom(into);
    const isBeside = ({ sitters }: Seating) =>
      sitters.some(
        (sitter) => sitter.kind !== 'bot' && sitter.person !== undefined && (sitter.person === into || apart?.has(sitter.person)),
      );
    await this.expel(person, ({ seating, info }) => (seating.isFull ? info.rated === true : into === undefined || isBeside(seating)));
  }

  /** A host ends the game there without a result. */
  close(id: string): Promise<No | undefined> {
    return this.with<No | undefined>(id, (table) => table.steward.close());
  }

  /** Somebody may play no more, at no table `where` it holds. What is on its way to the disk when they are to resign may be a last move. */
  async expel(person: string, where: (table: Table) => boolean = () => true): Promise<void> {
    for (const id of await this.#store.people.unfinishedTablesOf(person)) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const no = await this.with<No | undefined>(id, (table) => (where(table) ? table.steward.expel(person) : undefined));
        if (no?.kind !== 'stale') break;
        await setTimeout(PAUSE);
      }
    }
  }

  #noteSeats(table: Table): void {
    if (table.listed) this.lobby.note(table.info, table.created);
  }

  /** Lets bots play on for whoever has no time left. */
  async #lookForLate(): Promise<void> {
    const now = Date.now();
    for (const id of await this.#store.due(now, now + this.#claim)) {
      if (this.#unplayable.has(id)) continue;
      const playOn = async (table: Table) => {
        await table.catchUp();
        await table.steward.late(now);
        return undefined;
      };
      const no = await this.with<No | undefined>(id, playOn).catch((error) => {
        this.#log.error({ err: error, table: id }, 'whoever is late could not be played on');
        return undefined;
      });
      if (no) this.#unplayable.add(id);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    await this.#awake.stop();
  }
}
