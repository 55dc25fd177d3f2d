/** All tables: made once, found again, awake or asleep, and told to those whose tables they are. */

import { setTimeout } from 'node:timers/promises';
import { botOf } from '#bots';
import { commitTo, type Game, type GameRecord, type Options, readOptions, writeRecord, writeSeed } from '#engine';
import { gameOf } from '#games';
import type { HostTable, LobbyTable, MakeTable, MyTable, No, SeatTaken, TableInfo } from '#protocol';
import { infoAsleep, isPlayable, mineAsleep } from './asleep.ts';
import { Awake, UNKNOWN } from './awake.ts';
import { mineOf } from './info.ts';
import { type Lobby, tableOf, type Watcher } from './lobby.ts';
import type { Log } from './log.ts';
import type { Elsewhere } from './peers/elsewhere.ts';
import { Following } from './peers/following.ts';
import { refuseRated } from './people/people.ts';
import type { Person } from './people/store.ts';
import { haveBegun, playedSeats, type StoredSeat, shownSitter } from './sitters.ts';
import { rematchSeats } from './social/rematch.ts';
import type { ListedTable, NewTable, Store } from './store.ts';
import { offerOf } from './table/news.ts';
import type { Seating } from './table/seating.ts';
import type { Table } from './table/table.ts';
import { CLAIM, timeControlOf } from './table/timing.ts';
import type { Thinking } from './thinking/thinking.ts';
import { isId, newId } from './tokens.ts';

/** Milliseconds between two looks at the clocks. */
const WATCH = 1000;

/** Milliseconds for which a table that is full waits for the numbers of people's devices: long enough to come back by oneself. */
const OPENING = 8000;

/** How often somebody who is to leave a table tries, and milliseconds between. */
const MOST_TRIES = 50;
const PAUSE = 20;

/** Of the tables that are played now, so many are told. */
const MOST_LIVE = 20;
/** Of those that are played at other servers, so many are looked at. */
const MOST_LOOKED_AT = 60;

const NOT_OVER: No = { kind: 'not over' };

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
  /** What other servers do. */
  readonly following: Following;
  readonly #store: Store;
  readonly #log: Log;
  readonly #newSeed: () => Uint8Array;
  readonly #grace: number;
  readonly #awake: Awake;
  readonly #elsewhere: Elsewhere;
  readonly #claim: number;
  /** Where time has run out, and which this server cannot play. */
  readonly #unplayable = new Set<string>();
  readonly #watch: NodeJS.Timeout;

  constructor(
    store: Store,
    lobby: Lobby,
    log: Log,
    { newSeed, grace, rateLimited, thinking, opening = OPENING, claim = CLAIM, elsewhere }: TablesOptions,
  ) {
    this.lobby = lobby;
    this.#store = store;
    this.#log = log;
    this.#newSeed = newSeed;
    this.#grace = grace;
    this.#elsewhere = elsewhere;
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
    this.following = new Following({ store, awake: this.#awake, lobby });
    this.#watch = setInterval(() => {
      this.#awake.letSleep(Date.now());
      this.#lookForLate().catch((error) => log.error({ err: error }, 'whoever is late could not be found'));
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
        return stored ? writeRecord({ ...stored, seats: stored.seats.length }) : NOT_OVER;
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
    const listed = isId(id) ? await this.#store.standing(id) : undefined;
    if (!listed) return UNKNOWN;
    const info = isPlayable(listed) ? infoAsleep(listed) : undefined;
    if (info) return fromRows(listed, info);
    return this.with<T | No>(id, async (table) => {
      await this.#noteActing(table, listed);
      return fromTable(table);
    });
  }

  /** Makes a table; its maker, who arrives when all is well, takes the first seat for a person. */
  async make(
    { game: gameId, options: given, seats: wanted, listed = false, rated = false, timeControl = { kind: 'unlimited' }, seal }: MakeTable,
    arrive: () => Promise<Person | No>,
  ): Promise<SeatTaken | No> {
    const game = gameOf(gameId);
    if (!game) return badTable(`there is no game ${gameId}`);
    const options = readOptions(game, wanted.length, trimmed(given));
    if (typeof options === 'string') return badTable(options);
    const host = wanted.indexOf('person');
    if (host < 0) return badTable('a table needs a seat for a person');
    const bots = wanted.map((sitter) => (sitter === 'person' ? undefined : sitter.slice('bot '.length)));
    const unknown = bots.find((bot) => bot !== undefined && !botOf(gameId, bot));
    if (unknown !== undefined) return badTable(`there is no bot ${unknown} for ${gameId}`);
    if (rated && wanted.some((sitter) => sitter !== 'person')) return { kind: 'no bots' };
    const maker = await arrive();
    if ('kind' in maker) return maker;
    const no = rated ? await refuseRated(this.#store.people, maker) : undefined;
    if (no) return no;
    const seats = bots.map((bot, seat): StoredSeat => {
      if (bot !== undefined) return { kind: 'bot', bot };
      if (seat !== host) return { kind: 'open' };
      return { kind: 'person', name: maker.name, person: maker.id, ...(seal === undefined ? {} : { seal }) };
    });
    const agreed = timeControlOf(timeControl, rated);
    const made = { game: gameId, rules: game.meta.rules, options, host, seats, listed, rated, timeControl: agreed };
    const id = (await this.#create(made)) as string;
    return this.with(id, async (table) => {
      this.#noteSeats(table);
      await table.late(0);
      return { info: table.info, seat: host };
    });
  }

  /** Undefined where it is `of` a table that has a rematch already. */
  async #create(
    table: Omit<NewTable, 'id' | 'created' | 'started' | 'seed' | 'commit'>,
    of?: { readonly rematch: string },
  ): Promise<string | undefined> {
    const id = newId();
    const created = Date.now();
    const hasBegun = haveBegun(table.seats, undefined);
    const kept = table.seats.flatMap((sitter) => (sitter.kind === 'open' && sitter.person !== undefined ? [sitter.person] : []));
    const isMade = await this.#store.create(
      { ...table, id, created, ...(hasBegun ? { started: created } : {}), ...this.#secret() },
      kept.map((person) => offerOf(person, id, this.#grace)),
      of,
    );
    return isMade ? id : undefined;
  }

  /** The same group again, for somebody of it: whoever asks first makes the table, all others find their seats kept there. */
  async rematch(id: string, person: Person, seal?: string): Promise<SeatTaken | No> {
    const found = await this.with<{ readonly id: string } | No>(id, async (table) => {
      if (table.seating.seatOf(person.id) === undefined) return { kind: 'no seat' };
      if (!table.isOver) return { kind: 'not over' };
      const { game, options, timeControl, rated = false } = table.info;
      const no = rated ? await refuseRated(this.#store.people, person) : undefined;
      if (no) return no;
      const { rules } = (gameOf(game) as Game).meta;
      const apart = await this.#store.safety.apartFrom(person.id);
      const seats = rematchSeats(table.seating.sitters, { person: person.id, seal }, apart);
      const host = seats.findIndex(({ kind }) => kind === 'person');
      const again = { game, rules, options, host, seats, listed: false, rated, timeControl };
      return { id: await table.findRematch(() => this.#create(again, { rematch: id })) };
    });
    if ('kind' in found) return found;
    return this.with<SeatTaken | No>(found.id, async (table) => {
      const { seating } = table;
      await table.late(0);
      const seat = seating.seatOf(person.id);
      const sat = seat === undefined ? await seating.sit(async () => person, undefined, seal) : { seat };
      return 'kind' in sat ? sat : { info: table.info, seat: sat.seat };
    });
  }

  #secret(): { seed: string; commit: string } {
    const seed = this.#newSeed();
    return { seed: writeSeed(seed), commit: commitTo(seed) };
  }

  /** Somebody is called otherwise, or has gone from `tables`: these, those that are awake, and those in the lobby look again who sits there. */
  async reseat(person: string, tables: readonly string[] = []): Promise<void> {
    for (const { seating } of await this.#awake.all()) {
      if (seating.seatOf(person) !== undefined || seating.keptFor(person) !== undefined) await seating.reload();
    }
    for (const id of new Set([...tables, ...this.lobby.tablesOf(person)])) await this.with(id, ({ seating }) => seating.reload());
  }

  /** Whether somebody who sits there has the table before their eyes. */
  async isAttended({ id, seats }: LobbyTable): Promise<boolean> {
    if (this.#awake.has(id)) return (await this.with(id, ({ isAttended }) => isAttended)) === true;
    const people = seats.flatMap((sitter) => (sitter.kind === 'person' ? (sitter.id ?? []) : []));
    return [...this.#elsewhere.eyesOn(id)].some(({ person = '', isAway }) => !isAway && people.includes(person));
  }

  /** The list of open tables, as somebody sees it: without those of people they have blocked, or who have blocked them. */
  async openTables(person: string | undefined, game?: string): Promise<ReturnType<Lobby['list']>> {
    return this.lobby.list(game, await this.#apartFrom(person));
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
    const all = await Promise.all(ids.map((id) => this.#store.standing(id)));
    return all.flatMap((one) => {
      const info = one && isPlayable(one) ? infoAsleep(one) : undefined;
      return one && info ? [{ listed: one.listed, created: one.created, info, seats: one.seats }] : [];
    });
  }

  /** Somebody watches that list from now on; `isThere` is asked when it is known what they may see. */
  async watchLobby(watcher: Watcher, person: string | undefined, isThere: () => boolean): Promise<void> {
    const apart = await this.#apartFrom(person);
    if (isThere()) this.lobby.watch(watcher, person, apart);
  }

  /** Somebody has blocked another, or no more: both see other open tables now. What was said changes only before their own eyes. */
  async setApart(by: string, other: string): Promise<void> {
    await this.following.lookApart(by, other);
    this.#store.peers.tell({ kind: 'apart', id: by, other });
  }

  async #apartFrom(person: string | undefined): Promise<ReadonlySet<string> | undefined> {
    return person === undefined ? undefined : this.#store.safety.apartFrom(person);
  }

  /**
   * Somebody goes for good: their seats are open again where play has not begun, and rated games are resigned. With `into`, because they
   * are that person: then a seat that waits goes along, unless that person is there as well, or somebody who is kept apart from them.
   */
  async vacate(person: string, into?: string): Promise<void> {
    const apart = await this.#apartFrom(into);
    const isBeside = ({ sitters }: Seating) =>
      sitters.some(
        (sitter) => sitter.kind !== 'bot' && sitter.person !== undefined && (sitter.person === into || apart?.has(sitter.person)),
      );
    await this.expel(person, ({ seating, info }) => (seating.isFull ? info.rated === true : into === undefined || isBeside(seating)));
  }

  /** A host ends the game there without a result. */
  close(id: string): Promise<No | undefined> {
    return this.with<No | undefined>(id, (table) => table.close());
  }

  /** Somebody may play no more, at no table `where` it holds. What is on its way to the disk when they are to resign may be a last move. */
  async expel(person: string, where: (table: Table) => boolean = () => true): Promise<void> {
    for (const id of await this.#store.people.unfinishedTablesOf(person)) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const no = await this.with<No | undefined>(id, (table) => (where(table) ? table.expel(person) : undefined));
        if (no?.kind !== 'stale') break;
        await setTimeout(PAUSE);
      }
    }
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

  #noteSeats(table: Table): void {
    if (table.listed) this.lobby.note(table.info, table.created);
  }

  /** The latest tables at which somebody sits, or is invited to: those that wait for them first. None is woken that need not be. */
  async of(person: string, most: number): Promise<readonly MyTable[]> {
    const found: MyTable[] = [];
    for (const listed of await this.#store.tablesOf(person, most)) {
      const { id } = listed;
      const mine = this.#awake.has(id) ? undefined : mineAsleep(person, listed);
      const told = mine ?? (await this.with(id, (table) => this.#mineAwake(person, table, listed)));
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

  /** Lets bots play on for whoever has no time left. */
  async #lookForLate(): Promise<void> {
    const now = Date.now();
    for (const id of await this.#store.due(now, now + this.#claim)) {
      if (this.#unplayable.has(id)) continue;
      const no = await this.with<No | undefined>(id, (table) => table.late(now).then(() => undefined)).catch((error) => {
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

/** Blanks around a text of a table's own are not kept. */
function trimmed(options: Options): Options {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]));
}

/** Invitations come first, then what waits for me, and what is over last. */
function rankOf({ info, invited, waits }: MyTable): number {
  return invited ? 0 : waits ? 1 : info.over ? 3 : 2;
}

function badTable(why: string): No {
  return { kind: 'bad table', why };
}
