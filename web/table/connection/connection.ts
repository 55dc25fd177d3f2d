/** The connection between a page and its table, be it a server's or one in this very browser. */

import type { GameRecord, Seat } from '#engine';
import type { No, ToClient, ToServer } from '#protocol';

export interface Connection {
  send(message: ToServer): void;
  /** Opens the connection anew: somebody else may be speaking now. */
  renew(): void;
  /** Only where several people share one screen: whose eyes look from now on, or nobody's. The connection opens anew. */
  sit?(seat: Seat | undefined): void;
  close(): void;
  /** The record of a finished game. */
  record(): Promise<GameRecord | No>;
}

export interface Listener {
  /** The connection is open, again or for the first time: time to join. */
  opened(): void;
  heard(message: ToClient): void;
  /** Whether an answer is still to come: then silence means that the connection is dead. */
  isWaiting(): boolean;
  /** The connection is gone; it will be opened again by itself. */
  lost(): void;
}
