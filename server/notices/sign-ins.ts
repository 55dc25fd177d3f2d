/** Tells people on their other channels that somebody has signed in as them, whatever they wish to be told of their tables. */

import type { Log } from '../log.ts';
import { reasonOf } from './reason.ts';
import type { Sender } from './sender.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { NoticesStore, SignIn } from './store.ts';
import { WORDS } from './words/index.ts';

/** So many are told at a time. */
const MOST = 50;
/** Milliseconds after which another server tells what the one that had claimed it has not: far longer than any way of telling takes. */
export const CLAIM = 120_000;

interface Context {
  readonly store: NoticesStore;
  readonly sender: Sender;
  readonly log: Log;
  readonly pauses: readonly number[];
}

export class SignIns {
  readonly #store: NoticesStore;
  readonly #sender: Sender;
  readonly #log: Log;
  readonly #pauses: readonly number[];
  /** Those that are being told right now. */
  readonly #busy = new Map<number, Promise<void>>();
  #isStopped = false;

  constructor({ store, sender, log, pauses }: Context) {
    this.#store = store;
    this.#sender = sender;
    this.#log = log;
    this.#pauses = pauses;
  }

  async look(): Promise<void> {
    if (this.#isStopped) return;
    const now = Date.now();
    for (const signIn of await this.#store.signIns(now, MOST, now + CLAIM)) {
      const told = this.#tell(signIn)
        .catch((error) => this.#log.error({ err: error }, 'a sign-in could not be told'))
        .finally(() => this.#busy.delete(signIn.id));
      this.#busy.set(signIn.id, told);
    }
  }

  /** What is on its way is given up, and kept for the next time. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#busy.values());
  }

  async #tell({ id, person, name, device, channel, tries }: SignIn): Promise<void> {
    const { language } = (await this.#store.settings(person)) ?? DEFAULT_SETTINGS;
    const words = WORDS[language];
    const item = { text: words.signedIn(name, device), path: '/me', link: words.toAccount };
    try {
      if (this.#sender.canSend(channel)) {
        await this.#sender.send(channel, { title: words.newSignIn, items: [item], tag: 'sign-in' }, language);
      }
    } catch (error) {
      if (this.#isStopped) return this.#store.tellSignInAgain(id, Date.now(), 0);
      const pause = this.#pauses[tries];
      this.#log.info({ way: channel.kind, why: reasonOf(error), tries }, 'a sign-in could not be told');
      if (pause !== undefined) return this.#store.tellSignInAgain(id, Date.now() + pause);
    }
    await this.#store.signInTold(id);
  }
}
