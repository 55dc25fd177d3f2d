/** Results and ratings in the embedded store. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type SeatRow, sitterOf } from '../seat-rows.ts';
import { transact } from '../transact.ts';
import type { Ending, GameRating, Result, ResultsStore } from './store.ts';
import { type Rating, rate, UNKNOWN } from './weng-lin.ts';

type Row = Record<string, SQLOutputValue>;

/** In the file ratings are whole thousandths of a point. */
const PARTS = 1000;

export class SqliteResults implements ResultsStore {
  readonly #db: DatabaseSync;
  readonly #isNoted: StatementSync;
  readonly #table: StatementSync;
  readonly #seats: StatementSync;
  readonly #rating: StatementSync;
  readonly #insert: StatementSync;
  readonly #setRating: StatementSync;
  readonly #sitters: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#isNoted = db.prepare('SELECT 1 FROM results WHERE table_id = ? LIMIT 1');
    this.#table = db.prepare('SELECT game, rated FROM tables WHERE id = ?');
    this.#seats = db.prepare('SELECT kind, name, bot, person FROM seats WHERE table_id = ? ORDER BY seat');
    this.#rating = db.prepare('SELECT rating, deviation FROM ratings WHERE person = ? AND game = ?');
    this.#insert = db.prepare(
      `INSERT INTO results (table_id, seat, person, game, place, score, ended, rating_before, deviation_before, rating_after, deviation_after)
       VALUES (?,?,?,?,?,?,?,?,?,?,?)`,
    );
    this.#setRating = db.prepare(
      `INSERT INTO ratings (person, game, rating, deviation, games) VALUES (?,?,?,?,1)
       ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, games = games + 1`,
    );
    this.#sitters = db.prepare(
      `SELECT kind, name, bot, seats.person, place, score FROM seats JOIN results USING (table_id, seat) WHERE table_id = ? ORDER BY seat`,
    );
  }

  async note(table: string, ending: Ending): Promise<void> {
    if (this.#isNoted.get(table)) return;
    transact(this.#db, () => this.noteNow(table, ending));
  }

  /** Inside a transaction that somebody else began. */
  noteNow(id: string, { places, scores, ended }: Ending): void {
    const table = this.#table.get(id);
    if (!table || this.#isNoted.get(id)) return;
    const game = table.game as string;
    const seats = this.#seats.all(id) as unknown as SeatRow[];
    const isRated = table.rated === 1 && seats.every(({ kind }) => kind === 'person');
    const before = seats.map(({ person }) => this.#believed(person, game));
    // Whose seat a bot had to play to the end stands last, whatever the bot made of it.
    const ranks = seats.map(({ bot }, seat) => (bot === null ? (places[seat] as number) : seats.length + 1));
    const after = isRated ? rate(before, ranks) : undefined;
    for (const [seat, { person }] of seats.entries()) {
      const learnt = after ? [before[seat] as Rating, after[seat] as Rating].flatMap(partsOf) : [null, null, null, null];
      this.#insert.run(id, seat, person, game, places[seat] as number, Math.round(scores[seat] as number), ended, ...learnt);
      if (after && person !== null) this.#setRating.run(person, game, ...partsOf(after[seat] as Rating));
    }
  }

  /** Of somebody who left nothing is known any more. */
  #believed(person: string | null, game: string): Rating {
    const row = person === null ? undefined : this.#rating.get(person, game);
    return row ? ratingOf(row.rating, row.deviation) : UNKNOWN;
  }

  async of(person: string, most: number): Promise<readonly Result[]> {
    const rows = this.#db
      .prepare('SELECT results.*, forfeit FROM results JOIN tables ON id = table_id WHERE person = ? ORDER BY ended DESC, table_id LIMIT ?')
      .all(person, most);
    return rows.map((row) => this.#resultOf(row));
  }

  async counts(person: string): Promise<readonly { readonly game: string; readonly played: number; readonly won: number }[]> {
    const rows = this.#db
      .prepare(
        'SELECT game, count(*) AS played, sum(place = 1) AS won FROM results WHERE person = ? GROUP BY game ORDER BY played DESC, game',
      )
      .all(person);
    return rows.map(({ game, played, won }) => ({ game: game as string, played: played as number, won: won as number }));
  }

  async ratings(person: string): Promise<readonly GameRating[]> {
    const rows = this.#db.prepare('SELECT * FROM ratings WHERE person = ? ORDER BY games DESC, game').all(person);
    return rows.map(({ game, games, rating, deviation }) => ({
      game: game as string,
      games: games as number,
      ...ratingOf(rating, deviation),
    }));
  }

  async tables(person: string): Promise<readonly string[]> {
    const rows = this.#db.prepare('SELECT table_id FROM results WHERE person = ? ORDER BY ended, table_id').all(person);
    return rows.map(({ table_id }) => table_id as string);
  }

  #resultOf(row: Row): Result {
    const { table_id: table, game, seat, ended, forfeit, rating_before, deviation_before, rating_after, deviation_after } = row;
    const sitters = this.#sitters.all(table as string) as unknown as (SeatRow & { place: number; score: number })[];
    return {
      table: table as string,
      game: game as string,
      seat: seat as number,
      ended: ended as number,
      sitters: sitters.map(({ place, score, ...sitter }) => ({ sitter: sitterOf(sitter), place, score })),
      ...(forfeit === null ? {} : { forfeit: JSON.parse(forfeit as string) }),
      ...(rating_before === null
        ? {}
        : { rated: { before: ratingOf(rating_before, deviation_before), after: ratingOf(rating_after, deviation_after) } }),
    };
  }
}

function partsOf({ rating, deviation }: Rating): [rating: number, deviation: number] {
  return [Math.round(rating * PARTS), Math.round(deviation * PARTS)];
}

function ratingOf(rating: SQLOutputValue | undefined, deviation: SQLOutputValue | undefined): Rating {
  return { rating: (rating as number) / PARTS, deviation: (deviation as number) / PARTS };
}
