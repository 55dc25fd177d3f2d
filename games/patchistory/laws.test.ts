/** Random players seldom trade and hardly ever make war: here they begin in the middle of it, with heroes, workers abroad and wars declared. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, checkLaws, defineGame, type Options, quiet, type Seat } from '#engine';
import { addWorker } from './home.ts';
import { layTile, patchings } from './patching.ts';
import {
  BLACK,
  CULTURE,
  END_A,
  END_B,
  ERAS,
  FIRST_ALLIED,
  FOOD,
  MONEY,
  type Move,
  NOBODY,
  NOTHING,
  type PatchistoryState,
  PREP,
  RESOURCE,
  REST,
  type Table,
  type Territory,
  type Tile,
  VOTE,
} from './pieces.ts';
import { proceed } from './play.ts';
import { hasAlliedLeft, isAllied, layAllied, layMain } from './routes.ts';
import { rules } from './rules.ts';
import { gain } from './stock.ts';
import { freePlaces } from './territory.ts';

const SEEDS = 30;
const HEROES = 7;
const SETTLED = 3;

/** A game that begins in its second era, with all that takes long to come about. */
function busy(options: Options, seats: number, chance: Chance): PatchistoryState {
  const state = rules.setup(options, seats, chance);
  const { table, box } = state;
  box.decks[0]?.push(...table.offer.tiles.splice(0));
  table.offer = { tiles: [], sides: [], leader: [], stake: [] };
  table.era = 1;
  for (let seat = 0; seat < seats; seat++) {
    for (let n = 0; n < HEROES; n++) layHero(state, seat, chance);
    for (let n = 0; n < SETTLED; n++) {
      addWorker(table.civs[seat] as Territory, chance.pick(freePlaces(table, seat)));
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
  for (let n = 0; n < 2 * seats; n++) layRoute(table, chance);
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
  const deck = box.decks[chance.below(ERAS)] as Tile[];
  // As many stay as a game can ask for.
  if (deck.length <= 5 * table.seats + 2) return;
  const place = chance.below(deck.length);
  const tile = deck[place] as Tile;
  const ways = patchings(table, seat, tile, BLACK).filter((move): move is Extract<Move, { kind: 'patch' }> => move.kind === 'patch');
  if (ways.length === 0) return;
  deck.splice(place, 1);
  layTile(table, seat, tile, chance.pick(ways), quiet);
}

function leaveTrack(table: Table, seat: Seat): void {
  table.track[seat] = (table.track[seat] as number) - 1;
}

function layRoute(table: Table, chance: Chance): void {
  const { main, allied, seats } = table;
  const from = chance.below(seats);
  const to = (from + 1 + chance.below(seats - 1)) % seats;
  if (chance.below(4) === 0) {
    if (!hasAlliedLeft(table) || isAllied(table, from, to)) return;
    const number = layAllied(table, from, to) - FIRST_ALLIED;
    allied.atA[number] = travel(table, from, [END_A, 1, 2, 3, 4, REST], chance);
    allied.atB[number] = travel(table, to, [END_B, 1, 2, 3, 4, REST], chance);
    return;
  }
  if (!main.from.includes(NOBODY)) return;
  const route = layMain(table, from, to);
  main.at[route] = travel(table, from, [0, 1, 2, 3, 3, PREP, PREP, REST], chance);
  if (main.at[route] !== PREP) return;
  if (isAllied(table, from, to)) main.at[route] = 3;
  else main.war[route] = 1 + chance.below(3);
}

function travel(table: Table, seat: Seat, spaces: readonly number[], chance: Chance): number {
  if (chance.below(4) === 0 || (table.track[seat] as number) < 2) return NOTHING;
  leaveTrack(table, seat);
  return chance.pick(spaces);
}

/** Kinds of decisions, and how often they came up. */
const met = new Map<string, number>();

for (const seats of [2, 3, 4]) {
  test(`[P1.2] busy games with ${seats} seats keep the laws over ${SEEDS} seeds`, () => {
    const game = defineGame({
      ...rules,
      setup: busy,
      play(state, seat, move, chance, tell) {
        const what = `${state.table.turn.kind} ${move.kind}`;
        met.set(what, (met.get(what) ?? 0) + 1);
        rules.play(state, seat, move, chance, tell);
      },
    });
    const report = checkLaws(game, { seats, games: SEEDS, seed: 2026 });
    assert.deepEqual(report.broken, []);
    assert.deepEqual(report.endings, { eras: SEEDS });
  });
}

test('[P1.2] in busy games every kind of decision comes up', () => {
  const wanted = [
    'negotiate next',
    'fight next',
    'muster return',
    'muster scrap',
    'commit commit',
    'alliance yes',
    'orient end',
    'tokens red',
  ];
  const more = [
    'take take',
    'arrive ally',
    'arrive return',
    'found discard',
    'administration bomb',
    'administration return',
    'convert yes',
  ];
  for (const what of [...wanted, ...more, 'sacrifice return', 'diplomacy break', 'diplomacy menace']) {
    assert.ok((met.get(what) ?? 0) > 0, `${what} never came up`);
  }
});
