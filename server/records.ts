/** Stored tables as game records. */

import { setImmediate } from 'node:timers/promises';
import { type GameRecord, writeRecord } from '#engine';
import type { KeptRecord } from '#protocol';
import { shownSitter } from './sitters.ts';
import type { Store, StoredTable } from './store.ts';

export function recordOf(stored: StoredTable): GameRecord {
  return writeRecord({ ...stored, seats: stored.seats.length });
}

/** What somebody has played, as the text of a list: one game after the other, so that a thousand are never in memory at once, and others move in between. */
export async function* recordsOf(store: Store, person: string): AsyncGenerator<string> {
  let before = '[';
  for (const table of await store.results.tables(person)) {
    await setImmediate();
    const stored = await store.load(table);
    if (!stored) continue;
    const kept = { table, seats: stored.seats.map(shownSitter), record: recordOf(stored) } satisfies KeptRecord;
    yield `${before}\n${JSON.stringify(kept)}`;
    before = ',';
  }
  yield before === ',' ? '\n]' : '[]';
}
