/** What the page of a game's rules tells: there before the page is, and in its shell (web/Shell.svelte). */

import type { Chapter, GameWords, Language, LessonWords, Reading } from '#engine';
import { wordsOf } from '../../games/shelf.ts';

const readings = import.meta.glob<Reading>('../../../games/*/reading.ts', { import: 'reading' });

export interface Told {
  readonly language: Language;
  readonly words: GameWords;
  readonly chapters: readonly Chapter[];
  readonly lessons: Readonly<Record<string, LessonWords>>;
  readonly reading: Reading | undefined;
}

export async function toldOf(game: string, language: Language): Promise<Told> {
  const [words, reading] = await Promise.all([wordsOf(game, language), readings[`../../../games/${game}/reading.ts`]?.()]);
  const [chapters, lessons = {}] = await Promise.all([words.chapters(), words.lessons?.()]);
  return { language, words, chapters, lessons, reading };
}
