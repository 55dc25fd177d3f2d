/** A puzzle as a table to play at, loaded only where there is one. */

import { Match } from '#engine';
import { type Shelf, shelfOf } from '../games/shelf.ts';
import type { Connection, Listener } from '../table/connection/connection.ts';
import { openPosition } from '../table/connection/position.ts';
import type { Lead } from '../table/lead.ts';
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
  if (!shelf || !puzzle) return undefined;
  const { mine, at, seat } = puzzle;
  const come = { id, match: () => Match.atSetup(shelf.game, mine), plies: mine.plies.slice(0, at), seat };
  return {
    shelf,
    table: id,
    open: (listener) => openPosition(come, listener),
    teach: { guide: (sitting) => new Quiz(puzzle, sitting), Bubble: Question, instead: () => undefined },
  };
}
