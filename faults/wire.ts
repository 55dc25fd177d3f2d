/** A wire between two ends that is in our hands: it can be cut, fall silent, be slow, or end on one side alone. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

type State = 'whole' | 'silent' | 'cut';

/** What comes in at one end goes out at the other, in order, once its time has come and somebody lets it through. */
class Way {
  readonly #to: Socket;
  #waiting: { readonly due: number; readonly bytes: Buffer | undefined }[] = [];
  #isSilent = false;
  #isEnded = false;

  constructor(to: Socket, isSilent: boolean) {
    this.#to = to;
    this.#isSilent = isSilent;
  }

  /** Without bytes: nothing more will come. */
  pass(bytes: Buffer | undefined, delay: number): void {
    this.#waiting.push({ due: performance.now() + delay, bytes });
    this.#pump();
  }

  /** What comes meanwhile comes late. */
  set isSilent(is: boolean) {
    this.#isSilent = is;
    this.#pump();
  }

  /** The one end is told that nothing more will come, while the other goes on. */
  end(): void {
    this.#isEnded = true;
    this.#waiting = [];
    this.#to.end();
  }

  #pump(): void {
    while (!this.#isSilent && !this.#isEnded) {
      const [next] = this.#waiting;
      if (!next) return;
      const early = next.due - performance.now();
      if (early > 0) {
        setTimeout(() => this.#pump(), early).unref();
        return;
      }
      this.#waiting.shift();
      if (next.bytes) this.#to.write(next.bytes);
      else this.end();
    }
  }
}

interface Link {
  readonly ends: readonly [Socket, Socket];
  readonly ways: readonly [Way, Way];
}

export class Wire {
  readonly port: number;
  readonly #server: Server;
  readonly #links = new Set<Link>();
  #state: State = 'whole';
  #delay = 0;

  private constructor(server: Server, to: () => NetConnectOpts) {
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
    server.on('connection', (near) => this.#join(near, to()));
  }

  /** Whoever comes to its port is led to where `to` says then. */
  static async lay(to: () => NetConnectOpts): Promise<Wire> {
    const server = createServer({ allowHalfOpen: true });
    await once(server.listen(0, 'localhost'), 'listening');
    return new Wire(server, to);
  }

  mend(): void {
    this.#state = 'whole';
    this.#delay = 0;
    for (const { ways } of this.#links) for (const way of ways) way.isSilent = false;
  }

  /** All connections break, and none is made. */
  cut(): void {
    this.#state = 'cut';
    for (const link of this.#links) this.#break(link);
  }

  /** Nothing comes through, and nobody is told so. What was sent meanwhile comes when it is mended. */
  hush(): void {
    this.#state = 'silent';
    for (const { ways } of this.#links) for (const way of ways) way.isSilent = true;
  }

  /** Everything takes so many milliseconds more. */
  slow(delay: number): void {
    this.#delay = delay;
  }

  /** Those who came are told that nothing more will come (0), or those to whom they were led (1); the others hear nothing of it. */
  halfClose(side: 0 | 1): void {
    for (const { ways } of this.#links) ways[side].end();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, to: NetConnectOpts): void {
    near.on('error', () => undefined);
    if (this.#state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ ...to, allowHalfOpen: true } as NetConnectOpts);
    const isSilent = this.#state === 'silent';
    const link: Link = { ends: [near, far], ways: [new Way(near, isSilent), new Way(far, isSilent)] };
    this.#links.add(link);
    for (const [from, way] of [
      [near, link.ways[1]],
      [far, link.ways[0]],
    ] as const) {
      from.on('data', (bytes) => way.pass(bytes, this.#delay));
      from.on('end', () => way.pass(undefined, this.#delay));
      from.on('error', () => this.#break(link));
    }
    near.on('close', () => this.#gone(link));
    far.on('close', () => this.#gone(link));
  }

  #gone(link: Link): void {
    if (link.ends.every(({ closed }) => closed)) this.#links.delete(link);
    else if (link.ends.some(({ errored }) => errored)) this.#break(link);
  }

  #break(link: Link): void {
    this.#links.delete(link);
    const [near, far] = link.ends;
    if (!near.destroyed) near.resetAndDestroy();
    far.destroy();
  }
}
