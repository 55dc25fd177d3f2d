/** Which files of the build a page brings along before anything can be shown, by Vite's manifest. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export const DIST = 'dist';
export const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** The page that all addresses have, and the styles that stand in it (tools/inline.ts). */
export const page = readFileSync(join(DIST, 'index.html'), 'utf8');
const inlined = new Set([...page.matchAll(/<link disabled[^>]* href="\/([^"]+)"/g)].map(([, file]) => file));

/** Letters that no word of ours has. */
const RARE = /\.woff$/;

/** The files of these modules and of what they import. */
export function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) if (!inlined.has(file) && !RARE.test(file)) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of modules) visit(name);
  return files;
}

/** What shows a table of that game in that language, beside what the home page has. */
export const tableOf = (game: string, language: string) => [
  `words/table/${language}.ts`,
  'pages/Play.svelte',
  `games/${game}/index.ts`,
  `../games/${game}/words/${language}.ts`,
];
