/** The words of the page for hosts. Whoever imports it waits until they are there; they follow the language. */

import type { Language } from '#engine/words';
import { language } from '../../settings.svelte.ts';
import type { HostWords } from '../../words/host/words.ts';

const DICTIONARIES: Record<Language, () => Promise<{ words: HostWords }>> = {
  en: () => import('../../words/host/en.ts'),
  fr: () => import('../../words/host/fr.ts'),
  nl: () => import('../../words/host/nl.ts'),
};

let spoken = $state.raw((await DICTIONARIES[language()]()).words);

async function speak(tongue: Language): Promise<void> {
  spoken = (await DICTIONARIES[tongue]()).words;
}
$effect.root(() => {
  $effect(() => {
    void speak(language());
  });
});

export function h(): HostWords {
  return spoken;
}
