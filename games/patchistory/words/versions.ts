/** What is said at a table that keeps an older version of the rules. */

import type { PatchistoryWords } from './words.ts';

export function wordsBy(words: PatchistoryWords, rules: number): PatchistoryWords {
  if (rules > 1) return words;
  const named = Object.entries(words.version1).map(([id, about]) => [id, { ...words.large(id), about }] as const);
  const old = Object.fromEntries(named);
  return {
    ...words,
    heroes: { ...words.heroes, ...old },
    large: (id) => old[id] ?? words.large(id),
    about: async () => {
      const [about, { toldOf }] = await Promise.all([words.about(), import('./about.ts')]);
      return { ...about, ...Object.fromEntries(toldOf('', old)) };
    },
  };
}
