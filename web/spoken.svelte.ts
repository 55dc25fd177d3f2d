/** Words that come with what needs them, and follow the language: those of rooms that few pages open. */

import type { Language } from '#engine/words';
import { language } from './settings.svelte.ts';

/** Whoever waits for it can speak from then on. */
export async function spoken<W>(dictionaries: Readonly<Record<Language, () => Promise<{ words: W }>>>): Promise<() => W> {
  const load = async (tongue: Language) => (await dictionaries[tongue]()).words;
  let words = $state.raw<W>(await load(language()));
  $effect.root(() => {
    $effect(() => {
      const tongue = language();
      void load(tongue).then((known) => {
        if (tongue === language()) words = known;
      });
    });
  });
  return () => words;
}
