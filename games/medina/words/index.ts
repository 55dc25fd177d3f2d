import type { Language } from '#engine';
import type { MedinaWords, Stake } from './words.ts';

export { type About, THINGS, type Thing } from './about.ts';
export type { MedinaWords, Stake };

/** Each language is loaded when it is first spoken. */
export const words: Record<Language, () => Promise<MedinaWords>> = {
  en: () => import('./en.ts').then((m) => m.words),
  fr: () => import('./fr.ts').then((m) => m.words),
  nl: () => import('./nl.ts').then((m) => m.words),
};
