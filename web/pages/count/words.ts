/** The words about the score of a real game. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { ScoreWords } from '../../words/count/words.ts';

export const score = await spoken(import.meta.glob<{ words: ScoreWords }>('../../words/count/??.ts'));
