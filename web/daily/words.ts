/** The words of the daily deal. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { DailyWords } from '../words/daily/words.ts';

export const daily = await spoken(import.meta.glob<{ words: DailyWords }>('../words/daily/??.ts'));
