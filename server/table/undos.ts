/** How often something may be taken back in a game: a log that is mostly undos takes long to play again. */

import { type Match, type Ply, type Seat, UNDO } from '#engine';
import type { No } from '#protocol';
import { RateLimit } from '../rate-limit.ts';

/** So many of its own moves may a seat take back in a game. */
export const MOST_OWN = 40;
/** So often may all agree to go back in a game: it can play all of it again. */
export const MOST_AGREED = 10;
/** How fast a seat may take back. */
const TAKING_BACK = { burst: 10, perSecond: 1 };

export class Undos {
  readonly #limits = new Map<Seat, RateLimit>();
  readonly #rateLimited: boolean;

  constructor(rateLimited: boolean) {
    this.#rateLimited = rateLimited;
  }

  /** Why a seat may not take back its own last move. */
  refuse({ plies }: Match, seat: Seat): No | undefined {
    return left(plies, MOST_OWN, ([by, text]) => by === seat && text === UNDO) ?? this.#refuseHaste(seat);
  }

  /** Why even all together may not go back. */
  refuseAgreed({ plies }: Match): No | undefined {
    return left(plies, MOST_AGREED, ([, text]) => text.startsWith(`${UNDO} `));
  }

  #refuseHaste(seat: Seat): No | undefined {
    if (!this.#rateLimited) return undefined;
    const limit = this.#limits.get(seat) ?? new RateLimit(TAKING_BACK);
    this.#limits.set(seat, limit);
    return limit.allows() ? undefined : { kind: 'too fast' };
  }
}

function left(plies: readonly Ply[], most: number, isOne: (ply: Ply) => boolean): No | undefined {
  return plies.filter(isOne).length < most ? undefined : { kind: 'no undo left', most };
}
