/** The tables of whoever is signed in, the same on every device, and how one leaves them. */

import type { MyTable, No } from '#protocol';
import { s, speakIn, t, w } from '../settings.svelte.ts';
import { isSure, tell } from '../sure.ts';
import { whyNot } from '../why-not.ts';
import { keepSeats, kept } from './seats.ts';
import { ask, isNo } from './server.ts';
import { cancel, free, leave } from './social/ask.ts';

const tables = () => ask<{ readonly tables: readonly MyTable[] }>('GET', '/api/me/tables');

/** Notes all of them on this device; what was hidden is shown again where one has come back. One that was cancelled before it began is none, and a seat that is only offered is none yet. */
export async function fetchTables(): Promise<readonly MyTable[] | No> {
  const answer = await tables();
  if (isNo(answer)) return answer;
  const before = kept();
  const mine = answer.tables.filter(({ info, invited }) => !invited && (info.started || !info.over));
  const notes = mine.map(({ info: { id, game, over, seats }, seat, created }) => {
    const sitter = seats[seat];
    const plays = !over && sitter?.kind === 'person' && sitter.bot === undefined;
    return [id, { at: created, ...before[id], game, over, ...(plays ? { hidden: false } : {}) }] as const;
  });
  keepSeats(Object.fromEntries(notes));
  return answer.tables.filter(({ info, invited }) => mine.some((one) => one.info === info) || (invited && !info.over));
}

/** Takes a table off the list: one that is over is hidden; of any other the seat is given up first, if that is meant. */
export async function leaveTable(id: string): Promise<void> {
  await Promise.all([speakIn('social'), speakIn('table')]);
  const answer = await tables();
  if (isNo(answer) && answer.kind !== 'not signed in') return complain(answer);
  const mine = isNo(answer) ? undefined : answer.tables.find(({ info }) => info.id === id);
  const way = mine && wayOut(mine);
  if (way && !way.go) return void tell(w().forget, way.sure);
  if (way?.go) {
    if (!(await isSure(way.act, way.sure))) return;
    const left = await way.go();
    if (isNo(left)) return complain(left);
  }
  const seat = kept()[id];
  if (seat) keepSeats({ ...kept(), [id]: { ...seat, hidden: true } });
}

type WayOut =
  | { readonly sure: string; readonly go?: never }
  | { readonly act: string; readonly sure: string; readonly go: () => Promise<object> };

/** What is to be said and done before a table is left: nothing where it is over. */
function wayOut({ info, seat, invited }: MyTable): WayOut | undefined {
  const { id, over, started, host, rated } = info;
  if (over) return undefined;
  if (started) return rated ? { sure: s().cannotLeave } : { act: s().leave, sure: s().leaveSure, go: () => leave(id) };
  if (seat === host && !invited) return { act: s().cancel, sure: s().cancelSure, go: () => cancel(id) };
  return { act: s().getUp, sure: s().getUpSure, go: () => free(id, seat) };
}

function complain(no: No): void {
  void tell(w().forget, whyNot(no) ?? t().noServer);
}
