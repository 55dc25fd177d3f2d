/** The real command in a real process, for tests. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../royaumes.mjs', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `royaumes` with what stands on standard input, to its end. */
export function run(args: readonly string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

export function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-cli-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts `royaumes`; gives its first line once that is there. */
export async function start(t: TestContext, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    child,
    said: () => out,
    complained: () => err,
    ended: ended.then(([code]) => code),
  };
}
