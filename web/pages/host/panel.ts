/** What the panels of the hosts' page have in common. */

import type { No, Sitter } from '#protocol';
import { locale, t } from '../../settings.svelte.ts';
import { ask, isNo } from '../../table/server.ts';
import { whyNot } from '../../why-not.ts';
import { h } from './words.ts';

/** Opens all about somebody. */
export type Show = (person: string) => void;

/** Tells that something was done, as the log calls it. */
export type Tell = (event: string) => void;

/** Asks the server as a host. */
export function askHost<Answer extends object>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer | No> {
  return ask<Answer>(method, `/api/host/${path}`, body);
}

/** Why not, in words; nothing when it went well. */
export function trouble(answer: object | No): string {
  return isNo(answer) ? (whyNot(answer) ?? h().failed) : '';
}

export function nameOf(sitter: Sitter): string {
  if (sitter.kind === 'bot') return t().bot(t().bots[sitter.bot] ?? sitter.bot);
  return sitter.name || (sitter.kind === 'open' ? t().openSeat : t().someoneWhoLeft);
}

export function when(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
