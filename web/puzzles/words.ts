/** The words of puzzles. Whoever imports it waits until they are there. */

import { spoken } from '../spoken.svelte.ts';
import type { PuzzlesWords } from '../words/puzzles/words.ts';

export const quiz = await spoken(import.meta.glob<{ words: PuzzlesWords }>('../words/puzzles/??.ts'));
