/** A copy of the project, for tests that add something to it. */

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after } from 'node:test';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '../..');
/** What a fresh clone does not have. */
const LEFT_OUT = ['node_modules', 'dist', 'data', '.git', '.svelte-check'];

/** A test that starts tests is not asked to be one of them. */
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

interface Copy {
  readonly folder: string;
  /** Runs one of the programs that packages bring along. */
  run(program: string, ...args: string[]): Promise<{ stdout: string }>;
  /** Builds the client, and lets the server that is started next be the copy's. What it weighs is not asked. */
  build(): Promise<void>;
}

export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-copy-'));
  after(() => {
    process.chdir(PROJECT);
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(PROJECT, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(PROJECT, path)) });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(folder, 'node_modules/.bin', program), args, { cwd: folder, env });
  return {
    folder,
    run,
    async build() {
      await run('vite', 'build', '--logLevel', 'warn');
      await run('node', 'tools/ahead.ts');
      process.chdir(folder);
    },
  };
}
