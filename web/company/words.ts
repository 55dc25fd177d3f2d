/** The words of those with whom one plays. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { CompanyWords } from '../words/company/words.ts';

export const company = await spoken(import.meta.glob<{ words: CompanyWords }>('../words/company/??.ts'));
