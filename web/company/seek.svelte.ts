/** Looks for opponents, until some are found or one stops. */

import type { Me, No, TableInfo, TimeControl, ToClient } from '#protocol';
import { VERSION } from '#protocol';
import { Pause } from '../table/connection/pause.ts';
import { noteTable, sealNumber } from '../table/numbers.ts';
import type { OwnName } from '../table/own-name.ts';
import { noteSeat } from '../table/seats.ts';
import { ask, isNo } from '../table/server.ts';

interface Wish {
  readonly games: readonly string[];
  readonly timeControl: TimeControl;
  /** How many shall play; any number without it. */
  readonly players: number | undefined;
  readonly bot: string | undefined;
}

/** The next try after a broken connection, in milliseconds. */
const WAIT = 2000;
const LONGEST_WAIT = 15_000;

export class Seek {
  /** Whether somebody is waited for. */
  isOn = $state(false);
  no = $state.raw<No>();
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pause = new Pause(WAIT, LONGEST_WAIT);

  /** Calls `found` with the table at which a seat is ours. */
  async start(wish: Wish, own: OwnName, found: (table: string) => void): Promise<void> {
    this.isOn = true;
    this.no = undefined;
    // Whoever looks for somebody is somebody: the cookie is there before the connection is.
    const name = await own.typed();
    const me = name === undefined ? undefined : await ask<Me>('POST', '/api/me', { name });
    if (me && isNo(me)) this.#end(me);
    else if (this.isOn) this.#open(wish, found);
  }

  stop(): void {
    this.#end(undefined);
  }

  #end(no: No | undefined): void {
    this.isOn = false;
    this.no = no;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(wish: Wish, found: (table: string) => void): void {
    const seal = sealNumber();
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ v: VERSION, kind: 'seek', ...wish, seal }));
    socket.onmessage = async ({ data }) => {
      const message = JSON.parse(data) as ToClient;
      this.#pause.renew();
      if (message.kind === 'refused') this.#end(message.no);
      if (message.kind !== 'found') return;
      noteTable(seal, message.table);
      this.#end(undefined);
      const info = await ask<TableInfo>('GET', `/api/tables/${message.table}`);
      if (!isNo(info)) noteSeat(info);
      found(message.table);
    };
    socket.onclose = ({ code }) => {
      if (this.isOn) this.#timer = setTimeout(() => this.#open(wish, found), this.#pause.next(code));
    };
  }
}
