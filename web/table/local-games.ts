/** The games that are played in this browser, kept on the device. */

import type { Branch, DeviceNumber, Options, Ply } from '#engine';
import type { Sitter } from '#protocol';

export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly seed: string;
  /** What devices added to the luck of the game that it was played on from. */
  readonly numbers?: readonly DeviceNumber[];
  /** Where play went on from another game. */
  readonly branches?: readonly Branch[];
  /** A guided first game: the moves that are played as long as the reader follows them. */
  readonly lesson?: { readonly name: string; readonly moves: readonly string[] } | undefined;
  readonly plies: readonly Ply[];
  readonly over: boolean;
  readonly at: number;
}

const PREFIX = 'royaumes/local/';
const MOST = 40;

export function keepLocalGame(local: LocalGame): void {
  localStorage.setItem(PREFIX + local.id, JSON.stringify(local));
  for (const old of localGames().slice(MOST)) forgetLocalGame(old.id);
}

export function localGame(id: string): LocalGame | undefined {
  const text = localStorage.getItem(PREFIX + id);
  return text === null ? undefined : JSON.parse(text);
}

/** Whether it has gone as its lesson goes. */
export function followsLesson({ lesson, plies }: Pick<LocalGame, 'lesson' | 'plies'>): boolean {
  return lesson !== undefined && plies.every(([, move], ply) => move === lesson.moves[ply]);
}

/** From now on it is a game like any other. */
export function leaveLesson(id: string): void {
  const local = localGame(id);
  if (local) keepLocalGame({ ...local, lesson: undefined });
}

export function forgetLocalGame(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** The latest first. */
export function localGames(): LocalGame[] {
  return Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(PREFIX) ? [localGame(key.slice(PREFIX.length))] : []))
    .filter((local) => local !== undefined)
    .sort((a, b) => b.at - a.at);
}
