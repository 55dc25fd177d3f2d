/** A notice as a message in Discord or Slack, or in anything that reads what they read. */

import { type OutsideOptions, post } from './outside.ts';
import type { Shape } from './store.ts';

/** What is posted: no name can call people or become anything but text. */
function bodyOf(shape: Shape, text: string): object {
  switch (shape) {
    case 'discord':
      return { content: text.slice(0, 2000), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text };
    default:
      return shape satisfies never;
  }
}

/** Text in which nothing has a meaning of its own. */
export function plainFor(shape: Shape, text: string): string {
  switch (shape) {
    case 'discord':
      return text.replace(/[\\*_~`|>[\]()#]/g, '\\$&');
    case 'slack':
      return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    default:
      return shape satisfies never;
  }
}

/** False when there is no such webhook any more. Rejects when it could not be sent now. */
export async function sendWebhook(
  { address, shape }: { readonly address: string; readonly shape: Shape },
  text: string,
  { id, signal, ...outside }: { id: string | undefined; signal: AbortSignal } & OutsideOptions,
): Promise<boolean> {
  const body = JSON.stringify(bodyOf(shape, text));
  const headers = { 'content-type': 'application/json', ...(id === undefined ? {} : { 'idempotency-key': id }) };
  const status = await post(new URL(address), { headers, body, signal }, outside);
  if (status === 404 || status === 410) return false;
  if (status < 200 || status >= 300) throw new Error(`status ${status}`);
  return true;
}
