/** How somebody plays U GO! at a glance, some microseconds a card: to play thousands of rounds to their end. */

import type { Chance } from '#engine';
import {
  type Card,
  colourOf,
  faceValue,
  highestOnTop,
  LOSER_FARMERS,
  type Move,
  rules,
  type UgoView,
  WINNER_FARMERS,
  winningPlace,
} from '#games/ugo';

/** What a farmer is worth beside a point on top, how much a high card is missed, and how far moods go. */
const FARMER = 2;
const KEEP = 0.45;
const MOOD = 3;

export function quickMove(view: UgoView, chance: Chance): Move {
  const { table, seat } = view;
  if (table.turn.kind === 'lay') return { kind: 'lay', tops: highestOnTop(table, seat, (a, b) => faceValue(b) - faceValue(a)) };
  const moves = rules.moves(view);
  if (moves.length === 1) return moves[0]!;
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.kind !== 'play') continue;
    const worth = likingOf(view, move.card) + chance.below(MOOD);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

function likingOf({ table }: UgoView, card: Card): number {
  const { trick, seats } = table;
  const value = faceValue(card);
  const shown = [...trick, card];
  const wins = winningPlace(shown) === trick.length;
  // The more are still to play, the less a card that wins now will win.
  const sure = wins ? (value / 8) ** (seats - shown.length) : 0;
  let won = value;
  for (const one of trick) won += 0.3 * faceValue(one);
  const winner = trick.length > 0 ? colourOf(trick[winningPlace(trick)]!) : colourOf(card);
  const lost = (winner === colourOf(card) && trick.length > 0 ? LOSER_FARMERS.sameColour : LOSER_FARMERS.otherColour)[value]!;
  return sure * (won / 2 + FARMER * WINNER_FARMERS[value]!) + (1 - sure) * FARMER * lost - KEEP * value;
}
