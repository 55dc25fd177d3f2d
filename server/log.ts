/** What the server says of itself. No token, seed or name is ever in it. */

import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** `true` writes to standard output; a stream gets each line as JSON. */
export type LogOption = boolean | { write(line: string): void };

const SECRET = ['token', 'seed', 'name', 'authorization'];

export function loggerOf(log: LogOption): NonNullable<FastifyServerOptions['logger']> {
  if (log === false) return false;
  return {
    level: 'info',
    ...(log === true ? {} : { stream: log }),
    redact: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*/, '') }),
    },
  };
}
