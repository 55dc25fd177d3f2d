/** [P6.15–P6.21, P13.55] Building tiles: laid as fallow land, built, or dropped on another's territory. */

import type { Refusal, Seat } from '#engine';
import { dataOf, LARGE, SEA } from '../data/data.ts';
import type { Telling } from '../events.ts';
import type { Effect } from '../heroes/effect.ts';
import { effectsWith } from '../heroes/effects.ts';
import { isAllied } from '../movement/routes.ts';
import { BUILT, type Building, type Cell, RECLAIMED } from '../pieces.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { isSea, isSmall, smallPlaces } from '../territory/places.ts';
import { sightOf } from '../territory/sight.ts';
import { placeIndex } from '../territory/territory.ts';
import { type Act, isMarked, isOther, type Means, mark, payPrice, refusePrice } from './politics.ts';
import { costOf } from './prices.ts';

export const reclaim: Act<'reclaim'> = {
  closed: (means) => refuseEmptyHand(means) ?? refusePrice(means, 'reclaim') ?? refuseNoSquare(means),

  refuse({ table, seat }, { tile, at }, hand) {
    if (!hand.tiles.includes(tile)) return { rule: 'P6.19' };
    return isSmall(table, seat, at) ? undefined : { rule: 'P6.18' };
  },

  list({ sight }, { tiles }, moves) {
    const cells = smallPlaces(sight.land);
    for (const tile of kindsIn(tiles)) for (const at of cells) moves.push({ kind: 'reclaim', tile, at });
  },

  play(state, seat, { tile, at }, tell) {
    const { resources } = payPrice(state.table, seat, 'reclaim');
    layFallow(state, seat, tile, seat, at);
    tell.everyone({ kind: 'reclaimed', seat, at, resources });
    draw(state, seat, tell);
  },
};

export const build: Act<'build'> = {
  closed(means) {
    return refuseEmptyHand(means) ?? refusePrice(means, 'build', dataOf(means.table).cheapest) ?? refuseNoSquare(means);
  },

  refuse(means, { tile, at }, hand) {
    const { table, seat } = means;
    if (!hand.tiles.includes(tile)) return { rule: 'P6.19' };
    if (!isSmall(table, seat, at)) return { rule: 'P6.18' };
    return isSea(table, seat, at) ? { rule: 'P6.17' } : refusePrice(means, 'build', costOf(table, tile));
  },

  list(means, { tiles }, moves) {
    const { land } = means.sight;
    const cells = land.cells.filter((_, index) => land.kinds[index] !== LARGE && land.kinds[index] !== SEA);
    for (const tile of kindsIn(tiles)) {
      if (refusePrice(means, 'build', costOf(means.table, tile))) continue;
      for (const at of cells) moves.push({ kind: 'build', tile, at });
    }
  },

  play(state, seat, { tile, at }, tell) {
    const { resources } = payPrice(state.table, seat, 'build', tile);
    takeFromHand(state, seat, tile);
    lay(state.table, seat, at, BUILT + tile);
    tell.everyone({ kind: 'built', seat, tile, at, resources });
    draw(state, seat, tell);
  },
};

/** Stealth Bomber. */
export const bomb: Act<'bomb'> = {
  closed(means) {
    const { table, seat } = means;
    const bomber = bomberOf(means);
    if (!bomber) return { rule: 'P13.1' };
    if (isMarked(table, seat, (bomber.bombs as Bombs).once)) return { rule: 'P13.8', effect: bomber.id };
    return refuseEmptyHand(means) ?? (table.civs.some((_, to) => canBomb(table, seat, to)) ? undefined : { rule: 'P13.55' });
  },

  refuse(means, { tile, seat: to, at }, hand) {
    const { table, seat } = means;
    if (!hand.tiles.includes(tile)) return { rule: 'P6.19' };
    return canBomb(table, seat, to) && isSmall(table, to, at) ? undefined : { rule: 'P13.55' };
  },

  list({ table, seat }, { tiles }, moves) {
    const kinds = kindsIn(tiles);
    for (let to = 0; to < table.seats; to++) {
      if (!canBomb(table, seat, to)) continue;
      for (const at of smallPlaces(sightOf(table, to).land)) for (const tile of kinds) moves.push({ kind: 'bomb', tile, seat: to, at });
    }
  },

  play(state, seat, { tile, seat: to, at }, tell) {
    const [bomber] = effectsWith(state.table, seat, 'bombs');
    mark(state.table, seat, ((bomber as Effect).bombs as Bombs).once);
    layFallow(state, seat, tile, to, at);
    tell.everyone({ kind: 'bombed', seat, to, at });
    draw(state, seat, tell);
  },
};

type Bombs = NonNullable<Effect['bombs']>;

function bomberOf({ effects }: Means): Effect | undefined {
  return effects.find(({ bombs }) => bombs);
}

function canBomb(table: Table, seat: Seat, to: Seat): boolean {
  return isOther(table, seat, to) && !isAllied(table, seat, to);
}

/** [P6.19] */
function refuseEmptyHand({ table, seat }: Means): Refusal | undefined {
  return table.tiles[seat] === 0 ? { rule: 'P6.19' } : undefined;
}

/** [P6.18] */
function refuseNoSquare({ sight }: Means): Refusal | undefined {
  const { cells, kindCounts } = sight.land;
  return cells.length === kindCounts[LARGE] ? { rule: 'P6.18' } : undefined;
}

const kindsIn = (tiles: readonly Building[]): readonly Building[] => tiles.filter((tile, i) => tiles.indexOf(tile) === i);

function takeFromHand({ table, hands }: PatchistoryState, seat: Seat, tile: Building): void {
  const { tiles } = hands[seat]!;
  tiles.splice(tiles.indexOf(tile), 1);
  table.tiles[seat]! -= 1;
}

/** [P14.10] Only who laid it knows its front. */
function layFallow(state: PatchistoryState, seat: Seat, tile: Building, to: Seat, at: Cell): void {
  const { table, hands } = state;
  takeFromHand(state, seat, tile);
  hands[seat]!.laid.push(tile);
  table.laid[seat]! += 1;
  lay(table, to, at, RECLAIMED + seat);
}

/** [P6.20] What was built there leaves the game. */
function lay({ civs, gone }: Table, seat: Seat, at: Cell, tile: number): void {
  const civ = civs[seat]!;
  const index = placeIndex(civ, at);
  const old = civ.built[index]! - BUILT;
  if (old >= 0) gone[old]! += 1;
  civ.built[index] = tile;
}

/** [P6.21] */
function draw({ table, hands, box }: PatchistoryState, seat: Seat, tell: Telling): void {
  const tile = box.reserve.pop();
  if (tile === undefined) return;
  hands[seat]!.tiles.push(tile);
  table.tiles[seat]! += 1;
  table.reserve--;
  tell.reveal({ kind: 'drew', seat, tile }, seat);
}
