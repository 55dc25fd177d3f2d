/** Places on a real PostgreSQL: each is a schema of its own. */

import { after, type TestContext } from 'node:test';
import pg from 'pg';
import { type Postgres, startPostgres } from '#tools/postgres';

let started: Promise<Postgres> | undefined;
let places = 0;
const made = new Map<string, Promise<void>>();

/** The server of `npm test`, the one in DATABASE_URL, or one for this file alone. */
function postgres(): Promise<Pick<Postgres, 'url'>> | Pick<Postgres, 'url'> {
  const url = process.env.ROYAUMES_POSTGRES ?? process.env.DATABASE_URL;
  if (url) return { url };
  started ??= startPostgres();
  return started;
}

after(async () => {
  if (started) await (await started).stop();
  else for (const name of made.keys()) await onPostgres((await postgres()).url, `DROP SCHEMA ${name} CASCADE`);
});

export async function onPostgres(url: string, script: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

/** Tells of whatever servers tell each other there. */
export async function overhear(t: TestContext, url: string, heard: () => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  t.after(() => client.end());
  client.on('notification', heard);
  const { rows } = await client.query<{ name: string }>(`SELECT quote_ident('royaumes_' || current_schema()) AS name`);
  await client.query(`LISTEN ${rows[0]!.name}`);
}

/** The name of a place that is not made yet. */
export function newPlace(): string {
  return `royaumes_${process.pid}_${places++}`;
}

/** The address of a place, which is made if it is missing. */
export async function addressOf(place: string): Promise<string> {
  const { url } = await postgres();
  if (!made.has(place)) made.set(place, onPostgres(url, `CREATE SCHEMA ${place}`));
  await made.get(place);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${place}`);
  return address.href;
}
