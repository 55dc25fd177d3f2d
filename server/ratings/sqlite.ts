/** Results and ratings in the embedded store. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Statistics } from '#protocol';
import { type SeatRow, sitterOf } from '../seat-rows.ts';
import { transact } from '../transact.ts';
import type { Ending, GameRating, Leader, Result, ResultsStore, WholeResult } from './store.ts';
import { PROVISIONAL, type Rating, rate, UNKNOWN } from './weng-lin.ts';

type Row = Record<string, SQLOutputValue>;

/** In the file ratings are whole thousandths of a point. */
const PARTS = 1000;

/** Of somebody's opponents the most met, and of their rated games the latest, so many are told. */
const MOST_OPPONENTS = 20;
const MOST_POINTS = 1000;

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
      `SELECT kind, name, bot, seats.person, place, score, rating_before, deviation_before, rating_after, deviation_after
       FROM seats JOIN results USING (table_id, seat) WHERE table_id = ? ORDER BY seat`,
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

  async at(table: string): Promise<WholeResult | undefined> {
    const row = this.#db
      .prepare('SELECT results.game, ended, forfeit FROM results JOIN tables ON id = table_id WHERE table_id = ? LIMIT 1')
      .get(table);
    if (!row) return undefined;
    return {
      game: row.game as string,
      ended: row.ended as number,
      sitters: this.#sittersAt(table).map((sitter) => ({ ...resultOf(sitter), ...ratedIn(sitter) })),
      ...forfeitIn(row),
    };
  }

  async leaders(game: string, most: number): Promise<readonly Leader[]> {
    const rows = this.#db
      .prepare(
        `SELECT id, name, rating, deviation, games FROM ratings JOIN people ON id = person WHERE game = ?1 AND ban IS NULL
         ORDER BY deviation > ?2, rating DESC, id LIMIT ?3`,
      )
      .all(game, PROVISIONAL * PARTS, most);
    return rows.map(({ id, name, games, rating, deviation }) => ({
      id: id as string,
      name: name as string,
      games: games as number,
      ...ratingOf(rating, deviation),
    }));
  }

  async statistics(person: string): Promise<Statistics> {
    const games = this.#db
      .prepare(
        `SELECT game, (SELECT count(*) FROM results AS one WHERE one.table_id = mine.table_id) AS seats, count(*) AS played, sum(place = 1) AS won
         FROM results AS mine WHERE person = ? GROUP BY game, seats ORDER BY played DESC, game, seats`,
      )
      .all(person);
    const opponents = this.#db
      .prepare(
        `SELECT id, name, count(*) AS played, sum(mine.place < theirs.place) AS before, sum(mine.place > theirs.place) AS after
         FROM results AS mine JOIN results AS theirs USING (table_id) JOIN people ON id = theirs.person
         WHERE mine.person = ?1 AND theirs.person <> ?1 GROUP BY id ORDER BY played DESC, name, id LIMIT ?2`,
      )
      .all(person, MOST_OPPONENTS);
    const points = this.#db
      .prepare(
        `SELECT game, ended, rating_after AS rating FROM results WHERE person = ? AND rating_after IS NOT NULL
         ORDER BY ended DESC, table_id LIMIT ?`,
      )
      .all(person, MOST_POINTS)
      .toReversed();
    const rated = new Set(points.map(({ game }) => game as string));
    return {
      games: games.map((row) => ({ ...row }) as unknown as Statistics['games'][number]),
      opponents: opponents.map((row) => ({ ...row }) as unknown as Statistics['opponents'][number]),
      history: [...rated].map((game) => ({
        game,
        points: points.flatMap((point) =>
          point.game === game ? [{ ended: point.ended as number, rating: Math.round((point.rating as number) / PARTS) }] : [],
        ),
      })),
    };
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
    const { table_id: table, game, seat, ended } = row;
    return {
      table: table as string,
      game: game as string,
      seat: seat as number,
      ended: ended as number,
      sitters: this.#sittersAt(table as string).map(resultOf),
      ...forfeitIn(row),
      ...ratedIn(row),
    };
  }

  #sittersAt(table: string): SitterRow[] {
    return this.#sitters.all(table) as unknown as SitterRow[];
  }
}

type SitterRow = SeatRow & Row & { place: number; score: number };

function resultOf({ kind, name, bot, person, place, score }: SitterRow): Result['sitters'][number] {
  return { sitter: sitterOf({ kind, name, bot, person }), place, score };
}

function forfeitIn({ forfeit }: Row): Pick<Result, 'forfeit'> {
  return forfeit === null ? {} : { forfeit: JSON.parse(forfeit as string) };
}

function ratedIn({ rating_before, deviation_before, rating_after, deviation_after }: Row): Pick<Result, 'rated'> {
  if (rating_before === null) return {};
  return { rated: { before: ratingOf(rating_before, deviation_before), after: ratingOf(rating_after, deviation_after) } };
}

function partsOf({ rating, deviation }: Rating): [rating: number, deviation: number] {
  return [Math.round(rating * PARTS), Math.round(deviation * PARTS)];
}

function ratingOf(rating: SQLOutputValue | undefined, deviation: SQLOutputValue | undefined): Rating {
  return { rating: (rating as number) / PARTS, deviation: (deviation as number) / PARTS };
}
