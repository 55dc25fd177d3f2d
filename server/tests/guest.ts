/** Real servers and their guests, for tests: a guest is a socket that folds what it is told into what it sees. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { applied, type Chance, type Game, type Seat } from '#engine';
import { type MakeTable, type SeatTaken, type SeenPly, type Sight, type TableInfo, type ToClient, type ToServer, VERSION } from '#protocol';
import { type Running, type ServerOptions, startServer } from '../index.ts';

/** Folders go when all tests of a file are over: what is called after a test comes in the order in which it was asked for, and a server that is still there may write. */
const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

export function newFolder(_: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-'));
  folders.push(folder);
  return folder;
}

/** A server that ends with the test. */
export async function serve(t: TestContext, options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await startServer({ port: 0, data: options.data ?? newFolder(t), ...options });
  t.after(() => server.close());
  return server;
}

/** It folds the table it was last welcomed to. */
export class Guest {
  readonly socket: WebSocket;
  /** Everything it was told, in order. */
  readonly heard: ToClient[] = [];
  readonly plies: SeenPly[] = [];
  info: TableInfo | undefined;
  seat: Seat | undefined;
  sight: Sight | undefined;
  closed: number | undefined;
  #waiting: { is: () => boolean; resolve: () => void; reject: (reason: Error) => void }[] = [];

  constructor(port: number, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://localhost:${port}/api/socket`, { perMessageDeflate: false, headers });
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#look();
    });
  }

  static async at(port: number, headers: Record<string, string> = {}): Promise<Guest> {
    const guest = new Guest(port, headers);
    await once(guest.socket, 'open');
    return guest;
  }

  static async join(port: number, table: string, token?: string, since = 0): Promise<Guest> {
    const guest = await Guest.at(port);
    await guest.join(table, token, since);
    return guest;
  }

  /** Somebody whose connection ended comes back to where they were, and is told only what they have missed. */
  static async back(port: number, { plies, sight, ply, info }: Guest, token?: string): Promise<Guest> {
    const guest = await Guest.at(port);
    guest.plies.push(...plies);
    guest.sight = sight;
    await guest.join(info?.id ?? '', token, ply);
    return guest;
  }

  get ply(): number {
    return this.plies.at(-1)?.ply ?? 0;
  }

  /** The last message of a kind. */
  last<Kind extends ToClient['kind']>(kind: Kind): (ToClient & { kind: Kind }) | undefined {
    return this.heard.findLast((message): message is ToClient & { kind: Kind } => message.kind === kind);
  }

  count(kind: ToClient['kind']): number {
    return this.heard.filter((message) => message.kind === kind).length;
  }

  async join(table: string, token?: string, since = 0): Promise<void> {
    const before = this.count('welcome');
    this.say({ v: VERSION, kind: 'join', table, ...(token === undefined ? {} : { token }), since });
    await this.until(() => this.count('welcome') > before);
  }

  say(message: ToServer | object): void {
    this.socket.send(JSON.stringify(message));
  }

  move(move: string, ply = this.ply): void {
    this.say({ v: VERSION, kind: 'move', table: this.info?.id ?? '', ply, move });
  }

  /** What the server answers to something it should refuse. */
  async refusedFor(message: object | string | Buffer): Promise<(ToClient & { kind: 'refused' })['no'] | undefined> {
    const before = this.count('refused');
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    await this.until(() => this.count('refused') > before);
    return this.last('refused')?.no;
  }

  /** Resolves once it holds, judged after every message. Rejects when the connection ends before. */
  until(is: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ is, resolve, reject });
      this.#look();
    });
  }

  /** Plays a legal move whenever it is to act, until the game is over. */
  async playOn(game: Game, chance: Chance): Promise<void> {
    while (!this.info?.over) {
      const { sight, seat, ply } = this;
      if (sight && seat !== undefined && game.toAct(sight.table).includes(seat)) {
        const moves = game.moves({ seat, table: sight.table, hand: sight.hand });
        this.move(game.writeMove(chance.pick(moves)));
      }
      await this.until(() => this.ply > ply || this.sight !== sight || this.info?.over === true);
    }
  }

  async leave(): Promise<void> {
    if (this.closed !== undefined) return;
    const gone = once(this.socket, 'close');
    this.socket.close();
    await gone;
  }

  #hear(message: ToClient): void {
    this.heard.push(message);
    switch (message.kind) {
      case 'welcome':
        this.info = message.info;
        this.seat = message.seat;
        if (message.start) {
          this.sight = message.start;
          this.plies.length = 0;
        }
        for (const ply of message.plies) this.#fold(ply);
        break;
      case 'ply':
        this.#fold(message);
        break;
      case 'table':
        this.info = message.info;
        break;
      case 'at':
      case 'clock':
      case 'orders':
      case 'lobby':
      case 'open':
      case 'filled':
      case 'seeking':
      case 'found':
      case 'refused':
      case 'spectators':
      case 'presence':
      case 'chat':
      case 'chat line':
        break;
      default:
        message satisfies never;
    }
    this.#look();
  }

  #fold(seen: SeenPly): void {
    const { ply, by, events, change, fixed } = seen;
    // What was told twice or left out would make another game of it, and fail somewhere else.
    if (this.plies.length > 0 && ply !== this.ply + 1) throw new Error(`told of ply ${ply} after ply ${this.ply}`);
    this.plies.push({ ply, by, events, ...(change ? { change } : {}), ...(fixed ? { fixed } : {}) });
    this.sight = applied(this.sight as Sight, change);
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ is, resolve, reject }) => {
      if (is()) resolve();
      else if (this.closed !== undefined) reject(new Error(`the connection ended with ${this.closed}`));
      else return true;
      return false;
    });
  }
}

/** A seat, and the token of the guest who got it. */
export type Sat = SeatTaken & { readonly token: string };

/** Makes a table over HTTP, as a guest who arrives. */
export async function makeTable(port: number, table: MakeTable): Promise<Sat> {
  return satOf(await ask(port, 'POST', '/api/tables', table));
}

export async function takeSeat(port: number, table: string, name: string, seat?: Seat): Promise<Sat> {
  return satOf(await ask(port, 'POST', `/api/tables/${table}/seats`, { name, ...(seat === undefined ? {} : { seat }) }));
}

/** What whoever has an account on these servers signs in with, beside their name. */
export const PASSWORD = 'correct horse battery';

/** Somebody with an account, by the token of their browser. */
export async function member(port: number, name: string): Promise<string> {
  const { token = '' } = await ask(port, 'POST', '/api/me', { name });
  await ask(port, 'POST', '/api/me/password', { login: name, password: PASSWORD }, { authorization: `Bearer ${token}` });
  return token;
}

/** The same two for people with an account, as rated tables need them. */
export async function makeRated(port: number, { name, ...table }: MakeTable & { readonly name: string }): Promise<Sat> {
  return sitAs(port, await member(port, name), '/api/tables', { ...table, rated: true });
}

export async function takeRatedSeat(port: number, table: string, name: string): Promise<Sat> {
  return sitAs(port, await member(port, name), `/api/tables/${table}/seats`, {});
}

async function sitAs(port: number, token: string, path: string, wish: object): Promise<Sat> {
  return satOf({ ...(await ask(port, 'POST', path, wish, { authorization: `Bearer ${token}` })), token });
}

export function satOf({ json, token = '' }: Answer): Sat {
  return { ...(json as SeatTaken), token };
}

export interface Answer {
  readonly status: number;
  readonly json: unknown;
  /** What the cookie holds that was given. */
  readonly token?: string;
}

export async function ask(
  port: number,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const token = /royaumes=([\w-]+);/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return { status: response.status, json: await response.json(), ...(token === undefined ? {} : { token }) };
}
