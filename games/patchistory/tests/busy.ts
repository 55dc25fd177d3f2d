/** A table in the middle of things, for tests: random players seldom trade and hardly ever make war by themselves. */

import { type Chance, type Options, quiet, type Seat } from '#engine';
import { addWorker } from '../civilisation/home.ts';
import { gain } from '../civilisation/stock.ts';
import { hasAlliedLeft, isAllied, layAllied, layMain } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { layTile, patchings } from '../patching/patching.ts';
import {
  BLACK,
  CULTURE,
  END_A,
  END_B,
  ERAS,
  FIRST_ALLIED,
  FOOD,
  MONEY,
  NOBODY,
  NOTHING,
  PREP,
  RESOURCE,
  REST,
  type Tile,
  VOTE,
} from '../pieces.ts';
import { proceed } from '../play.ts';
import { setup } from '../setup.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { freePlaces } from '../territory/places.ts';

const HEROES = 7;
const SETTLED = 3;

/** A game that begins in its second era, with all that takes long to come about. */
export function busy(options: Options, seats: number, chance: Chance): PatchistoryState {
  const state = setup(options, seats, chance);
  const { table, box } = state;
  box.decks[0]?.push(...table.offer.tiles.splice(0));
  table.offer = { tiles: [], sides: [], leader: [], stake: [] };
  table.era = 1;
  for (let seat = 0; seat < seats; seat++) {
    for (let n = 0; n < HEROES; n++) layHero(state, seat, chance);
    for (let n = 0; n < SETTLED && freePlaces(table, seat).length > 0; n++) {
      addWorker(table.civs[seat]!, chance.pick(freePlaces(table, seat)));
      leaveTrack(table, seat);
    }
    for (const [good, n] of [
      [FOOD, 20],
      [RESOURCE, 9],
      [MONEY, 6],
      [VOTE, 4],
    ] as const)
      gain(table, seat, good, chance.below(n));
    gain(table, seat, CULTURE, chance.below(20), 'start');
  }
  for (let n = 0; n < seats / 2; n++) joinAllies(table, chance);
  for (let n = 0; n < 2 * seats; n++) joinByRoad(table, chance);
  table.vasco = chance.below(2) === 0 ? chance.below(seats) : NOBODY;
  table.arriving = { seat: [], effect: [] };
  const [ancient, medieval] = box.decks as [Tile[], Tile[]];
  box.unseen.push(...ancient.splice(0));
  table.deck = medieval.length;
  table.phase = -1;
  proceed(state, chance, quiet);
  return state;
}

/** The black side of any tile, of any era, wherever it can go. */
function layHero({ table, box }: PatchistoryState, seat: Seat, chance: Chance): void {
  const deck = box.decks[chance.below(ERAS)]!;
  // As many stay as a game can ask for.
  if (deck.length <= 5 * table.seats + 2) return;
  const place = chance.below(deck.length);
  const tile = deck[place]!;
  const ways = patchings(table, seat, tile, BLACK).filter((move): move is Extract<Move, { kind: 'patch' }> => move.kind === 'patch');
  if (ways.length === 0) return;
  deck.splice(place, 1);
  layTile(table, seat, tile, chance.pick(ways), quiet);
}

function leaveTrack(table: Table, seat: Seat): void {
  table.track[seat]! -= 1;
}

function pairOf({ seats }: Table, chance: Chance): [Seat, Seat] {
  const from = chance.below(seats);
  return [from, (from + 1 + chance.below(seats - 1)) % seats];
}

function joinAllies(table: Table, chance: Chance): void {
  const [a, b] = pairOf(table, chance);
  if (!hasAlliedLeft(table) || isAllied(table, a, b) || chance.below(2) === 0) return;
  const number = layAllied(table, a, b) - FIRST_ALLIED;
  table.allied.atA[number] = travel(table, a, [END_A, 1, 2, 3, 4, REST], chance);
  table.allied.atB[number] = travel(table, b, [END_B, 1, 2, 3, 4, REST], chance);
}

/** A worker on PREP has come there with a war: he would have gone home otherwise. */
function joinByRoad(table: Table, chance: Chance): void {
  const { main } = table;
  const [from, to] = pairOf(table, chance);
  if (!main.from.includes(NOBODY)) return;
  const route = layMain(table, from, to);
  main.at[route] = travel(table, from, isAllied(table, from, to) ? [0, 1, 2, 3, REST] : [0, 1, 2, 3, 3, PREP, PREP, REST], chance);
  if (main.at[route] === PREP) main.war[route] = 1 + chance.below(3);
}

function travel(table: Table, seat: Seat, spaces: readonly number[], chance: Chance): number {
  if (chance.below(4) === 0 || table.track[seat]! < 2) return NOTHING;
  leaveTrack(table, seat);
  return chance.pick(spaces);
}
