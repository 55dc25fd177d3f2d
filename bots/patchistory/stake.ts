/** What a decision of Patchistory is about, in the numbers that everyone may see and those of the seat itself. */

import type { Seat } from '#engine';
import {
  A,
  D,
  F,
  FOOD,
  levelsOf,
  MONEY,
  type Move,
  P,
  pointsLeft,
  powerOf,
  type Route,
  type Stake,
  stockOf,
  type Table,
  upkeepOf,
  VOTE,
} from '#games/patchistory';

export function stakeOf(table: Table, seat: Seat, move: Move): Stake {
  const { turn } = table;
  switch (turn.kind) {
    case 'bid':
    case 'secretBid':
      return { kind: 'money', own: stockOf(table, seat, MONEY), bid: Math.max(0, ...table.offer.stake) };
    case 'aid':
      return { kind: 'offered', seat: turn.seat, goods: turn.goods };
    case 'diplomacy':
    case 'administration':
      return ofPolitics(table, seat, move);
    case 'movement': {
      const { fresh, left, onRoutes, t } = table.march[seat]!;
      return { kind: 'march', workers: onRoutes ? left.length : fresh.length, transport: t };
    }
    case 'tokens':
    case 'alliance':
    case 'orient': {
      const other = otherOn(table, turn.route, seat);
      const theirs = levelsOf(table, other);
      return { kind: 'facing', seat: other, own: levelsOf(table, seat)[A]!, theirs: theirs[A]!, defence: theirs[D]! };
    }
    case 'muster':
    case 'commit': {
      const [owner, other] = ([0, 1] as const).map((side) => powerOf(table, turn.route, side) + turn.bonus[side]) as [number, number];
      const isOwner = table.main.from[turn.route] === seat;
      const [own, theirs] = isOwner ? [owner, other] : [other, owner];
      return { kind: 'powers', seat: otherOn(table, turn.route, seat), own, theirs };
    }
    case 'negotiate':
    case 'fight':
      return ofLevel(table, seat, A);
    case 'card':
    case 'vote':
      return { kind: 'votes', own: stockOf(table, seat, VOTE) };
    case 'take':
    case 'patch':
    case 'keep':
    case 'found':
      return ofLevel(table, seat, weakest(table, seat));
    case 'arrive':
    case 'settle':
    case 'convert':
    case 'sacrifice':
    case 'between':
    case 'over':
      return ofFood(table, seat);
    default:
      return turn satisfies never;
  }
}

function ofPolitics(table: Table, seat: Seat, move: Move): Stake {
  if (move.kind === 'menace') return ofLevel(table, seat, A);
  if (move.kind === 'break') return { kind: 'votes', own: stockOf(table, seat, VOTE) };
  if (move.kind === 'train' || move.kind === 'put' || move.kind === 'return') return ofFood(table, seat);
  return { kind: 'points', left: pointsLeft(table, seat), all: levelsOf(table, seat)[P]! + table.bonus[seat]! };
}

function ofFood(table: Table, seat: Seat): Stake {
  return { kind: 'food', need: upkeepOf(table, seat), has: stockOf(table, seat, FOOD), makes: levelsOf(table, seat)[F]! };
}

function ofLevel(table: Table, seat: Seat, letter: number): Stake {
  return { kind: 'level', letter, own: levelsOf(table, seat)[letter]!, most: highest(table, seat, letter) };
}

/** The level in which the seat is furthest behind, or least ahead. */
function weakest(table: Table, seat: Seat): number {
  const behind = levelsOf(table, seat).map((own, letter) => highest(table, seat, letter) - own);
  return behind.indexOf(Math.max(...behind));
}

function highest(table: Table, seat: Seat, letter: number): number {
  return Math.max(...table.civs.flatMap((_, other) => (other === seat ? [] : [levelsOf(table, other)[letter]!])));
}

function otherOn({ main }: Table, route: Route, seat: Seat): Seat {
  return main.from[route] === seat ? main.to[route]! : main.from[route]!;
}
