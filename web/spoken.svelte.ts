/** Words that come with what needs them, and follow the language: those of rooms that few pages open. */

import type { Language } from '#engine/words';
import { type Dictionaries, language, wordsIn } from './settings.svelte.ts';

/** Whoever waits for it can speak from then on. */
export async function spoken<W>(dictionaries: Dictionaries<W>): Promise<() => W> {
  const load = (tongue: Language) => wordsIn(dictionaries, tongue);
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
