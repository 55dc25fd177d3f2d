/** What the rulebook says of its examples, beyond the culture that games/examples.test.ts counts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, isRefusal, Match, SEED_BYTES } from '#engine';
import { levelsOf } from './civilisation/levels.ts';
import { stockOf } from './civilisation/stock.ts';
import { examples } from './examples.ts';
import { game } from './index.ts';
import { BLACK, FOOD, LETTERS, M, MONEY, NOTHING, RESOURCE, VOTE, WHITE } from './pieces.ts';
import { pointsLeft } from './politics/prices.ts';
import { legal, position, ruleAgainst } from './position.ts';
import type { PatchistoryState, Table } from './table.ts';

type Name = keyof typeof examples;

const before = (name: Name) => position(examples[name].drawn);

/** The state after so many moves of an example, all of them unless told. */
function after(name: Name, moves?: number): PatchistoryState {
  const { plays, seat } = examples[name];
  const setup = () => before(name);
  const match = new Match({ ...(game as unknown as Game), setup }, {}, setup().hands.length, new Uint8Array(SEED_BYTES));
  for (const text of plays.slice(0, moves)) {
    const acting = match.toAct();
    const played = match.submit(acting.includes(seat) ? seat : acting[0]!, text);
    assert.ok(!isRefusal(played), `${text}: ${JSON.stringify(played)}`);
  }
  return match.state as PatchistoryState;
}

const levels = (table: Table, seat = 0) =>
  [...LETTERS].flatMap((letter, i) => (levelsOf(table, seat)[i] ? [`${letter}${levelsOf(table, seat)[i]}`] : [])).join(' ');
const money = ({ table }: PatchistoryState) => table.civs.map((_, seat) => stockOf(table, seat, MONEY));

test('[P3.2] [P3.7] of four bidders one is outbid and moves its stake: 5, 1, 1 and 4 are paid', () => {
  const tiles = before('auction').table.offer.tiles.slice();
  assert.deepEqual(after('auction', 6).table.turn, { ...after('auction', 6).table.turn, kind: 'bid', seat: 1 });
  const { table } = after('auction');
  assert.deepEqual(table.won, [tiles[0], tiles[3], tiles[2], tiles[1]]);
  assert.deepEqual(table.wonSide, [WHITE, BLACK, WHITE, BLACK]);
  assert.deepEqual(money(after('auction')), [4, 8, 8, 5]);
});

test('[P3.12] two on one tile: the higher sum gets it, the other the other tile, and each chooses its face', () => {
  const tiles = before('auctionOfTwo').table.offer.tiles.slice();
  const state = after('auctionOfTwo');
  assert.deepEqual(state.table.won, tiles);
  assert.deepEqual(state.table.wonSide, [NOTHING, NOTHING]);
  assert.deepEqual(money(state), [6, 5]);
  for (const side of ['patch w', 'patch b']) assert.ok(legal(state, 0).some((text) => text.startsWith(side)));
});

test('[P4.2] [P4.14] a tile over the food: from F1 M1 C1 P1 T1 A1 to R1 M1 C1 P2 T1 A1', () => {
  assert.equal(levels(before('patch').table), 'F1 M1 C1 P1 T1 A1');
  assert.equal(levels(after('patch').table), 'R1 M1 C1 P2 T1 A1');
});

test('[P4.5] [P4.6] [P4.7] a sea is not covered, goes under nothing, and has no other beside it', () => {
  const state = before('seas');
  assert.equal(ruleAgainst(state, '0: patch w -1,1 --oo'), 'P4.7');
  assert.equal(ruleAgainst(state, '0: patch w 1,2 oooo'), 'P4.5');
  assert.equal(ruleAgainst(state, '0: patch w -1,-1 ---u'), 'P4.6');
});

test('[P4.12] what slides under the square of a building leaves it there, what covers it takes it out of the game', () => {
  assert.match(levels(after('underBuilding').table), /M5/);
  assert.equal(ruleAgainst(before('underBuilding'), '0: patch w 1,2 o---'), undefined);
});

test('[P4.9] half a hero cannot be covered', () => {
  assert.equal(ruleAgainst(before('hero'), '0: patch w -1,2 --oo'), 'P4.9');
  assert.equal(ruleAgainst(before('hero'), '0: patch w 0,2 oooo'), undefined);
});

test('[P6.22] six points are a menace, a main route and a campaign for 1 vote', () => {
  assert.equal(pointsLeft(before('politics').table, 0), 6);
  const { table } = after('politics');
  assert.deepEqual([stockOf(table, 0, VOTE), pointsLeft(table, 0)], [1, 0]);
});

test('[P10.1] a building with a worker makes 2 money, one without 1', () => {
  assert.equal(levelsOf(after('frame', 1).table, 0)[M], 3);
  assert.equal(levelsOf(before('frame').table, 0)[M], 2);
});

test('[P10.2] levels F2 R1 M2 C2 and 2 money of a route bring 2, 1, 4 and 2; the money level stays 2', () => {
  const { table } = after('production');
  assert.deepEqual(
    [FOOD, RESOURCE, MONEY].map((good) => stockOf(table, 0, good)),
    [1 + 2 - 1, 1, 4],
  );
  assert.equal(levelsOf(table, 0)[M], 2);
});

test('[P10.5] five workers eat 5 food', () => {
  assert.equal(stockOf(after('upkeep').table, 0, FOOD), 0);
});

test('[P11.10] [P11.12] 15, 10, 1 and 11 votes: culture drops out, and the others count by rank', () => {
  // Culture, fallow lands, military; the votes on food come last.
  assert.deepEqual(after('vote', 12).table.ballot.votes.slice(0, 3), [1, 11, 15]);
});
