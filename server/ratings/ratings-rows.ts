/** Results and ratings as rows. */

import type { Statistics } from '#protocol';
import { type SeatRow, sitterOf } from '../seat-rows.ts';
import { byTable, type Database, type Queries, type Row } from '../sql/database.ts';
import { teachBots } from './bot-rows.ts';
import { PARTS, partsOf, ratingOf } from './parts.ts';
import type { BotRating, Ending, GameRating, Leader, Result, ResultsStore, WholeResult } from './store.ts';
import { PROVISIONAL, type Rating, rate, UNKNOWN } from './weng-lin.ts';

/** After every day. */
const EVER = '~';

/** Of somebody's opponents the most met, and of their rated games the latest, so many are told. */
const MOST_OPPONENTS = 20;
const MOST_POINTS = 1000;

/** Of the tables that it is given. */
const sittersAt = (tables: string) =>
  `SELECT table_id, kind, name, bot, seats.person, place, score, rating_before, deviation_before, rating_after, deviation_after
   FROM seats JOIN results USING (table_id, seat) WHERE table_id ${tables} ORDER BY seat`;

/** Notes how a game ended, unless that is known. */
export async function noteEnding(within: Queries, id: string, { places, scores, ended }: Ending): Promise<void> {
  const table = await within.get(
    'SELECT game, rated, (SELECT count(*) FROM results WHERE table_id = id) AS noted FROM tables WHERE id = ?',
    id,
  );
  if (table?.noted !== 0) return;
  const game = table.game as string;
  const seats = (await within.all(
    'SELECT kind, name, bot, person FROM seats WHERE table_id = ? ORDER BY seat',
    id,
  )) as unknown as readonly SeatRow[];
  const isRated = table.rated === 1 && seats.every(({ kind }) => kind === 'person');
  const believed = isRated ? await ratingsAt(within, id, game) : new Map<string | null, Rating>();
  // Of somebody who left nothing is known any more.
  const before = seats.map(({ person }) => believed.get(person) ?? UNKNOWN);
  // Whose seat a bot had to play to the end stands last, whatever the bot made of it.
  const ranks = seats.map(({ kind, bot }, seat) => (kind === 'bot' || bot === null ? places[seat]! : seats.length + 1));
  const after = isRated ? rate(before, ranks) : undefined;
  for (const [seat, { person }] of seats.entries()) {
    const learnt = after ? [before[seat]!, after[seat]!].flatMap(partsOf) : [null, null, null, null];
    await within.run(
      `INSERT INTO results (table_id, seat, person, game, place, score, ended, rating_before, deviation_before, rating_after, deviation_after)
       VALUES (?,?,?,?,?,?,?,?,?,?,?)`,
      id,
      seat,
      person,
      game,
      places[seat]!,
      Math.round(scores[seat]!),
      ended,
      ...learnt,
    );
    if (after && person !== null)
      await within.run(
        `INSERT INTO ratings (person, game, rating, deviation, games) VALUES (?,?,?,?,1)
         ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, games = ratings.games + 1`,
        person,
        game,
        ...partsOf(after[seat]!),
      );
  }
  await teachBots(within, { table: id, game, seats, ranks });
  await within.run('INSERT INTO unpacked (table_id, ended) VALUES (?,?) ON CONFLICT (table_id) DO NOTHING', id, ended);
}

async function isNoted(within: Queries, table: string): Promise<boolean> {
  return (await within.get('SELECT 1 FROM results WHERE table_id = ? LIMIT 1', table)) !== undefined;
}

async function ratingsAt(within: Queries, table: string, game: string): Promise<ReadonlyMap<string | null, Rating>> {
  const rows = await within.all(
    'SELECT person, rating, deviation FROM ratings WHERE game = ?1 AND person IN (SELECT person FROM seats WHERE table_id = ?2)',
    game,
    table,
  );
  return new Map(rows.map(({ person, rating, deviation }) => [person as string, ratingOf(rating, deviation)]));
}

export class ResultsRows implements ResultsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async note(table: string, ending: Ending): Promise<void> {
    if (await isNoted(this.#db, table)) return;
    await this.#db.transaction((within) => noteEnding(within, table, ending));
  }

  async at(table: string): Promise<WholeResult | undefined> {
    const row = await this.#db.get(
      'SELECT results.game, ended, forfeit FROM results JOIN tables ON id = table_id WHERE table_id = ? LIMIT 1',
      table,
    );
    if (!row) return undefined;
    const sitters = (await this.#db.all(sittersAt('= ?'), table)) as readonly SitterRow[];
    return {
      game: row.game as string,
      ended: row.ended as number,
      sitters: sitters.map((sitter) => ({ ...resultOf(sitter), ...ratedIn(sitter) })),
      ...forfeitIn(row),
    };
  }

  async leaders(game: string, most: number): Promise<readonly Leader[]> {
    const rows = await this.#db.all(
      `SELECT id, name, rating, deviation, games FROM ratings JOIN people ON id = person WHERE game = ?1 AND ban IS NULL
       ORDER BY deviation > ?2, rating DESC, id LIMIT ?3`,
      game,
      PROVISIONAL * PARTS,
      most,
    );
    return rows.map(({ id, name, games, rating, deviation }) => ({
      id: id as string,
      name: name as string,
      games: games as number,
      ...ratingOf(rating, deviation),
    }));
  }

  async bots(game: string): Promise<readonly BotRating[]> {
    const rows = await this.#db.all(
      'SELECT bot, games, people, rating, deviation FROM bot_ratings WHERE game = ? ORDER BY rating DESC, bot',
      game,
    );
    return rows.map(({ bot, games, people, rating, deviation }) => ({
      bot: bot as string,
      games: games as number,
      people: people as number,
      ...ratingOf(rating, deviation),
    }));
  }

  async statistics(person: string): Promise<Statistics> {
    const games = await this.#db.all(
      `SELECT game, seats, count(*) AS played, count(*) FILTER (WHERE place = 1) AS won
       FROM (SELECT game, place, (SELECT count(*) FROM results AS one WHERE one.table_id = mine.table_id) AS seats
         FROM results AS mine WHERE person = ?) AS played
       GROUP BY game, seats ORDER BY 3 DESC, game, seats`,
      person,
    );
    const opponents = await this.#db.all(
      `SELECT id, name, count(*) AS played, count(*) FILTER (WHERE mine.place < theirs.place) AS before,
         count(*) FILTER (WHERE mine.place > theirs.place) AS after
       FROM results AS mine JOIN results AS theirs USING (table_id) JOIN people ON id = theirs.person
       WHERE mine.person = ?1 AND theirs.person <> ?1 GROUP BY id, name ORDER BY 3 DESC, name, id LIMIT ?2`,
      person,
      MOST_OPPONENTS,
    );
    const latest = await this.#db.all(
      `SELECT game, ended, rating_after AS rating FROM results WHERE person = ? AND rating_after IS NOT NULL
       ORDER BY ended DESC, table_id LIMIT ?`,
      person,
      MOST_POINTS,
    );
    const points = latest.toReversed();
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

  async of(person: string, most: number, before = EVER): Promise<readonly Result[]> {
    const rows = await this.#db.all(
      `SELECT table_id, results.game, seat, ended, rating_before, deviation_before, rating_after, deviation_after, forfeit FROM results JOIN tables ON id = table_id WHERE person = ?1 AND coalesce(day, '') < ?3
       ORDER BY ended DESC, table_id LIMIT ?2`,
      person,
      most,
      before,
    );
    const tables = rows.map(({ table_id }) => table_id as string);
    const sitters = await byTable(this.#db, tables, (list) => sittersAt(`IN ${list}`));
    return rows.map((row) => ({
      table: row.table_id as string,
      game: row.game as string,
      seat: row.seat as number,
      ended: row.ended as number,
      sitters: ((sitters.get(row.table_id as string) ?? []) as readonly SitterRow[]).map(resultOf),
      ...forfeitIn(row),
      ...ratedIn(row),
    }));
  }

  async counts(person: string): Promise<readonly { readonly game: string; readonly played: number; readonly won: number }[]> {
    const rows = await this.#db.all(
      `SELECT game, count(*) AS played, count(*) FILTER (WHERE place = 1) AS won FROM results WHERE person = ?
       GROUP BY game ORDER BY 2 DESC, game`,
      person,
    );
    return rows.map(({ game, played, won }) => ({ game: game as string, played: played as number, won: won as number }));
  }

  async ratings(person: string): Promise<readonly GameRating[]> {
    const rows = await this.#db.all(
      'SELECT game, games, rating, deviation FROM ratings WHERE person = ? ORDER BY games DESC, game',
      person,
    );
    return rows.map(({ game, games, rating, deviation }) => ({
      game: game as string,
      games: games as number,
      ...ratingOf(rating, deviation),
    }));
  }

  async tables(person: string): Promise<readonly string[]> {
    const rows = await this.#db.all('SELECT table_id FROM results WHERE person = ? ORDER BY ended, table_id', person);
    return rows.map(({ table_id }) => table_id as string);
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
