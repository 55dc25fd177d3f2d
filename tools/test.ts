/**
 * Every check there is, in one command. `npm test -- rules types` runs only the steps named.
 * Ends with a line `N passed, N failed`.
 */

import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { findChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

// Tests start some hundred processes from the same sources: what one has compiled, the others need not compile again.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const tally = { passed: 0, failed: 0 };

function count(name: string, ok: boolean): void {
  tally[ok ? 'passed' : 'failed']++;
  console.log(`${ok ? '✔' : '✖'} ${name}`);
}

function command(name: string, program: string, ...args: string[]): Promise<void> {
  return new Promise((done) => {
    execFile(program, args, { maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      if (error) console.log(`${stdout}${stderr}`);
      count(name, !error);
      done();
    });
  });
}

const bin = (name: string) => `node_modules/.bin/${name}`;

/** Test files that run at the same time: browsers wait as often as they work, and servers more often. */
const ABREAST = 3;

/** What takes longest begins first, so that nothing else waits for it in the end. */
const LONGEST = [
  'games/laws',
  ...['lessons-through', 'lights', 'by-name', 'connection', 'tabbing', 'pages', 'medina', 'clock'].map((name) => `web/tests/${name}`),
  ...['examples', 'social', 'patchistory-asks', 'study', 'fifth-game', 'fitting', 'rules', 'keys'].map((name) => `web/tests/${name}`),
  ...['table', 'typing', 'host', 'patchistory', 'offline', 'lesson', 'fifth-language', 'person'].map((name) => `web/tests/${name}`),
  ...['fuzz/fuzz', 'cli/serve', 'server/crash', 'server/secrets', 'server/cluster', 'server/bots'],
].map((name) => `${name}.test.ts`);
const moved = LONGEST.find((file) => !existsSync(file));
if (moved) throw new Error(`${moved} has another name now`);
const rankOf = (file: string) => (LONGEST.includes(file) ? LONGEST.indexOf(file) : LONGEST.length);

/** Runs test files, one process for all of them or one for each. Those of several steps go side by side from the first to the last. */
async function tests(steps: readonly (readonly string[])[], isolation: 'none' | 'process', but: readonly string[] = []): Promise<void> {
  const files = steps
    .flatMap((patterns) => {
      const own = globSync([...patterns], { exclude: ['**/node_modules/**', ...but] }).sort();
      own.sort((a, b) => rankOf(a) - rankOf(b));
      return own.map((file, n) => ({ file, share: n / own.length }));
    })
    .sort((a, b) => a.share - b.share)
    .map(({ file }) => file);
  let ran = 0;
  const stream = run({
    files,
    isolation,
    concurrency: isolation === 'process' ? ABREAST : false,
    timeout: 600_000,
    ...(isolation === 'process' ? { execArgv: ['--import', resolve('tools/leave.ts')] } : {}),
  });
  stream.on('test:pass', (event) => {
    if (event.details.type === 'suite' || files.includes(event.name)) return;
    tally.passed++;
    ran++;
  });
  stream.on('test:fail', (event) => {
    if (event.details.type === 'suite') return;
    tally.failed++;
    ran++;
  });
  for await (const chunk of stream.compose(spec)) process.stdout.write(chunk as string);
  if (ran === 0) count(`no test ran in ${steps.flat().join(' ')}`, false);
}

/** The laws, and what else takes long: each has a process of its own, so that no core waits for the last of those that share one. */
const LONG = ['games/laws', 'games/patchistory/tests/laws', 'bots/medina/judge', 'bots/puzzles/puzzles', 'bots/own'].map(
  (name) => `${name}.test.ts`,
);
const PACKAGE = 'tools/package.test.ts';

/** Tests of the rules that need nothing but themselves: one process has them all. */
const TOGETHER = [...['engine', 'games', 'bots', 'protocol', 'bench', 'tools', 'web/games'].map((folder) => `${folder}/**`), 'web'].map(
  (folder) => `${folder}/*.test.ts`,
);

/** One after the other: what they find is soon told, and the last two make what others use. */
const CHECKS: Readonly<Record<string, () => Promise<unknown>>> = {
  format: () => command('format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'),
  types: () =>
    Promise.all([
      // From the root: in a folder of its own it would leave the components out when it checks natively.
      command(
        'types of the web client',
        bin('svelte-check'),
        ...['--workspace', '.', '--config', 'web/svelte.config.js', '--tsconfig', './tsconfig.web.json', '--tsgo', '--fail-on-warnings'],
      ),
      command('types of server, command line and tests', bin('tsgo'), '-p', 'tsconfig.node.json', '--singleThreaded'),
      command('types of the rules', bin('tsgo'), '-p', 'tsconfig.json', '--singleThreaded'),
    ]),
  borders: () =>
    Promise.all([
      command('borders between the folders', bin('node'), 'tools/check-borders.ts'),
      command('every rule has its test, every refusal its rule', bin('node'), 'tools/check-rules.ts'),
    ]),
  rules: () => Promise.all([tests([LONG], 'process'), tests([TOGETHER], 'none', [...LONG, PACKAGE])]),
  build: () => command('the web client builds, and weighs no more than it may', 'npm', 'run', '--silent', 'build'),
  package: () => tests([[PACKAGE]], 'process'),
};

/** Tests of real processes. Those of both steps share the machine, so that neither waits for the last file of the other. */
const APART: Readonly<Record<string, readonly string[]>> = {
  server: ['server', 'cli', 'fuzz', 'faults'].map((folder) => `${folder}/**/*.test.ts`),
  browser: ['web/tests/**/*.test.ts'],
};

async function test(steps: readonly string[]): Promise<void> {
  if (steps.includes('browser')) findChromium();
  // All of them share one PostgreSQL: that of DATABASE_URL, which is for the tests and not for the servers that they start.
  const { DATABASE_URL: given } = process.env;
  delete process.env.DATABASE_URL;
  const postgres = given || !steps.includes('server') ? undefined : await startPostgres();
  process.env.ROYAUMES_POSTGRES = given ?? postgres?.url;
  await tests(
    steps.map((step) => APART[step] ?? []),
    'process',
  );
  await postgres?.stop();
}

const STEPS = [...Object.keys(CHECKS), ...Object.keys(APART)];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : STEPS;
const unknown = wanted.find((name) => !STEPS.includes(name));
if (unknown) {
  console.error(`there is no step "${unknown}": ${STEPS.join(', ')}`);
  process.exit(2);
}

async function time(name: string, work: Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work;
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
for (const [name, check] of Object.entries(CHECKS)) if (wanted.includes(name)) await time(name, check());
const tested = Object.keys(APART).filter((step) => wanted.includes(step));
if (tested.length > 0) await time(tested.join(', '), test(tested));
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);
