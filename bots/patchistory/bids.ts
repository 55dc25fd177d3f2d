/** The secret auction for two: what it is worth to have this tile and not that one, against what either may stake. */

import { type Chance, clone, FastChance, type Game, quiet, type Seat, type State, type View } from '#engine';
import { MONEY, type Move, type PatchistoryState, type PatchistoryView, stockOf, type Table } from '#games/patchistory';
import type { Found } from '../bot.ts';
import { secretBid } from '../patchistory-tiles.ts';
import { storesOf } from '../patchistory-worth.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { playOut } from '../search/playout.ts';
import { settle } from '../search/settle.ts';
import { judgeOf } from '../shares.ts';
import { knowledge } from './knowledge.ts';

const SEEDS = 2 ** 32;

/** What either tile is worth is found with nothing staked. */
const FREE = [0, 1].map((tile) => ({ kind: 'bid', tile, stake: 0 }) as const);

/** `trust`: how often of 1 the other is relied on to bid as usual. Values are in culture ahead. A world is a share of the work. */
export function bids({ worlds, trust }: { readonly worlds: number; readonly trust: number }) {
  return judgeOf({
    count: worlds,
    look(game, view, chance, shares, isLate) {
      const found: Found[] = [];
      for (let share = 0; share < worlds; share++) {
        const world = game.imagine(view, chance);
        knowledge.takeBack(world as PatchistoryState, view.seat);
        const seed = chance.below(SEEDS);
        if (!shares.includes(share)) continue;
        if (found.length > 0 && isLate?.()) break;
        const verdicts = FREE.map((move) => ({ move, value: having(game, view, world, move.tile, new FastChance(seed, share)), error: 0 }));
        found.push({ share, verdicts });
      }
      return found;
    },
    merge(_game, found, view) {
      const { table, seat } = view as View as PatchistoryView;
      const { lead, more, error } = onAverage(found.map(([first, second]) => [first!.value, second!.value]));
      const own = bidsOf(table, seat);
      const theirs = bidsOf(table, 1 - seat);
      const worth = own.map(({ bid, cost }) =>
        theirs.map((other) => lead + (getsFirst(table, seat, bid, other.bid) ? more : -more) / 2 - cost + other.cost),
      );
      const expected = secretBid({ table, seat: 1 - seat });
      const usual = theirs.findIndex(({ bid }) => bid.tile === expected.tile && bid.stake === expected.stake);
      return settle(worth, { usual, trust }).map((settled, at) => ({ move: own[at]!.bid, error: error / 2, ...settled }));
    },
  });
}

/** What comes of it, for the seat, if it has the tile and the other the other one. */
function having(game: Game, { seat, table }: View, world: State, tile: number, luck: Chance): number {
  const state = clone(world);
  game.play(state, seat, FREE[tile], luck, quiet);
  game.play(state, 1 - seat, FREE[1 - tile], luck, quiet);
  return playOut(game, state, table, knowledge as Knowledge, luck)[seat]!;
}

/** How far ahead one is with either tile, and by how much more with the first. */
function onAverage(found: readonly (readonly [first: number, second: number])[]) {
  const n = found.length;
  const gaps = found.map(([first, second]) => first - second);
  const more = gaps.reduce((sum, gap) => sum + gap, 0) / n;
  const squares = gaps.reduce((sum, gap) => sum + gap * gap, 0) / n;
  return {
    lead: found.reduce((sum, [first, second]) => sum + first + second, 0) / n / 2,
    more,
    error: n > 1 ? Math.sqrt(Math.max(0, squares - more * more) / (n - 1)) : 0,
  };
}

interface Bid {
  readonly tile: number;
  readonly stake: number;
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
