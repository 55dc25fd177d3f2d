/** What goes out to one socket. Who does not read what they are told is cut off, before it fills the memory. */

import type { Duplex } from 'node:stream';
import type { Share } from './crowd.ts';
import type { Frame } from './websocket-frame.ts';
import { Wire } from './wire.ts';

/** Whoever leaves so many bytes unread is cut off; coming back, they ask for what they missed. */
const MOST_UNREAD = 1 << 20;
/** So are those of an address that leaves so many unread on all its connections. */
const MOST_UNREAD_TOGETHER = 32 << 20;
/** Less than this on one connection is on its way, and not counted. */
const UNDERWAY = 1 << 16;

export class Outlet {
  readonly #wire: Wire;
  readonly #socket: Duplex;
  /** What its address holds. */
  readonly #share: Share;
  /** Bytes that it has in the share. */
  #unread = 0;

  /** `socket` is what the wire runs over. */
  constructor(wire: Wire, socket: Duplex, share: Share) {
    this.#wire = wire;
    this.#socket = socket;
    this.#share = share;
    wire.on('close', () => this.#noteUnread(0));
  }

  get isOpen(): boolean {
    return this.#wire.readyState === Wire.OPEN;
  }

  send(frame: Frame): void {
    if (this.isOpen && this.#canTakeMore()) this.#socket.write(frame);
  }

  /** Asks whether somebody is there, and says something along with it. */
  ask(frame: Frame | undefined): void {
    this.#socket.cork();
    if (this.#canTakeMore()) this.#wire.ping();
    if (frame) this.send(frame);
    this.#socket.uncork();
  }

  /** Answers a question whether somebody is here. */
  answer(data: Buffer): void {
    if (this.#canTakeMore()) this.#wire.pong(data);
  }

  /** Asked before anything is written. */
  #canTakeMore(): boolean {
    const unread = this.#socket.writableLength;
    if (unread < UNDERWAY && this.#unread === 0) return true;
    this.#noteUnread(unread < UNDERWAY ? 0 : unread);
    if (unread <= MOST_UNREAD && (this.#unread === 0 || this.#share.unread <= MOST_UNREAD_TOGETHER)) return true;
    this.#wire.terminate();
    return false;
  }

  #noteUnread(bytes: number): void {
    this.#share.unread += bytes - this.#unread;
    this.#unread = bytes;
  }
}
