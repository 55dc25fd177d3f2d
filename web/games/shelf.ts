/** The words and the board of each game, loaded when they are first needed. */

import type { GameWords, Language } from '#engine';
import type { BoardModule } from './board.ts';

const words = import.meta.glob<GameWords>('../../games/*/words/??.ts', { import: 'words' });
/** A board knows the types of its own game; the table page knows none. They part here. */
const boards = import.meta.glob<BoardModule>('./*/index.ts');

/** What a game says in a language. */
export async function wordsOf(id: string, language: Language): Promise<GameWords> {
  const load = words[`../../games/${id}/words/${language}.ts`];
  if (!load) throw new Error(`unknown game ${id}`);
  return load();
}

/** Everything the table page needs to show one game. */
export type Shelf = BoardModule;

export async function shelfOf(id: string): Promise<Shelf | undefined> {
  return boards[`./${id}/index.ts`]?.();
}
