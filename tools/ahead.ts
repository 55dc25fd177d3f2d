/**
 * Writes down which files each page needs, so that the server can name them in its head (server/preview/ahead.ts): they come at once then,
 * and not each when the one before it asks for it.
 */

import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#engine';
import { games } from '#games';
import { DIST, filesOf, manifest, tableOf } from './loads.ts';

const ids = games.map(({ meta }) => meta.id);
const rulesOf = (game: string, language: string) => [
  `words/table/${language}.ts`,
  `words/rules/${language}.ts`,
  'pages/Rules.svelte',
  `../games/${game}/words/${language}.ts`,
  `../games/${game}/words/${language}-rules.ts`,
  // Not every game has these.
  ...[`../games/${game}/words/${language}-lessons.ts`, `../games/${game}/reading.ts`].filter((module) => module in manifest),
];

/** By the address of the page, where a table goes by its game. */
const PAGES: Readonly<Record<string, (language: string) => readonly string[]>> = {
  '': () => [],
  tables: (language) => [`words/table/${language}.ts`, 'pages/Tables.svelte'],
  ...Object.fromEntries(ids.map((id) => [`rules/${id}`, (language: string) => rulesOf(id, language)])),
  ...Object.fromEntries(ids.map((id) => [`table/${id}`, (language: string) => tableOf(id, language)])),
};

/** These stand in every page as it is built. */
const everywhere = filesOf(['index.html']);

const sizeOf = (file: string) => statSync(join(DIST, file)).size;
/** Where there is no HTTP/2 a browser asks for only six files at a time, and waits for each: the largest fill the line meanwhile. */
const LARGEST = 2;
function aheadOf(modules: readonly string[]): string[] {
  const files = [...filesOf(modules)].filter((file) => /\.(js|css)$/.test(file) && !everywhere.has(file));
  const scripts = files.filter((file) => file.endsWith('.js')).sort((a, b) => sizeOf(b) - sizeOf(a));
  return [...new Set([...scripts.slice(0, LARGEST), ...files])];
}

const ahead = Object.entries(PAGES).map(([page, modules]) => [
  page,
  Object.fromEntries(LANGUAGES.map((language) => [language, aheadOf([`words/${language}.ts`, ...modules(language)])])),
]);
writeFileSync(join(DIST, '.vite/ahead.json'), JSON.stringify(Object.fromEntries(ahead)));
