/** The words about the show of a table. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { SettingsWords } from '../../words/settings/words.ts';

export const show = await spoken<SettingsWords>({
  en: () => import('../../words/settings/en.ts'),
  fr: () => import('../../words/settings/fr.ts'),
  nl: () => import('../../words/settings/nl.ts'),
});
