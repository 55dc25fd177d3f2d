/** The server on given luck: its seeds come one after the other, and so does the luck of its bots. */

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { SEED_BYTES } from '#engine';

/** Bytes of luck for one thought of a bot; nothing else in the server draws so many. */
const LUCK_BYTES = 8;

const { randomBytes } = crypto;
let thoughts = 0;
crypto.randomBytes = ((size: number) => {
  if (size !== LUCK_BYTES) return randomBytes(size);
  const luck = Buffer.alloc(LUCK_BYTES);
  luck.writeInt32LE(++thoughts);
  return luck;
}) as typeof randomBytes;
syncBuiltinESMExports();

const { startServer } = await import('#server');
const { PORT, ROYAUMES_DATA: data = '', ROYAUMES_DIST: dist = 'dist', ROYAUMES_SEEKING: seeking } = process.env;
let tables = 0;
const server = await startServer({
  port: Number(PORT),
  data,
  dist,
  ...(seeking === undefined ? {} : { seeking: Number(seeking) }),
  // No test lasts beyond midnight.
  today: () => '2026-11-16',
  newSeed: () => new Uint8Array(SEED_BYTES).fill(++tables),
  log: {
    write(line) {
      if (/"level":[456]0/.test(line)) process.stderr.write(line);
    },
  },
});
console.log(`http://localhost:${server.port}`);
process.once('SIGTERM', () => void server.close());
