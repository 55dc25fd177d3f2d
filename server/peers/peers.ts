/**
 * What servers on one store tell each other. It is never more than a hint: whoever hears one asks the store, which decides; one that is
 * lost costs time and nothing else.
 */

export type Hint =
  /** Something about the table is other than before. With a ply: it has this entry, and whoever knows it need not look. */
  | { readonly kind: 'table'; readonly id: string; readonly ply?: number }
  /** This line was said there. */
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  /** Somebody is called otherwise, is signed out somewhere, or has gone. */
  | { readonly kind: 'person'; readonly id: string }
  /** One has blocked the other, or no more. */
  | { readonly kind: 'apart'; readonly id: string; readonly other: string }
  /** Something was found for somebody who looks for opponents. */
  | { readonly kind: 'seeker'; readonly id: string }
  /**
   * Who is at this connection of the server that tells it, and what they look at; without `at`, nobody any more. `shown`: the last entry of
   * the table that was shown there.
   */
  | { readonly kind: 'eyes'; readonly id: string; readonly at?: Eyes | undefined; readonly shown?: number | undefined }
  /** A server has come, or come back: it knows nobody's eyes. */
  | { readonly kind: 'hello'; readonly id: '' }
  /** The server that tells it is there. */
  | { readonly kind: 'here'; readonly id: '' };

/** Somebody at a connection. */
export interface Eyes {
  readonly person?: string | undefined;
  /** The table that they look at. */
  readonly table?: string | undefined;
  /** They sit there, and do not only look on. */
  readonly plays?: boolean | undefined;
  /** The page is out of sight. */
  readonly isAway?: boolean | undefined;
}

/** How a table stands in the store. */
export interface Mark {
  /** Its last entry. */
  readonly ply: number;
  /** The last line that was said there. */
  readonly said: number;
  /** Another text whenever anything else is told of the table than before. */
  readonly rest: string;
}

export interface Ears {
  /** `from`: the server that tells it, and be it this one. Resolves once it was heeded. */
  heard(hint: Hint, from: string): Promise<void> | undefined;
  /** Hints may have been lost: all that is known of the store may be out of date. Rejects where it could not be brought up to date: it is asked again. */
  missed(): Promise<void>;
}

export interface Peers {
  /** The name of this server among others. */
  readonly name: string;
  /** Whether there may be others. */
  readonly areMany: boolean;
  /** Nobody could play before, for there was no server. */
  readonly since: number;
  tell(hint: Hint): void;
  /** What a server stores and does not live to tell is seen by these. */
  marksOf(tables: readonly string[]): Promise<ReadonlyMap<string, Mark>>;
  /** Resolves once it hears, or could not at first: then it tries again by itself. */
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}

/** The only server that uses its store. */
export class Alone implements Peers {
  readonly name = '';
  readonly areMany = false;
  readonly since = Date.now();

  tell(): void {}

  async marksOf(): Promise<ReadonlyMap<string, Mark>> {
    return new Map();
  }

  async listen(): Promise<void> {}

  async close(): Promise<void> {}
}
