/**
 * People who look for opponents, brought together: whoever has waited longest comes first. As soon as enough of them wish for the same
 * game at the same speed with as many players they get a table, and so do those who fill one that waits in the lobby. Nobody is seated
 * beside somebody they are kept apart from. Who waits stands in the store, for whichever server matches them, as long as the page is there.
 */

import { botOf, botsFor } from '#bots';
import { gameOf } from '#games';
import type { LobbyTable, No, ToServer } from '#protocol';
import type { PeopleStore, Person } from './people/store.ts';
import type { SeekersStore } from './seekers.ts';
import type { Tables } from './tables.ts';
import { newId } from './tokens.ts';

/** Milliseconds after which whoever wishes so plays against bots. */
const PATIENCE = 60_000;
/** Milliseconds between two signs that whoever looks is still there. */
const MINDING = 3000;
/** Milliseconds until others may match those whom a server has claimed and not seated. */
const CLAIM = 10_000;
/** With bots, whoever does not mind how many play has so many players at the table. */
const USUAL = 3;

type Wish = Omit<ToServer & { kind: 'seek' }, 'v' | 'kind'>;

export interface Seeker {
  readonly person: Person;
  readonly wish: Wish;
  /** Nobody is there yet. */
  waits(): void;
  /** A seat is theirs. */
  found(table: string): void;
  /** The same person looks on another page now. */
  replaced(): void;
}

/** Somebody who waits, here or at another server. */
interface Waiting {
  readonly id: string;
  readonly person: string;
  readonly wish: Wish;
}

/** Somebody who looks from here, and when bots come. */
interface Own {
  readonly id: string;
  readonly seeker: Seeker;
  timer?: NodeJS.Timeout;
}

/** A table that some of those who wait would fill: one that is in the lobby already, or else a new one. */
interface Place {
  readonly game: string;
  readonly seats: number;
  /** How many people it takes. */
  readonly free: number;
  readonly table?: LobbyTable;
}

interface SeekingOptions {
  readonly tables: Tables;
  readonly store: SeekersStore;
  readonly people: PeopleStore;
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  readonly patience?: number | undefined;
  readonly failed: (error: unknown) => void;
}

export class Seeking {
  readonly #tables: Tables;
  readonly #store: SeekersStore;
  readonly #people: PeopleStore;
  readonly #apartFrom: SeekingOptions['apartFrom'];
  readonly #patience: number;
  readonly #failed: SeekingOptions['failed'];
  readonly #own = new Map<string, Own>();
  readonly #minding: NodeJS.Timeout;
  /** One after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ tables, store, people, apartFrom, patience = PATIENCE, failed }: SeekingOptions) {
    this.#tables = tables;
    this.#store = store;
    this.#people = people;
    this.#apartFrom = apartFrom;
    this.#patience = patience;
    this.#failed = failed;
    this.#minding = setInterval(() => this.#inTurn(() => this.#mindAll()), MINDING).unref();
  }

  /** From now on, until they stop: somebody looks once at a time. */
  seek(seeker: Seeker): void {
    for (const { seeker: other } of [...this.#own.values()]) {
      if (other.person.id !== seeker.person.id) continue;
      this.stop(other);
      other.replaced();
    }
    const own: Own = { id: newId(), seeker };
    this.#own.set(own.id, own);
    this.#inTurn(async () => {
      await this.#enter(own);
      if (this.#own.has(own.id)) this.#wait(own);
    });
  }

  stop(seeker: Seeker): void {
    for (const own of this.#own.values()) if (own.seeker === seeker) this.#drop(own);
  }

  /** Another server may have found something for whoever looks from here. */
  lookAgain(id: string): void {
    if (this.#own.has(id)) this.#inTurn(async () => void (await this.#mind([id])));
  }

  /** Nobody looks from here any more. */
  async close(): Promise<void> {
    clearInterval(this.#minding);
    for (const own of this.#own.values()) this.#drop(own);
    await this.#turn;
  }

  #drop({ id, timer }: Own): void {
    clearTimeout(timer);
    this.#own.delete(id);
    this.#inTurn(() => this.#store.remove(id));
  }

  #inTurn(turn: () => Promise<void>): void {
    this.#turn = this.#turn.then(turn).catch(this.#failed);
  }

  async #mind(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await this.#store.mind(ids, Date.now());
    for (const { id, found } of known) if (found !== undefined) this.#found(id, found);
    return new Set(known.map(({ id }) => id));
  }

  /**
   * Who looks from here and was given up as gone, because this server said nothing for too long, looks anew. And all are matched again:
   * a server may have claimed them and gone itself.
   */
  async #mindAll(): Promise<void> {
    const ids = [...this.#own.keys()];
    if (ids.length === 0) return;
    const known = await this.#mind(ids);
    for (const id of ids) {
      const own = this.#own.get(id);
      if (own && !known.has(id)) await this.#enter(own);
    }
    let waiting = await this.#waiting();
    for (const newcomer of waiting) {
      if (!this.#own.has(newcomer.id)) continue;
      await this.#match(newcomer, waiting);
      if (!this.#own.has(newcomer.id)) waiting = await this.#waiting();
    }
  }

  /** They stand in the store from now on, and get a table if there are others for it. */
  async #enter({ id, seeker }: Own): Promise<void> {
    if (!this.#own.has(id)) return;
    await this.#store.add({ id, person: seeker.person.id, wish: JSON.stringify(seeker.wish) }, Date.now());
    if (!this.#own.has(id)) return this.#store.remove(id);
    const waiting = await this.#waiting();
    const newcomer = waiting.find((one) => one.id === id);
    // Where another server has claimed whoever has just come, it finds them a table.
    if (newcomer) await this.#match(newcomer, waiting);
  }

  #wait(own: Own): void {
    const { id, seeker } = own;
    const { bot } = seeker.wish;
    seeker.waits();
    if (bot !== undefined) own.timer = setTimeout(() => this.#inTurn(() => this.#playBots(id, bot)), this.#patience).unref();
  }

  async #waiting(): Promise<readonly Waiting[]> {
    const rows = await this.#store.waiting(Date.now());
    return rows.map(({ id, person, wish }) => ({ id, person, wish: JSON.parse(wish) as Wish }));
  }

  async #match(newcomer: Waiting, waiting: readonly Waiting[]): Promise<void> {
    for await (const [place, first] of this.#placesFor(newcomer, waiting)) {
      const group = await this.#gather(place, first, waiting);
      if (group.length === place.free && group.includes(newcomer)) await this.#seat(group, place);
      if (!this.#own.has(newcomer.id)) return;
    }
  }

  /**
   * Where somebody may play, and for whose sake: what fills a table of the lobby comes first, then what whoever has waited longest wishes
   * for, and then a table at which somebody waits just now, be it for more than one.
   */
  async *#placesFor(newcomer: Waiting, waiting: readonly Waiting[]): AsyncGenerator<readonly [Place, readonly Waiting[]]> {
    const { wish } = newcomer;
    const open = this.#tables.lobby.list().tables.toReversed();
    const fitting = open.flatMap((table): Place[] => {
      const place = { game: table.game, seats: table.seats.length, free: table.seats.filter(isFree).length, table };
      return !table.rated && isUsual(table) && isSame(table, wish) && fits(wish, place) ? [place] : [];
    });
    for (const place of fitting) yield [place, [newcomer]];
    for (const other of waiting) {
      if (other === newcomer) continue;
      for (const game of other.wish.games) {
        for (const seats of numbersOf(game)) {
          const place = { game, seats, free: seats };
          if (isSame(other.wish, wish) && fits(other.wish, place) && fits(wish, place)) yield [place, [other, newcomer]];
        }
      }
    }
    for (const place of fitting)
      if (place.table && (await this.#tables.listing.isAttended(place.table))) yield [{ ...place, free: 1 }, [newcomer]];
  }

  /** Those who may sit there together, `first` before all others; in the order in which they have waited. */
  async #gather(
    place: Place,
    first: readonly Waiting[],
    waiting: readonly Waiting[],
    may: (other: Waiting) => boolean = () => true,
  ): Promise<readonly Waiting[]> {
    const [{ wish }] = first as [Waiting];
    const there = new Set((place.table?.seats ?? []).flatMap((sitter) => (sitter.kind === 'person' && sitter.id ? [sitter.id] : [])));
    const group = new Set<Waiting>();
    const others = waiting.filter((other) => fits(other.wish, place) && isSame(other.wish, wish) && may(other));
    for (const seeker of [...first, ...others]) {
      const { person } = seeker;
      if (group.size === place.free) break;
      if (there.has(person) || hasAny(await this.#apartFrom(person), there)) continue;
      there.add(person);
      group.add(seeker);
    }
    return waiting.filter((seeker) => group.has(seeker));
  }

  /** Nobody came: whoever else waits for such a table and plays with bots comes along, and bots take the other seats. */
  async #playBots(id: string, wished: string): Promise<void> {
    const waiting = await this.#waiting();
    const seeker = waiting.find((one) => one.id === id);
    if (!seeker || !this.#own.has(id)) return;
    const { games, players } = seeker.wish;
    const game = games.find((one) => (players === undefined ? gameOf(one) : numbersOf(one).includes(players)));
    const meta = game === undefined ? undefined : gameOf(game)?.meta;
    if (!meta) return;
    const bot = botOf(meta.id, wished)?.name ?? botsFor(meta.id).at(-1)?.name;
    if (bot === undefined) return;
    const seats = players ?? Math.max(meta.seats.min, Math.min(USUAL, meta.seats.max));
    const place = { game: meta.id, seats, free: seats };
    await this.#seat(await this.#gather(place, [seeker], waiting, ({ wish }) => wish.bot !== undefined), place, bot);
  }

  /** Gives them their seats, unless another server has claimed one of them; a `bot` gets those that are left. */
  async #seat(group: readonly Waiting[], { game, seats, table }: Place, bot?: string): Promise<void> {
    const now = Date.now();
    const ids = group.map(({ id }) => id);
    if (group.length === 0 || !(await this.#store.claim(ids, now, now + CLAIM))) return;
    const people = bot === undefined ? seats : group.length;
    const bots = Array<string>(seats - people).fill(bot ?? '');
    let id = table?.id;
    for (const seeker of group) {
      const at: string | undefined = id === undefined ? await this.#make(seeker, game, people, bots) : await this.#sit(id, seeker);
      await this.#store.settle(seeker.id, at);
      if (at !== undefined) this.#found(seeker.id, at);
      id ??= at;
    }
  }

  /** The table, if it could be made. */
  async #make({ person, wish }: Waiting, game: string, people: number, bots: readonly string[]): Promise<string | undefined> {
    const { timeControl, seal } = wish;
    const seats = [...Array<'person'>(people).fill('person'), ...bots.map((bot) => `bot ${bot}` as const)];
    const table = { game, options: {}, seats, timeControl, listed: true, ...(seal === undefined ? {} : { seal }) };
    const made = await this.#tables.making.make(table, () => this.#person(person));
    return 'kind' in made ? undefined : made.info.id;
  }

  /** The table, if there was a seat. */
  async #sit(table: string, { person, wish }: Waiting): Promise<string | undefined> {
    const sat = await this.#tables.with<{ readonly seat: number } | No>(table, ({ seating, isOver }) =>
      isOver ? { kind: 'over' } : seating.sit(() => this.#person(person), undefined, wish.seal),
    );
    return 'kind' in sat ? undefined : table;
  }

  async #person(id: string): Promise<Person | No> {
    return (await this.#people.person(id)) ?? { kind: 'unknown person' };
  }

  /** Where they look from here, they are told. */
  #found(id: string, table: string): void {
    const own = this.#own.get(id);
    if (!own) return;
    this.#drop(own);
    own.seeker.found(table);
  }
}

function fits({ games, players }: Wish, { game, seats }: Place): boolean {
  return games.includes(game) && (players === undefined || players === seats);
}

/** How many can play, the most first: a game for all who wait is better than one for some of them. */
function numbersOf(game: string): readonly number[] {
  const { min = 0, max = -1 } = gameOf(game)?.meta.seats ?? {};
  return Array.from({ length: max - min + 1 }, (_, fewer) => max - fewer);
}

function hasAny(people: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...others].some((other) => people.has(other));
}

/** Kept for nobody. */
function isFree(sitter: LobbyTable['seats'][number]): boolean {
  return sitter.kind === 'open' && sitter.id === undefined;
}

function isSame(a: Pick<Wish, 'timeControl'>, b: Pick<Wish, 'timeControl'>): boolean {
  const told = ({ timeControl }: typeof a) => JSON.stringify(Object.entries(timeControl).sort());
  return told(a) === told(b);
}

function isUsual({ game, options }: LobbyTable): boolean {
  const declared = gameOf(game)?.meta.options ?? {};
  return Object.entries(options).every(([key, value]) => value === declared[key]?.default);
}
