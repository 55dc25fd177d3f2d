/** The words of those with whom one plays. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { CompanyWords } from '../words/company/words.ts';

export const company = await spoken<CompanyWords>({
  en: () => import('../words/company/en.ts'),
  fr: () => import('../words/company/fr.ts'),
  nl: () => import('../words/company/nl.ts'),
});
