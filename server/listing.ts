/** What is told of tables, be they awake or asleep: none is woken that need not be. */

import type { GameRecord } from '#engine';
import type { HostTable, LobbyTable, MyTable, No, TableInfo } from '#protocol';
import { infoAsleep, mineAsleep } from './asleep.ts';
import { type Awake, UNKNOWN } from './awake.ts';
import { mineOf } from './info.ts';
import { type Lobby, tableOf, type Watcher } from './lobby.ts';
import type { Log } from './log.ts';
import type { Elsewhere } from './peers/elsewhere.ts';
import { isPlayable } from './playable.ts';
import { recordOf } from './records.ts';
import { haveBegun, playedSeats, shownSitter } from './sitters.ts';
import type { ListedTable, Store } from './store.ts';
import type { Table } from './table/table.ts';
import { isId } from './tokens.ts';

/** Of the tables that are played now, so many are told. */
const MOST_LIVE = 20;
/** Of those that are played at other servers, so many are looked at. */
const MOST_LOOKED_AT = 60;

const NOT_OVER: No = { kind: 'not over' };

interface Context {
  readonly store: Store;
  readonly log: Log;
  readonly lobby: Lobby;
  readonly awake: Awake;
  readonly elsewhere: Elsewhere;
}

export class Listing {
  readonly #store: Store;
  readonly #log: Log;
  readonly #lobby: Lobby;
  readonly #awake: Awake;
  readonly #elsewhere: Elsewhere;

  constructor({ store, log, lobby, awake, elsewhere }: Context) {
    this.#store = store;
    this.#log = log;
    this.#lobby = lobby;
    this.#awake = awake;
    this.#elsewhere = elsewhere;
  }

  /** What anybody with the link may know. */
  info(id: string): Promise<TableInfo | No> {
    return this.#ask(
      id,
      async (_, info) => info,
      ({ info }) => info,
    );
  }

  /** Only once the game is over, for it tells the seed. */
  record(id: string): Promise<GameRecord | No> {
    return this.#ask<GameRecord>(
      id,
      async ({ forfeit, acting }) => {
        const stored = forfeit || acting?.length === 0 ? await this.#store.load(id) : undefined;
        return stored ? recordOf(stored) : NOT_OVER;
      },
      ({ record }) => record ?? NOT_OVER,
    );
  }

  /** The rows of a table tell how it stands. It is woken only where they do not, once: then what they lack is noted. */
  async #ask<T>(
    id: string,
    fromRows: (listed: ListedTable, info: TableInfo) => Promise<T | No>,
    fromTable: (table: Table) => T | No,
  ): Promise<T | No> {
    const listed = isId(id) ? await this.#store.summary(id) : undefined;
    if (!listed) return UNKNOWN;
    const info = infoAsleep(listed);
    if (info) return fromRows(listed, info);
    return this.#awake.with<T | No>(id, async (table) => {
      await this.#noteActing(table, listed);
      return fromTable(table);
    });
  }

  /** The list of open tables, as somebody sees it: without those of people they have blocked, or who have blocked them. */
  async openTables(person: string | undefined, game?: string): Promise<ReturnType<Lobby['list']>> {
    return this.#lobby.list(game, await this.#apartFrom(person));
  }

  /** Somebody watches that list from now on; `isThere` is asked when it is known what they may see. */
  async watchLobby(watcher: Watcher, person: string | undefined, isThere: () => boolean): Promise<void> {
    const apart = await this.#apartFrom(person);
    if (isThere()) this.#lobby.watch(watcher, person, apart);
  }

  /** The tables open to everybody that are played just now, as somebody sees them: the latest first. */
  async live(person: string | undefined): Promise<readonly LobbyTable[]> {
    const apart = await this.#apartFrom(person);
    const awake = await this.#awake.all();
    const here = awake.map(({ listed, created, info, seating }) => ({ listed, created, info, seats: seating.sitters }));
    const playing = [...here, ...(await this.#liveElsewhere())].filter(({ listed, info, seats }) => {
      const isApart = seats.some((sitter) => sitter.kind === 'person' && apart?.has(sitter.person ?? ''));
      return listed && info.started && !info.over && playedSeats(seats).length > 0 && !isApart;
    });
    return playing
      .sort((a, b) => b.created - a.created)
      .slice(0, MOST_LIVE)
      .map(({ info, created }) => tableOf(info, created));
  }

  /** Of those that somebody looks at, at other servers alone. */
  async #liveElsewhere() {
    const ids = [...this.#elsewhere.tables()].filter((id) => !this.#awake.has(id)).slice(-MOST_LOOKED_AT);
    const all = await Promise.all(ids.map((id) => this.#store.summary(id)));
    return all.flatMap((one) => {
      const info = one && isPlayable(one) ? infoAsleep(one) : undefined;
      return one && info ? [{ listed: one.listed, created: one.created, info, seats: one.seats }] : [];
    });
  }

  /** Whom somebody is kept apart from. */
  async #apartFrom(person: string | undefined): Promise<ReadonlySet<string> | undefined> {
    return person === undefined ? undefined : this.#store.safety.apartFrom(person);
  }

  /** Whether somebody who sits there has the table before their eyes. */
  async isAttended({ id, seats }: LobbyTable): Promise<boolean> {
    if (this.#awake.has(id)) return (await this.#awake.with(id, ({ isAttended }) => isAttended)) === true;
    const people = seats.flatMap((sitter) => (sitter.kind === 'person' ? (sitter.id ?? []) : []));
    return [...this.#elsewhere.eyesOn(id)].some(({ person = '', isAway }) => !isAway && people.includes(person));
  }

  /** The latest tables of all, or of somebody, as hosts see them; none is woken. */
  async shownToHosts(most: number, person?: string): Promise<readonly HostTable[]> {
    const listed = await (person === undefined ? this.#store.latest(most) : this.#store.tablesOf(person, most));
    return listed.map(({ id, game, created, seats, numbers, listed: isListed, rated, calledOff, forfeit, acting }) => ({
      id,
      game,
      created,
      seats: seats.map(shownSitter),
      started: haveBegun(seats, numbers),
      over: calledOff === true || forfeit !== undefined || acting?.length === 0,
      listed: isListed,
      rated,
    }));
  }

  /** The latest tables at which somebody sits, or is invited to: those that wait for them first. None is woken that need not be. */
  async of(person: string, most: number): Promise<readonly MyTable[]> {
    const found: MyTable[] = [];
    for (const listed of await this.#store.tablesOf(person, most)) {
      const { id } = listed;
      const mine = this.#awake.has(id) ? undefined : mineAsleep(person, listed);
      const told = mine ?? (await this.#awake.with(id, (table) => this.#mineAwake(person, table, listed)));
      if (!('kind' in told)) found.push(told);
    }
    return found.sort((a, b) => rankOf(a) - rankOf(b) || b.created - a.created);
  }

  async #mineAwake(person: string, table: Table, listed: ListedTable): Promise<MyTable> {
    await this.#noteActing(table, listed);
    const { info, created, seating, acting } = table;
    return mineOf(person, { info, seats: seating.sitters, acting, created });
  }

  /** What an older server has not noted is noted now, so that the table can sleep the next time. */
  async #noteActing(table: Table, { id, ply, acting }: ListedTable): Promise<void> {
    if (acting !== undefined || !table.info.started || !table.isSettledAt(ply)) return;
    const failed = (error: unknown) => this.#log.error({ err: error, table: id }, 'who is to act was not noted');
    await this.#store.noteActing(id, ply, table.acting).catch(failed);
  }
}

/** Invitations come first, then what waits for me, and what is over last. */
function rankOf({ info, invited, waits }: MyTable): number {
  return invited ? 0 : waits ? 1 : info.over ? 3 : 2;
}
