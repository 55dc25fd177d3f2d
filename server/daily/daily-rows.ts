/** Daily deals as rows. A table of a daily deal has its day. */

import type { Database } from '../sql/database.ts';
import type { DailyStore, Try } from './store.ts';

export class DailyRows implements DailyStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async seed(day: string, game: string, fresh: string): Promise<string> {
    const known = 'SELECT seed FROM daily WHERE day = ?1 AND game = ?2';
    const found = await this.#db.get(known, day, game);
    if (found) return found.seed as string;
    await this.#db.run('INSERT INTO daily (day, game, seed) VALUES (?,?,?) ON CONFLICT (day, game) DO NOTHING', day, game, fresh);
    return (await this.#db.get(known, day, game))?.seed as string;
  }

  async tableOf(day: string, game: string, person: string): Promise<string | undefined> {
    const row = await this.#db.get(
      `SELECT id FROM tables JOIN seats ON table_id = id AND seat = host WHERE day = ?1 AND game = ?2 AND person = ?3
       ORDER BY created, id LIMIT 1`,
      day,
      game,
      person,
    );
    return row?.id as string | undefined;
  }

  async tries(day: string, game: string, most: number): Promise<readonly Try[]> {
    // A guest who signs in may bring a second try along: the first one counts.
    const rows = await this.#db.all(
      `SELECT tables.id, seats.name, seats.person, place, score FROM tables
         JOIN results ON results.table_id = tables.id AND results.seat = tables.host
         JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.host LEFT JOIN people ON people.id = seats.person
       WHERE day = ?1 AND tables.game = ?2 AND forfeit IS NULL AND ban IS NULL AND NOT EXISTS (
         SELECT 1 FROM tables AS first JOIN seats AS sat ON sat.table_id = first.id AND sat.seat = first.host
         WHERE first.day = ?1 AND first.game = ?2 AND sat.person = seats.person
           AND (first.created < tables.created OR (first.created = tables.created AND first.id < tables.id)))
       ORDER BY place, score DESC, ended, tables.id LIMIT ?3`,
      day,
      game,
      most,
    );
    return rows.map(({ id, name, person, place, score }) => ({
      table: id as string,
      ...(person === null ? {} : { person: person as string }),
      name: name as string,
      place: place as number,
      score: score as number,
    }));
  }
}
