/** Who pays for what bots think: a guest costs nothing to make, so all guests of one address pay together, as one person. */

import { networkOf } from '../address.ts';

/** So many guests are remembered; whoever was seen longest ago is forgotten, and pays alone. */
const MOST_GUESTS = 50_000;

export class Payers {
  readonly #guests = new Map<string, string>();

  /** Somebody was seen to come from there. Who has a login is somebody, wherever they are. */
  note({ id, login }: { readonly id: string; readonly login?: string }, address: string): void {
    this.#guests.delete(id);
    if (login !== undefined) return;
    this.#guests.set(id, `guests at ${networkOf(address)}`);
    const [oldest] = this.#guests.keys();
    if (this.#guests.size > MOST_GUESTS && oldest !== undefined) this.#guests.delete(oldest);
  }

  of(person: string): string {
    return this.#guests.get(person) ?? person;
  }
}
