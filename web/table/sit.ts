/** Sits down at a table of the server: with each seat goes the seal of a number that this device adds to the luck. */

import type { MakeTable, No, SeatTaken } from '#protocol';
import { noteTable, sealNumber } from './numbers.ts';
import { noteSeat } from './seats.ts';
import { ask, isNo } from './server.ts';

async function sitDown(path: string, wish: object): Promise<SeatTaken | No> {
  const seal = sealNumber();
  const answer = await ask<SeatTaken>('POST', path, { ...wish, seal });
  if (isNo(answer)) return answer;
  noteTable(seal, answer.info.id);
  noteSeat(answer.info);
  return answer;
}

export const makeTable = (wish: MakeTable) => sitDown('/api/tables', wish);

/** Whoever is known already need not say a name. */
export function takeSeat(table: string, name?: string, seat?: number): Promise<SeatTaken | No> {
  const wish = { ...(name === undefined ? {} : { name }), ...(seat === undefined ? {} : { seat }) };
  return sitDown(`/api/tables/${table}/seats`, wish);
}

/** The same group once more. */
export const playAgain = (table: string) => sitDown(`/api/tables/${encodeURIComponent(table)}/rematch`, {});
