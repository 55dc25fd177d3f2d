/** What `npm pack` makes is put into an empty folder as npm would, with nothing but its run-time dependencies, and serves from there. */

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { untilThere } from './changes.ts';

const PROGRAM = 'node_modules/node/bin/node';

/** The packages that the lock file names for whoever installs, as they lie here: no registry is asked. */
function copyDependencies(place: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> };
  const wanted = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev);
  assert.ok(wanted.includes('node_modules/fastify') && !wanted.includes('node_modules/vite'));
  // Node itself is too big to be copied.
  const filter = (path: string) => !/\/node\/(bin|node_modules)$/.test(path);
  for (const path of wanted) cpSync(path, join(place, path), { recursive: true, filter });
  mkdirSync(join(place, dirname(PROGRAM)), { recursive: true });
  symlinkSync(resolve(PROGRAM), join(place, PROGRAM));
}

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-package-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the package serves from an empty folder', async (t) => {
  const folder = newFolder(t);
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [packed = ''] = globSync('royaumes-*.tgz', { cwd: folder });

  const place = join(folder, 'empty');
  const installed = join(place, 'node_modules/royaumes');
  copyDependencies(place);
  mkdirSync(installed);
  execFileSync('tar', ['-xzf', join(folder, packed), '--strip-components=1', '-C', installed]);
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { royaumes: string } };
  mkdirSync(join(place, 'node_modules/.bin'));
  symlinkSync(join('../royaumes', bin.royaumes), join(place, 'node_modules/.bin/royaumes'));
  assert.notEqual(statSync(join(installed, bin.royaumes)).mode & 0o100, 0, 'it can be run');
  assert.deepEqual(globSync('**/*.ts', { cwd: installed }), [], 'Node reads no types there');
  assert.deepEqual(globSync('{built/**/*test*,built/**/replays,built/data}', { cwd: installed }), []);
  assert.ok(!existsSync(join(place, 'node_modules/vite')) && !existsSync(join(place, 'node_modules/typescript')));

  const env = { ...process.env, PORT: '0', ROYAUMES_DATA: join(place, 'data') };
  const server = spawn('npx', ['--offline', 'royaumes', 'serve'], { cwd: place, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const group = -server.pid!;
  t.after(() => {
    if (server.exitCode === null && server.signalCode === null) process.kill(group, 'SIGKILL');
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(server, 'close');
  while (!/localhost:\d+\n/.test(said)) await Promise.race([once(server.stdout, 'data'), ended.then(() => assert.fail(said))]);
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0];

  const home = await (await fetch(`${url}/`)).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(home) ?? [];
  assert.equal((await fetch(`${url}${script}`)).headers.get('content-type'), 'text/javascript; charset=utf-8');
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'ugo', options: {}, seats: ['person', 'bot greedy'], name: 'Ada' }),
  });
  assert.equal(made.status, 201);
  const { info } = (await made.json()) as { info: { id: string } };
  const table = await fetch(`${url}/api/tables/${info.id}`);
  assert.deepEqual(await table.json(), info);

  // Threads run, too: this one takes the log into the store.
  const numbers = () => readFileSync(join(env.ROYAUMES_DATA, 'royaumes.db-mark'), 'utf8').split(' ').map(Number);
  await untilThere(env.ROYAUMES_DATA, () => (numbers()[4] ?? 0) > 0);

  process.kill(group, 'SIGTERM');
  await ended;
  assert.match(said.replace(/^npm .*\n/gm, ''), /^Royaumes is ready: http:\/\/localhost:\d+\n$/, 'and nothing was complained of');
  assert.match(readFileSync(join(env.ROYAUMES_DATA, 'royaumes.db-mark'), 'utf8'), /^closed /);
});
