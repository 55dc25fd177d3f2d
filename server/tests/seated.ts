/** People at a table of U GO!, for tests: they sit down, ask for something and play. */

import { ugo as game } from '#games/ugo';
import type { MakeTable, No, TableInfo } from '#protocol';
import { type Answer, ask, type Guest, makeRated, makeTable, type Sat, takeRatedSeat, takeSeat } from './guest.ts';

export const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** Does something at a table as the one with the token, or as nobody. */
export function at(port: number, id: string, what: string, token?: string, body: object = {}): Promise<Answer> {
  return ask(port, 'POST', `/api/tables/${id}/${what}`, body, token === undefined ? {} : as(token));
}

export const noOf = ({ json }: Answer) => (json as { no?: No }).no?.kind;
export const infoOf = ({ json }: Answer) => json as TableInfo;

export async function seated(
  port: number,
  seats: ('person' | `bot ${string}`)[],
  names: string[],
  more: Partial<MakeTable> = {},
): Promise<Sat[]> {
  const [make, take] = more.rated ? [makeRated, takeRatedSeat] : [makeTable, takeSeat];
  const first = await make(port, { game: 'ugo', options: {}, seats, name: names[0]!, ...more });
  const all = [first];
  for (const name of names.slice(1)) all.push(await take(port, first.info.id, name));
  return all;
}

const toAct = (guest: Guest) => game.toAct(guest.sight?.table);
export const isMine = (guest: Guest) => guest.seat !== undefined && toAct(guest).includes(guest.seat);
export const legal = (guest: Guest) =>
  game.moves({ seat: guest.seat!, table: guest.sight?.table, hand: guest.sight?.hand }).map((move) => game.writeMove(move));

/** Lets whoever is to act play a legal move, until there are so many entries. */
export async function playTo(guests: Guest[], ply: number): Promise<void> {
  const [first] = guests as [Guest];
  while (first.ply < ply) {
    const mover = guests.find(isMine);
    const before = first.ply;
    if (mover) mover.move(legal(mover)[0]!);
    for (const guest of guests) await guest.until(() => guest.ply > before);
  }
}
