/**
 * Which tables this server can play: those of games, and of versions of their rules, that it knows. While servers are updated one after
 * the other, newer ones make tables that it leaves to them.
 */

import { knowsRules } from '#engine';
import { gameOf, games } from '#games';

export function isPlayable({ game: id, rules }: { readonly game: string; readonly rules: number }): boolean {
  const game = gameOf(id);
  return game !== undefined && knowsRules(game, rules);
}

/** The same of a row of `tables`. */
export const PLAYABLE = `(${games.map(({ meta: { id, rules } }) => `(game = '${id}' AND rules <= ${rules})`).join(' OR ')})`;
