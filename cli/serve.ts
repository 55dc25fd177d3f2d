import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '#server';
import { Proxies } from '#server/address';
import { BadInput, type Command } from './command.ts';
import { readDatabase } from './database.ts';
import { printLine } from './print.ts';

/** Milliseconds after which whoever asked the server to stop would end it. */
const LAST_MOMENT = 9500;
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  usage: '',
  about: `Serves Royaumes to browsers.
Settings are environment variables. By default the address is http://localhost:PORT (4000), and the store is in the folder ROYAUMES_DATA (./data).
DATABASE_URL (postgres://user:password@host:5432/royaumes) puts the store in PostgreSQL instead.
ROYAUMES_HOST (localhost) is the address to listen on; 0.0.0.0 lets the whole network in.
ROYAUMES_DIST (dist) is the folder of the built client.
ROYAUMES_URL is the public address, for links in notifications (default: the address of the request); with https, cookies need https too.
ROYAUMES_CONTACT (mailto:you@example.org, https://example.org/contact) is where to report a vulnerability, in /.well-known/security.txt.
ROYAUMES_PROXY (10.0.0.2, 10.1.0.0/16) lists the proxies in front of the server; only these are trusted to say who the client is.
ROYAUMES_SMTP (smtp://user:password@host:port) sends notifications by e-mail, from ROYAUMES_MAIL_FROM; without it there is no e-mail.
ROYAUMES_INSIDE=1 lets notifications go to addresses inside your own network and without encryption, e-mail too; ROYAUMES_INSIDE=any, to any port there.
ROYAUMES_METRICS (9464, or 10.0.0.2:9464) serves metrics for Prometheus at /metrics on that port; a port alone can be reached only from this machine.
ROYAUMES_READ_ONLY=1 lets people look at everything but change nothing, while you move the store.`,
  flags: {},
  places: 0,
  async run() {
    const { PORT = '4000', ROYAUMES_HOST: host = 'localhost', ROYAUMES_DATA: data = './data', ROYAUMES_DIST: dist = DIST } = process.env;
    const [url, proxies, notices] = [readUrl(process.env), readProxies(process.env), readNotices(process.env)];
    const [metrics, contact, database] = [readMetrics(process.env), readContact(process.env), readDatabase(process.env)];
    const wanted = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN;
    if (!(wanted <= 65535)) throw new BadInput(`PORT must be a number from 0 to 65535, not "${PORT}"`);
    // A signal may come twice, from the terminal and from whoever started us: closing is never cut short.
    const stopped = new Promise<void>((resolve) => {
      process.on('SIGINT', () => resolve());
      process.on('SIGTERM', () => resolve());
    });
    const { startServer } = await import('#server');
    const server = await startServer({
      port: wanted,
      host,
      data,
      dist,
      ...url,
      ...metrics,
      ...contact,
      ...database,
      proxies,
      notices,
      isReadOnly: readReadOnly(process.env),
      log: { write: tellTrouble },
    }).catch((error: unknown) => {
      throw new BadInput(tellWhy(error, { port: wanted, host, data, ...database }));
    });
    await printLine(`Royaumes is ready: http://localhost:${server.port}`);
    if (server.metricsPort !== undefined) await printLine(`Metrics are on port ${server.metricsPort}, at /metrics`);
    await stopped;
    // A store that does not answer keeps nobody waiting: what was acknowledged is stored.
    const late = setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    await server.close();
    clearTimeout(late);
    return 0;
  },
};

function readUrl({ ROYAUMES_URL: url }: NodeJS.ProcessEnv): { readonly url?: string } {
  if (url && !/^https?:$/.test(protocolOf(url))) throw new BadInput('ROYAUMES_URL must be an address such as https://royaumes.example');
  return url ? { url } : {};
}

function readContact({ ROYAUMES_CONTACT: contact }: NodeJS.ProcessEnv): { readonly contact?: string } {
  if (contact && !/^(?:https|mailto):$/.test(protocolOf(contact)))
    throw new BadInput('ROYAUMES_CONTACT must be an address such as mailto:you@example.org or https://example.org/contact');
  return contact ? { contact: new URL(contact).href } : {};
}

function readProxies({ ROYAUMES_PROXY: text = '' }: NodeJS.ProcessEnv): readonly string[] {
  const named = text.split(/[\s,]+/).filter(Boolean);
  try {
    new Proxies(named);
  } catch {
    throw new BadInput('ROYAUMES_PROXY must be a list of addresses and networks such as 127.0.0.1, ::1, 10.0.0.0/8');
  }
  return named;
}

function readNotices({ ROYAUMES_SMTP: smtp, ROYAUMES_MAIL_FROM: from, ROYAUMES_INSIDE: inside }: NodeJS.ProcessEnv) {
  // The password in it is told to nobody.
  if (smtp && !/^smtps?:$/.test(protocolOf(smtp)))
    throw new BadInput('ROYAUMES_SMTP must be an address such as smtp://user:password@host:587');
  if (smtp && !from?.includes('@')) throw new BadInput('ROYAUMES_SMTP needs ROYAUMES_MAIL_FROM, the sender of e-mails');
  return { ...(smtp && from ? { mail: { smtp, from } } : {}), inside: inside === '1' || inside === 'any', anyPort: inside === 'any' };
}

function readMetrics({ ROYAUMES_METRICS: text }: NodeJS.ProcessEnv): Pick<ServerOptions, 'metrics'> {
  if (!text) return {};
  const [, bracketed, plain, port] = /^(?:(?:\[([\da-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  if (port === undefined || Number(port) > 65535) throw new BadInput('ROYAUMES_METRICS must be a port such as 9464, or 10.0.0.2:9464');
  return { metrics: { host: bracketed ?? plain ?? 'localhost', port: Number(port) } };
}

function readReadOnly({ ROYAUMES_READ_ONLY: text = '0' }: NodeJS.ProcessEnv): boolean {
  if (!/^[01]?$/.test(text)) throw new BadInput('ROYAUMES_READ_ONLY must be 1 or 0');
  return text === '1';
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}

/** The server speaks in lines of JSON; only what is wrong is told here. */
function tellTrouble(line: string): void {
  if (/"level":[456]0/.test(line)) process.stderr.write(line);
}

function tellWhy(error: unknown, { port, host = '', data, database }: ServerOptions): string {
  const { code, message, port: meant } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE' && meant === port) return `port ${port} is taken; set PORT to another`;
  if (code === 'EADDRINUSE') return `port ${meant} is taken; set ROYAUMES_METRICS to another`;
  if (code === 'EACCES' && message.includes('listen')) return `port ${port} is not permitted; set PORT to another`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `ROYAUMES_HOST "${host}" is not an address of this machine`;
  if (database !== undefined) return `cannot serve: ${message.split('\n')[0]}`;
  return `cannot serve from the data folder ${data}: ${message.split('\n')[0]}`;
}
