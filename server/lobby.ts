/** The tables that wait for anybody to sit down, and those who watch the list. Kept in memory: it is asked often and changes seldom. */

import type { LobbyTable, TableInfo, ToClient } from '#protocol';
import { listedOptions } from './info.ts';
import { shownSitter } from './sitters.ts';
import type { NewTable } from './store.ts';
import { type Frame, frameOf } from './websocket-frame.ts';

/** Nobody reads a longer list; the count tells of the rest. */
const MOST_SHOWN = 60;

/** Somebody who watches the list. */
interface Watcher {
  send(frame: Frame): void;
}

export class Lobby {
  /** The latest last. */
  readonly #open = new Map<string, LobbyTable>();
  readonly #watchers = new Set<Watcher>();
  /** The list as told to whoever asks, until something changes. */
  #told: { readonly count: number; readonly tables: readonly LobbyTable[] } | undefined;

  #frame: Frame | undefined;

  constructor(open: readonly NewTable[]) {
    for (const { id, game, options, seats, timeControl, created, rated } of open) {
      if (!seats.some(isPerson)) continue;
      this.#open.set(id, tableOf({ id, game, options, seats: seats.map(shownSitter), timeControl, rated }, created));
    }
  }

  /** The latest first; of one game, if asked so. */
  list(game?: string): { readonly count: number; readonly tables: readonly LobbyTable[] } {
    if (game !== undefined) {
      const all = [...this.#open.values()].filter((table) => table.game === game);
      return { count: all.length, tables: all.slice(-MOST_SHOWN).reverse() };
    }
    this.#told ??= { count: this.#open.size, tables: [...this.#open.values()].slice(-MOST_SHOWN).reverse() };
    return this.#told;
  }

  /** The tables at which the list shows somebody. */
  tablesOf(person: string): readonly string[] {
    const theirs = [...this.#open.values()].filter(({ seats }) => seats.some((sitter) => sitter.kind !== 'bot' && sitter.id === person));
    return theirs.map(({ id }) => id);
  }

  watch(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#frame ??= frameOf({ kind: 'lobby', ...this.list() });
    watcher.send(this.#frame);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** A table was made, or its seats have changed: it is listed while somebody is there and a seat is open to anybody. */
  note(info: TableInfo, created: number): void {
    const { id, seats } = info;
    if (!seats.some(isPerson) || !seats.some((sitter) => sitter.kind === 'open' && sitter.id === undefined)) {
      if (!this.#open.delete(id)) return;
      this.#tell({ kind: 'filled', id, count: this.#open.size });
    } else {
      const table = tableOf(info, created);
      this.#open.set(id, table);
      this.#tell({ kind: 'open', table, count: this.#open.size });
    }
  }

  #tell(news: ToClient): void {
    this.#told = undefined;
    this.#frame = undefined;
    if (this.#watchers.size === 0) return;
    const frame = frameOf(news);
    for (const watcher of this.#watchers) watcher.send(frame);
  }
}

type Shown = Pick<TableInfo, 'id' | 'game' | 'options' | 'seats' | 'timeControl' | 'rated'>;

function tableOf({ id, game, options, seats, timeControl, rated }: Shown, created: number): LobbyTable {
  return { id, game, options: listedOptions(game, options), seats, timeControl, created, ...(rated ? { rated } : {}) };
}

function isPerson({ kind }: { readonly kind: string }): boolean {
  return kind === 'person';
}
