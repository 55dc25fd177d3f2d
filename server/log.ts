/** What the server says of itself. No token, seed, number or name is ever in it. */

import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** Gets each line as JSON. */
export interface LogStream {
  write(line: string): void;
}

const SECRET = ['token', 'seed', 'number', 'name', 'authorization'];

/** The same trouble is told so often in a minute; then it is counted. */
const MOST = 10;
const MINUTE = 60_000;
const ERROR = 50;

/** What goes wrong a thousand times a second, as on a full disk, does not fill what is left of it. */
class Troubles {
  readonly #told = new Map<string, { since: number; times: number }>();

  /** How often it was not told before, or undefined when it is not to be told now. */
  note(trouble: string): number | undefined {
    const now = Date.now();
    const told = this.#told.get(trouble);
    if (told && now - told.since < MINUTE) return ++told.times > MOST ? undefined : 0;
    this.#told.set(trouble, { since: now, times: 1 });
    return Math.max(0, (told?.times ?? 0) - MOST);
  }
}

/** A line of the server but for those through which every statement goes. */
const OURS = /\n\s+at .*\/server\/(?!sql\/).*/;

/** The sentence, and the line of our code that it is about: there are no more of them than lines. */
function troubleOf(about: unknown, sentence: unknown): string {
  const { err } = about as { err?: unknown };
  const { stack = '' } = err instanceof Error ? err : {};
  return `${sentence} ${OURS.exec(stack)?.[0] ?? /\n\s+at .*/.exec(stack)?.[0] ?? ''}`;
}

/** Without a stream the server is silent. */
export function loggerOf(stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (!stream) return false;
  const troubles = new Troubles();
  return {
    level: 'info',
    stream,
    hooks: {
      logMethod(args, method, level) {
        const [about, sentence] = args as [unknown, unknown];
        if (level < ERROR || typeof about !== 'object') {
          method.apply(this, args);
          return;
        }
        const untold = troubles.note(troubleOf(about, sentence));
        if (untold !== undefined) method.apply(this, [untold === 0 ? about : { ...about, untold }, String(sentence)]);
      },
    },
    redact: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*/, '') }),
    },
  };
}
