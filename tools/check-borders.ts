/** Fails when a folder imports what it may not, when rules could depend on anything but their arguments, or when a file offers what nobody takes. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findDead } from './dead-exports.ts';

/** What each folder may import beside itself; the picture in docs/ARCHITECTURE.md. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  engine: ['@noble/hashes'],
  games: ['#engine'],
  bots: ['#engine', '#games'],
  protocol: ['#engine'],
  server: [
    '#engine',
    '#games',
    '#bots',
    '#protocol',
    'node:',
    'fastify',
    'ws',
    'typebox',
    '@fastify/type-provider-typebox',
    '@simplewebauthn/server',
    'nodemailer',
    'pg',
  ],
  web: ['#engine', '#games', '#bots', '#protocol', 'svelte', '@fontsource/yeseva-one', '@simplewebauthn/browser'],
  cli: ['#engine', '#games', '#bots', '#protocol', '#server', 'node:'],
};
const IN_TESTS = [
  'node:',
  'fast-check',
  'playwright-core',
  'axe-core',
  'smtp-server',
  'ws',
  '#engine',
  '#games',
  '#bots',
  '#protocol',
  '#server',
  '#tools',
];
const PURE = ['engine', 'games', 'bots', 'protocol'];
const IMPURE = /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bprocess\.|\bwindow\b|\bsetTimeout\b|\bconsole\./;

/** `import … from 'x'`, `import 'x'`, `export … from 'x'`, or `import('x')`. */
const IMPORT = /^\s*(?:(?:import|export)\b[^;'"`=]*?\bfrom|import)\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;

export function findCrossings(path: string, text: string, isGame: (word: string) => boolean): string[] {
  const folder = path.split('/')[0]!;
  const may = MAY[folder];
  if (!may) return [];
  const isTest = /\.test\.ts$|\/tests\//.test(path);
  const allowed = isTest ? [...may, ...IN_TESTS] : may;
  const found: string[] = [];
  for (const [, from, lazily] of text.matchAll(IMPORT)) {
    const name = from ?? lazily;
    if (name === undefined) continue;
    if (name.startsWith('.')) {
      const up = name.split('/').filter((part) => part === '..').length;
      if (up >= path.split('/').length - 1)
        found.push(`${path}: "${name}" leaves ${folder}/; go through #${name.split('/').filter((part) => part !== '..')[0]}`);
    } else if (
      !allowed.some((door) => name === door || name.startsWith(door.endsWith(':') ? door : `${door}/`)) &&
      name !== `#${folder}` &&
      !name.startsWith(`#${folder}/`)
    ) {
      found.push(`${path}: ${folder}/ may not import "${name}"`);
    }
  }
  if (PURE.includes(folder) && !isTest) {
    const line = text.split('\n').findIndex((row) => IMPURE.test(row.replace(/\/\/.*|\/?\*.*/, '')));
    if (line >= 0) found.push(`${path}:${line + 1}: rules depend on their arguments alone (no clock, no Math.random, no process)`);
  }
  const gameless = /^(server|protocol|bots\/(?:search|hints|analysis)|web\/table)\//.test(path) && !isTest;
  if (gameless) {
    for (const [literal] of text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)) {
      const name = literal.slice(1, -1).split('/').find(isGame);
      if (name) found.push(`${path}: names a game (${name}); what differs, a game declares`);
    }
  }
  return found;
}

if (import.meta.main) {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.svelte', '*.mjs'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const games = new Set(paths.flatMap((path) => (/^games\/[^/]+\/index\.ts$/.test(path) ? [path.split('/')[1]!] : [])));
  const crossings = [...files].flatMap(([path, text]) => findCrossings(path, text, (word) => games.has(word)));
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const dead = findDead(files, imports);
  for (const line of crossings) console.error(line);
  for (const line of dead) console.error(`${line} is exported, and no other file imports it`);
  console.log(`${files.size} files, ${crossings.length} crossings, ${dead.length} dead exports`);
  process.exit(crossings.length + dead.length > 0 ? 1 : 0);
}
