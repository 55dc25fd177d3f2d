/** One socket: what it says is read, answered or refused; what it looks at is told to it. */

import { WebSocket } from 'ws';
import type { No, ToServer } from '#protocol';
import { LONGEST_MESSAGE } from '#protocol';
import type { Log } from './log.ts';
import type { Pace } from './pace.ts';
import { readMessage } from './read.ts';
import { type Hearer, type Look, write } from './table.ts';
import type { Tables } from './tables.ts';

/** Whoever leaves so many bytes unread is cut off; coming back, they ask for what they missed. */
const MOST_UNREAD = 1 << 20;
/** A welcome costs as much as so many moves. */
const JOIN_COST = 5;
/** Nobody looks at more tables at once. */
const MOST_TABLES = 64;

const TEXT = { binary: false } as const;
const TOO_LONG = refusal({ kind: 'too long', longest: LONGEST_MESSAGE });
const GARBAGE = refusal({ kind: 'garbage' });

/** A socket that says why before it closes on what it cannot read. */
export class Wire extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (this.readyState === WebSocket.OPEN) {
      if (code === 1009) this.send(TOO_LONG, TEXT);
      if (code === 1002 || code === 1007) this.send(GARBAGE, TEXT);
    }
    super.close(code, reason);
  }
}

export class Line implements Hearer {
  /** Whether it has been heard of since the last time it was asked. */
  isAlive = true;
  readonly #wire: Wire;
  readonly #tables: Tables;
  readonly #pace: Pace | undefined;
  readonly #log: Log;
  readonly #looks = new Map<string, Look>();

  constructor(wire: Wire, tables: Tables, pace: Pace | undefined, log: Log) {
    this.#wire = wire;
    this.#tables = tables;
    this.#pace = pace;
    this.#log = log;
    wire.on('message', (data: Buffer, isBinary: boolean) => this.#read(data, isBinary));
    wire.on('pong', () => {
      this.isAlive = true;
    });
    // What went wrong is told by the close that follows.
    wire.on('error', () => undefined);
    wire.on('close', () => this.#leaveAll());
  }

  hear(message: Buffer): void {
    const wire = this.#wire;
    if (wire.readyState !== WebSocket.OPEN) return;
    if (wire.bufferedAmount > MOST_UNREAD) wire.terminate();
    else wire.send(message, TEXT);
  }

  hangUp(): void {
    this.#wire.close(1011);
  }

  #read(data: Buffer, isBinary: boolean): void {
    this.isAlive = true;
    if (this.#pace && !this.#pace.allows(1)) {
      this.#refuse({ kind: 'too fast' });
      return;
    }
    if (isBinary) {
      this.hear(GARBAGE);
      return;
    }
    const message = readMessage(data.toString());
    switch (message.kind) {
      case 'no':
        this.#refuse(message.no);
        break;
      case 'move':
        this.#move(message);
        break;
      case 'join':
        this.#join(message).catch((error) => {
          this.#log.error({ err: error, table: message.table }, 'a table could not be shown');
          this.hangUp();
        });
        break;
      default:
        message satisfies never;
    }
  }

  #move({ table, ply, move }: ToServer & { kind: 'move' }): void {
    const look = this.#looks.get(table);
    if (look) {
      const no = look.table.move(look, ply, move);
      if (no) this.#refuse(no, table);
      return;
    }
    this.#tables
      .with<No>(table, () => ({ kind: 'not joined' }))
      .catch((): No => ({ kind: 'not joined' }))
      .then((no) => this.#refuse(no, table));
  }

  async #join({ table: id, token, since }: ToServer & { kind: 'join' }): Promise<void> {
    const mayJoin = this.#looks.has(id) || this.#looks.size < MOST_TABLES;
    if (!mayJoin || (this.#pace && !this.#pace.allows(JOIN_COST))) {
      this.#refuse({ kind: 'too fast' }, id);
      return;
    }
    const no = await this.#tables.with<No | undefined>(id, (table) => {
      if (this.#wire.readyState !== WebSocket.OPEN) return undefined;
      const look = table.look(this, token, since);
      if (!look) return { kind: 'wrong token' };
      const before = this.#looks.get(id);
      this.#looks.set(id, look);
      before?.table.leave(before);
      return undefined;
    });
    if (no) this.#refuse(no, id);
  }

  #refuse(no: No, table?: string): void {
    this.hear(refusal(no, table));
  }

  #leaveAll(): void {
    const looks = [...this.#looks.values()];
    this.#looks.clear();
    for (const look of looks) look.table.leave(look);
  }
}

function refusal(no: No, table?: string): Buffer {
  return write({ kind: 'refused', ...(table === undefined ? {} : { table }), no });
}
