/** Ada, who is told of what waits for her, and Bo, who plays with her, for tests. */

import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Match, numberedSeed } from '#engine';
import { ugo as game } from '#games/ugo';
import type { MakeTable, Notices } from '#protocol';
import type { ServerOptions } from '../../index.ts';
import { type Answer, ask, Guest, satOf, serve } from '../../tests/guest.ts';
import { type Device, type Mailbox, openDevice, openMailbox, openWebhook, until, type Webhook } from './receivers.ts';

export const ADDRESS = 'ada@example.org';
export const cookie = (token: string | undefined) => ({ cookie: `royaumes=${token}` });
export const noticesOf = ({ json }: Answer) => json as Notices;
export const kindOf = ({ json }: Answer) => (json as { no?: { kind: string } }).no?.kind;

const OPTIONS = { rounds: 1 };
/** Luck by which the first seat begins. */
const SEED = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => numberedSeed(77, n)).find((seed) => new Match(game, OPTIONS, 2, seed).toAct()[0] === 0)!;

interface Friends {
  readonly ada: string;
  readonly bo: string;
  readonly mailbox: Mailbox;
  port: number;
  close(): Promise<void>;
  /** Ada asks. */
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** Stops the server and starts another with the same data. */
  restart(): Promise<void>;
  /** Bo makes a table, and Ada sits down as the second. */
  newTable(wish?: Partial<MakeTable>): Promise<string>;
  /** Bo plays until it is Ada's turn. */
  boMoves(table: string): Promise<void>;
  adaMoves(table: string): Promise<void>;
  openDevice(): Promise<Device>;
  openWebhook(shape?: 'discord' | 'slack'): Promise<Webhook>;
  openMail(): Promise<void>;
}

export async function friends(t: TestContext, options: Partial<ServerOptions> & { data: string }): Promise<Friends> {
  const mailbox = await openMailbox(t);
  const mail = { smtp: mailbox.smtp, from: 'Royaumes <notices@royaumes.example>' };
  const start = () =>
    serve(t, {
      rateLimited: false,
      newSeed: () => SEED,
      ...options,
      notices: { grace: 0, inside: true, anyPort: true, mail, ...options.notices },
    });
  let server = await start();
  const arrive = async (name: string) => (await ask(server.port, 'POST', '/api/me', { name })).token as string;
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo <b>')];
  const moveOn = async (table: string, token: string) => {
    const guest = await Guest.join(all.port, table, token);
    const { seat = -1 } = guest;
    while (game.toAct(guest.sight?.table)[0] === seat) {
      const { ply } = guest;
      guest.move(game.writeMove(game.moves({ seat, table: guest.sight?.table, hand: guest.sight?.hand })[0]));
      await guest.until(() => guest.ply > ply);
    }
    await guest.leave();
  };
  const all: Friends = {
    ada,
    bo,
    mailbox,
    port: server.port,
    close: () => server.close(),
    ask: (method, path, body) => ask(all.port, method, path, body, cookie(ada)),
    async restart() {
      await server.close();
      server = await start();
      all.port = server.port;
    },
    async newTable(wish = {}) {
      const table = { game: game.meta.id, options: OPTIONS, seats: ['person', 'person'], ...wish };
      const { info } = satOf(await ask(all.port, 'POST', '/api/tables', table, cookie(bo)));
      assert.equal((await all.ask('POST', `/api/tables/${info.id}/seats`, {})).status, 200);
      return info.id;
    },
    boMoves: (table) => moveOn(table, bo),
    adaMoves: (table) => moveOn(table, ada),
    async openDevice() {
      const { key } = noticesOf(await all.ask('GET', '/api/me/notices')).push;
      const device = await openDevice(t, () => key);
      assert.equal((await all.ask('POST', '/api/me/notices/push', device.subscription)).status, 200);
      return device;
    },
    async openWebhook(shape = 'discord') {
      const webhook = await openWebhook(t);
      assert.equal((await all.ask('POST', '/api/me/notices/webhook', { url: webhook.url, shape })).status, 200);
      return webhook;
    },
    async openMail() {
      assert.equal((await all.ask('POST', '/api/me/notices/address', { address: ADDRESS })).status, 200);
      await until(() => mailbox.letters.length > 0);
      const code = codeIn(mailbox);
      assert.equal((await all.ask('POST', '/api/me/notices/address/confirm', { code })).status, 200);
      mailbox.letters.length = 0;
    },
  };
  return all;
}

export function codeIn({ letters }: Mailbox): string {
  return /\b\d{8}\b/.exec(letters.at(-1)?.subject ?? '')?.[0] ?? '';
}
