/**
 * People who look for opponents, brought together: whoever has waited longest comes first. Two who wish for the same game at the same
 * speed get a table at once, and so does whoever finds one that waits in the lobby. Kept in memory, as long as the page is there.
 */

import { botOf, botsFor } from '#bots';
import { gameOf } from '#games';
import type { LobbyTable, No, SeatTaken, ToServer } from '#protocol';
import type { Person } from './people/store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds after which whoever wishes so plays against bots. */
const PATIENCE = 60_000;
/** So many bots come, where the game has seats for them. */
const BOTS = 2;

type Wish = Omit<ToServer & { kind: 'seek' }, 'v' | 'kind'>;

export interface Seeker {
  readonly person: Person;
  readonly wish: Wish;
  /** Nobody is there yet. */
  waits(): void;
  /** A seat is theirs. */
  found(table: string): void;
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
    for (const other of this.#waiting.keys()) if (other.person.id === seeker.person.id) this.stop(other);
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

  async #match(seeker: Seeker): Promise<void> {
    const apart = await this.#apartFrom(seeker.person.id);
    for (const table of this.#openTo(seeker, apart)) {
      if (!this.#waiting.has(seeker)) return;
      const sat = await this.#sit(table.id, seeker);
      if (!('kind' in sat)) return this.#found(seeker, table.id);
    }
    for (const other of [...this.#waiting.keys()]) {
      if (!this.#waiting.has(seeker)) return;
      if (other === seeker || apart.has(other.person.id) || !this.#waiting.has(other)) continue;
      const game = other.wish.games.find((id) => seeker.wish.games.includes(id) && gameOf(id));
      if (game === undefined || !isSame(other.wish, seeker.wish)) continue;
      const made = await this.#make(other, game, Math.max(2, gameOf(game)?.meta.seats.min ?? 2), []);
      if ('kind' in made) continue;
      this.#found(other, made.info.id);
      const sat = await this.#sit(made.info.id, seeker);
      if (!('kind' in sat)) return this.#found(seeker, made.info.id);
    }
    const { bot } = seeker.wish;
    if (!this.#waiting.has(seeker)) return;
    seeker.waits();
    if (bot !== undefined) {
      const timer = setTimeout(() => this.#inTurn(() => this.#playBots(seeker, bot)), this.#patience).unref();
      this.#waiting.set(seeker, timer);
    }
  }

  /** The tables in the lobby that are what somebody wishes for, as they usually are played, the oldest first. */
  #openTo({ person, wish }: Seeker, apart: ReadonlySet<string>): readonly LobbyTable[] {
    const { tables } = this.#tables.lobby.list(undefined, apart);
    return tables
      .filter((table) => wish.games.includes(table.game) && !table.rated && isSame(table, wish) && isUsual(table))
      .filter(({ seats }) => !seats.some((sitter) => sitter.kind === 'person' && sitter.id === person.id))
      .toReversed();
  }

  async #playBots(seeker: Seeker, wished: string): Promise<void> {
    const game = seeker.wish.games.map((id) => gameOf(id)).find((known) => known !== undefined);
    if (!this.#waiting.has(seeker) || !game) return;
    const { id, seats } = game.meta;
    const bot = botOf(id, wished)?.name ?? botsFor(id).at(-1)?.name;
    if (bot === undefined) return;
    const count = Math.max(seats.min - 1, Math.min(BOTS, seats.max - 1));
    const made = await this.#make(seeker, id, 1, Array<string>(count).fill(bot));
    if (!('kind' in made)) this.#found(seeker, made.info.id);
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

function isSame(a: Pick<Wish, 'timeControl'>, b: Pick<Wish, 'timeControl'>): boolean {
  const told = ({ timeControl }: typeof a) => JSON.stringify(Object.entries(timeControl).sort());
  return told(a) === told(b);
}

function isUsual({ game, options }: LobbyTable): boolean {
  const declared = gameOf(game)?.meta.options ?? {};
  return Object.entries(options).every(([key, value]) => value === declared[key]?.default);
}
