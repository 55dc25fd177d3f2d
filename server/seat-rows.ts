/** Seats as rows. */

import type { Seat } from '#engine';
import { readAbsence } from './absence.ts';
import type { StoredSeat } from './sitters.ts';
import type { Queries } from './sql/database.ts';

export interface SeatRow {
  readonly kind: string;
  readonly name: string | null;
  readonly bot: string | null;
  readonly person: string | null;
  readonly quiet_hours?: string | null;
  readonly seal?: string | null;
  readonly number?: string | null;
  readonly returned?: number | null;
}

type Columns = [kind: string, name: string | null, bot: string | null, person: string | null, seal: string | null];

export function columnsOf(sitter: StoredSeat): Columns {
  switch (sitter.kind) {
    case 'open':
      return ['open', sitter.name ?? null, null, sitter.person ?? null, null];
    case 'person':
      return ['person', sitter.name, sitter.bot ?? null, sitter.person ?? null, sitter.seal ?? null];
    case 'bot':
      return ['bot', null, sitter.bot, null, null];
    default:
      return sitter satisfies never;
  }
}

export function sitterOf({ kind, name, bot, person, quiet_hours, seal, number, returned }: SeatRow): StoredSeat {
  if (kind === 'person' && name !== null) {
    return {
      kind,
      name,
      ...(person === null ? {} : { person }),
      ...(quiet_hours == null ? {} : { absence: readAbsence(quiet_hours) }),
      ...(bot === null ? {} : { bot }),
      ...(seal == null ? {} : { seal }),
      ...(number == null ? {} : { number }),
      ...(returned == null ? {} : { returned }),
    };
  }
  if (kind === 'bot' && bot !== null) return { kind, bot };
  return { kind: 'open', ...(person === null ? {} : { name: name ?? '', person }) };
}

/** Whether these sit there. */
export async function areSeated(within: Queries, table: string, sitters: readonly StoredSeat[]): Promise<boolean> {
  const rows = await within.all('SELECT kind, bot, person FROM seats WHERE table_id = ? ORDER BY seat', table);
  return sitters.every((sitter, seat) => {
    const [kind, , bot, person] = columnsOf(sitter);
    const row = rows[seat];
    return row?.kind === kind && row.bot === bot && row.person === person;
  });
}

/** Seats as one number: the sum of 2^seat. */
export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

export function seatsIn(bits: number): readonly Seat[] {
  return Array.from({ length: 32 - Math.clz32(bits) }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}
