import type { Language } from '#engine';
import type { PatchistoryWords } from './words.ts';

export { THINGS } from './about.ts';
export type { PatchistoryWords, Question, Step } from './words.ts';

/** Each language is loaded when it is first spoken. */
export const words: Record<Language, () => Promise<PatchistoryWords>> = {
  en: () => import('./en.ts').then((m) => m.words),
  fr: () => import('./fr.ts').then((m) => m.words),
  nl: () => import('./nl.ts').then((m) => m.words),
};
