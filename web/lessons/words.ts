/** The words around every lesson. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { LessonsWords } from '../words/lessons/words.ts';

export const l = await spoken(import.meta.glob<{ words: LessonsWords }>('../words/lessons/??.ts'));
