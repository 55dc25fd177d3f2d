/** A puzzle as a table to play at, loaded only where there is one. */

import { type Shelf, shelfOf } from '../games/shelf.ts';
import type { Connection, Listener } from '../table/connection/connection.ts';
import type { Lead } from '../table/lead.ts';
import { openPuzzle } from './connection.ts';
import { puzzlesOf } from './list.ts';
import Question from './Question.svelte';
import { Quiz } from './quiz.svelte.ts';

interface Found {
  readonly shelf: Shelf;
  readonly table: string;
  readonly open: (listener: Listener) => Connection;
  readonly teach: Lead;
}

/** By its address: the game, and its name there. */
export async function findPuzzle(address: string): Promise<Found | undefined> {
  const [game = '', id = ''] = address.split('/');
  const [shelf, all] = await Promise.all([shelfOf(game), puzzlesOf(game)]);
  const puzzle = all.find((one) => one.id === id);
  return (
    shelf &&
    puzzle && {
      shelf,
      table: id,
      open: (listener) => openPuzzle(shelf.game, puzzle, listener),
      teach: { guide: (sitting) => new Quiz(puzzle, sitting), Bubble: Question, instead: () => undefined },
    }
  );
}
