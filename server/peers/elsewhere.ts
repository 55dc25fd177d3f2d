/** Who is at the connections of other servers, as these tell it. */

import type { Eyes } from './peers.ts';

/** Milliseconds: who is silent for so long is not there any more, and neither is anybody at its connections. */
const SILENCE = 5000;

interface Server {
  heard: number;
  readonly eyes: Map<string, Eyes>;
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

  /** Tells at which tables there are others now than before. */
  note(server: string, connection: string, eyes: Eyes | undefined): readonly string[] {
    const known = this.#known(server);
    const before = known.eyes.get(connection);
    this.#leave(before);
    if (eyes) {
      known.eyes.set(connection, eyes);
      if (eyes.table !== undefined) this.#at.set(eyes.table, (this.#at.get(eyes.table) ?? new Set()).add(eyes));
    } else known.eyes.delete(connection);
    return [...new Set([before?.table, eyes?.table].filter((table) => table !== undefined))];
  }

  /** The server is there. */
  beat(server: string): void {
    this.#known(server).heard = Date.now();
  }

  /** The server is gone, or will tell everything anew. Tells at which tables somebody was. */
  forget(server: string): readonly string[] {
    const eyes = [...(this.#servers.get(server)?.eyes.values() ?? [])];
    for (const one of eyes) this.#leave(one);
    this.#servers.delete(server);
    return [...new Set(eyes.flatMap(({ table }) => table ?? []))];
  }

  /** Nothing is known any more of any of them. */
  forgetAll(): readonly string[] {
    return [...this.#servers.keys()].flatMap((server) => this.forget(server));
  }

  /** Those that have been silent for long are gone. */
  forgetSilent(): readonly string[] {
    const now = Date.now();
    const silent = [...this.#servers].filter(([, { heard }]) => now - heard > SILENCE);
    return silent.flatMap(([server]) => this.forget(server));
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
