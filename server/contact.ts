/** Whom to tell of a hole in this server (RFC 9116). */

import type { FastifyInstance } from 'fastify';

/** What is said holds for so long, in milliseconds: whoever reads it later asks again. */
const HOLDS = 90 * 24 * 3_600_000;

/** Without a contact there is no such file. */
export function openContact(app: FastifyInstance, { contact, url }: { readonly contact?: string; readonly url?: string }): void {
  const path = '/.well-known/security.txt';
  app.get(path, (_, reply) => {
    if (contact === undefined) return reply.callNotFound();
    const lines = [`Contact: ${contact}`, `Expires: ${new Date(Date.now() + HOLDS).toISOString()}`];
    if (url?.startsWith('https:')) lines.push(`Canonical: ${new URL(path, url).href}`);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
