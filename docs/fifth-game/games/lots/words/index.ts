import type { Language } from '#engine';
import type { LotsWords } from './words.ts';

export type { LotsWords };

/** Each language is loaded when it is first spoken. */
export const words: Record<Language, () => Promise<LotsWords>> = {
  en: () => import('./en.ts').then((m) => m.words),
  fr: () => import('./fr.ts').then((m) => m.words),
  nl: () => import('./nl.ts').then((m) => m.words),
};
