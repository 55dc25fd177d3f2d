/** Where people who do not look are told that it is their turn. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Letter {
  /** The same for the same notice, however often it is told. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export class Mailbox {
  readonly #server = createServer((request, response) => {
    const id = String(request.headers['idempotency-key']);
    const box = request.url?.slice(1) ?? '';
    request.resume().on('end', () => {
      response.end();
      this.#arrived(box, { id, at: Date.now() });
    });
  });
  readonly #boxes = new Map<string, (letter: Letter) => void>();

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await once(mailbox.#server.listen(0, '127.0.0.1'), 'listening');
    return mailbox;
  }

  /** The address of somebody who hears what comes there. */
  addressOf(name: string, hear: (letter: Letter) => void): string {
    this.#boxes.set(name, hear);
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${name}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #arrived(box: string, letter: Letter): void {
    this.#boxes.get(box)?.(letter);
  }
}
