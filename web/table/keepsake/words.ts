/** The words of a picture to keep. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { KeepsakeWords } from '../../words/keepsake/words.ts';

export const k = await spoken(import.meta.glob<{ words: KeepsakeWords }>('../../words/keepsake/??.ts'));
