/** Compresses what was built, so that the server can send it as it is, and fails when a first load is too heavy. */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { games } from '#games';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const DIST = 'dist';
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const weights = new Map<string, number>();
for (const file of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: DIST })) {
  const bytes = readFileSync(join(DIST, file));
  const small = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  writeFileSync(join(DIST, `${file}.br`), small);
  writeFileSync(join(DIST, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  weights.set(file, small.length);
}
const weigh = (file: string) => weights.get(file) ?? readFileSync(join(DIST, file)).length;

/** The files that these modules bring along before anything can be shown. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of modules) visit(name);
  files.add('index.html');
  return files;
}

/** French is the longest of the three languages; a screen of 1440 × 900 shows two pictures. */
const HOME = ['index.html', 'words/fr.ts', ...games.slice(0, 2).map(({ meta }) => `games/${meta.id}/Picture.svelte`)];
const tableOf = (game: string) => [
  ...HOME,
  'words/table/fr.ts',
  'pages/Play.svelte',
  `../games/${game}/index.ts`,
  `games/${game}/index.ts`,
  `../games/${game}/words/index.ts`,
  `../games/${game}/words/fr.ts`,
  'table/connection/worker.ts',
  // A bot of the game's own, where there is one.
  ...[`../bots/${game}.ts`].filter((bot) => bot in manifest),
];
const MOST = 130_000;
/** Seventy-five tiles, fifty-one heroes and wonders, and thirteen phases. */
const MORE: Readonly<Record<string, number>> = { patchistory: 170_000 };
const LOADS = [
  { name: 'home', most: 60_000, files: filesOf(HOME) },
  ...games.map(({ meta: { id, title } }) => ({ name: `${title} table`, most: MORE[id] ?? MOST, files: filesOf(tableOf(id)) })),
];

let heavy = false;
for (const { name, most, files } of LOADS) {
  const sum = [...files].reduce((total, file) => total + weigh(file), 0);
  console.log(`${name}: ${(sum / 1000).toFixed(1)} KB of ${most / 1000} KB`);
  if (process.argv.includes('--files')) for (const file of files) console.log(`  ${(weigh(file) / 1000).toFixed(1)} ${file}`);
  if (sum > most) {
    console.error(`the first load of ${name} is too heavy`);
    heavy = true;
  }
}
process.exit(heavy ? 1 : 0);
