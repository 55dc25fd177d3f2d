// Makes a fresh clone ready (packages, and with --build the web client), then runs a program on the project's own Node.
// Plain JavaScript: it is the one file that runs before anything is installed, on whatever Node the machine has.
//
//   node tools/ready.mjs [--build] PROGRAM [ARGUMENT…]

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const node = join(modules, '.bin', 'node');

function must(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(`royaumes: ${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs it while no other process of this checkout does: `npm start` and `npm test` may come at the same time. */
function alone(work) {
  const lock = join(tmpdir(), `royaumes-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isRunning(lock)) rmSync(lock, { force: true });
    else if (!waited) console.error('royaumes: waiting for another royaumes that is getting ready …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  work();
  rmSync(lock, { force: true });
}

/** Whether the process that holds the lock is still there. */
function isRunning(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function installPackages() {
  const stamp = join(modules, '.royaumes');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('royaumes: installing packages …');
  must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const link = join(modules, '.bin', 'royaumes');
  rmSync(link, { force: true });
  symlinkSync('../../cli/royaumes.mjs', link);
  writeFileSync(stamp, wanted);
}

/** The time of the newest file below a folder. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function buildClient() {
  const built = join(root, 'dist', 'index.html');
  const sources = ['web', 'engine', 'games', 'bots', 'protocol', 'vite.config.ts', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(built) && Math.max(...sources.map(newest)) < statSync(built).mtimeMs) return;
  console.error('royaumes: building the web client …');
  must('npm', ['run', '--silent', 'build']);
}

const args = process.argv.slice(2);
const build = args[0] === '--build';
if (build) args.shift();
alone(() => {
  installPackages();
  if (build) buildClient();
});

const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
