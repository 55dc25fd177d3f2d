/** The words and the board of each game, loaded when they are first needed. */

import type { GameWords, Language } from '#engine';
import type { BoardModule } from './board.ts';

type Words = Readonly<Record<Language, () => Promise<GameWords>>>;

const words = import.meta.glob<Words>('../../games/*/words/index.ts', { import: 'words' });
/** A board knows the types of its own game; the table page knows none. They part here. */
const boards = import.meta.glob<BoardModule>('./*/index.ts');

/** What a game says in a language. */
export async function wordsOf(id: string, language: Language): Promise<GameWords> {
  const load = words[`../../games/${id}/words/index.ts`];
  if (!load) throw new Error(`unknown game ${id}`);
  return (await load())[language]();
}

/** Everything the table page needs to show one game. */
export type Shelf = BoardModule;

export async function shelfOf(id: string): Promise<Shelf | undefined> {
  return boards[`./${id}/index.ts`]?.();
}
