import type { Language } from '#engine';
import type { KingWords } from './words.ts';

export { THINGS, type Thing } from './about.ts';
export type { KingWords };

/** Each language is loaded when it is first spoken. */
export const words: Record<Language, () => Promise<KingWords>> = {
  en: () => import('./en.ts').then((m) => m.words),
  fr: () => import('./fr.ts').then((m) => m.words),
  nl: () => import('./nl.ts').then((m) => m.words),
};
