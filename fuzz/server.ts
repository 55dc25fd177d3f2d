/** The real server in its own process. Arguments: the data folder, the folder of the client, and whether anybody can be too fast. */

import { startServer } from '#server';

const [data = '', dist = '', limits] = process.argv.slice(2);
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  dist,
  rateLimited: limits === 'limited',
  // As the command `serve` does: only what is wrong is told.
  log: {
    write(line) {
      if (/"level":[456]0/.test(line)) process.stderr.write(line);
    },
  },
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ kind: 'memory', bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => {
  server.close().finally(() => process.exit(0));
});
process.send?.({ kind: 'ready', port: server.port });
