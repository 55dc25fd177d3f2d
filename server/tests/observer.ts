/** Somebody who notes every byte that they are told, over HTTP and on a socket, with names in it that do not change from server to server. */

import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import type { ToClient, ToServer } from '#protocol';

/** What is random on each server, such as ids, by a name of the same length. */
export class Aliases {
  readonly #names = new Map<string, string>();

  add(secret: string): void {
    const name = `${this.#names.size}`.padStart(secret.length, '_');
    if (secret !== '' && !this.#names.has(secret)) this.#names.set(secret, name);
  }

  in(text: string): string {
    let known = text;
    for (const [secret, name] of this.#names) known = known.replaceAll(secret, name);
    return known;
  }
}

/** Nobody's secret: when it was, and who one is. */
const ASIDE = ['date', 'set-cookie'];

export class Observer {
  readonly #seen: string[] = [];
  readonly #port: number;
  readonly #token: string | undefined;
  readonly #aliases: Aliases;
  #socket: WebSocket | undefined;
  readonly #frames: string[] = [];
  /** Those who wait for something to be told. */
  #waiting: (() => boolean)[] = [];

  constructor(port: number, token: string | undefined, aliases: Aliases) {
    this.#port = port;
    this.#token = token;
    this.#aliases = aliases;
  }

  /** All that was seen, in order. */
  get noted(): readonly string[] {
    return this.#seen.map((text) => this.#aliases.in(text));
  }

  /** Asks, and notes status, headers and body. */
  async ask(method: string, path: string, body?: object): Promise<void> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(this.#token === undefined ? {} : { cookie: `royaumes=${this.#token}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const seen = await new Promise<string>((resolve, reject) => {
      const asked = request({ host: 'localhost', port: this.#port, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { rawHeaders } = response;
          const told = rawHeaders.flatMap((name, n) =>
            n % 2 === 0 && !ASIDE.includes(name.toLowerCase()) ? [`${name}: ${rawHeaders[n + 1]}`] : [],
          );
          resolve(`${response.statusCode} ${told.join(', ')} ${Buffer.concat(parts)}`);
        });
      });
      asked.on('error', reject);
      asked.end(text);
    });
    this.#seen.push(`${method} ${path} ${text ?? ''} → ${seen}`);
  }

  async connect(): Promise<void> {
    this.#socket = new WebSocket(`ws://localhost:${this.#port}/api/socket`, {
      perMessageDeflate: false,
      headers: this.#token === undefined ? {} : { cookie: `royaumes=${this.#token}` },
    });
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.#frames.push(text);
      // How many look on is told half a second late: it comes when it comes.
      if (!/^\{"kind":"(spectators|presence)"/.test(text)) this.#seen.push(`${data.length} bytes ${text}`);
      this.#waiting = this.#waiting.filter((isThere) => !isThere());
    });
    await once(this.#socket, 'open');
  }

  say(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Says something, and waits for the first message after it that is an answer. */
  async until(message: ToServer | undefined, isAnswer: (told: ToClient) => boolean): Promise<ToClient> {
    const from = this.#frames.length;
    if (message) this.say(message);
    return this.#hear(isAnswer, from);
  }

  /** The first message, from this one on, that holds. */
  #hear(holds: (told: ToClient) => boolean, from: number): Promise<ToClient> {
    return new Promise((resolve) => {
      const isThere = () => {
        const found = this.#frames
          .slice(from)
          .map((text) => JSON.parse(text) as ToClient)
          .find(holds);
        if (found) resolve(found);
        return found !== undefined;
      };
      if (!isThere()) this.#waiting.push(isThere);
    });
  }

  leave(): void {
    this.#socket?.terminate();
  }
}
