/** What the server says of itself. No token, seed or name is ever in it. */

import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** Gets each line as JSON. */
export interface LogStream {
  write(line: string): void;
}

const SECRET = ['token', 'seed', 'name', 'authorization'];

/** Without a stream the server is silent. */
export function loggerOf(stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (!stream) return false;
  return {
    level: 'info',
    stream,
    redact: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*/, '') }),
    },
  };
}
