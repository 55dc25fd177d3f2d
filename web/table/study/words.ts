/** The words of hints and of analysis. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { StudyWords } from '../../words/study/words.ts';

export const study = await spoken(import.meta.glob<{ words: StudyWords }>('../../words/study/??.ts'));
