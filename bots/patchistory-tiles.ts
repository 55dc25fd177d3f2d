/** Patchistory's auction and patching: a tile is worth what its best place in the own territory adds. */

import type { Chance, Seat } from '#engine';
import {
  BLACK,
  type DataSet,
  dataOf,
  EFFECTS,
  hasEffectWith,
  KINDS_OF_GOODS,
  MONEY,
  type Move,
  NOTHING,
  OVER,
  type PatchistoryView,
  patchings,
  stockOf,
  type Table,
  type Tile,
  WHITE,
} from '#games/patchistory';
import { type Ground, groundFor, type Patch, patched, showsItsLarge } from './patchistory-patched.ts';
import { estateWorth, roundsLeft, storesOf, TASTE } from './patchistory-worth.ts';

type Bid = Extract<Move, { kind: 'bid' }>;

/** Heroes who act once, when they arrive. */
const ARRIVALS: Readonly<Record<string, number>> = { MOSES: 7, CONSTANTINE: 4, COLUMBUS: 2, VASCODAGAMA: 4 };
/** Questions remembered. */
const KEPT = 4000;

/** What the patch adds to the territory. */
function patchWorth(ground: Ground, patch: Patch): number {
  const { table, seat } = ground;
  const data = dataOf(table);
  const face = data.tiles[ground.tile]!.faces[patch.side]!;
  let worth = estateWorth(table, seat, patched(ground, patch)) - ground.worth;
  for (const way of patch.how) if (way === OVER) worth -= TASTE.room;
  const arrival = ARRIVALS[data.faces[face]?.large?.id ?? ''];
  if (arrival !== undefined && showsItsLarge(data, face, patch.how)) worth += arrival * Math.min(1, roundsLeft(table) / 5);
  return worth;
}

/** The best of the patches, or to discard. */
export function bestPatch(view: PatchistoryView, tile: Tile, moves: readonly Move[], chance: Chance): Move {
  const { table, seat } = view;
  const ground = groundFor(table, seat, tile);
  let best: Move = { kind: 'discard' };
  let most = 0;
  let equals = 0;
  for (const move of moves) {
    if (move.kind !== 'patch') continue;
    const worth = patchWorth(ground, move);
    if (worth < most - 1e-6) continue;
    equals = worth > most + 1e-6 ? 1 : equals + 1;
    most = Math.max(most, worth);
    // Of equals any, each as likely: no two games need be alike.
    if (chance.below(equals) === 0) best = move;
  }
  return best;
}

/** By data set and question. */
const answers = new WeakMap<DataSet, Map<string, number>>();

/** What a tile adds at its best; `side` as in `patchings`. The same question is asked at every bid. */
function tileWorth(table: Table, seat: Seat, tile: Tile, side: number): number {
  const data = dataOf(table);
  const known = answers.get(data) ?? new Map<string, number>();
  const key = questionOf(table, seat, tile, side);
  const found = known.get(key);
  if (found !== undefined) return found;
  const ground = groundFor(table, seat, tile);
  let most = 0;
  for (const move of patchings(table, seat, tile, side)) {
    if (move.kind === 'patch') most = Math.max(most, patchWorth(ground, move));
  }
  if (known.size >= KEPT) known.clear();
  answers.set(data, known.set(key, most));
  return most;
}

/** Everything that the answer hangs on. */
function questionOf(table: Table, seat: Seat, tile: Tile, side: number): string {
  const { era, round, track, coming, civs, main, allied, stock } = table;
  const { cards, at, top, built, workers } = civs[seat]!;
  const money = countsMoney(table, seat, tile) ? stock[KINDS_OF_GOODS * seat + MONEY] : 0;
  return [
    seat,
    tile,
    side,
    era,
    round,
    track[seat],
    coming[seat],
    money,
    cards,
    at,
    top,
    built,
    workers,
    main.from,
    allied.a,
    allied.b,
  ].join('|');
}

/** Whether somebody counts it at the end of the game. */
function countsMoney(table: Table, seat: Seat, tile: Tile): boolean {
  const data = dataOf(table);
  const { large } = data.faces[data.tiles[tile]!.faces[BLACK]!]!;
  return (large && EFFECTS[large.id]?.gameEnd) !== undefined || hasEffectWith(table, seat, 'gameEnd');
}

/** The open auction: the tile that is worth most beyond the least that must be staked on it. */
export function bestBid({ table, seat }: PatchistoryView, moves: readonly Move[]): Move {
  const { offer, staked } = table;
  const least: (Bid | undefined)[] = offer.tiles.map(() => undefined);
  for (const move of moves) {
    if (move.kind !== 'bid') continue;
    const known = least[move.tile];
    if (!known || move.stake < known.stake) least[move.tile] = move;
  }
  const stores = storesOf(table, seat);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, bid] of least.entries()) {
    if (!bid) continue;
    const worth = tileWorth(table, seat, offer.tiles[place]!, offer.sides[place]!);
    const cost = stores() - stores(0, 0, staked[seat]! - bid.stake);
    if (worth - cost <= most) continue;
    most = worth - cost;
    best = bid;
  }
  return best ?? moves[0]!;
}

/** Two seats: the better tile, for a part of what it is worth more. */
export function secretBid({ table, seat }: Pick<PatchistoryView, 'table' | 'seat'>): Bid {
  const [one = 0, two = 0] = table.offer.tiles.map((tile) => tileWorth(table, seat, tile, NOTHING));
  const tile = one >= two ? 0 : 1;
  const money = stockOf(table, seat, MONEY);
  const stores = storesOf(table, seat);
  let stake = 0;
  while (stake < money && stores() - stores(0, 0, -stake - 1) < TASTE.bold * Math.abs(one - two)) stake++;
  return { kind: 'bid', tile, stake };
}

export function bestTake({ table, seat }: PatchistoryView): Move {
  const worths = table.offer.tiles.map((tile, place) =>
    tileWorth(table, seat, tile, table.seats === 2 ? NOTHING : table.offer.sides[place]!),
  );
  return { kind: 'take', tile: worths.indexOf(Math.max(...worths)) };
}

/** Columbus keeps one of these, either side up. */
export function bestKeep({ table, seat }: PatchistoryView, tiles: readonly Tile[]): Move {
  const worths = tiles.map((tile) => Math.max(tileWorth(table, seat, tile, WHITE), tileWorth(table, seat, tile, BLACK)));
  return { kind: 'keep', tile: worths.indexOf(Math.max(...worths)) };
}
