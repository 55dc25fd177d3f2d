/** Where notices arrive: a mailbox and a webhook on this machine. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter that has not come by now does not come, in milliseconds. */
const PATIENCE = 30_000;

export interface Post {
  /** Settings for a server that sends here. */
  readonly notices: { readonly mail: { readonly smtp: string; readonly from: string }; readonly inside: true };
  /** Where a webhook can be set. */
  readonly hook: string;
  /** What came to the webhook. */
  readonly hooked: string[];
  /** The next letter to this address that was not taken out yet. */
  letterTo(address: string): Promise<string>;
  /** How many letters to this address nobody has taken out. */
  left(address: string): number;
  close(): Promise<void>;
}

export async function openPost(): Promise<Post> {
  const letters: { readonly to: string; readonly text: string }[] = [];
  const hooked: string[] = [];
  let arrived = () => {};
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        // Long lines were broken for the journey.
        const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text });
        done();
        arrived();
      });
    },
  });
  const web = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      hooked.push(text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => mail.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
  return {
    notices: { mail: { smtp: `smtp://127.0.0.1:${portOf(mail.server)}`, from: 'Royaumes <royaumes@example.org>' }, inside: true },
    hook: `http://127.0.0.1:${portOf(web)}/hook`,
    hooked,
    async letterTo(address) {
      const late = AbortSignal.timeout(PATIENCE);
      while (!late.aborted) {
        const found = letters.findIndex(({ to }) => to === address);
        if (found >= 0) return (letters.splice(found, 1)[0] as { text: string }).text;
        await new Promise<void>((resolve) => {
          arrived = resolve;
          late.onabort = () => resolve();
        });
      }
      throw new Error(`no letter came to ${address}`);
    },
    left: (address) => letters.filter(({ to }) => to === address).length,
    async close() {
      await new Promise<void>((closed) => mail.close(() => closed()));
      web.closeAllConnections();
      await new Promise<unknown>((closed) => web.close(closed));
    },
  };
}
