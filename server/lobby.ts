/** The tables that wait for anybody to sit down, and those who watch the list. Kept in memory: it is asked often and changes seldom. */

import type { LobbyTable, TableInfo, ToClient } from '#protocol';
import { listedOptions } from './info.ts';
import { shownSitter } from './sitters.ts';
import type { NewTable } from './store.ts';
import { type Frame, frameOf } from './websocket-frame.ts';

/** Nobody reads a longer list; the count tells of the rest. */
const MOST_SHOWN = 60;

/** Somebody who watches the list. */
export interface Watcher {
  send(frame: Frame): void;
}

interface Eyes {
  readonly person: string | undefined;
  /** Whose tables they do not see. */
  readonly apart: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

export class Lobby {
  /** The latest last. */
  readonly #open = new Map<string, LobbyTable>();
  readonly #watchers = new Map<Watcher, Eyes>();
  /** The list as told to whoever asks, until something changes. */
  #told: { readonly count: number; readonly tables: readonly LobbyTable[] } | undefined;

  #frame: Frame | undefined;
  #renewing: Promise<unknown> = Promise.resolve();
  /** What was noted while the list is read: that may be older. */
  #meanwhile: Map<string, readonly [TableInfo, number]> | undefined;

  constructor(open: readonly NewTable[]) {
    this.#read(open);
  }

  #read(open: readonly NewTable[]): void {
    for (const { id, game, options, seats, timeControl, created, rated } of open) {
      if (!seats.some(isPerson)) continue;
      this.#open.set(id, tableOf({ id, game, options, seats: seats.map(shownSitter), timeControl, rated }, created));
    }
  }

  /** Reads all that are open now: who watches is told the whole list. */
  renew(read: () => Promise<readonly NewTable[]>): Promise<void> {
    const renewing = this.#renewing.then(() => this.#renew(read));
    this.#renewing = renewing.catch(() => undefined);
    return renewing;
  }

  async #renew(read: () => Promise<readonly NewTable[]>): Promise<void> {
    const meanwhile = new Map<string, readonly [TableInfo, number]>();
    this.#meanwhile = meanwhile;
    try {
      const open = await read();
      this.#open.clear();
      this.#read(open);
    } finally {
      this.#meanwhile = undefined;
    }
    for (const [info, created] of meanwhile.values()) this.#note(info, created);
    this.#told = undefined;
    this.#frame = undefined;
    for (const [watcher, { person, apart }] of this.#watchers) this.watch(watcher, person, apart);
  }

  /** The latest first; of one game, if asked so, and none with anybody whom who asks is `apart` from. */
  list(game?: string, apart = NOBODY): { readonly count: number; readonly tables: readonly LobbyTable[] } {
    if (game !== undefined || apart.size > 0) {
      const all = [...this.#open.values()].filter((table) => (game === undefined || table.game === game) && !hasAny(table, apart));
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

  watch(watcher: Watcher, person?: string, apart = NOBODY): void {
    this.#watchers.set(watcher, { person, apart });
    if (apart.size > 0) {
      watcher.send(frameOf({ kind: 'lobby', ...this.list(undefined, apart) }));
      return;
    }
    this.#frame ??= frameOf({ kind: 'lobby', ...this.list() });
    watcher.send(this.#frame);
  }

  /** The person is apart from others than before. */
  watchAgain(person: string, apart?: ReadonlySet<string>): void {
    for (const [watcher, eyes] of this.#watchers) if (eyes.person === person) this.watch(watcher, person, apart);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** A table was made, or its seats have changed: it is listed while somebody is there and a seat is open to anybody. */
  note(info: TableInfo, created: number): void {
    const before = this.#open.get(info.id);
    this.#meanwhile?.set(info.id, [info, created]);
    if (this.#note(info, created)) this.#tell(info.id, before);
  }

  /** Whether that is something else than before. */
  #note(info: TableInfo, created: number): boolean {
    const { id, seats, over } = info;
    if (over || !seats.some(isPerson) || !seats.some((sitter) => sitter.kind === 'open' && sitter.id === undefined))
      return this.#open.delete(id);
    this.#open.set(id, tableOf(info, created));
    return true;
  }

  /** A table is other than before, or gone. To those who may not see who sits there it is gone, and nothing is told of what they never saw. */
  #tell(id: string, before: LobbyTable | undefined): void {
    this.#told = undefined;
    this.#frame = undefined;
    if (this.#watchers.size === 0) return;
    const table = this.#open.get(id);
    const news = (isSeen: boolean, count: number): ToClient =>
      table && isSeen ? { kind: 'open', table, count } : { kind: 'filled', id, count };
    const frame = frameOf(news(true, this.#open.size));
    for (const [watcher, { apart }] of this.#watchers) {
      const [wasSeen, isSeen] = [before, table].map((one) => one !== undefined && !hasAny(one, apart));
      if (apart.size === 0) watcher.send(frame);
      else if (wasSeen || isSeen) watcher.send(frameOf(news(isSeen === true, this.list(undefined, apart).count)));
    }
  }
}

type Shown = Pick<TableInfo, 'id' | 'game' | 'options' | 'seats' | 'timeControl' | 'rated'>;

/** A table as lists show it. */
export function tableOf({ id, game, options, seats, timeControl, rated }: Shown, created: number): LobbyTable {
  return { id, game, options: listedOptions(game, options), seats, timeControl, created, ...(rated ? { rated } : {}) };
}

function hasAny({ seats }: LobbyTable, people: ReadonlySet<string>): boolean {
  return people.size > 0 && seats.some((sitter) => sitter.kind === 'person' && people.has(sitter.id ?? ''));
}

function isPerson({ kind }: { readonly kind: string }): boolean {
  return kind === 'person';
}
