import { fileURLToPath } from 'node:url';
import { BadInput, type Command } from './command.ts';
import { printLine } from './print.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  usage: '',
  about: `Serves Royaumes to browsers.
The environment says where: http://localhost:PORT (4000), with the store in the folder ROYAUMES_DATA (./data).
ROYAUMES_HOST (localhost) is the address to listen on; 0.0.0.0 lets the whole network in.
ROYAUMES_DIST (dist) is the folder of the built client.`,
  flags: {},
  places: 0,
  async run() {
    const { PORT = '4000', ROYAUMES_HOST: host = 'localhost', ROYAUMES_DATA: data = './data', ROYAUMES_DIST: dist = DIST } = process.env;
    const wanted = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN;
    if (!(wanted <= 65535)) throw new BadInput(`PORT is a number from 0 to 65535, not "${PORT}"`);
    // A signal may come twice, from the terminal and from whoever started us: closing is never cut short.
    const stopped = new Promise<void>((resolve) => {
      process.on('SIGINT', () => resolve());
      process.on('SIGTERM', () => resolve());
    });
    const { startServer } = await import('#server');
    const server = await startServer({ port: wanted, host, data, dist, log: { write: tellTrouble } }).catch((error: unknown) => {
      throw new BadInput(tellWhy(error, wanted, host, data));
    });
    await printLine(`Royaumes is ready: http://localhost:${server.port}`);
    await stopped;
    await server.close();
    return 0;
  },
};

/** The server speaks in lines of JSON; only what is wrong is told here. */
function tellTrouble(line: string): void {
  if (/"level":[456]0/.test(line)) process.stderr.write(line);
}

function tellWhy(error: unknown, port: number, host: string, data: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${port} is taken; set PORT to another`;
  if (code === 'EACCES' && message.includes('listen')) return `port ${port} may not be used; set PORT to another`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `ROYAUMES_HOST "${host}" is no address of this machine`;
  return `cannot serve from the data folder ${data}: ${message.split('\n')[0]}`;
}
