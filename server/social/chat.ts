/**
 * What is said at a table. Players talk among themselves, and so does whoever looks on: while a game runs neither hears the
 * other, for whoever looks on may have been told what a seat must not know. What players said stays there.
 */

import type { Seat } from '#engine';
import type { ChatLine } from '#protocol';
import type { Person } from '../people/store.ts';
import type { Viewer } from '../viewer.ts';
import { frameOf } from '../websocket-frame.ts';
import type { SocialStore } from './store.ts';

interface Group {
  readonly table: string;
  readonly store: SocialStore;
  viewers(): Iterable<Viewer>;
  isRunning(): boolean;
}

export class Chat {
  readonly #group: Group;

  constructor(group: Group) {
    this.#group = group;
  }

  /** Tells all that these eyes may read. */
  async greet({ receiver, seat }: Viewer): Promise<void> {
    const lines = await this.#group.store.chat(this.#group.table, this.#roomsOf(seat));
    if (lines.length > 0) receiver.send(frameOf({ kind: 'chat', lines }));
  }

  /** The game is over: those who sat hear what was said about them. */
  async open(): Promise<void> {
    for (const viewer of this.#group.viewers()) if (viewer.seat !== undefined) await this.greet(viewer);
  }

  async say({ id, name }: Person, seat: Seat | undefined, text: string): Promise<ChatLine> {
    const room = seat === undefined ? 'spectators' : 'players';
    const said = await this.#group.store.say(this.#group.table, { room, id, name, at: Date.now(), text });
    const frame = frameOf({ kind: 'chat line', line: said });
    for (const viewer of this.#group.viewers()) if (this.#roomsOf(viewer.seat).includes(room)) viewer.receiver.send(frame);
    return said;
  }

  #roomsOf(seat: Seat | undefined): readonly ChatLine['room'][] {
    if (seat === undefined) return ['spectators'];
    return this.#group.isRunning() ? ['players'] : ['players', 'spectators'];
  }
}
