/** The words, the rules and the board of each game, loaded when they are first needed. */

import type { Game, GameWords, Language } from '#engine';
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
export interface Shelf extends BoardModule {
  readonly game: Game;
}

export async function shelfOf(id: string): Promise<Shelf | undefined> {
  const load = boards[`./${id}/index.ts`];
  if (!load) return undefined;
  const rules = import('./engines.ts').then(({ engineOf }) => engineOf(id).rules());
  const [game, board] = await Promise.all([rules, load()]);
  return { game, ...board };
}
