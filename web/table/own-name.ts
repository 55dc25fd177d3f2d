/** How the reader is called. Of whoever the server knows its name counts, for a host may have changed it; only one that is typed is sent. */

import { settings } from '../settings.svelte.ts';
import { askMe, isNo } from './server.ts';

export class OwnName {
  /** As the server knows it. */
  #known: string | undefined;
  readonly #asked: Promise<void>;

  constructor() {
    this.#asked = this.#ask(settings.name);
  }

  /** The name to send along, if any. */
  async typed(): Promise<string | undefined> {
    await this.#asked;
    const name = settings.name.trim();
    return name === this.#known ? undefined : name;
  }

  /** What is typed meanwhile stays. */
  async #ask(kept: string): Promise<void> {
    const me = await askMe();
    if (isNo(me)) return;
    this.#known = me.name;
    settings.known = true;
    if (settings.name === kept) settings.name = me.name;
  }
}
