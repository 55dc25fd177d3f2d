/** The puzzles of each game, easiest first, loaded when somebody wants to solve one; and how this device did. */

import { type Mine, type Puzzle, readMines } from '#bots/puzzles/puzzle';

const MINES = import.meta.glob<string>('../../games/*/puzzles.jsonl', { query: '?raw', import: 'default' });

/** A puzzle with the game that it comes from. */
export interface Posed extends Puzzle {
  readonly id: string;
  readonly mine: Mine;
}

export function hasPuzzles(game: string): boolean {
  return pathOf(game) in MINES;
}

const pathOf = (game: string) => `../../games/${game}/puzzles.jsonl`;

export async function puzzlesOf(game: string): Promise<readonly Posed[]> {
  const mines = readMines((await MINES[pathOf(game)]?.()) ?? '');
  return mines
    .flatMap((mine) => mine.puzzles.map((puzzle) => ({ ...puzzle, id: `${mine.seed.slice(0, 8)}-${puzzle.at}`, mine })))
    .sort((one, other) => one.level.localeCompare(other.level));
}

/** What came of the first answer to each puzzle, and how many in a row were right. */
interface Score {
  readonly right: Readonly<Record<string, boolean>>;
  readonly streak: number;
  readonly longest: number;
}

const KEY = 'royaumes/puzzles/';
const NONE: Score = { right: {}, streak: 0, longest: 0 };

export function scoreOf(game: string): Score {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(KEY + game) ?? '{}') };
  } catch {
    return NONE;
  }
}

/** Only a first answer counts. */
export function noteAnswer(game: string, id: string, isRight: boolean): Score {
  const score = scoreOf(game);
  if (id in score.right) return score;
  const streak = isRight ? score.streak + 1 : 0;
  return keep(game, { right: { ...score.right, [id]: isRight }, streak, longest: Math.max(score.longest, streak) });
}

/** All of them are new again; the longest streak stays. */
export function startOver(game: string): Score {
  return keep(game, { ...scoreOf(game), right: {} });
}

function keep(game: string, score: Score): Score {
  localStorage.setItem(KEY + game, JSON.stringify(score));
  return score;
}
