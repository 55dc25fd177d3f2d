/**
 * People who look for opponents, brought together: whoever has waited longest comes first. As soon as enough of them wish for the same
 * game at the same speed with as many players they get a table, and so do those who fill one that waits in the lobby. Nobody is seated
 * beside somebody they are kept apart from. Kept in memory, as long as the page is there.
 */

import { botOf, botsFor } from '#bots';
import { gameOf } from '#games';
import type { LobbyTable, No, SeatTaken, ToServer } from '#protocol';
import type { Person } from './people/store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds after which whoever wishes so plays against bots. */
const PATIENCE = 60_000;
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
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  readonly patience?: number | undefined;
  readonly failed: (error: unknown) => void;
}

export class Seeking {
  readonly #tables: Tables;
  readonly #apartFrom: SeekingOptions['apartFrom'];
  readonly #patience: number;
  readonly #failed: SeekingOptions['failed'];
  /** Who has waited longest first, and when bots come. */
  readonly #waiting = new Map<Seeker, NodeJS.Timeout | undefined>();
  /** One after the other: nobody is given two seats. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ tables, apartFrom, patience = PATIENCE, failed }: SeekingOptions) {
    this.#tables = tables;
    this.#apartFrom = apartFrom;
    this.#patience = patience;
    this.#failed = failed;
  }

  /** From now on, until they stop: somebody looks once at a time. */
  seek(seeker: Seeker): void {
    for (const other of [...this.#waiting.keys()]) {
      if (other.person.id !== seeker.person.id) continue;
      this.stop(other);
      other.replaced();
    }
    this.#waiting.set(seeker, undefined);
    this.#inTurn(() => this.#match(seeker));
  }

  stop(seeker: Seeker): void {
    clearTimeout(this.#waiting.get(seeker));
    this.#waiting.delete(seeker);
  }

  close(): void {
    for (const seeker of [...this.#waiting.keys()]) this.stop(seeker);
  }

  #inTurn(turn: () => Promise<void>): void {
    this.#turn = this.#turn.then(turn).catch(this.#failed);
  }

  async #match(newcomer: Seeker): Promise<void> {
    for await (const [place, first] of this.#placesFor(newcomer)) {
      const group = await this.#gather(place, first);
      if (group.length === place.free && group.includes(newcomer)) await this.#seat(group, place);
      if (!this.#waiting.has(newcomer)) return;
    }
    const { bot } = newcomer.wish;
    if (!this.#waiting.has(newcomer)) return;
    newcomer.waits();
    if (bot !== undefined) {
      const timer = setTimeout(() => this.#inTurn(() => this.#playBots(newcomer, bot)), this.#patience).unref();
      this.#waiting.set(newcomer, timer);
    }
  }

  /**
   * Where somebody may play, and for whose sake: what fills a table of the lobby comes first, then what whoever has waited longest wishes
   * for, and then a table at which somebody waits just now, be it for more than one.
   */
  async *#placesFor(newcomer: Seeker): AsyncGenerator<readonly [Place, readonly Seeker[]]> {
    const { wish } = newcomer;
    const open = this.#tables.lobby.list().tables.toReversed();
    const fitting = open.flatMap((table): Place[] => {
      const place = { game: table.game, seats: table.seats.length, free: table.seats.filter(isFree).length, table };
      return !table.rated && isUsual(table) && isSame(table, wish) && fits(wish, place) ? [place] : [];
    });
    for (const place of fitting) yield [place, [newcomer]];
    for (const other of [...this.#waiting.keys()]) {
      if (other === newcomer) continue;
      for (const game of other.wish.games) {
        for (const seats of numbersOf(game)) {
          const place = { game, seats, free: seats };
          if (isSame(other.wish, wish) && fits(other.wish, place) && fits(wish, place)) yield [place, [other, newcomer]];
        }
      }
    }
    const attended = new Set((await this.#tables.awake()).filter(({ isAttended }) => isAttended).map(({ id }) => id));
    for (const place of fitting) if (attended.has(place.table?.id ?? '')) yield [{ ...place, free: 1 }, [newcomer]];
  }

  /** Those who may sit there together, `first` before all others; in the order in which they have waited. */
  async #gather(place: Place, first: readonly Seeker[], may: (other: Seeker) => boolean = () => true): Promise<readonly Seeker[]> {
    const [{ wish }] = first as [Seeker];
    const there = new Set((place.table?.seats ?? []).flatMap((sitter) => (sitter.kind === 'person' && sitter.id ? [sitter.id] : [])));
    const group = new Set<Seeker>();
    const others = [...this.#waiting.keys()].filter((other) => fits(other.wish, place) && isSame(other.wish, wish) && may(other));
    for (const seeker of [...first, ...others]) {
      const { id } = seeker.person;
      if (group.size === place.free) break;
      if (there.has(id) || hasAny(await this.#apartFrom(id), there)) continue;
      there.add(id);
      group.add(seeker);
    }
    return [...this.#waiting.keys()].filter((seeker) => group.has(seeker));
  }

  /** Nobody came: whoever else waits for such a table and plays with bots comes along, and bots take the other seats. */
  async #playBots(seeker: Seeker, wished: string): Promise<void> {
    const { games, players } = seeker.wish;
    const game = games.find((id) => (players === undefined ? gameOf(id) : numbersOf(id).includes(players)));
    const meta = game === undefined ? undefined : gameOf(game)?.meta;
    if (!this.#waiting.has(seeker) || !meta) return;
    const bot = botOf(meta.id, wished)?.name ?? botsFor(meta.id).at(-1)?.name;
    if (bot === undefined) return;
    const seats = players ?? Math.max(meta.seats.min, Math.min(USUAL, meta.seats.max));
    const place = { game: meta.id, seats, free: seats };
    await this.#seat(await this.#gather(place, [seeker], ({ wish }) => wish.bot !== undefined), place, bot);
  }

  /** Gives them their seats; a `bot` gets those that are left. */
  async #seat(group: readonly Seeker[], { game, seats, table }: Place, bot?: string): Promise<void> {
    const [host, ...others] = group;
    if (!host) return;
    let id = table?.id;
    if (id === undefined) {
      const people = bot === undefined ? seats : group.length;
      const made = await this.#make(host, game, people, Array<string>(seats - people).fill(bot ?? ''));
      if ('kind' in made) return;
      id = made.info.id;
      this.#found(host, id);
    }
    for (const seeker of table ? group : others) {
      if (!this.#waiting.has(seeker)) continue;
      const sat = await this.#sit(id, seeker);
      if (!('kind' in sat)) this.#found(seeker, id);
    }
  }

  #make({ person, wish }: Seeker, game: string, people: number, bots: readonly string[]): Promise<SeatTaken | No> {
    const { timeControl, seal } = wish;
    const seats = [...Array<'person'>(people).fill('person'), ...bots.map((bot) => `bot ${bot}` as const)];
    const table = { game, options: {}, seats, timeControl, listed: true, ...(seal === undefined ? {} : { seal }) };
    return this.#tables.make(table, async () => person);
  }

  #sit(table: string, { person, wish }: Seeker): Promise<{ readonly seat: number } | No> {
    return this.#tables.with<{ readonly seat: number } | No>(table, ({ seating, isOver }) =>
      isOver ? { kind: 'over' } : seating.sit(async () => person, undefined, wish.seal),
    );
  }

  #found(seeker: Seeker, table: string): void {
    this.stop(seeker);
    seeker.found(table);
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
