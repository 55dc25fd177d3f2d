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

const ROOMS: readonly ChatLine['room'][] = ['players', 'spectators'];

interface Group {
  readonly table: string;
  readonly store: SocialStore;
  /** Whom somebody has blocked, and who has blocked them: neither hears the other from then on. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Whose lines somebody does not read, and after what time: what they read before they were blocked stays, and tells them nothing. */
  unheardBy(person: string): Promise<ReadonlyMap<string, number>>;
  viewers(): Iterable<Viewer>;
  isRunning(): boolean;
}

export class Chat {
  readonly #group: Group;
  /** The last line that everybody here has been told. */
  #last: number | undefined;

  constructor(group: Group) {
    this.#group = group;
  }

  /** Tells all that these eyes may read. */
  async greet(viewer: Viewer): Promise<void> {
    const lines = await this.#heardBy(viewer);
    if (lines.length > 0) viewer.receiver.send(frameOf({ kind: 'chat', lines }));
  }

  /** Somebody has blocked somebody, or no more: their eyes read something else now. */
  async greetAgain(person: string): Promise<void> {
    for (const viewer of this.#group.viewers()) {
      if (viewer.person !== person) continue;
      viewer.receiver.send(frameOf({ kind: 'chat', lines: await this.#heardBy(viewer) }));
    }
  }

  /** A line that the seat, or somebody who looks on, may read. */
  async find(seat: Seat | undefined, n: number): Promise<ChatLine | undefined> {
    const lines = await this.#group.store.chat(this.#group.table, this.#roomsOf(seat));
    return lines.find((line) => line.n === n);
  }

  /** The game is over: those who sat hear what was said about them. */
  async open(): Promise<void> {
    for (const viewer of this.#group.viewers()) if (viewer.seat !== undefined) await this.greet(viewer);
  }

  async say({ id, name }: Person, seat: Seat | undefined, text: string): Promise<ChatLine> {
    const room = seat === undefined ? 'spectators' : 'players';
    const said = await this.#group.store.say(this.#group.table, { room, id, name, at: Date.now(), text });
    const apart = await this.#group.apartFrom(id);
    await this.#tell(said, apart);
    return said;
  }

  /** A line that was said at another server. */
  async hear(n: number): Promise<void> {
    const line = n > (this.#last ?? 0) ? await this.#group.store.line(this.#group.table, n) : undefined;
    if (line) await this.#tell(line, await this.#group.apartFrom(line.id));
  }

  /** Lines may have been said elsewhere that nobody here heard. */
  async greetAll(): Promise<void> {
    for (const viewer of this.#group.viewers()) await this.greet(viewer);
  }

  /** Lines are told in their order: where one before it has not been heard yet, all of them are told again. */
  async #tell(line: ChatLine, apart: ReadonlySet<string>): Promise<void> {
    const isNext = this.#last === undefined || line.n <= this.#last + 1;
    this.#last = Math.max(this.#last ?? 0, line.n);
    if (!isNext) return this.greetAll();
    const frame = frameOf({ kind: 'chat line', line });
    for (const viewer of this.#group.viewers()) {
      if (this.#roomsOf(viewer.seat).includes(line.room) && !apart.has(viewer.person ?? '')) viewer.receiver.send(frame);
    }
  }

  async #heardBy({ seat, person }: Viewer): Promise<readonly ChatLine[]> {
    const all = await this.#read();
    const rooms = this.#roomsOf(seat);
    const lines = all.filter(({ room }) => rooms.includes(room));
    const unheard = person === undefined ? undefined : await this.#group.unheardBy(person);
    return unheard?.size ? lines.filter(({ id, at }) => at <= (unheard.get(id) ?? at)) : lines;
  }

  /** Something may be said meanwhile: who is told all of it is told that as well. */
  async #read(): Promise<readonly ChatLine[]> {
    const { store, table } = this.#group;
    const lines = await store.chat(table, ROOMS);
    const newest = lines.at(-1)?.n ?? 0;
    this.#last ??= newest;
    return newest < this.#last ? store.chat(table, ROOMS) : lines;
  }

  #roomsOf(seat: Seat | undefined): readonly ChatLine['room'][] {
    if (seat === undefined) return ['spectators'];
    return this.#group.isRunning() ? ['players'] : ['players', 'spectators'];
  }
}
