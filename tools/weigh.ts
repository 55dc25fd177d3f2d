/** Compresses what was built, so that the server can send it as it is, and fails when a first load is too heavy, or brings a game that is not played. */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '#engine';
import { games } from '#games';
import { DIST, filesOf, manifest, page, tableOf } from './loads.ts';

const packed = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const weights = new Map<string, number>();
for (const file of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: DIST })) {
  const bytes = readFileSync(join(DIST, file));
  const small = packed(bytes);
  writeFileSync(join(DIST, `${file}.br`), small);
  writeFileSync(join(DIST, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  weights.set(file, small.length);
}
// The page has what it shows at first in it (tools/shell.ts).
const shells: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(DIST, '.vite/shell.json'), 'utf8'))[''];
weights.set('index.html', Math.max(...Object.values(shells).map((shell) => packed(Buffer.from(page + shell)).length)));
const weigh = (file: string) => weights.get(file) ?? readFileSync(join(DIST, file)).length;

/** The largest screens show the pictures of all games at once. */
const homeIn = (language: string) => ['index.html', `words/${language}.ts`, ...games.map(({ meta }) => `games/${meta.id}/Picture.svelte`)];
/** What the bots know comes once the table is shown. */
const playedIn = (game: string, language: string) => [
  ...homeIn(language),
  ...tableOf(game, language),
  'table/connection/worker.ts',
  `../games/${game}/index.ts`,
];
const sumOf = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0);
/** The files of a page in the language that says it at the greatest length. */
const longest = (modulesIn: (language: string) => readonly string[]) =>
  LANGUAGES.map((language) => filesOf(modulesIn(language)).add('index.html')).reduce((one, other) =>
    sumOf(other) > sumOf(one) ? other : one,
  );

const MOST = 130_000;
/** Seventy-five tiles, fifty-one heroes and wonders, and thirteen phases. */
const MORE: Readonly<Record<string, number>> = { patchistory: 170_000 };
const LOADS = [
  { name: 'home', most: 60_000, files: longest(homeIn) },
  ...games.map(({ meta: { id, title } }) => ({
    name: `${title} table`,
    most: MORE[id] ?? MOST,
    files: longest((language) => playedIn(id, language)),
  })),
];

let heavy = false;
for (const { name, most, files } of LOADS) {
  const sum = sumOf(files);
  console.log(`${name}: ${(sum / 1000).toFixed(1)} KB of ${most / 1000} KB`);
  if (process.argv.includes('--files')) for (const file of files) console.log(`  ${(weigh(file) / 1000).toFixed(1)} ${file}`);
  if (sum > most) {
    console.error(`the first load of ${name} is too heavy`);
    heavy = true;
  }
}

// A small file that two games share, or one and a table, may go with one of them, and would bring all of it to the other.
for (const { meta } of games) {
  const own = Object.values(manifest).filter(({ name }) => name === meta.id || name?.startsWith(`${meta.id}-`));
  for (const module of Object.keys(manifest)) {
    if (module.startsWith('_') || module.split(/[/.]/).includes(meta.id)) continue;
    const files = filesOf([module]);
    const brought = own.find(({ file }) => files.has(file));
    if (!brought) continue;
    console.error(`${module} brings ${brought.file} along, which is for ${meta.title}`);
    heavy = true;
  }
}
process.exit(heavy ? 1 : 0);
