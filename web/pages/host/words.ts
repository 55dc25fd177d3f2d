/** The words of the page for hosts. Whoever imports it waits until they are there. */

import { spoken } from '../../spoken.svelte.ts';
import type { HostWords } from '../../words/host/words.ts';

export const h = await spoken(import.meta.glob<{ words: HostWords }>('../../words/host/??.ts'));
