/** When a game ended, as it is written; nothing where nobody here knows. */

import type { TableResult } from '#protocol';
import { locale } from '../../settings.svelte.ts';
import { localGame } from '../local-games.ts';
import { ask, isNo } from '../server.ts';

export async function dayOf(kind: 'play' | 'table' | 'replay' | 'puzzle', table: string): Promise<string> {
  const at = kind === 'play' ? localGame(table)?.at : kind === 'table' ? await endOf(table) : undefined;
  return at ? new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at) : '';
}

async function endOf(table: string): Promise<number | undefined> {
  const result = await ask<TableResult>('GET', `/api/tables/${table}/result`);
  return isNo(result) ? undefined : result.ended;
}
