/** The worked examples of each game: their data is loaded with the rules, a board and what draws positions when one is tried. */

import { type Example, type Examples, type Game, Match, type Ply, SEED_BYTES, type State } from '#engine';
import { type Shelf, shelfOf } from '../../games/shelf.ts';
import type { Connection, Listener } from '../../table/connection/connection.ts';
import { openPosition } from '../../table/connection/position.ts';

type AtTables = Pick<typeof import('../Play.svelte'), 'Sitting' | 'Refused'>;

interface Drawing {
  readonly position: (drawn: unknown) => State;
  readonly worths: (table: unknown) => readonly number[];
}

const examples = import.meta.glob<Examples>('../../../games/*/examples.ts', { import: 'examples' });
const drawings = import.meta.glob<Drawing>('../../../games/*/position.ts');

export async function examplesOf(game: string): Promise<Examples> {
  return (await examples[`../../../games/${game}/examples.ts`]?.()) ?? {};
}

/** An example on a table of its own. */
export interface Stage extends AtTables {
  readonly shelf: Shelf;
  readonly example: Example;
  /** How many entries there are when the reader comes. */
  readonly from: number;
  readonly open: (listener: Listener) => Connection;
  readonly worths: Drawing['worths'];
  /** What each seat has by then. */
  readonly before: readonly number[];
}

export async function stageOf(game: string, name: string, example: Example): Promise<Stage> {
  const [shelf, drawing, { Sitting, Refused }] = await Promise.all([
    shelfOf(game),
    drawings[`../../../games/${game}/position.ts`]?.(),
    import('../Play.svelte'),
  ]);
  if (!shelf || !drawing) throw new Error(`${game} draws no positions`);
  const { seat } = example;
  const match = () => atStart(shelf.game, drawing.position(example.drawn));
  const answer = (at: Match) => nextOf(example, at);
  const trial = match();
  for (let next = answer(trial); next; next = answer(trial)) trial.submit(...next);
  const { plies } = trial;
  const open = (listener: Listener) => openPosition({ id: name, match, plies, seat, answer }, listener);
  const { worths } = drawing;
  return { shelf, example, from: plies.length, open, worths, before: worths(trial.state.table), Sitting, Refused };
}

/** The position is the set-up of a match like any other. */
function atStart(game: Game, state: State): Match {
  return new Match({ ...game, setup: () => structuredClone(state) }, {}, state.hands.length, new Uint8Array(SEED_BYTES));
}

/** What is played without the reader: as in the rulebook where that can be played, and as long as the rulebook goes on. */
function nextOf({ plays, seat, from = 0 }: Example, match: Match): Ply | undefined {
  const { game, ply } = match;
  const acting = match.toAct();
  const by = acting.includes(seat) ? seat : acting[0];
  const text = plays[ply];
  if (by === undefined || text === undefined || (by === seat && ply >= from)) return undefined;
  const view = match.view(by);
  const move = game.readMove(text);
  const isLegal = move !== undefined && !game.refuse(view, move);
  return [by, isLegal ? text : game.writeMove(game.moves(view)[0])];
}
