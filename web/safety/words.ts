/** The words of what people can do about others. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { SafetyWords } from '../words/safety/words.ts';

export const safety = await spoken<SafetyWords>({
  en: () => import('../words/safety/en.ts'),
  fr: () => import('../words/safety/fr.ts'),
  nl: () => import('../words/safety/nl.ts'),
});
