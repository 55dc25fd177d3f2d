/** A client's end of a WebSocket with next to no cost of its own, so that the load never is what is measured. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const SHARED = Buffer.allocUnsafe(1 << 16);
const TEXT = 0x1;
const PING = 0x9;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A text frame, ready to be sent: masked with zeros, which is a mask like any other. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = 0x80 | TEXT;
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head[1] === 0xfe) head.writeUInt16BE(length, 2);
  if (head[1] === 0xff) head.writeUInt32BE(length, 6);
  return Buffer.concat([head, Buffer.from(text)]);
}

export class RawSocket {
  /** Called with the bytes that hold a text, and where it starts and ends in them. */
  onText: (bytes: Buffer, start: number, end: number) => void = () => undefined;
  readonly #socket: Socket;
  /** The beginning of a frame that has not come whole. */
  #rest: Buffer | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(port: number, path: string): Promise<RawSocket> {
    let read: (chunk: Buffer) => void = () => undefined;
    const socket = connect({
      port,
      host: 'localhost',
      noDelay: true,
      // What has come is read before anything else comes: one buffer does for all sockets.
      onread: {
        buffer: SHARED,
        callback: (count) => {
          read(SHARED.subarray(0, count));
          return true;
        },
      },
    });
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    const raw = new RawSocket(socket);
    const answered = new Promise<Buffer>((resolve) => {
      read = (chunk) => {
        read = (more) => raw.#read(more);
        resolve(Buffer.from(chunk));
      };
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: cm95YXVtZXMgYmVuY2ghIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const answer = await answered;
    if (!answer.toString().startsWith('HTTP/1.1 101') || answer.indexOf('\r\n\r\n') !== answer.length - 4) {
      throw new Error('the server opens no socket');
    }
    return raw;
  }

  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  /** The next text, as a string. */
  next(): Promise<string> {
    return new Promise((resolve) => {
      this.onText = (bytes, start, end) => resolve(bytes.toString('utf8', start, end));
    });
  }

  /** Resolves when the next text is there. */
  come(): Promise<void> {
    return new Promise((resolve) => {
      this.onText = () => resolve();
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = undefined;
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1]! & 127;
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (start > bytes.length) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      const end = start + length;
      if (end > bytes.length) break;
      const kind = bytes[at]! & 15;
      if (kind === TEXT) this.onText(bytes, start, end);
      else if (kind === PING) this.#socket.write(PONG);
      at = end;
    }
    if (at < bytes.length) this.#rest = Buffer.from(bytes.subarray(at));
  }
}
