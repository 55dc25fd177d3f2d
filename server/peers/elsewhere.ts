/** Who is at the connections of other servers, as these tell it. */

import type { Eyes } from './peers.ts';

/** Milliseconds: who is silent for so long is not there any more, and neither is anybody at its connections. */
const SILENCE = 5000;

interface Server {
  heard: number;
  readonly eyes: Map<string, Eyes>;
}

/** At these tables there are others now than before, and these were there. */
export interface Change {
  readonly tables: readonly string[];
  readonly before: readonly Eyes[];
}

export class Elsewhere {
  readonly #servers = new Map<string, Server>();
  readonly #at = new Map<string, Set<Eyes>>();

  eyesOn(table: string): Iterable<Eyes> {
    return this.#at.get(table) ?? [];
  }

  /** The tables that somebody looks at. */
  tables(): Iterable<string> {
    return this.#at.keys();
  }

  /** Who is there, and at which table, connection by connection. */
  present(): readonly { readonly person: string | undefined; readonly table: string | undefined; readonly plays: boolean }[] {
    const all = [...this.#servers.values()].flatMap(({ eyes }) => [...eyes.values()]);
    return all.map(({ person, table, plays = false }) => ({ person, table, plays }));
  }

  note(server: string, connection: string, eyes: Eyes | undefined): Change {
    const known = this.#known(server);
    const before = known.eyes.get(connection);
    this.#leave(before);
    if (eyes) {
      known.eyes.set(connection, eyes);
      if (eyes.table !== undefined) this.#at.set(eyes.table, (this.#at.get(eyes.table) ?? new Set()).add(eyes));
    } else known.eyes.delete(connection);
    return { tables: tablesOf([before, eyes]), before: before ? [before] : [] };
  }

  /** The server is there. */
  beat(server: string): void {
    this.#known(server).heard = Date.now();
  }

  /** The server is gone, or will tell everything anew. */
  forget(server: string): Change {
    return this.#forget([server]);
  }

  /** Nothing is known any more of any of them. */
  forgetAll(): Change {
    return this.#forget([...this.#servers.keys()]);
  }

  /** Those that have been silent for long are gone. */
  forgetSilent(): Change {
    const now = Date.now();
    return this.#forget([...this.#servers].flatMap(([server, { heard }]) => (now - heard > SILENCE ? server : [])));
  }

  #forget(servers: readonly string[]): Change {
    const before = servers.flatMap((server) => [...(this.#servers.get(server)?.eyes.values() ?? [])]);
    for (const eyes of before) this.#leave(eyes);
    for (const server of servers) this.#servers.delete(server);
    return { tables: tablesOf(before), before };
  }

  #known(server: string): Server {
    const known = this.#servers.get(server) ?? { heard: Date.now(), eyes: new Map() };
    this.#servers.set(server, known);
    return known;
  }

  #leave(eyes: Eyes | undefined): void {
    const there = eyes?.table === undefined ? undefined : this.#at.get(eyes.table);
    if (!eyes || !there) return;
    there.delete(eyes);
    if (there.size === 0) this.#at.delete(eyes.table as string);
  }
}

function tablesOf(all: readonly (Eyes | undefined)[]): readonly string[] {
  return [...new Set(all.flatMap((eyes) => eyes?.table ?? []))];
}
