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
