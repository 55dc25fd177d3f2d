/** Who sits where at a table, as it is stored, and what can be told of it. */

import type { DeviceNumber, Seat } from '#engine';
import type { Sitter } from '#protocol';
import type { Absence } from './absence.ts';

export type StoredSeat =
  /** With a person: it is kept for them. */
  | { readonly kind: 'open'; readonly name?: string; readonly person?: string }
  | SeatedPerson
  | { readonly kind: 'bot'; readonly bot: string };

/** Without an id, and with no name, somebody who left for good. With a bot: it plays until the person comes back. */
interface SeatedPerson {
  readonly kind: 'person';
  readonly name: string;
  readonly person?: string;
  readonly absence?: Absence;
  readonly bot?: string;
  /** Of the number that the person's device adds to the luck. */
  readonly seal?: string;
  /** The number itself, once it is opened. */
  readonly number?: string;
  /** When the person last came back to the seat. */
  readonly returned?: number;
}

export function areFull(seats: readonly StoredSeat[]): boolean {
  return seats.every(({ kind }) => kind !== 'open');
}

/** What people's devices have sealed, as far as it is opened. */
export function sealsOf(seats: readonly StoredSeat[]): readonly DeviceNumber[] {
  return seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'person' || sitter.seal === undefined) return [];
    const { seal, number } = sitter;
    return [{ seat, seal, ...(number === undefined ? {} : { number }) }];
  });
}

/** Play begins when no seat is open, and it is decided which of the numbers that people sealed are in its luck. */
export function haveBegun(seats: readonly StoredSeat[], numbers: readonly DeviceNumber[] | undefined): boolean {
  return areFull(seats) && (numbers !== undefined || sealsOf(seats).length === 0);
}

export function seatOf(seats: readonly StoredSeat[], person: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
  return seat < 0 ? undefined : seat;
}

/** The open seat that is kept for the person. */
export function keptFor(seats: readonly StoredSeat[], person: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'open' && sitter.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seats that people play now: no bot does, and nobody has left for good. */
export function playedSeats(seats: readonly StoredSeat[]): readonly Seat[] {
  return seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.person && sitter.bot === undefined ? [seat] : []));
}

/** What anybody may know of who sits there. */
export function shownSitter(sitter: StoredSeat): Sitter {
  switch (sitter.kind) {
    case 'bot':
      return sitter;
    case 'open':
      return sitter.person === undefined ? { kind: 'open' } : { kind: 'open', name: sitter.name ?? '', id: sitter.person };
    case 'person': {
      const { kind, name, person, bot } = sitter;
      return { kind, name, ...(person === undefined ? {} : { id: person }), ...(bot === undefined ? {} : { bot }) };
    }
    default:
      return sitter satisfies never;
  }
}
