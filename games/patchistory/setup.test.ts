import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Options, readOptions } from '#engine';
import { levelsOf } from './civilisation/levels.ts';
import { stockOf } from './civilisation/stock.ts';
import { dataOf, OWN_TEXT } from './data/data.ts';
import { GOODS, KINDS_OF_GOODS, NOBODY } from './pieces.ts';
import { act, acting, enter, legal, position } from './position.ts';
import { rules } from './rules.ts';
import type { PatchistoryState } from './table.ts';

const EQUALITY: Options = { capital: 'equality', order: 'together', screens: 'closed', data: '' };
const LIBERTY: Options = { ...EQUALITY, capital: 'liberty' };

const start = (seats: number, options = EQUALITY, seed = 1) => rules.setup(options, seats, new FastChance(seed));
const capitals = ({ table }: PatchistoryState) => table.civs.map(({ cards }) => dataOf(table).faces[cards[0]!]?.id);
const everySeed = <T>(of: (seed: number) => T) => new Set(Array.from({ length: 40 }, (_, seed) => of(seed)));

test('[P1.1] two to four seats', () => {
  assert.deepEqual(rules.meta.seats, { min: 2, max: 4 });
  for (const seats of [2, 3, 4]) assert.equal(start(seats).table.civs.length, seats);
});

test('[P1.3] the box holds what it should, at any number of seats', () => {
  for (const seats of [2, 3, 4]) {
    const inventory = rules.inventory(start(seats));
    const count = (pattern: RegExp) =>
      Object.keys(inventory)
        .filter((key) => pattern.test(key))
        .map((key) => inventory[key]);
    for (const era of [1, 2, 3]) assert.deepEqual(count(new RegExp(`^${era}-`)), new Array(25).fill(1));
    assert.deepEqual(count(/^b\d\d$/), new Array(12).fill(3));
    assert.deepEqual(count(/^card /), new Array(15).fill(1));
    assert.deepEqual(count(/^workers /), new Array(seats).fill(8));
    assert.equal(inventory['main routes'], 14);
    assert.equal(inventory['allied routes'], 4);
    assert.equal(inventory.stray, 0);
  }
});

test('[P1.3] the inventory misses a tile, a worker and a card that are gone', () => {
  const state = start(3);
  const whole = rules.inventory(state);
  const spoilt = (spoil: (state: PatchistoryState) => void) => {
    const copy = clone(state);
    spoil(copy);
    return rules.inventory(copy);
  };
  assert.notDeepEqual(
    spoilt(({ box }) => box.decks[2]?.pop()),
    whole,
  );
  assert.notDeepEqual(
    spoilt(({ hands }) => hands[1]?.tiles.pop()),
    whole,
  );
  assert.notDeepEqual(
    spoilt(({ hands }) => hands[1]?.cards.pop()),
    whole,
  );
  assert.notDeepEqual(
    spoilt(({ table }) => table.track.fill(7)),
    whole,
  );
  assert.notDeepEqual(
    spoilt(({ table }) => void table.reserve--),
    whole,
  );
  assert.notDeepEqual(
    spoilt(({ table }) => table.main.at.fill(2)),
    whole,
  );
});

test('[P1.4] [P1.5] vector 1: equality gives every seat the same capital, with F2 M2 P1 T1', () => {
  const state = start(4);
  assert.deepEqual(capitals(state), ['E', 'E', 'E', 'E']);
  assert.deepEqual(levelsOf(state.table, 3), [2, 0, 2, 0, 1, 1, 0, 0]);
});

test('[P1.4] liberty deals different faces by lot', () => {
  for (const seats of [2, 3, 4]) assert.equal(new Set(capitals(start(seats, LIBERTY))).size, seats);
  assert.deepEqual([...everySeed((seed) => capitals(start(2, LIBERTY, seed))[0])].sort(), ['L-A', 'L-B', 'L-C', 'L-D']);
});

test('[P1.5] each seat starts with 4 food, 3 money, 20 culture, four building tiles, three cards and eight workers on the track', () => {
  for (const seats of [2, 3, 4]) {
    const { table, hands } = start(seats);
    for (let seat = 0; seat < seats; seat++) {
      assert.deepEqual(
        GOODS.map((_, good) => stockOf(table, seat, good)),
        [4, 0, 3, 20, 0],
      );
      assert.equal(hands[seat]?.tiles.length, 4);
      assert.equal(hands[seat]?.cards.length, 3);
      assert.equal(table.track[seat], 8);
    }
    assert.equal(table.reserve, 36 - 4 * seats);
    assert.equal(table.stock.length, KINDS_OF_GOODS * seats);
  }
});

test('[P1.6] a main route leads from each of three or four seats to the next clockwise, and none with two', () => {
  for (const seats of [3, 4]) {
    const { from, to } = start(seats).table.main;
    const laid = from.flatMap((seat, route) => (seat === NOBODY ? [] : [[seat, to[route]]]));
    assert.deepEqual(
      laid,
      Array.from({ length: seats }, (_, seat) => [seat, (seat + 1) % seats]),
    );
  }
  const { main, allied } = start(2).table;
  assert.ok([...main.from, ...main.to, ...allied.a, ...allied.b].every((seat) => seat === NOBODY));
});

test('[P1.7] the first player, the decks, the deal and the reserve are drawn by lot', () => {
  assert.deepEqual([...everySeed((seed) => start(3, EQUALITY, seed).table.first)].sort(), [0, 1, 2]);
  const { table } = start(3);
  for (const differs of [
    ({ box }: PatchistoryState) => box.decks[1]?.join(),
    ({ box }: PatchistoryState) => box.reserve.join(),
    ({ hands }: PatchistoryState) => hands[0]?.tiles.join(),
    ({ hands }: PatchistoryState) => hands[0]?.cards.join(),
    (state: PatchistoryState) => state.table.offer.tiles.join(),
  ]) {
    assert.ok(everySeed((seed) => differs(start(3, EQUALITY, seed))).size > 5);
  }
  assert.equal(table.turn.kind === 'bid' && table.turn.seat, table.first);
});

test('[P1.8] each era has its own deck', () => {
  const { table, box } = start(4);
  const { tiles } = dataOf(table);
  assert.deepEqual(
    box.decks.map((deck) => deck.length),
    [24, 25, 25],
  );
  for (const [era, deck] of box.decks.entries()) assert.ok(deck.every((tile) => tiles[tile]?.era === era));
});

test('[P1.9] administration and movement are for all at once, or in turns', () => {
  for (const phase of ['administration', 'movement']) {
    const drawn = { civs: ['E', 'E', 'E'], workers: ['0,0', '0,0', '0,0'], first: 1 };
    const together = position(drawn);
    enter(together, phase);
    assert.deepEqual([...acting(together)].sort(), [0, 1, 2]);
    const turns = position({ ...drawn, options: { order: 'turns' } });
    enter(turns, phase);
    assert.deepEqual(acting(turns), [1]);
  }
});

test('[P1.10] screens are closed or open, and the table knows every stock either way', () => {
  assert.equal(start(2).table.screens, true);
  const open = start(2, { ...EQUALITY, screens: 'open' });
  assert.equal(open.table.screens, false);
  assert.deepEqual(open.table.stock, start(2).table.stock);
});

test('[P1.13] a table can bring its own tiles, and those that are wrong are refused with line and rule', () => {
  const data = OWN_TEXT.replace(/^E .*$/m, 'E : F3 P1 M2 / T1 R1 .');
  const { table } = start(3, { ...EQUALITY, data });
  assert.deepEqual(levelsOf(table, 0), [3, 1, 2, 0, 1, 1, 0, 0]);
  assert.equal(table.data, data);
  assert.deepEqual(readOptions(rules as never, 3, { data }), { ...EQUALITY, data });
  const wrong = rules.refuseOptions?.({ ...EQUALITY, data: data.replace('F3', 'F0') }, 3);
  assert.equal(wrong?.rule, 'P15.5');
  assert.equal(wrong?.line, 1 + data.split('\n').findIndex((line) => line.startsWith('E ')));
  assert.match(String(readOptions(rules as never, 3, { data: 'nonsense' })), /P15\.5/);
});

test('[P4.18] [P13.10] trap 22: liberty and Moses in the first round make three workers', () => {
  const state = position({ civs: ['L-A', 'L-B'], round: 0, won: ['B1-01', 'W1-01'], options: { capital: 'liberty' } });
  enter(state, 'patching');
  act(state, '0: patch b 1,0 oo--');
  act(state, '1: discard');
  enter(state, 'arrivals');
  assert.deepEqual(acting(state), [0]);
  assert.equal(act(state, `0: ${legal(state, 0)[0]}`), 'through');
  enter(state, 'settling');
  for (const seat of [0, 0, 1, 1]) act(state, `${seat}: ${legal(state, seat)[0]}`);
  assert.equal(state.table.track[0], 5);
  assert.equal(state.table.civs[0]!.workers.length, 3);
});
