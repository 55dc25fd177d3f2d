/** The secret auction for two: what it is worth to have this tile and not that one, against what either may stake. */

import { type Chance, clone, FastChance, type Game, quiet, type Seat, type View, viewOf } from '#engine';
import { MONEY, type Move, type PatchistoryState, type PatchistoryView, stockOf, type Table } from '#games/patchistory';
import type { IsLate } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { storesOf } from '../patchistory-worth.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { playOut } from '../search/playout.ts';
import { settle } from '../search/settle.ts';
import { knowledge } from './knowledge.ts';

const SEEDS = 2 ** 32;

/** `trust`: how often of 1 the other is relied on to bid as usual. Values are in culture ahead. */
export function bids({ worlds, trust }: { readonly worlds: number; readonly trust: number }): Judge {
  return {
    judge(game, view, chance, isLate) {
      const { table, seat } = view as View as PatchistoryView;
      const { lead, more, error, usual } = compare(game, view, chance, worlds, isLate);
      const own = bidsOf(table, seat);
      const theirs = bidsOf(table, 1 - seat);
      const worth = own.map(({ bid, cost }) =>
        theirs.map((other) => lead + (getsFirst(table, seat, bid, other.bid) ? more : -more) / 2 - cost + other.cost),
      );
      const expected = theirs.findIndex(({ bid }) => bid.tile === usual.tile && bid.stake === usual.stake);
      return settle(worth, { usual: expected, trust }).map((settled, at) => ({ move: own[at]!.bid, error: error / 2, ...settled }));
    },
  };
}

/** How far ahead one would be, tiles for nothing, by how much more with the first than with the second, and what the other usually bids. */
function compare(game: Game, view: View, chance: Chance, worlds: number, isLate?: IsLate) {
  const { seat } = view;
  const usual = usualOf(game, view, chance);
  let [n, sum, gap, squares] = [0, 0, 0, 0];
  do {
    const world = game.imagine(view, chance);
    knowledge.takeBack(world as PatchistoryState, seat);
    const seed = chance.below(SEEDS);
    const having = (tile: number) => {
      const luck = new FastChance(seed, n);
      const state = clone(world);
      game.play(state, seat, { kind: 'bid', tile, stake: 0 }, luck, quiet);
      game.play(state, 1 - seat, { kind: 'bid', tile: 1 - tile, stake: 0 }, luck, quiet);
      return playOut(game, state, view.table, knowledge as Knowledge, luck)[seat]!;
    };
    const [first, second] = [having(0), having(1)];
    sum += first + second;
    gap += first - second;
    squares += (first - second) ** 2;
    n++;
  } while (n < worlds && !isLate?.());
  const more = gap / n;
  return { lead: sum / n / 2, more, error: n > 1 ? Math.sqrt(Math.max(0, squares / n - more * more) / (n - 1)) : 0, usual };
}

interface Bid {
  readonly tile: number;
  readonly stake: number;
}

function usualOf(game: Game, view: View, chance: Chance): Bid {
  const world = game.imagine(view, chance) as PatchistoryState;
  knowledge.takeBack(world, view.seat);
  const move = knowledge.policy(viewOf(world, 1 - view.seat), chance);
  if (move.kind !== 'bid') throw new Error(`${move.kind} is no bid`);
  return move;
}

/** Every bid and what it costs. */
function bidsOf(table: Table, seat: Seat): { readonly bid: Extract<Move, { kind: 'bid' }>; readonly cost: number }[] {
  const stores = storesOf(table, seat);
  return Array.from({ length: stockOf(table, seat, MONEY) + 1 }, (_, stake) => stake).flatMap((stake) =>
    [0, 1].map((tile) => ({ bid: { kind: 'bid', tile, stake }, cost: stores() - stores(0, 0, -stake) })),
  );
}

/** Whether the seat gets the first tile. */
function getsFirst({ first }: Table, seat: Seat, own: Bid, other: Bid): boolean {
  if (own.tile !== other.tile) return own.tile === 0;
  const isAhead = own.stake === other.stake ? seat === first : own.stake > other.stake;
  return isAhead === (own.tile === 0);
}
