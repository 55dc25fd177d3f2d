/**
 * What a page needs, in its head: scripts are named, and fetched together instead of one after the other; styles stand there themselves, since
 * a browser asks for only six files at a time where there is no HTTP/2, and for styles before scripts.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';

/** By the address of a page, where a table goes by its game; the build has written which files they are (tools/ahead.ts). */
export type Ahead = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export function readAhead(dist: string): Ahead {
  const path = join(dist, '.vite/ahead.json');
  if (!existsSync(path)) return {};
  const pages: Record<string, Record<Language, string[]>> = JSON.parse(readFileSync(path, 'utf8'));
  const tagOf = (file: string) =>
    file.endsWith('.css')
      ? // The link loads nothing: by it Vite sees that a part of the page which needs these styles has them (tools/inline.ts).
        `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style><link disabled rel="stylesheet" href="/${file}" />`
      : `<link rel="modulepreload" fetchpriority="low" href="/${file}" />`;
  return Object.fromEntries(
    Object.entries(pages).map(([page, files]) => [
      page,
      Object.fromEntries(Object.entries(files).map(([language, names]) => [language, names.map(tagOf).join('')])) as Record<
        Language,
        string
      >,
    ]),
  );
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

export function headOf(ahead: Ahead, page: string, language: Language): string {
  return Object.hasOwn(ahead, page) ? (ahead[page]?.[language] ?? '') : '';
}
