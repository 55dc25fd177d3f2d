/** The files that a page needs, named in its head: a browser fetches them together, and not one after the other. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';

/** By the address of a page, where a table goes by its game; written by the build (tools/ahead.ts). */
export type Ahead = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

export function readAhead(dist: string): Ahead {
  const path = join(dist, '.vite/ahead.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The games that have a picture for links. */
export function readPictures(dist: string): ReadonlySet<string> {
  const folder = join(dist, 'preview');
  return new Set(existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.png$/, '')) : []);
}

/** What the page of a table asks first. */
export function infoLink(table: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/api/tables/${table}" />`;
}

export function linksOf(ahead: Ahead, page: string, language: Language): string {
  const files = Object.hasOwn(ahead, page) ? (ahead[page]?.[language] ?? []) : [];
  return files
    .map(
      (file) =>
        `<link ${file.endsWith('.css') ? 'rel="preload" as="style" crossorigin' : 'rel="modulepreload"'} fetchpriority="low" href="/${file}" />`,
    )
    .join('');
}
