/** Tables are made: by whoever takes the first seat, or for the same group again. */

import { botOf } from '#bots';
import { commitTo, type Game, type Options, readOptions, readSeed, writeSeed } from '#engine';
import { gameOf } from '#games';
import type { MakeTable, No, SeatTaken } from '#protocol';
import type { Awake } from './awake.ts';
import { refuseRated } from './people/people.ts';
import type { Person } from './people/store.ts';
import { haveBegun, type StoredSeat } from './sitters.ts';
import { rematchSeats } from './social/rematch.ts';
import type { NewTable, Store } from './store.ts';
import { offerOf } from './table/news.ts';
import type { Table } from './table/table.ts';
import { timeControlOf } from './table/timing.ts';
import { idOf, newId } from './tokens.ts';

interface Context {
  readonly store: Store;
  readonly awake: Awake;
  readonly newSeed: () => Uint8Array;
  /** Milliseconds for which somebody may still come and look before they are told of it. */
  readonly grace: number;
  /** Somebody sits there now. */
  seated(table: Table): void;
}

export class Making {
  readonly #store: Store;
  readonly #awake: Awake;
  readonly #newSeed: () => Uint8Array;
  readonly #grace: number;
  readonly #seated: Context['seated'];

  constructor({ store, awake, newSeed, grace, seated }: Context) {
    this.#store = store;
    this.#awake = awake;
    this.#newSeed = newSeed;
    this.#grace = grace;
    this.#seated = seated;
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
    return this.#awake.with(id, async (table) => {
      this.#seated(table);
      await table.steward.late(0);
      return { info: table.info, seat: host };
    });
  }

  /**
   * Somebody's one try at the deal of a day: whoever asks again is led to the same table. Its seed is nobody's own, so no device adds to its
   * luck.
   */
  async daily(wish: MakeTable, day: string, arrive: () => Promise<Person | No>): Promise<SeatTaken | No> {
    const game = gameOf(wish.game) as Game;
    const options = readOptions(game, wish.seats.length, wish.options) as Options;
    const person = await arrive();
    if ('kind' in person) return person;
    const seed = await this.#store.daily.seed(day, wish.game, writeSeed(this.#newSeed()));
    const begun = await this.#store.daily.tableOf(day, wish.game, person.id);
    const id = begun ?? idOf(`daily ${seed} ${person.id}`);
    if (begun === undefined) {
      const seats = wish.seats.map((sitter): StoredSeat => {
        return sitter === 'person'
          ? { kind: 'person', name: person.name, person: person.id }
          : { kind: 'bot', bot: sitter.slice('bot '.length) };
      });
      const { rules } = game.meta;
      const timeControl = { kind: 'unlimited' } as const;
      await this.#create({ game: wish.game, rules, options, host: 0, seats, listed: false, rated: false, timeControl, day }, { id, seed });
    }
    return this.#awake.with<SeatTaken | No>(id, async (table) => {
      await table.steward.late(0);
      return { info: table.info, seat: 0 };
    });
  }

  /** Undefined where it is `of` a table that has a rematch already, or a try at a daily deal that has begun. */
  async #create(
    table: Omit<NewTable, 'id' | 'created' | 'started' | 'seed' | 'commit'>,
    { id = newId(), seed = writeSeed(this.#newSeed()), of }: { id?: string; seed?: string; of?: { readonly rematch: string } } = {},
  ): Promise<string | undefined> {
    const created = Date.now();
    const hasBegun = haveBegun(table.seats, undefined);
    const kept = table.seats.flatMap((sitter) => (sitter.kind === 'open' && sitter.person !== undefined ? [sitter.person] : []));
    const isMade = await this.#store.create(
      { ...table, id, created, ...(hasBegun ? { started: created } : {}), seed, commit: commitTo(readSeed(seed)!) },
      kept.map((person) => offerOf(person, id, this.#grace)),
      of,
    );
    return isMade ? id : undefined;
  }

  /** The same group again, for somebody of it: whoever asks first makes the table, all others find their seats kept there. */
  async rematch(id: string, person: Person, seal?: string): Promise<SeatTaken | No> {
    const found = await this.#awake.with<{ readonly id: string } | No>(id, async (table) => {
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
      return { id: await table.findRematch(() => this.#create(again, { of: { rematch: id } })) };
    });
    if ('kind' in found) return found;
    return this.#awake.with<SeatTaken | No>(found.id, async (table) => {
      const { seating } = table;
      await table.steward.late(0);
      const seat = seating.seatOf(person.id);
      const sat = seat === undefined ? await seating.sit(async () => person, undefined, seal) : { seat };
      return 'kind' in sat ? sat : { info: table.info, seat: sat.seat };
    });
  }
}

/** Blanks around a text of a table's own are not kept. */
function trimmed(options: Options): Options {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]));
}

function badTable(why: string): No {
  return { kind: 'bad table', why };
}
