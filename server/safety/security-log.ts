/** What happens to accounts, noted in the store and told in the log. No secret is in it, and no name. */

import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../address.ts';
import { type EventKind, HOST_EVENTS, type SafetyStore, type SecurityEvent } from './store.ts';

/** What whoever runs the server may wish to see at once. */
const TROUBLE: readonly EventKind[] = ['sign-in failed', 'proof failed', ...HOST_EVENTS];

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
type What = Pick<SecurityEvent, 'person' | 'by' | 'about' | 'address'>;

export class SecurityLog {
  readonly #store: SafetyStore;
  readonly #log: Log;

  constructor(store: SafetyStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** What has happened has happened: where it cannot be noted, that is told in the log. */
  async note(kind: EventKind, { address, ...what }: What = {}): Promise<void> {
    const event = { kind, ...what, ...(address === undefined ? {} : { address: networkOf(address) }) };
    if (TROUBLE.includes(kind)) this.#log.warn({ security: event }, kind);
    else this.#log.info({ security: event }, kind);
    await this.#store
      .note({ ...event, at: Date.now() })
      .catch((error) => this.#log.error({ err: error, security: event }, 'a security event was not noted'));
  }
}
