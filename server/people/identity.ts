/** Who asks: a browser shows its cookie, a program its token. */

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBearer } from '../input.ts';

const COOKIE = 'royaumes';
/** A guest who comes back within a year is still known. */
const YEAR = 365 * 24 * 3600;

export function tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return readBearer(authorization);
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,128})(?:;|$)`).exec(cookie ?? '')?.[1];
}

/** The browser shows the token with every request; no script of any page can read it. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const isSafe = isEncrypted(request);
  const seconds = token === '' ? 0 : YEAR;
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSafe ? '; Secure' : ''}`);
}

function isEncrypted({ protocol, headers }: FastifyRequest): boolean {
  return protocol === 'https' || headers['x-forwarded-proto'] === 'https';
}

/** Under which address the request found this server. */
export function originOf(request: FastifyRequest): string {
  const named = `${isEncrypted(request) ? 'https' : 'http'}://${request.headers.host}`;
  return URL.canParse(named) ? new URL(named).origin : 'http://localhost';
}

/** A page of another site may not speak for the visitor. Programs that are no browsers name no origin. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** What a device is called in the list of one's devices: its browser and system, no more. */
export function deviceIn({ 'user-agent': agent = '' }: IncomingHttpHeaders): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  return [{ Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser, system.replace('Mac OS X', 'macOS')].filter(Boolean).join(', ');
}
