/** The words of what people can do about others. Whoever imports it waits until they are there; they follow the language. */

import type { Language } from '#engine/words';
import { language } from '../settings.svelte.ts';
import type { SafetyWords } from '../words/safety/words.ts';

const DICTIONARIES: Record<Language, () => Promise<{ words: SafetyWords }>> = {
  en: () => import('../words/safety/en.ts'),
  fr: () => import('../words/safety/fr.ts'),
  nl: () => import('../words/safety/nl.ts'),
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

export function safety(): SafetyWords {
  return spoken;
}
