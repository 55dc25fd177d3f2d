/** What a page shows while its scripts are on their way; drawn by the build (tools/shell.ts). */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';

/** By the address of a page, where a table goes by its game, or by the first part of it; `page` is like all that are not named. */
export type Shells = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export function readShells(dist: string): Shells {
  const path = join(dist, '.vite/shell.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function shellOf(shells: Shells, page: string, language: Language): string {
  const [kind = ''] = page.split('/');
  const name = [page, kind].find((one) => Object.hasOwn(shells, one)) ?? 'page';
  return shells[name]?.[language] ?? '';
}
