/** Servers and stores in processes of their own, for tests: they can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerOptions } from '../index.ts';

/** What is open until the test, or whatever runs it, is over. */
interface Ending {
  after(close: () => unknown): void;
}

/** Runs the text of a module; gives the first line that it prints. */
export async function spawnScript(t: Ending, script: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
}

/**
 * It keeps everything in the folder, or in the database if there is one. At SIGTERM it stops as the command does. `before`: the text of a
 * module that it runs first.
 */
export async function spawnServer(
  t: Ending,
  data: string,
  database?: string,
  more: Partial<ServerOptions> = {},
  before = '',
): Promise<{ child: ChildProcess; port: number }> {
  const { child, said } = await spawnScript(
    t,
    `${before}
    const { startServer } = await import(${JSON.stringify(addressOf('../index.ts'))});
    const server = await startServer(${JSON.stringify({ port: 0, data, database, ...more })});
    process.once('SIGTERM', () => server.close());
    console.log(server.port);`,
  );
  return { child, port: Number(said) };
}

/** Of a module of the server, from here. */
export function addressOf(file: string): string {
  return new URL(file, import.meta.url).href;
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
