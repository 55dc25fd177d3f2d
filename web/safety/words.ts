/** The words of what people can do about others. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { SafetyWords } from '../words/safety/words.ts';

export const safety = await spoken(import.meta.glob<{ words: SafetyWords }>('../words/safety/??.ts'));
