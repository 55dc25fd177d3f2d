/** Somebody who looks at a table, and can be told things. */

import type { Seat } from '#engine';
import type { Frame } from './websocket-frame.ts';

export interface Receiver {
  send(message: Frame): void;
  /** Whether somebody is there, and the page in sight. */
  readonly isLooking: boolean;
  /** Ends the connection: whoever is there comes back and asks anew. */
  hangUp(): void;
}

/** One pair of eyes on a table; without a seat it looks on. */
export interface Viewer {
  readonly receiver: Receiver;
  readonly person: string | undefined;
  /** Before play begins it may become another one. */
  seat: Seat | undefined;
  /** Whether it wants to be told its legal moves. */
  readonly legal: boolean;
}

/** Somebody who looks at a table at another server. */
export interface Seen {
  /** Who it is: the same person, or the same stranger, is one. */
  readonly one: unknown;
  readonly seat: Seat | undefined;
  readonly isLooking: boolean;
}
