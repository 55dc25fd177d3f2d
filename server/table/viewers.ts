/** Everyone who looks at a table: those who sit there, and those who look on. */

import type { Seat } from '#engine';
import { isPrivate, seenBy, type Telling, type ToClient } from '#protocol';
import { Spectators } from '../social/spectators.ts';
import type { Viewer } from '../viewer.ts';
import { type Frame, frameOf } from '../websocket-frame.ts';

export class Viewers implements Iterable<Viewer> {
  readonly #viewers = new Set<Viewer>();
  readonly #spectators = new Spectators(this.#viewers);

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  [Symbol.iterator](): Iterator<Viewer> {
    return this.#viewers.values();
  }

  /** Whether the person has the table before their eyes. */
  isSeenBy(person: string): boolean {
    for (const viewer of this.#viewers) if (viewer.person === person && viewer.receiver.isLooking) return true;
    return false;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    this.#spectators.greet(viewer.receiver);
    this.#spectators.note();
  }

  delete(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    this.#spectators.note();
  }

  tell(message: ToClient): void {
    const frame = frameOf(message);
    for (const { receiver } of this.#viewers) receiver.send(frame);
  }

  tellEach(message: (viewer: Viewer) => ToClient): void {
    for (const viewer of this.#viewers) viewer.receiver.send(frameOf(message(viewer)));
  }

  /** To the eyes of one seat alone. */
  tellSeat(seat: Seat, message: ToClient): void {
    const frame = frameOf(message);
    for (const viewer of this.#viewers) if (viewer.seat === seat) viewer.receiver.send(frame);
  }

  /** An entry, to each pair of eyes as they may see it; all who see the same are told the same bytes. */
  tellPly(telling: Telling, legalFor: (viewer: Viewer) => { readonly legal?: readonly string[] }): void {
    let open: Frame | undefined;
    for (const viewer of this.#viewers) {
      const { receiver, seat, legal } = viewer;
      if (seat !== undefined && (legal || isPrivate(telling, seat))) {
        receiver.send(frameOf({ kind: 'ply', ...seenBy(telling, { seat }), ...legalFor(viewer) }));
      } else {
        open ??= frameOf({ kind: 'ply', ...seenBy(telling, {}) });
        receiver.send(open);
      }
    }
  }

  /** Sees again who sits where; tells whose seat has become another one. */
  reseat(seatOf: (person: string) => Seat | undefined): ReadonlySet<Viewer> {
    const moved = new Set<Viewer>();
    for (const viewer of this.#viewers) {
      const seat = viewer.person === undefined ? undefined : seatOf(viewer.person);
      if (seat !== viewer.seat) moved.add(viewer);
      viewer.seat = seat;
    }
    return moved;
  }

  hangUp(): void {
    for (const { receiver } of [...this.#viewers]) receiver.hangUp();
  }
}
