/** Who speaks on one connection, and what they may do there. */

import type { No } from '#protocol';
import { type People, SEEN_PAUSE } from './people/people.ts';
import type { Person } from './people/store.ts';

interface Context {
  readonly people: People;
  /** What the cookie held when the connection was opened. */
  readonly token: string | undefined;
  /** Where it comes from. */
  readonly address: string;
  failed(error: unknown): void;
}

export class Visitor {
  readonly #context: Context;
  #id: string | undefined;
  /** Whether they may move, and until when they may look: a program's token may be there to look, and a session ends. */
  #mayPlay = true;
  #until = Infinity;
  /** By what session they speak, and when that was last noted. */
  #session: Uint8Array | undefined;
  #notedAt = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Why they may not move, if so. */
  get forbidden(): No | undefined {
    if (this.#context.people.isReadOnly) return { kind: 'read only' };
    return this.#mayPlay ? undefined : { kind: 'not permitted' };
  }

  get hasEnded(): boolean {
    return Date.now() >= this.#until;
  }

  /** Asked anew each time, by what is shown now or else by the cookie: since the connection was opened somebody may have signed out. */
  async look(shown?: string): Promise<Person | undefined> {
    const { people, token, address } = this.#context;
    const by = shown ?? token;
    return by === undefined ? undefined : people.with(by, address);
  }

  become(person: Person | undefined): void {
    this.#id = person?.id;
    this.#mayPlay = person?.scope !== 'read';
    this.#until = person?.until ?? Infinity;
    this.#session = person?.session;
    this.#notedAt = Date.now();
  }

  /** Whoever only looks on, or plays for hours without asking anything else, is there. */
  noteSeen(): void {
    const now = Date.now();
    if (!this.#session || now - this.#notedAt < SEEN_PAUSE) return;
    this.#notedAt = now;
    this.#context.people.noteSeen(this.#session).catch(this.#context.failed);
  }
}
