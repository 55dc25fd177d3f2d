/** How things stand for somebody at a table, and what a notice says of it. */

import { gameOf } from '#games';
import type { Table } from '../table/table.ts';
import type { Item } from './sender.ts';
import type { Notice } from './store.ts';
import type { NoticeWords } from './words/index.ts';

export interface Situation {
  readonly table: string;
  readonly game: string;
  readonly isSeen: boolean;
  readonly isOver: boolean;
  /** Over without a result. */
  readonly isCalledOff: boolean;
  /** A seat is kept for them. */
  readonly isKept: boolean;
  /** It is their turn. */
  readonly isWaited: boolean;
  /** Something was proposed, and they have not answered. */
  readonly isAsked: boolean;
  /** When their time runs out, and when to remind them of it. */
  readonly due: number | undefined;
  readonly remind: number | undefined;
  readonly hasBegun: boolean;
  /** The name of whoever moved last, if it was another person. */
  readonly lastMover: string | undefined;
  readonly host: string | undefined;
  readonly others: readonly string[];
}

export function situationOf(table: Table, person: string): Situation {
  const { id, seating, consent, isOver, lastMover } = table;
  const seat = seating.seatOf(person);
  const nameAt = (one: number | undefined) => {
    const sitter = one === undefined || one === seat ? undefined : seating.sitters[one];
    return (sitter?.kind === 'person' && sitter.name) || undefined;
  };
  const { due, remind } = seat === undefined ? { due: undefined, remind: undefined } : table.timeOf(seat);
  return {
    table: id,
    game: table.info.game,
    isSeen: table.needNotTell(person),
    isOver,
    isCalledOff: table.info.calledOff === true,
    isKept: seating.keptFor(person) !== undefined,
    isWaited: seat !== undefined && table.waitsFor(seat),
    isAsked: seat !== undefined && !isOver && consent.waitsFor(seat),
    due,
    remind,
    hasBegun: table.ply > 0,
    lastMover: nameAt(lastMover),
    host: nameAt(seating.host),
    others: seating.sitters.flatMap((_, one) => nameAt(one) ?? []),
  };
}

/** Whether there is still something to tell. */
export function holds(kind: Notice['kind'], { isOver, isKept, isWaited, isAsked, due }: Situation): boolean {
  switch (kind) {
    case 'turn':
      return isWaited || isAsked;
    case 'reminder':
      return isWaited && due !== undefined;
    case 'seat':
      return isKept && !isOver;
    case 'over':
      return isOver;
    default:
      return kind satisfies never;
  }
}

interface Told extends Item {
  readonly title: string;
}

export function tell(kind: Notice['kind'], situation: Situation, words: NoticeWords, now: number): Told {
  const { table, game: id, isCalledOff, isWaited, due, hasBegun, lastMover, host, others } = situation;
  const game = gameOf(id)?.meta.title ?? id;
  const path = `/table/${table}`;
  const said = (title: string, ...parts: (string | undefined)[]): Told => ({ title, text: parts.filter(Boolean).join(' ') || title, path });
  const left = due === undefined ? undefined : words.timeLeft(Math.round((due - now) / 60_000));
  const company = others.length === 0 ? undefined : words.with(others);
  switch (kind) {
    case 'turn': {
      if (!isWaited) return said(words.asked(game), company);
      const before = hasBegun ? lastMover && words.movedBy(lastMover) : words.begun;
      return said(words.turn(game), company, before, left);
    }
    case 'reminder':
      return said(words.reminder(game), company, left);
    case 'seat':
      return said(words.seat(game), host && words.keptBy(host));
    case 'over':
      return said(isCalledOff ? words.calledOff(game) : words.over(game), company);
    default:
      return kind satisfies never;
  }
}
