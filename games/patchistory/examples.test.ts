/** That each example shows the rules it names, beyond the culture that games/examples.test.ts counts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, isRefusal, Match, SEED_BYTES } from '#engine';
import { levelsOf } from './civilisation/levels.ts';
import { stockOf } from './civilisation/stock.ts';
import { examples } from './examples.ts';
import { game } from './index.ts';
import { isAllied } from './movement/routes.ts';
import { BLACK, CULTURE, FOOD, LETTERS, M, MONEY, NOTHING, R, RESOURCE, VOTE, WHITE } from './pieces.ts';
import { pointsLeft } from './politics/prices.ts';
import { act, legal, position, ruleAgainst } from './position.ts';
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
/** What seat 0 has: food, resources and money. */
const goods = ({ table }: PatchistoryState) => [FOOD, RESOURCE, MONEY].map((good) => stockOf(table, 0, good));
const money = ({ table }: PatchistoryState) => table.civs.map((_, seat) => stockOf(table, seat, MONEY));

test('[P3.2] [P3.4] [P3.7] auction: of four bidders one is outbid and moves its stake: 5, 1, 1 and 4 are paid', () => {
  const tiles = before('auction').table.offer.tiles.slice();
  assert.equal(ruleAgainst(after('auction', 3), '3: bid 1 3'), 'P3.4');
  assert.deepEqual(after('auction', 6).table.turn, { ...after('auction', 6).table.turn, kind: 'bid', seat: 1 });
  const { table } = after('auction');
  assert.deepEqual(table.won, [tiles[0], tiles[3], tiles[2], tiles[1]]);
  assert.deepEqual(table.wonSide, [WHITE, BLACK, WHITE, BLACK]);
  assert.deepEqual(money(after('auction')), [4, 8, 8, 5]);
});

test('[P3.3] [P3.5] stake: 5 are not lowered to 1 to go elsewhere, and waiting is none of the moves', () => {
  const state = after('stake', 4);
  assert.equal(ruleAgainst(state, '0: bid 4 1'), 'P3.5');
  assert.equal(ruleAgainst(state, '0: bid 4 5'), undefined);
  assert.ok(legal(state, 0).every((text) => text.startsWith('bid ')));
});

test('[P3.1] faces: with three seats white-black-white, and black-white-black in the next round', () => {
  const { sides } = before('faces').table.offer;
  assert.deepEqual(sides, [BLACK, WHITE, BLACK]);
  assert.deepEqual(position({ ...examples.faces.drawn, offered: 0 }).table.offer.sides, [WHITE, BLACK, WHITE]);
});

test('[P3.9] [P3.10] firstAuction: a tile for each, the last must bid, and then nobody waits', () => {
  const shown = [0, 1, 2].map((moves) => after('firstAuction', moves).table.offer.tiles.length);
  assert.deepEqual(shown, [1, 2, 3]);
  assert.ok(legal(after('firstAuction', 1), 1).includes('wait'));
  assert.equal(ruleAgainst(after('firstAuction', 2), '2: wait'), 'P3.10');
  assert.equal(ruleAgainst(after('firstAuction', 3), '0: wait'), 'P3.3');
});

test('[P3.11] [P3.12] [P3.13] auctionOfTwo: the higher sum gets the tile, both pay, and each chooses its face', () => {
  const tiles = before('auctionOfTwo').table.offer.tiles.slice();
  assert.ok(legal(before('auctionOfTwo'), 1).includes('bid 1 0'));
  const state = after('auctionOfTwo');
  assert.deepEqual(state.table.won, tiles);
  assert.deepEqual(state.table.wonSide, [NOTHING, NOTHING]);
  assert.deepEqual(money(state), [6, 5]);
  for (const side of ['patch w', 'patch b']) assert.ok(legal(state, 0).some((text) => text.startsWith(side)));
});

test('[P2.5] [P4.2] patch: a tile over the food, from F1 M1 C1 P1 T1 A1 to R1 M1 C1 P2 T1 A1', () => {
  assert.equal(levels(before('patch').table), 'F1 M1 C1 P1 T1 A1');
  assert.equal(levels(after('patch').table), 'R1 M1 C1 P2 T1 A1');
});

test('[P4.14] workerCovered: the worker keeps its cell and earns the 2 culture of the shrine', () => {
  const { table } = after('workerCovered');
  assert.deepEqual(table.civs[0]?.workers, before('workerCovered').table.civs[0]?.workers);
  assert.equal(levelsOf(table, 0)[LETTERS.indexOf('C')], 2);
});

test('[P4.4] size: five squares wide, not six', () => {
  const state = before('size');
  assert.equal(ruleAgainst(state, '0: patch w 0,4 o-o-'), 'P4.4');
  assert.equal(ruleAgainst({ ...state, table: { ...state.table, era: 1 } }, '0: patch w 0,4 o-o-'), undefined);
});

test('[P2.5] [P4.18] firstWorker: one with Equality, and the quarry makes a resource from then on', () => {
  assert.equal(levels(before('firstWorker').table), 'F2 M2 P1 T1');
  const state = after('firstWorker');
  assert.equal(levels(state.table), 'F2 R1 M2 P1 T1');
  assert.deepEqual(legal(state, 0), []);
});

test('[P4.5] [P4.6] [P4.7] seas: one is not covered, goes under nothing, and has no other beside it', () => {
  const state = before('seas');
  assert.equal(ruleAgainst(state, '0: patch w -1,1 --oo'), 'P4.7');
  assert.equal(ruleAgainst(state, '0: patch w 1,2 oooo'), 'P4.5');
  assert.equal(ruleAgainst(state, '0: patch w -1,-1 ---u'), 'P4.6');
});

test('[P4.12] underBuilding: what slides under leaves it there, what covers it takes it out of the game', () => {
  assert.match(levels(after('underBuilding').table), /M5/);
  assert.equal(ruleAgainst(before('underBuilding'), '0: patch w 1,2 o---'), undefined);
});

test('[P4.9] hero: half of one cannot be covered', () => {
  assert.equal(ruleAgainst(before('hero'), '0: patch w -1,2 --oo'), 'P4.9');
  assert.equal(ruleAgainst(before('hero'), '0: patch w 0,2 oooo'), undefined);
});

test('[P6.8] [P6.9] exchange: three resources are six food, two money and four food, or five money and one food', () => {
  for (const into of ['f6', 'f4m2', 'f1m5']) assert.equal(ruleAgainst(before('exchange'), `0: exchange r3 ${into}`), undefined);
  assert.equal(ruleAgainst(before('exchange'), '0: exchange r4 f8'), 'P6.8');
  assert.deepEqual(goods(after('exchange')), [7, 0, 2]);
});

test('[P6.9] exchangeFood: three food are a resource and a money, and one food is no resource', () => {
  assert.deepEqual(goods(after('exchangeFood')), [0, 1, 1]);
  assert.equal(ruleAgainst(before('exchangeFood'), '0: exchange f1 r1'), 'P6.9');
});

test('[P6.8] exchangeOne: no more units than the transport level', () => {
  assert.equal(ruleAgainst(before('exchangeOne'), '0: exchange r2 f4'), 'P6.8');
  assert.deepEqual(goods(after('exchangeOne')), [1, 1, 1]);
});

test('[P5.2] [P5.7] [P5.10] [P6.1] [P6.13] [P6.22] politics: six points are a menace, a main route and a campaign for 1 vote', () => {
  const left = [0, 1, 2, 3, 4].map((moves) => pointsLeft(after('politics', moves).table, 0));
  assert.deepEqual(left, [6, 3, 3, 1, 0]);
  assert.equal(stockOf(after('politics', 1).table, 0, CULTURE), 22);
  const { table } = after('politics');
  assert.deepEqual([stockOf(table, 0, VOTE), stockOf(table, 0, RESOURCE)], [1, 0]);
  assert.deepEqual(legal(after('politics'), 0), []);
});

test('[P7.8] [P7.9] acrossSea: two steps over the sea, side by side, and no third', () => {
  assert.equal(ruleAgainst(before('acrossSea'), '0: walk 1,1 2,3'), 'P7.9');
  assert.ok(legal(before('acrossSea'), 0).includes('walk 1,1 1,2'));
  assert.deepEqual([levelsOf(before('acrossSea').table, 0)[R], levelsOf(after('acrossSea', 1).table, 0)[R]], [1, 2]);
});

test('[P8.4] [P8.7] [P8.9] [P8.10] alliance: two blue and two yes, the owner chooses an end, and the worker is home', () => {
  assert.deepEqual(legal(before('alliance'), 0), ['red', 'blue']);
  assert.deepEqual(legal(after('alliance', 2), 0), ['yes', 'no']);
  assert.deepEqual(legal(after('alliance', 4), 0), ['end a', 'end b']);
  const { table } = after('alliance');
  assert.ok(isAllied(table, 0, 1));
  assert.equal(table.civs[0]?.workers.length, 1);
});

test('[P9.2] [P9.5] [P9.6] [P9.8] equalPower: 5 against 5, the defender wins 3, and both have spent 2', () => {
  const { table } = after('equalPower');
  assert.deepEqual(
    [0, 1].map((seat) => stockOf(table, seat, RESOURCE)),
    [0, 2],
  );
  assert.deepEqual(examples.equalPower.worths, [20, 23]);
});

test('[P9.8] [P9.9] margin: 5 culture for the aggressor, and 7 of the loser; with 4 resources no 7', () => {
  const state = before('margin');
  act(state, '0: commit 4\n1: commit 0');
  assert.equal(stockOf(state.table, 0, CULTURE), 25);
});

test('[P2.1] [P10.1] frame: a building with a worker makes 2 money, one without 1', () => {
  assert.equal(levelsOf(after('frame', 1).table, 0)[M], 3);
  assert.equal(levelsOf(before('frame').table, 0)[M], 2);
});

test('[P10.1] [P10.2] production: levels F2 R1 M2 C2 and 2 money of a route bring 2, 1, 4 and 2; the money level stays 2', () => {
  const { table } = after('production');
  assert.deepEqual(goods(after('production')), [1 + 2 - 1, 1, 4]);
  assert.equal(levelsOf(table, 0)[M], 2);
});

test('[P10.5] upkeep: five workers eat 5 food', () => {
  assert.equal(stockOf(after('upkeep').table, 0, FOOD), 0);
});

test('[P11.12] [P11.13] sevenVotes: 7 for the first, 3, nothing, and 3 lost', () => {
  assert.deepEqual(after('sevenVotes', 12).table.ballot.votes.slice(0, 3), [0, 1, 7]);
  assert.deepEqual(examples.sevenVotes.worths, [23, 27, 20, 17]);
});

test('[P11.9] [P11.10] [P11.12] [P11.13] vote: 15, 10, 1 and 11, where culture drops out; two in the second place are both third', () => {
  // Culture, fallow lands, military; the votes on food come last.
  assert.deepEqual(after('vote', 12).table.ballot.votes.slice(0, 3), [1, 11, 15]);
  assert.deepEqual(examples.vote.worths, [20 + 15 - 5 - 5, 20 + 7 + 0 + 11, 20 + 0 + 0 - 5, 20 - 7 + 10 - 5]);
});

test('[P11.14] voteOfTwo: no card drops out, 9 votes are worth 9 and 4 are worth 2', () => {
  assert.deepEqual(examples.voteOfTwo.worths, [29, 22]);
});
