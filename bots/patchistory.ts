/** Greedy for Patchistory: bids by what a tile would add, patches by the levels gained, spends politics by a price list, feeds its workers. */

import type { Chance, Seat, View } from '#engine';
import {
  A,
  type Card,
  cardValue,
  D,
  END_B,
  ERAS,
  isAggressor,
  isTraveller,
  levelsOf,
  type Move,
  type PatchistoryView,
  powerOf,
  RESOURCE,
  type Route,
  ranksOf,
  rules,
  stockOf,
  type Table,
  VOTE,
} from '#games/patchistory';
import type { Bot } from './bot.ts';
import { acceptsAid, administration, diplomacy } from './patchistory-politics.ts';
import { bestBid, bestKeep, bestPatch, bestTake, secretBid } from './patchistory-tiles.ts';
import { goldAt, roundsLeft, TASTE } from './patchistory-worth.ts';

export const greedy: Bot = {
  name: 'greedy',
  choose(_game, view, chance) {
    return choose(view as View as PatchistoryView, chance);
  },
};

function choose(view: PatchistoryView, chance: Chance): Move {
  const { table, seat } = view;
  const moves = rules.moves(view);
  const first = moves[0]!;
  if (moves.length === 1) return first;
  if (first.kind === 'put') return bestPut(table, seat, moves);
  const { turn } = table;
  switch (turn.kind) {
    case 'bid':
      return bestBid(view, moves);
    case 'secretBid':
      return secretBid(view);
    case 'take':
      return bestTake(view);
    case 'patch':
      return bestPatch(view, table.won[seat]!, moves, chance);
    case 'keep':
      return bestKeep(view, turn.tiles);
    case 'found':
      return bestPatch(view, turn.tile, moves, chance);
    case 'arrive':
      return arrival(view, moves, chance);
    case 'diplomacy':
      return diplomacy(view, moves, chance);
    case 'aid':
      return { kind: acceptsAid(view, turn.seat, turn.goods) ? 'yes' : 'no' };
    case 'administration':
      return administration(view, moves, chance);
    case 'movement':
      return march(view, moves);
    case 'tokens':
      return moves.find((move) => move.kind === 'red' && isStronger(table, seat, turn.route)) ?? { kind: 'blue' };
    case 'alliance':
      return { kind: 'yes' };
    case 'orient':
      return { kind: 'end', end: END_B };
    case 'muster':
      return muster(view, turn.route, turn.bonus, moves);
    case 'commit':
      return commit(view, turn.route, turn.bonus);
    case 'convert':
      return moves.find(({ kind }) => kind === 'yes') ?? first;
    case 'sacrifice':
      return sacrifice(view, moves);
    case 'card':
      return bestCard(view);
    case 'vote':
      return vote(view, turn.card);
    default:
      return chance.pick(moves);
  }
}

/** The move that is worth most. */
function most<M extends Move>(moves: readonly M[], worth: (move: M) => number): M {
  let best = moves[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value <= top) continue;
    top = value;
    best = move;
  }
  return best;
}

function bestPut(table: Table, seat: Seat, moves: readonly Move[]): Move {
  return most(moves, (move) => (move.kind === 'put' ? goldAt(table, seat, move.at, roundsLeft(table)) : -1));
}

/** Constantine allies with the strongest; Columbus goes when there is time left to use what he finds. */
function arrival({ table, seat }: PatchistoryView, moves: readonly Move[], chance: Chance): Move {
  const rounds = roundsLeft(table);
  const allies = moves.filter((move) => move.kind === 'ally' && move.end === END_B);
  if (allies.length > 0) return most(allies, (move) => (move.kind === 'ally' ? levelsOf(table, move.to)[A]! : 0));
  const returns = moves.filter(({ kind }) => kind === 'return');
  if (returns.length === 0) return chance.pick(moves);
  const best = most(returns, (move) =>
    move.kind === 'return' && !isTraveller(move.worker) ? 0 - goldAt(table, seat, move.worker, rounds) : -3,
  );
  return rounds > 2 ? best : { kind: 'no' };
}

/** To better golden places; on routes a space a round, as each brings something. */
function march({ table, seat }: PatchistoryView, moves: readonly Move[]): Move {
  const rounds = roundsLeft(table);
  const gain = (move: Move) =>
    move.kind === 'walk' ? goldAt(table, seat, move.to, rounds) - goldAt(table, seat, move.from, rounds) : move.kind === 'done' ? 0.01 : -1;
  if (moves.some(({ kind }) => kind === 'done')) return most(moves, gain);
  return most(moves, (move) => (move.kind === 'advance' ? 0 - move.n : -99));
}

/** Whether a war along the route would be won without luck. */
function isStronger(table: Table, seat: Seat, route: Route): boolean {
  const from = table.main.from[route]!;
  const other = from === seat ? table.main.to[route]! : from;
  const own = levelsOf(table, seat);
  const theirs = levelsOf(table, other);
  const reserve = Math.min(4, stockOf(table, seat, RESOURCE));
  const answer = Math.min(4, stockOf(table, other, RESOURCE));
  const isTime = roundsLeft(table) > 1;
  return isTime && own[A]! + 0.5 * reserve > theirs[A]! + theirs[D]! + 0.7 * answer + 1;
}

/** Own power less the other's, as it stands; a defender wins a tie. */
function lead(table: Table, seat: Seat, route: Route, bonus: readonly [number, number]): number {
  const side = table.main.from[route] === seat ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  const margin = powerOf(table, route, side) + bonus[side] - powerOf(table, route, other) - bonus[other];
  return isAggressor(table, route, side) ? margin - 1 : margin;
}

/** Gives something up when that turns the war. */
function muster({ table, seat }: PatchistoryView, route: Route, bonus: readonly [number, number], moves: readonly Move[]): Move {
  const ahead = lead(table, seat, route, bonus);
  if (ahead >= 2 || ahead < -6) return { kind: 'no' };
  const rounds = roundsLeft(table);
  return most(moves, (move) =>
    move.kind === 'no' ? -6 : move.kind === 'return' && !isTraveller(move.worker) ? 0 - goldAt(table, seat, move.worker, rounds) : -2,
  );
}

/** Enough to win if the other commits half of what it has; nothing when that cannot be. */
function commit({ table, seat }: PatchistoryView, route: Route, bonus: readonly [number, number]): Move {
  const from = table.main.from[route]!;
  const other = from === seat ? table.main.to[route]! : from;
  const ahead = lead(table, seat, route, bonus);
  const has = stockOf(table, seat, RESOURCE);
  const feared = Math.ceil(stockOf(table, other, RESOURCE) / 2);
  const needed = Math.max(0, feared - ahead);
  const resources = has + ahead < 0 ? 0 : Math.min(has, needed, 6);
  return { kind: 'commit', resources, votes: 0 };
}

/** After the last production workers do nothing more. */
function sacrifice({ table, seat }: PatchistoryView, moves: readonly Move[]): Move {
  const isLast = table.era === ERAS - 1;
  const rounds = roundsLeft(table) - 1;
  const loss = (move: Move) => (move.kind !== 'return' ? 99 : !isTraveller(move.worker) ? goldAt(table, seat, move.worker, rounds) + 2 : 5);
  const best = most(moves, (move) => 0 - loss(move));
  return isLast ? (moves.find(({ kind }) => kind === 'return') ?? best) : loss(best) < 4 ? best : { kind: 'done' };
}

/** How much each vote on a card brings against the others. */
function cardWorth(table: Table, seat: Seat, card: Card): number {
  const { seats } = table;
  const ranks = ranksOf(Array.from({ length: seats }, (_, other) => cardValue(table, other, card)));
  const gains = seats === 2 ? [1, 0] : [1, 0.5, 0, -0.5];
  const each = ranks.map((rank) => gains[rank - 1]!);
  const others = each.reduce((sum, gain, other) => (other === seat ? sum : sum + gain), 0) / (seats - 1);
  return each[seat]! - TASTE.envy * others;
}

function bestCard({ table, seat, hand }: PatchistoryView): Move {
  const worths = hand.cards.map((card) => cardWorth(table, seat, card));
  return { kind: 'card', card: hand.cards[worths.indexOf(Math.max(...worths))]! };
}

/** Votes in proportion to what they bring here and on the cards to come. */
function vote({ table, seat }: PatchistoryView, at: number): Move {
  const has = stockOf(table, seat, VOTE);
  const { cards } = table.ballot;
  let here = 0;
  let all = 0;
  for (let place = at; place < cards.length; place++) {
    const worth = Math.max(0, cardWorth(table, seat, cards[place]!)) ** 2;
    if (place === at) here = worth;
    all += worth;
  }
  return { kind: 'vote', n: all === 0 ? 0 : Math.min(has, Math.round((has * here) / all)) };
}
