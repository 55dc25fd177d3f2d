/** The list of open tables, as it is now. */

import type { LobbyTable, ToClient } from '#protocol';
import { VERSION } from '#protocol';
import { Pause } from './connection/pause.ts';
import { reloadsFor } from './version.ts';

const WAIT = 1000;
const LONGEST_WAIT = 15_000;

export class LobbyWatch {
  tables = $state.raw<readonly LobbyTable[]>([]);
  count = $state(0);
  /** Whether the list is the server's, now. */
  live = $state(false);
  /** Whether the server cannot understand this page. */
  isOutdated = $state(false);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pause = new Pause(WAIT, LONGEST_WAIT);
  #closed = false;

  constructor() {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ v: VERSION, kind: 'lobby' }));
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data) as ToClient);
    socket.onclose = ({ code }) => {
      this.live = false;
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#open(), this.#pause.next(code));
    };
  }

  #heard(message: ToClient): void {
    if (message.kind === 'lobby') {
      this.tables = message.tables;
      this.count = message.count;
      this.live = true;
      this.isOutdated = false;
      this.#pause.renew();
    } else if (message.kind === 'open') {
      const isNew = !this.tables.some(({ id }) => id === message.table.id);
      this.tables = isNew ? [message.table, ...this.tables] : this.tables.map((old) => (old.id === message.table.id ? message.table : old));
      this.count = message.count;
    } else if (message.kind === 'filled') {
      this.tables = this.tables.filter(({ id }) => id !== message.id);
      this.count = message.count;
    } else if (message.kind === 'refused' && message.no.kind === 'version') this.isOutdated = !reloadsFor(message);
  }
}
