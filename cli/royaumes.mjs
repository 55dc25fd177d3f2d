#!/usr/bin/env node
// Plain JavaScript that an old Node can read: finds a Node that can run the rest.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
// In the project, or in whatever folder the package was installed into.
const own = ['../node_modules/.bin/node', '../../.bin/node'].map(beside).find(existsSync);
// The package has no sources.
const built = '../built/cli/main.js';

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  // Beside what is installed, where nobody else writes: what was compiled at the first start is taken at the next, in threads as well.
  process.env.NODE_COMPILE_CACHE ??= beside('../node_modules/.cache/compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const { main } = await (existsSync(beside('main.ts')) ? import('./main.ts') : import(built));
  process.exitCode = await main(process.argv.slice(2));
} else if (own && process.env.ROYAUMES_NODE !== own) {
  const child = spawn(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    // A second try with the same Node would only come here again.
    env: { ...process.env, ROYAUMES_NODE: own },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`royaumes: ${own} does not run: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
} else {
  process.stderr.write(`royaumes: needs Node ${NEEDED} or newer, this is ${process.version}; "npm install" brings one along\n`);
  process.exitCode = 2;
}
