/** Everyone who looks at a table: those who sit there, and those who look on. */

import type { Seat } from '#engine';
import type { ToClient } from '#protocol';
import type { Eyes } from '../peers/peers.ts';
import { Presence } from '../social/presence.ts';
import { Spectators } from '../social/spectators.ts';
import type { Seen, Viewer } from '../viewer.ts';
import { type Frame, frameOf } from '../websocket-frame.ts';
import type { Told } from './told.ts';

/** Who looks at the table at other servers. */
interface Others {
  eyes(): Iterable<Eyes>;
  seatOf(person: string): Seat | undefined;
}

export class Viewers implements Iterable<Viewer> {
  readonly #viewers = new Set<Viewer>();
  readonly #others: Others;
  readonly #spectators: Spectators;
  readonly #presence: Presence;

  constructor(others: Others) {
    this.#others = others;
    const seen = () => this.#seenElsewhere();
    this.#spectators = new Spectators(this.#viewers, seen);
    this.#presence = new Presence(this.#viewers, seen);
  }

  *#seenElsewhere(): Iterable<Seen> {
    for (const eyes of this.#others.eyes()) {
      const { person, isAway = false } = eyes;
      yield { one: person ?? eyes, seat: person === undefined ? undefined : this.#others.seatOf(person), isLooking: !isAway };
    }
  }

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  [Symbol.iterator](): Iterator<Viewer> {
    return this.#viewers.values();
  }

  /** Whether the person has the table before their eyes. */
  isSeenBy(person: string): boolean {
    for (const viewer of this.#viewers) if (viewer.person === person && viewer.receiver.isLooking) return true;
    for (const { one, isLooking } of this.#seenElsewhere()) if (one === person && isLooking) return true;
    return false;
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
    this.#spectators.greet(viewer.receiver);
    this.#spectators.note();
    this.#presence.greet(viewer.receiver);
    this.#presence.note();
  }

  delete(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    this.#spectators.note();
    this.#presence.note();
  }

  /** The page of somebody came into sight, or went out of it, here or elsewhere. */
  noteSight(): void {
    this.#spectators.note();
    this.#presence.note();
  }

  tell(message: ToClient): void {
    const frame = frameOf(message);
    for (const { receiver } of this.#viewers) receiver.send(frame);
  }

  tellEach(frame: (viewer: Viewer) => Frame): void {
    for (const viewer of this.#viewers) viewer.receiver.send(frame(viewer));
  }

  /** To the eyes of one seat alone. */
  tellSeat(seat: Seat, message: ToClient): void {
    const frame = frameOf(message);
    for (const viewer of this.#viewers) if (viewer.seat === seat) viewer.receiver.send(frame);
  }

  /** An entry, to each pair of eyes as they may see it, and what goes along. */
  tellPly(told: Told, legalFor: (viewer: Viewer) => readonly string[] | undefined, along?: ToClient): void {
    const frameFor = told.frames(along && frameOf(along));
    for (const viewer of this.#viewers) viewer.receiver.send(frameFor(viewer.seat, legalFor(viewer)));
  }

  /** Sees again who sits where; tells whose seat has become another one. */
  reseat(seatOf: (person: string) => Seat | undefined): ReadonlySet<Viewer> {
    const moved = new Set<Viewer>();
    for (const viewer of this.#viewers) {
      const seat = viewer.person === undefined ? undefined : seatOf(viewer.person);
      if (seat !== viewer.seat) moved.add(viewer);
      viewer.seat = seat;
    }
    this.#presence.note();
    return moved;
  }

  hangUp(): void {
    for (const { receiver } of [...this.#viewers]) receiver.hangUp();
  }
}
