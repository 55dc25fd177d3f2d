/** A server in a process of its own, with a clock that can be set. Its argument: its options. It tells its port, and hears how far its clock is ahead. */

import { openSqlite, type ServerOptions, startServer } from '#server';

export interface NodeOptions extends ServerOptions {
  /** The store may not grow beyond so many pages of 4 KiB. */
  readonly mostPages?: number;
}

const machine = Date.now;
let ahead = 0;
Date.now = () => machine() + ahead;
process.on('message', (told) => {
  ahead = Number(told);
});
process.once('disconnect', () => process.exit());

const { mostPages, ...options } = JSON.parse(process.argv[2]!) as NodeOptions;
const store = mostPages === undefined ? {} : { openStore: (folder: string) => openSqlite(folder, { mostPages }) };
const server = await startServer({ ...options, ...store });
process.once('SIGTERM', () => server.close().then(() => process.exit()));
process.send?.(server.port);
