/** Questions to the server over HTTP. */

import type { Me, No, TableInfo } from '#protocol';

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

/** Who is signed in here; a stranger is told nothing. */
export async function askMe(): Promise<Me | No> {
  const answer = await ask<Me | Record<never, never>>('GET', '/api/me');
  return 'id' in answer || isNo(answer) ? answer : { kind: 'not signed in' };
}

export function isNo(answer: object): answer is No {
  return 'kind' in answer;
}

export function fillWithBots(table: string, bot: string): Promise<TableInfo | No> {
  return ask('POST', `/api/tables/${table}/fill`, { bot });
}
