/** Who asks: a browser shows its cookie, a program its token. */

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBearer } from '../input.ts';
import { newToken } from '../tokens.ts';

const COOKIE = 'royaumes';
/** Where all is encrypted: a browser takes this name from this very host alone (RFC 6265bis, 4.1.3.2). */
const HOST_COOKIE = `__Host-${COOKIE}`;
/** Which browser it is, whoever is signed in there. */
const DEVICE = 'royaumes-device';
/** A guest who comes back within a year is still known. */
const YEAR = 365 * 24 * 3600;

export function tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return readBearer(authorization);
  return cookieIn(cookie, HOST_COOKIE) ?? cookieIn(cookie, COOKIE);
}

export function deviceTokenIn({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookieIn(cookie, `__Host-${DEVICE}`) ?? cookieIn(cookie, DEVICE);
}

function cookieIn(cookie: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,128})(?:;|$)`).exec(cookie ?? '')?.[1];
}

/** The browser shows the token with every request; no script of any page can read it. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { isEncrypted, headers } = request;
  setCookie(request, reply, isEncrypted ? HOST_COOKIE : COOKIE, token);
  if (isEncrypted && cookieIn(headers.cookie, COOKIE) !== undefined) setCookie(request, reply, COOKIE, '');
}

/** The token by which this browser is known again, given to it if it has none. */
export function deviceTokenOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = deviceTokenIn(request.headers);
  if (known !== undefined) return known;
  const token = newToken();
  setCookie(request, reply, request.isEncrypted ? `__Host-${DEVICE}` : DEVICE, token);
  return token;
}

function setCookie({ isEncrypted }: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === '' ? 0 : YEAR}${isEncrypted ? '; Secure' : ''}`,
  );
}

/** Who still shows the cookie of a server that was not known to be encrypted gets the other one for it. */
export function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { cookie } = request.headers;
  const old = cookieIn(cookie, COOKIE);
  if (request.isEncrypted && old !== undefined) giveCookie(request, reply, cookieIn(cookie, HOST_COOKIE) ?? old);
}

/** Under which address the request found this server. */
export function originOf(request: FastifyRequest): string {
  const named = `${request.isEncrypted ? 'https' : 'http'}://${request.headers.host}`;
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
