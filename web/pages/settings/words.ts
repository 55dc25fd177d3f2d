/** The words about the show of a table. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { SettingsWords } from '../../words/settings/words.ts';

export const show = await spoken(import.meta.glob<{ words: SettingsWords }>('../../words/settings/??.ts'));
