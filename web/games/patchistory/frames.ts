/** What to show between two positions, so that the eye can follow. */

import { isIn, type PatchistoryEvent, type Table } from '#games/patchistory';
import type { PatchistorySight } from './sight.ts';

export interface Frame {
  readonly sight: PatchistorySight;
  /** Milliseconds to rest on it before the next one. */
  readonly pause: number;
}

type Event = PatchistoryEvent | { readonly kind: 'undo' };

/** Luck has fallen or a secret is open. */
const FINAL: readonly string[] = ['found', 'offered', 'bidShown', 'drew', 'negotiated', 'alliance', 'cardsShown', 'voted', 'committed'];

export function isFinal(events: readonly Event[]): boolean {
  return events.some(({ kind }) => FINAL.includes(kind));
}

const GLANCE = 450;
const LOOK = 900;
/** Long enough to read; a tap goes on. */
const READ = 9000;

/** What everybody stops for. */
const SIGHTS: Readonly<Partial<Record<Event['kind'], number>>> = {
  bidShown: 1600,
  negotiated: 2400,
  alliance: 1800,
  warEnded: READ,
  produced: READ,
  counted: READ,
  dropped: READ,
  voted: 2000,
  cardsShown: 1500,
  menaced: 1500,
  broke: 1500,
  aidAnswered: 1200,
  bombed: 1500,
  allied: 1500,
};
/** What is seen at a glance. */
const GLANCES: Readonly<Partial<Record<Event['kind'], number>>> = {
  bid: GLANCE,
  waited: GLANCE,
  took: LOOK,
  won: LOOK,
  patched: GLANCE,
  aidOffered: LOOK,
  road: GLANCE,
  traded: GLANCE,
};

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function frames(before: PatchistorySight, events: readonly Event[], after: PatchistorySight): Frame[] {
  const told = events.filter((event): event is PatchistoryEvent => event.kind !== 'undo');
  const pause = pauseOf(before, told);
  return pause === 0
    ? [{ sight: after, pause: 0 }]
    : [
        { sight: { ...after, told }, pause },
        { sight: after, pause: 0 },
      ];
}

function pauseOf({ seat, table }: PatchistorySight, events: readonly PatchistoryEvent[]): number {
  const large = Math.max(0, ...events.map(({ kind }) => SIGHTS[kind] ?? 0));
  if (large > 0) return large;
  // Whoever has to decide something, too, is not made to wait; nor is one's own deed shown again.
  if (seat !== undefined && (isBusy(table, seat) || events.some((event) => 'seat' in event && event.seat === seat))) return 0;
  return Math.max(0, ...events.map(({ kind }) => GLANCES[kind] ?? 0));
}

/** Whether the seat is one of several that act at once. */
function isBusy({ turn }: Table, seat: number): boolean {
  return 'left' in turn && typeof turn.left === 'number' && isIn(turn.left, seat);
}
