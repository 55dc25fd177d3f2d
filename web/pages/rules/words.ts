/** The words of the rules page. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { RulesWords } from '../../words/rules/words.ts';

export const r = await spoken(import.meta.glob<{ words: RulesWords }>('../../words/rules/??.ts'));
