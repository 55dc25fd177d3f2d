/** Questions to the server over HTTP, and the tables at which this device has a seat. */

import type { No, SeatTaken, TableInfo } from '#protocol';

/** The answer, or why not. */
export async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer | No> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    return response.ok ? answer : (answer.no ?? { kind: 'no server' });
  } catch {
    return { kind: 'no server' } as unknown as No;
  }
}

export function isNo(answer: object): answer is No {
  return 'kind' in answer;
}

export function fillWithBots(table: string, bot: string): Promise<TableInfo | No> {
  return ask('POST', `/api/tables/${table}/fill`, { bot });
}

const KEY = 'royaumes/seats';

interface Kept {
  readonly [table: string]: { readonly game: string; readonly at: number; readonly over?: boolean };
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Notes where one sits. */
export function keep(answer: SeatTaken | No): SeatTaken | No {
  if (!isNo(answer)) {
    const { info } = answer;
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [info.id]: { game: info.game, at: Date.now() } }));
  }
  return answer;
}

/** Notes that the game at this table is over. */
export function noteOver(table: string): void {
  const seat = kept()[table];
  if (seat && !seat.over) localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: { ...seat, over: true } }));
}

export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = kept();
  localStorage.setItem(KEY, JSON.stringify(rest));
}

/** The tables at which this device has a seat, the latest first. */
export function myTables(): { id: string; game: string; at: number; over: boolean }[] {
  return Object.entries(kept())
    .map(([id, { game, at, over = false }]) => ({ id, game, at, over }))
    .sort((a, b) => b.at - a.at);
}
