/** Everyone who looks at a table: those who sit there, and those who look on. */

import type { Seat } from '#engine';
import { isPrivate, seenBy, type Telling, type ToClient } from '#protocol';
import type { Look } from '../look.ts';
import { Spectators } from '../social/spectators.ts';
import { type Frame, frameOf } from '../websocket-frame.ts';

export class Looks implements Iterable<Look> {
  readonly #looks = new Set<Look>();
  readonly #spectators = new Spectators(this.#looks);

  get isEmpty(): boolean {
    return this.#looks.size === 0;
  }

  [Symbol.iterator](): Iterator<Look> {
    return this.#looks.values();
  }

  /** Whether the person has the table before their eyes. */
  isSeenBy(person: string): boolean {
    for (const look of this.#looks) if (look.person === person && look.hearer.isLooking) return true;
    return false;
  }

  add(look: Look): void {
    this.#looks.add(look);
    this.#spectators.greet(look.hearer);
    this.#spectators.note();
  }

  delete(look: Look): void {
    this.#looks.delete(look);
    this.#spectators.note();
  }

  tell(message: ToClient): void {
    const frame = frameOf(message);
    for (const { hearer } of this.#looks) hearer.hear(frame);
  }

  tellEach(message: (look: Look) => ToClient): void {
    for (const look of this.#looks) look.hearer.hear(frameOf(message(look)));
  }

  /** To the eyes of one seat alone. */
  tellSeat(seat: Seat, message: ToClient): void {
    const frame = frameOf(message);
    for (const look of this.#looks) if (look.seat === seat) look.hearer.hear(frame);
  }

  /** An entry, to each pair of eyes as they may see it; all who see the same are told the same bytes. */
  tellPly(telling: Telling, legalFor: (look: Look) => { readonly legal?: readonly string[] }): void {
    let open: Frame | undefined;
    for (const look of this.#looks) {
      const { hearer, seat, legal } = look;
      if (seat !== undefined && (legal || isPrivate(telling, seat))) {
        hearer.hear(frameOf({ kind: 'ply', ...seenBy(telling, { seat }), ...legalFor(look) }));
      } else {
        open ??= frameOf({ kind: 'ply', ...seenBy(telling, {}) });
        hearer.hear(open);
      }
    }
  }

  /** Sees again who sits where; tells whose seat has become another one. */
  reseat(seatOf: (person: string) => Seat | undefined): ReadonlySet<Look> {
    const moved = new Set<Look>();
    for (const look of this.#looks) {
      const seat = look.person === undefined ? undefined : seatOf(look.person);
      if (seat !== look.seat) moved.add(look);
      look.seat = seat;
    }
    return moved;
  }

  hangUp(): void {
    for (const { hearer } of [...this.#looks]) hearer.hangUp();
  }
}
