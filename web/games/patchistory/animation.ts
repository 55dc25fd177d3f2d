/** What to show between two positions, so that the eye can follow. */

import type { Seat } from '#engine';
import { isIn, type PatchistoryEvent, PHASES, type Table } from '#games/patchistory';
import type { Step as StepOf } from '../board.ts';
import type { PatchistorySight } from './sight.ts';

export type Step = StepOf<PatchistorySight>;

type Kind = PatchistoryEvent['kind'];
type Event = PatchistoryEvent | { readonly kind: 'undo' };

const GLANCE = 450;
const LOOK = 900;
const STOP = 1800;
/** Long enough to read; a tap goes on. */
const READ = 9000;
/** Those who play put it away themselves. */
const STAYS = Number.POSITIVE_INFINITY;

/** What belongs together on one sight, and the phase in which it happens. What is in no list goes with what was before it. */
const TOPICS: readonly { readonly phase: string; readonly kinds: readonly Kind[] }[] = [
  { phase: 'negotiation', kinds: ['negotiated', 'alliance'] },
  { phase: 'wars', kinds: ['warBegan', 'committed', 'warEnded'] },
  { phase: 'production', kinds: ['produced', 'brought', 'fed'] },
  { phase: 'maintenance', kinds: ['maintained'] },
  { phase: 'vote', kinds: ['cardsShown', 'voted', 'dropped', 'counted'] },
  { phase: 'auction', kinds: ['era', 'round', 'offered'] },
];
const topicOf = (kind: Kind) => TOPICS.findIndex(({ kinds }) => kinds.includes(kind));

/** What everybody stops for. */
const STOPS: Readonly<Partial<Record<Kind, number>>> = {
  bidShown: STOP,
  // A line for each of them to read.
  won: 2 * STOP,
  negotiated: READ,
  alliance: READ,
  warEnded: READ,
  produced: READ,
  maintained: READ,
  counted: READ,
  dropped: READ,
  voted: STOP,
  menaced: STOP,
  broke: STOP,
  aidAnswered: LOOK,
  bombed: STOP,
  allied: STOP,
};
/** What is seen at a glance, by those who have nothing else to do. */
const GLANCES: Readonly<Partial<Record<Kind, number>>> = {
  bid: GLANCE,
  waited: GLANCE,
  took: LOOK,
  patched: GLANCE,
  aidOffered: LOOK,
  road: GLANCE,
  traded: GLANCE,
  built: GLANCE,
  reclaimed: GLANCE,
  campaigned: GLANCE,
  trained: GLANCE,
  honoured: GLANCE,
};

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function animate(before: PatchistorySight, events: readonly Event[], after: PatchistorySight): Step[] {
  const shown: Step[] = [];
  for (const group of groupsOf(events.filter((event): event is PatchistoryEvent => event.kind !== 'undo'))) {
    const pause = pauseOf(before, group);
    if (pause === 0) continue;
    const table = pause < STOP ? after.table : momentOf(before.table, after.table, group);
    // The count grows card by card.
    for (const [i, event] of group.entries()) {
      if (event.kind === 'counted' && group.slice(i + 1).some(({ kind }) => kind === 'counted'))
        shown.push({ sight: { ...after, table, told: group.slice(0, i + 1) }, pause: STOP });
    }
    shown.push({ sight: { ...after, table, told: group, ...(pause >= READ ? { read: true } : {}) }, pause, ends: pause >= STOP });
  }
  return [...shown, { sight: after, pause: 0 }];
}

/** Events in groups, each about one thing. */
function groupsOf(events: readonly PatchistoryEvent[]): PatchistoryEvent[][] {
  const groups: PatchistoryEvent[][] = [];
  let topic = -1;
  for (const event of events) {
    const next = topicOf(event.kind);
    if (groups.length === 0 || (next >= 0 && next !== topic)) groups.push([]);
    if (next >= 0) topic = next;
    groups.at(-1)?.push(event);
  }
  return groups;
}

function pauseOf({ seat, table }: PatchistorySight, events: readonly PatchistoryEvent[]): number {
  const stop = isClash(events) ? READ : Math.max(0, ...events.map(({ kind }) => STOPS[kind] ?? 0));
  if (stop > 0) return stop === READ && seat !== undefined ? STAYS : stop;
  // Whoever has to decide something, too, is not made to wait; nor is one's own deed shown again.
  if (seat !== undefined && (isBusy(table, seat) || events.some((event) => 'seat' in event && event.seat === seat))) return 0;
  return Math.max(0, ...events.map(({ kind }) => GLANCES[kind] ?? 0));
}

/** [P3.12] Whether two bid on the same tile: somebody does not get what they wanted, and pays. */
export function isClash(events: readonly PatchistoryEvent[]): boolean {
  const tiles = events.flatMap((event) => (event.kind === 'bidShown' ? [event.tile] : []));
  return tiles.length > new Set(tiles).size;
}

/** Whether the seat is one of several that act at once. */
function isBusy({ turn }: Table, seat: Seat): boolean {
  return 'left' in turn && typeof turn.left === 'number' && isIn(turn.left, seat);
}

/** The table as it is now, at the moment of the round when this happened; nobody is asked anything meanwhile. */
function momentOf(before: Table, after: Table, group: readonly PatchistoryEvent[]): Table {
  const topic = TOPICS[topicOf((group.find(({ kind }) => topicOf(kind) >= 0) ?? group[0]!).kind)];
  const phase = topic ? PHASES.findIndex(({ name }) => name === topic.phase) : before.phase;
  const { era, round, first } = before;
  return { ...after, era, round, first, phase, turn: { kind: 'between' }, coming: after.coming.map(() => 0) };
}
