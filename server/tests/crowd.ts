/** People whose strength is known, and results that follow from it. */

import { FastChance } from '#engine';
import { endingOf, tableOf } from '../ratings/store.contract.ts';
import { AHEAD, type Rating } from '../ratings/weng-lin.ts';
import type { Store } from '../store.ts';

export function fraction(chance: FastChance): number {
  return (chance.below(1 << 30) + 0.5) / (1 << 30);
}

/** Adds people, and lets two of them play a rated game, or one of them and a level: they win as often as their strengths say. */
export class Crowd {
  readonly #store: Store;
  readonly #chance = new FastChance(3);
  readonly strengths = new Map<string, number>();
  #games = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async add(id: string, strength: number): Promise<void> {
    this.strengths.set(id, strength);
    const session = { kind: 'browser', label: '', created: 0, seen: 0, ends: Number.MAX_SAFE_INTEGER } as const;
    const hash = new Uint8Array(32).fill(this.strengths.size);
    await this.#store.people.add({ id, name: id, created: 0 }, { ...session, hash });
  }

  otherThan(id: string): string {
    return this.#chance.pick([...this.strengths.keys()].filter((other) => other !== id));
  }

  /** With `level`, its strength, the second is one of bots. */
  async play(game: string, first: string, second: string, level?: number): Promise<void> {
    const id = `${game}${this.#games++}`;
    const ahead = this.strengths.get(first)! - (level ?? this.strengths.get(second)!);
    const seats = [first, second].map((name) =>
      this.strengths.has(name) ? ({ kind: 'person', name, person: name } as const) : ({ kind: 'bot', bot: name } as const),
    );
    await this.#store.create(tableOf(id, { game, rated: level === undefined, seats }));
    await this.#store.results.note(id, endingOf(fraction(this.#chance) < 1 / (1 + Math.exp(-ahead / AHEAD)) ? [1, 2] : [2, 1]));
  }

  async ratings(game: string): Promise<ReadonlyMap<string, Rating>> {
    const found = new Map<string, Rating>();
    for (const id of this.strengths.keys())
      for (const { game: of, rating, deviation } of await this.#store.results.ratings(id))
        if (of === game) found.set(id, { rating, deviation });
    return found;
  }
}
