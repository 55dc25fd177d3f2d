/** What a game with rated people teaches the levels of bots that played it from its start. People's ratings learn nothing from it. */

import { UNDO } from '#engine';
import type { SeatRow } from '../seat-rows.ts';
import type { Queries } from '../sql/database.ts';
import { believedAtFirst, isLevel, MOST_TAUGHT } from './bots.ts';
import { partsOf, ratingOf } from './parts.ts';
import { type Rating, rate } from './weng-lin.ts';

interface Ended {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatRow[];
  /** Seat by seat, from 1. */
  readonly ranks: readonly number[];
}

/** Each level is measured by people alone, as if no other bot had played. */
export async function teachBots(within: Queries, ended: Ended): Promise<void> {
  const { table, game, seats, ranks } = ended;
  const levels = new Set(seats.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== null && isLevel(bot) ? [bot] : [])));
  if (levels.size === 0 || !(await isMeasure(within, table))) return;
  for (const level of [...levels].sort()) {
    const teachers = await teachersOf(within, ended, level);
    if (teachers.length === 0) continue;
    const row = await within.get('SELECT rating, deviation FROM bot_ratings WHERE game = ? AND bot = ?', game, level);
    const before = row ? ratingOf(row.rating, row.deviation) : believedAtFirst(game, level);
    const after = seats.flatMap(({ kind, bot }, seat) =>
      kind === 'bot' && bot === level ? rate([before, ...teachers], [ranks[seat]!, ...teachers.map(({ rank }) => rank)]).slice(0, 1) : [],
    );
    await within.run(
      `INSERT INTO bot_ratings (game, bot, rating, deviation, games, people) VALUES (?,?,?,?,1,?)
       ON CONFLICT (game, bot) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
         games = bot_ratings.games + 1, people = bot_ratings.people + excluded.people`,
      game,
      level,
      ...partsOf(mean(after)),
      teachers.filter(({ taught }) => taught === 0).length,
    );
    for (const { person } of teachers)
      await within.run(
        `INSERT INTO bot_teachers (person, game, bot, games) VALUES (?,?,?,1)
         ON CONFLICT (person, game, bot) DO UPDATE SET games = bot_teachers.games + 1`,
        person,
        game,
        level,
      );
  }
}

/** All tries at a daily deal have the same luck, and bots agree to every undo: neither tells how strong a bot is. */
async function isMeasure(within: Queries, table: string): Promise<boolean> {
  const found = await within.get(
    'SELECT 1 FROM tables WHERE id = ?1 AND day IS NULL AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND text LIKE ?2)',
    table,
    `${UNDO} %`,
  );
  return found !== undefined;
}

interface Teacher extends Rating {
  readonly person: string;
  readonly rank: number;
  readonly taught: number;
}

/** Those with a rating, which no guest and no program has, who have not taught it enough yet and whose seat no bot gave back. */
async function teachersOf(within: Queries, { table, game, ranks }: Ended, level: string): Promise<readonly Teacher[]> {
  const rows = await within.all(
    `SELECT seat, ratings.person, rating, deviation, coalesce(bot_teachers.games, 0) AS taught FROM seats
     JOIN ratings ON ratings.person = seats.person AND ratings.game = ?2
     LEFT JOIN bot_teachers ON bot_teachers.person = seats.person AND bot_teachers.game = ?2 AND bot_teachers.bot = ?3
     WHERE table_id = ?1 AND kind = 'person' AND returned IS NULL AND coalesce(bot_teachers.games, 0) < ?4 ORDER BY seat`,
    table,
    game,
    level,
    MOST_TAUGHT,
  );
  return rows.map(({ seat, person, rating, deviation, taught }) => ({
    person: person as string,
    rank: ranks[seat as number]!,
    taught: taught as number,
    ...ratingOf(rating, deviation),
  }));
}

/** Of one level at several seats. */
function mean(beliefs: readonly Rating[]): Rating {
  const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return { rating: meanOf(beliefs.map(({ rating }) => rating)), deviation: meanOf(beliefs.map(({ deviation }) => deviation)) };
}
