/** What there is on the attacked server: its endpoints as it tells them, people, and tables of every game that they play at. */

import { Agent, request as httpRequest } from 'node:http';
import type { Chance } from '#engine';
import { games } from '#games';
import type { Me, SeatTaken } from '#protocol';
import { type Endpoint, endpointsOf, type OpenApi } from '#server/tests/documented';
import type { Hints } from './bodies.ts';
import { PROTOTYPE_NAMES } from './nasty.ts';
import type { Target } from './target.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

interface Played {
  readonly id: string;
  /** Who sits there, seat by seat. */
  readonly people: readonly Person[];
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly token: string | undefined;
}

/** Whom to attack, and where to tell what is wrong. */
type Prey = Pick<Target, 'port' | 'findings' | 'isAlive'>;

/** Where attackers come from: nobody else's limits are theirs. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8', '127.0.0.9'];

export class World {
  readonly target: Prey;
  readonly api: OpenApi;
  readonly endpoints: readonly Endpoint[];
  readonly addresses: readonly string[];
  readonly people: Person[] = [];
  readonly tables: Played[] = [];
  /** Sessions, passkeys and whatever else has an id. */
  readonly #others: string[] = [];
  readonly #agents = new Map<string, Agent>();

  private constructor(target: Prey, api: OpenApi, addresses: readonly string[]) {
    this.target = target;
    this.api = api;
    this.endpoints = endpointsOf(api);
    this.addresses = addresses;
  }

  static async open(target: Prey): Promise<World> {
    const api = await (await fetch(`http://127.0.0.1:${target.port}/api`)).json();
    // Elsewhere than on Linux this machine has one loopback address.
    const world = new World(target, api as OpenApi, process.platform === 'linux' ? ADDRESSES : ['127.0.0.1']);
    for (const game of games) await world.makeTable(game.meta.id, game.meta.seats.min);
    return world;
  }

  /** A table at which people sit, ready to be played at. */
  async makeTable(game: string, seats: number, address = this.addresses[0]!): Promise<void> {
    const people: Person[] = [];
    while (people.length < seats) {
      const arrived = await this.arrive(address);
      if (!arrived) return;
      people.push(arrived);
    }
    const wish = JSON.stringify({ game, options: {}, seats: people.map(() => 'person'), listed: true });
    const made = await this.ask(address, { ...POST, path: '/api/tables', body: wish, headers: this.as(people[0]) });
    if (made.status !== 201) return;
    const { id } = (JSON.parse(made.text) as SeatTaken).info;
    for (const person of people.slice(1)) {
      await this.ask(address, { ...POST, path: `/api/tables/${id}/seats`, body: '{}', headers: this.as(person) });
    }
    this.tables.push({ id, people });
    if (this.tables.length > MOST) this.tables.shift();
  }

  async arrive(address: string): Promise<Person | undefined> {
    const answer = await this.ask(address, { ...POST, path: '/api/me', body: '{"name":"Mallory"}', headers: this.as(undefined) });
    if (answer.status !== 200 || answer.token === undefined) return undefined;
    const { id, sessions } = JSON.parse(answer.text) as Me;
    const person = { id, token: answer.token };
    this.people.push(person);
    if (this.people.length > MOST) this.people.shift();
    this.#others.push(...sessions.map((session) => session.id));
    return person;
  }

  as(person: Person | undefined): Record<string, string> {
    return { 'content-type': 'application/json', ...(person ? { authorization: `Bearer ${person.token}` } : {}) };
  }

  /** What fits under a key of a body, or in a path. */
  hints(chance: Chance): Hints {
    return (key) => {
      switch (key) {
        case 'id':
          return [...this.tables.map(({ id }) => id), ...(chance.below(8) === 0 ? PROTOTYPE_NAMES : [])];
        case 'person':
          return this.people.map(({ id }) => id);
        case 'session':
        case 'passkey':
          return [...this.#others.slice(-20), ...PROTOTYPE_NAMES];
        case 'game':
        case 'mutedGames item':
          return [...games.map(({ meta }) => meta.id), ...(chance.below(8) === 0 ? PROTOTYPE_NAMES : [])];
        case 'bot':
          return ['random', ...(chance.below(4) === 0 ? PROTOTYPE_NAMES : [])];
        case 'seats item':
          return ['person', 'person', 'bot random', ...(chance.below(8) === 0 ? ['bot constructor', 'bot __proto__'] : [])];
        case 'option name':
          return [...games.flatMap(({ meta }) => Object.keys(meta.options)), ...PROTOTYPE_NAMES];
        case 'standing item':
          return [...games.flatMap(({ orders = {} }) => Object.keys(orders)), ...PROTOTYPE_NAMES];
        case 'name':
        case 'login':
          return ['Mallory', 'Mal', 'Zoë', '王', ...PROTOTYPE_NAMES];
        case 'password':
        case 'current':
          return ['the wrong horse', 'correct battery'];
        case 'zone':
          return ['Europe/Brussels', 'UTC', 'Nowhere/Land', '__proto__'];
        case 'from':
        case 'to':
          return chance.below(2) === 0 ? [] : [1, 7, 23, '2030-01-01', '2030-01-09'];
        case 'url':
          // A port at which nobody listens: nothing leaves this machine.
          return ['http://127.0.0.1:9/', 'https://127.0.0.1:9/hook'];
        case 'endpoint':
          return ['https://127.0.0.1:9/push', 'http://127.0.0.1:9/push'];
        case 'address':
          return ['mallory@example.org'];
        default:
          return [];
      }
    };
  }

  ask(address: string, { method, path, headers = {}, body }: Asked): Promise<Answered> {
    const agent = this.#agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address, maxSockets: 32 });
    this.#agents.set(address, agent);
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = httpRequest(
        { host: '127.0.0.1', port: this.target.port, method, path, agent, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const [cookie = ''] = response.headers['set-cookie'] ?? [];
            const token = /royaumes=([\w-]+);/.exec(cookie)?.[1];
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), token });
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
  }
}

const POST = { method: 'POST' };
/** So many people and tables are remembered. */
const MOST = 40;
