/** What one asks of the server beside playing. */

import type { Companion, No, OwnOrders, Proposal, TableInfo } from '#protocol';
import { ask, isNo } from '../server.ts';
import type { Sitting } from '../sitting.svelte.ts';

const at = <Answer = TableInfo>(table: string, what: string, body: object = {}) =>
  ask<Answer>('POST', `/api/tables/${encodeURIComponent(table)}/${what}`, body);

export const leave = (table: string) => at(table, 'leave');
export const comeBack = (table: string) => at(table, 'return');
export const propose = (table: string, what: Proposal['what']) => at(table, 'propose', { what });
export const answer = (table: string, made: number, agree: boolean) => at(table, 'answer', { made, agree });
export const swap = (table: string, one: number, other: number) => at(table, 'swap', { seats: [one, other] });
export const offer = (table: string, seat: number, person: string) => at(table, 'offer', { seat, person });
export const companions = () => ask<{ readonly people: readonly Companion[] }>('GET', '/api/me/companions');
export const cancel = (table: string) => at(table, 'cancel');
export const free = (table: string, seat: number) => at(table, 'free', { seat });

/** Says what one's seat has ordered in advance from now on. */
export async function order(sitting: Sitting, table: string, { standing, ahead }: OwnOrders): Promise<OwnOrders | No> {
  const answered = await at<OwnOrders>(table, 'orders', { standing, ...(ahead === undefined ? {} : { ahead }) });
  if (!isNo(answered)) sitting.orders = answered;
  return answered;
}

/** Who is not known yet is asked for a name, and says it with the first line. */
export async function say(table: string, text: string, name: string): Promise<No | undefined> {
  const said = await at<{ n: number }>(table, 'chat', { text });
  const answered = isNo(said) && said.kind === 'not signed in' && name ? await at<{ n: number }>(table, 'chat', { text, name }) : said;
  return isNo(answered) ? answered : undefined;
}
