/** Those who come and do not go: idle sockets, senders of a byte now and then, readers who do not read, ends that are half open. */

import type { Socket } from 'node:net';
import type { Chance } from '#engine';
import { VERSION } from '#protocol';
import { frameOf, open, Wire } from './wire.ts';
import type { World } from './world.ts';

/** Milliseconds between two bytes of who is slow. */
const DRIP = 500;
/** Sockets that are opened at the same time. */
const ABREAST = 50;

export class Lingering {
  readonly #world: World;
  readonly #sockets: Socket[] = [];
  readonly #dripping: { readonly socket: Socket; readonly bytes: Buffer; at: number }[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(world: World) {
    this.#world = world;
    this.#timer = setInterval(() => {
      for (const one of this.#dripping)
        if (one.socket.writable && one.at < one.bytes.length) one.socket.write(one.bytes.subarray(one.at, ++one.at));
    }, DRIP);
  }

  /** How many are still there. */
  get count(): number {
    return this.#sockets.filter(({ destroyed }) => !destroyed).length;
  }

  /** So many more of them, from all addresses in turn. */
  async come(count: number, chance: Chance): Promise<void> {
    const { addresses } = this.#world;
    for (let n = 0; n < count; n += ABREAST) {
      const some = Array.from({ length: Math.min(ABREAST, count - n) }, (_, i) => addresses[(n + i) % addresses.length]!);
      await Promise.all(some.map((address) => this.#linger(address, chance).catch(() => undefined)));
    }
  }

  async #linger(address: string, chance: Chance): Promise<void> {
    const { port } = this.#world.target;
    const kind = chance.below(6);
    if (kind < 2) {
      const wire = await Wire.open(port, address);
      if (!wire) return;
      this.#sockets.push(wire.socket);
      if (kind === 0) return;
      // Looks at a table, and reads nothing of what it is told.
      const { id: table } = chance.pick(this.#world.tables);
      wire.say(frameOf(JSON.stringify({ v: VERSION, kind: 'join', table, since: 0 })));
      wire.socket.pause();
      return;
    }
    const socket = await open(port, address);
    this.#sockets.push(socket);
    socket.on('data', () => undefined);
    if (kind === 2) return;
    if (kind === 3) {
      // It says it is done, and waits.
      socket.end('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
      return;
    }
    const head = 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n';
    const bytes = Buffer.from(kind === 4 ? head : `${head}\r\n{"name":"${'a'.repeat(900)}`);
    const at = kind === 4 ? 1 : head.length + 2;
    socket.write(bytes.subarray(0, at));
    this.#dripping.push({ socket, bytes, at });
  }

  leave(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}
