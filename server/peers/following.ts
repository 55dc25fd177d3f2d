/** What is known here of tables and the lobby is brought up to what other servers have done. */

import { infoAsleep } from '../asleep.ts';
import type { Awake } from '../awake.ts';
import { infoOf } from '../info.ts';
import type { Lobby } from '../lobby.ts';
import { isPlayable } from '../playable.ts';
import type { Store } from '../store.ts';
import type { Change } from './elsewhere.ts';
import type { Mark } from './peers.ts';

interface Context {
  readonly store: Store;
  readonly awake: Awake;
  readonly lobby: Lobby;
}

export class Following {
  readonly #store: Store;
  readonly #awake: Awake;
  readonly #lobby: Lobby;
  /** Of the tables at which somebody is, as they stood when they were last looked for. */
  #marks: ReadonlyMap<string, Mark> = new Map();
  /** Tables asleep that are being read, and those that were changed since. */
  readonly #isReading = new Set<string>();
  readonly #outdated = new Set<string>();

  constructor({ store, awake, lobby }: Context) {
    this.#store = store;
    this.#awake = awake;
    this.#lobby = lobby;
  }

  /** Whether this entry of the table is known here: most of what is heard was told by this server itself. */
  knows(id: string, ply: number): boolean {
    return this.#awake.knows(id, ply);
  }

  /** Something about a table was changed, as a server says, and be it this one. With a ply: whoever knows that entry need not look. */
  async lookAgain(id: string, ply?: number, from: { readonly isOwn?: boolean } = {}): Promise<void> {
    await this.#awake.lookAgain(id, ply, from);
    if (this.#awake.has(id) || ply !== undefined) return;
    this.#outdated.add(id);
    if (!this.#isReading.has(id)) await this.#readAsleep(id);
  }

  /** What the lobby tells of a table is read by one at a time: no older reading comes after a newer one. */
  async #readAsleep(id: string): Promise<void> {
    this.#isReading.add(id);
    try {
      while (this.#outdated.delete(id)) {
        const listed = await this.#store.summary(id);
        if (this.#outdated.has(id) || this.#awake.has(id)) continue;
        if (listed?.listed && isPlayable(listed)) this.#lobby.note(infoAsleep(listed) ?? infoOf(listed, false), listed.created);
      }
    } finally {
      this.#isReading.delete(id);
    }
  }

  /**
   * A server may have stored something, and not lived to tell: what stands otherwise than it was last seen is read again. Not while an entry
   * of our own is on its way there, for nobody could tell what is new: what becomes of it is heard, and the table is looked at the next time.
   */
  async lookForUntold(): Promise<void> {
    const before = this.#marks;
    const marks = new Map(await this.#store.peers.marksOf(this.#awake.busy));
    this.#marks = marks;
    for (const [id, { ply, said, rest }] of marks) {
      const last = before.get(id);
      if (!this.#awake.isSettled(id)) {
        if (last) marks.set(id, last);
        else marks.delete(id);
        continue;
      }
      await this.#awake.lookAgain(id, rest === last?.rest ? ply : undefined);
      if (said !== last?.said) await this.hear(id, said);
    }
  }

  /** Others look at these tables, at another server. `shown`: the last entry that those who were there before have seen. */
  async noteSight({ tables, before }: Change, shown?: number): Promise<void> {
    const gone = before.filter(({ plays }) => plays);
    for (const id of tables) {
      if (!this.#awake.has(id)) continue;
      await this.#awake.with(id, (table) => {
        table.noteSight();
        for (const { person, table: at } of gone) if (person !== undefined && at === id) table.noteGone(person, shown);
      });
    }
  }

  /** Something was said there at another server. */
  async hear(id: string, n: number): Promise<void> {
    if (this.#awake.has(id)) await this.#awake.with(id, ({ chat }) => chat.hear(n));
  }

  /** Somebody is called otherwise, or has gone, as another server says. */
  async lookAgainAt(person: string): Promise<void> {
    const theirs = (await this.#awake.all()).filter(({ seating }) => (seating.seatOf(person) ?? seating.keptFor(person)) !== undefined);
    for (const id of new Set([...theirs.map(({ id }) => id), ...this.#lobby.tablesOf(person)])) await this.lookAgain(id);
  }

  /** What other servers have told may have been lost: everything that is known here is read again. */
  async lookAtAll(): Promise<void> {
    await this.#lobby.renew(() => this.#store.open());
    for (const table of await this.#awake.all()) {
      await table.lookAgain();
      await table.chat.greetAll();
    }
  }

  /** Somebody has blocked another, or no more: both see other open tables now. What was said changes only before their own eyes. */
  async lookApart(by: string, other: string): Promise<void> {
    for (const person of [by, other]) this.#lobby.watchAgain(person, await this.#store.safety.apartFrom(person));
    for (const { chat } of await this.#awake.all()) await chat.greetAgain(by);
  }
}
