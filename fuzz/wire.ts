/** The fuzzer's end of a connection: bytes go out as they are, well-formed or not; what comes back is read as far as it can be. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const TEXT = 0x1;
export const BINARY = 0x2;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

interface FrameOptions {
  readonly opcode?: number;
  readonly fin?: boolean;
  /** The three reserved bits. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The length that the head tells, where it lies. */
  readonly length?: number | bigint;
}

/** Masked with zeros, which is a mask like any other. */
export function frameOf(
  payload: Buffer | string,
  { opcode = TEXT, fin = true, reserved = 0, masked = true, length }: FrameOptions = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const told = BigInt(length ?? bytes.length);
  const short = told < 126n ? Number(told) : told < 65_536n ? 126 : 127;
  const more = Buffer.alloc(short < 126 ? 0 : short === 126 ? 2 : 8);
  if (short === 126) more.writeUInt16BE(Number(told));
  if (short === 127) more.writeBigUInt64BE(told);
  const head = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode, (masked ? 0x80 : 0) | short]);
  return Buffer.concat([head, more, Buffer.alloc(masked ? 4 : 0), bytes]);
}

/** A connection from one of this machine's addresses; rejects when it cannot be had. */
export async function open(port: number, address: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address, noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

interface Reply {
  /** 0 when nothing came that can be read. */
  readonly status: number;
  readonly text: string;
}

/** Says something and reads what comes, until the other side ends or is silent for a while. */
export async function sayRaw(port: number, address: string, pieces: readonly Buffer[], patience: number): Promise<Reply> {
  const socket = await open(port, address);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.setTimeout(patience, resolve);
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    if (pieces.length > 1) await new Promise((next) => setImmediate(next));
  }
  await over;
  socket.destroy();
  const text = Buffer.concat(parts).toString();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Key: cm95YXVtZXMgZnV6emVyIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** A WebSocket on which anything can be said. */
export class Wire {
  /** Called with each text that comes. */
  onText: (text: string) => void = () => undefined;
  readonly socket: Socket;
  #rest = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Undefined when the server lets nobody in: there are too many, or they come too fast. */
  static async open(port: number, address: string): Promise<Wire | undefined> {
    const socket = await open(port, address);
    socket.write(UPGRADE);
    const head = await new Promise<Buffer>((resolve) => {
      socket.once('data', resolve);
      socket.once('close', () => resolve(Buffer.alloc(0)));
    });
    const end = head.indexOf('\r\n\r\n');
    if (!head.toString('latin1').startsWith('HTTP/1.1 101') || end < 0) {
      socket.destroy();
      return undefined;
    }
    const wire = new Wire(socket);
    socket.on('data', (chunk) => wire.#read(chunk));
    wire.#read(head.subarray(end + 4));
    return wire;
  }

  get isOpen(): boolean {
    return this.socket.readyState === 'open';
  }

  say(bytes: Buffer): void {
    if (this.isOpen) this.socket.write(bytes);
  }

  /** Waits for the next text, the end, or so many milliseconds. */
  next(patience: number): Promise<string | undefined> {
    return new Promise((resolve) => {
      const before = this.onText;
      const done = (text?: string) => {
        clearTimeout(timer);
        this.socket.off('close', closed);
        this.onText = before;
        if (text !== undefined) before(text);
        resolve(text);
      };
      const closed = () => done();
      const timer = setTimeout(done, patience);
      this.socket.once('close', closed);
      this.onText = done;
    });
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1]! & 127;
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (start > bytes.length) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      if (start + length > bytes.length) break;
      const opcode = bytes[at]! & 15;
      if (opcode === TEXT) this.onText(bytes.toString('utf8', start, start + length));
      else if (opcode === PING && this.isOpen) this.socket.write(frameOf('', { opcode: PONG }));
      at = start + length;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
  }
}
