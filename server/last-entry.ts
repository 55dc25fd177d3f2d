/** What is stored of a table only where its game still stands as it was thought to. */

import type { Queries } from './sql/database.ts';

/** The last entry of the table `id`, if it has any. The maximum would be sought through all entries there are. */
export const LAST = '(SELECT ply FROM entries WHERE table_id = id ORDER BY ply DESC LIMIT 1)';
/** The table, unless its game is over. */
export const RUNNING = 'WHERE id = ?1 AND called_off = 0 AND forfeit IS NULL AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)';
/** The table, unless its game is over or its last entry is another. */
export const RUNNING_AT = `${RUNNING} AND ?2 = coalesce(${LAST}, 0)`;

/** Who stored the entry after this one in this very moment has its place, and then all is judged anew. */
export async function beNext(within: Queries, table: string, ply: number): Promise<void> {
  await within.run("INSERT INTO plies (table_id, ply, seat, text, at) VALUES (?1, ?2 + 1, 0, '', 0)", table, ply);
  await within.run('DELETE FROM plies WHERE table_id = ?1 AND ply = ?2 + 1', table, ply);
}
