/** All tables: made once, woken from the store when somebody comes, asleep again when nobody is there. */

import { botOf } from '#bots';
import { commitTo, readOptions, writeSeed } from '#engine';
import { gameOf } from '#games';
import type { MakeTable, No } from '#protocol';
import type { Log } from './log.ts';
import { hashOf, isTableId, newTableId, newToken } from './secrets.ts';
import type { Store, StoredSeat } from './store.ts';
import { Table } from './table.ts';

const UNKNOWN: No = { kind: 'unknown table' };

interface Awake {
  readonly table: Promise<Table | No>;
  /** How many are doing something with it right now. */
  holds: number;
}

export class Tables {
  readonly #store: Store;
  readonly #log: Log;
  readonly #newSeed: () => Uint8Array;
  readonly #awake = new Map<string, Awake>();
  #isStopped = false;

  constructor(store: Store, log: Log, newSeed: () => Uint8Array) {
    this.#store = store;
    this.#log = log;
    this.#newSeed = newSeed;
  }

  /** Does something with a table. There is never more than one of the same table awake. */
  async with<T>(id: string, use: (table: Table) => T | Promise<T>): Promise<T | No> {
    if (!isTableId(id)) return UNKNOWN;
    let awake = this.#awake.get(id);
    if (!awake) {
      awake = { table: this.#wake(id), holds: 0 };
      this.#awake.set(id, awake);
    }
    awake.holds++;
    try {
      const table = await awake.table;
      return table instanceof Table ? await use(table) : table;
    } finally {
      awake.holds--;
      await this.#letSleep(id, awake);
    }
  }

  /** Makes a table; its maker takes the first seat for a person. */
  async make({ game: gameId, options: given, seats: wanted }: MakeTable, name: string): Promise<Made | No> {
    const game = gameOf(gameId);
    if (!game) return badTable(`there is no game ${gameId}`);
    const options = readOptions(game, wanted.length, given);
    if (typeof options === 'string') return badTable(options);
    const host = wanted.indexOf('person');
    if (host < 0) return badTable('a table needs a seat for a person');
    const token = newToken();
    const seats: StoredSeat[] = [];
    for (const [seat, sitter] of wanted.entries()) {
      const bot = sitter === 'person' ? undefined : sitter.slice('bot '.length);
      if (bot !== undefined && !botOf(gameId, bot)) return badTable(`there is no bot ${bot} for ${gameId}`);
      if (bot !== undefined) seats.push({ kind: 'bot', bot });
      else seats.push(seat === host ? { kind: 'person', name, token: hashOf(token) } : { kind: 'open' });
    }
    const id = newTableId();
    await this.#store.create({ id, game: gameId, rules: game.meta.rules, options, host, seats, created: Date.now(), ...this.#secret() });
    return { id, seat: host, token };
  }

  #secret(): { seed: string; commit: string } {
    const seed = this.#newSeed();
    return { seed: writeSeed(seed), commit: commitTo(seed) };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { table } of this.#awake.values()) {
      const awake = await table.catch(() => UNKNOWN);
      if (awake instanceof Table) awake.stop();
    }
  }

  async #wake(id: string): Promise<Table | No> {
    const stored = await this.#store.load(id);
    if (!stored) return UNKNOWN;
    try {
      const table = new Table(stored, {
        store: this.#store,
        log: this.#log,
        idle: () => this.#idle(id),
        forget: () => this.#awake.delete(id),
      });
      if (this.#isStopped) table.stop();
      return table;
    } catch (error) {
      this.#log.error({ err: error, table: id }, 'a stored table cannot be played');
      return badTable((error as Error).message);
    }
  }

  #idle(id: string): void {
    const awake = this.#awake.get(id);
    if (awake) this.#letSleep(id, awake);
  }

  async #letSleep(id: string, awake: Awake): Promise<void> {
    const table = await awake.table.catch(() => undefined);
    if (awake.holds > 0 || (table instanceof Table && !table.isIdle)) return;
    if (this.#awake.get(id) === awake) this.#awake.delete(id);
  }
}

export interface Made {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
}

function badTable(why: string): No {
  return { kind: 'bad table', why };
}
