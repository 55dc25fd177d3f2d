/**
 * The real server in its own process, with seeds that the load knows. Arguments: the data folder, how many seeds, milliseconds that each
 * commit waits. With DATABASE_URL it is on PostgreSQL.
 */

import { numberedSeed } from '#engine';
import { openSqlite, startServer } from '#server';
import { beChild } from './child.ts';

const [data = '', count = '1', delay] = process.argv.slice(2);
const { DATABASE_URL: database } = process.env;
const held = new Int32Array(new SharedArrayBuffer(8));
held[0] = 1;
const openStore = (folder: string) => openSqlite(folder, { gate: { cells: held, most: Number(delay) } });
let made = 0;
const server = await startServer({
  port: 0,
  data,
  rateLimited: false,
  newSeed: () => numberedSeed(1, made++ % Number(count)),
  ...(database ? { database } : {}),
  ...(delay === undefined ? {} : { openStore }),
});
beChild(server.port, () => server.close());
