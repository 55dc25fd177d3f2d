/** The words of whoever plays by names and ears. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { AloudWords } from '../../words/aloud/words.ts';

export const aloud = await spoken(import.meta.glob<{ words: AloudWords }>('../../words/aloud/??.ts'));
