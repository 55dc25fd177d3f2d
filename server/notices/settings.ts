import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '../languages.ts';
import type { Language, Settings } from './store.ts';

/** How somebody is told of what waits who has not said how. */
export const DEFAULT_SETTINGS = {
  when: 'now',
  hour: 8,
  zone: 'UTC',
  language: 'en',
  mutedGames: [],
  mutedTables: [],
} as const satisfies Settings;

/** The first language of a browser that we speak. */
export function languageIn({ 'accept-language': accepted }: IncomingHttpHeaders): Language {
  return languageOf(accepted);
}
