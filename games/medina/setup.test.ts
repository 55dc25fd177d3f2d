import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Options, readOptions } from '#engine';
import { BOARDS } from './board.ts';
import { medina, rules } from './index.ts';
import { CONTENTS, type Edition, KINDS, type MedinaState, NOWHERE, PIECES, type Square, STANDS_MERCHANT, type Turn } from './pieces.ts';
import { legal, playAll, refusalOf, squareOf } from './position.ts';
import { setup } from './setup.ts';

const TABLES: readonly (readonly [Edition, number])[] = [
  ['first', 3],
  ['first', 4],
  ['ditt', 2],
  ['second', 2],
  ['second', 3],
  ['second', 4],
];

function fresh(edition: Edition, seats: number, given: Options = {}, seed = 1): MedinaState {
  return setup(readOptions(medina, seats, { edition, ...given }) as Options, seats, new FastChance(seed));
}

test('[M1.1] the first edition seats three or four, Ditt two, the second two to four', () => {
  for (const edition of ['first', 'ditt', 'second'] as const) {
    for (const seats of [1, 2, 3, 4, 5]) {
      const fits = TABLES.some(([one, count]) => one === edition && count === seats);
      assert.equal(typeof readOptions(medina, seats, { edition }), fits ? 'object' : 'string', `${edition} ${seats}`);
    }
  }
  assert.equal((readOptions(medina, 2, {}) as Options).edition, 'second');
});

test('[M1.2] a city of 16 by 11, of 14 by 10 for two in the second edition, with 54 and 48 wall spaces', () => {
  for (const [edition, seats] of TABLES) {
    const { squares, spaces, inner } = BOARDS[fresh(edition, seats).table.board]!;
    const isSmall = edition === 'second' && seats === 2;
    assert.equal(squares.length, isSmall ? 140 : 176);
    assert.equal(spaces.length, isSmall ? 48 : 54);
    assert.equal(inner.length, isSmall ? 96 : 126);
  }
});

test('[M1.2] each square has its neighbours, corners fewer', () => {
  for (const { squares, beside, around, spacesAt } of BOARDS) {
    const sum = (of: readonly (readonly number[])[]) => squares.reduce((total, square) => total + (of[square]?.length ?? 0), 0);
    const isSmall = squares.length === 140;
    assert.equal(sum(beside), isSmall ? 2 * (14 * 9 + 10 * 13) : 2 * (16 * 10 + 11 * 15));
    assert.equal(sum(around) - sum(beside), isSmall ? 4 * 13 * 9 : 4 * 15 * 10);
    assert.deepEqual(spacesAt[0], [0, 48]);
  }
});

test('[M1.3] every seat gets its supply, and box and stocks together are what the box holds', () => {
  const supplies: Record<string, number[]> = {
    'first 3': [6, 4, 8, 10, 4, 0],
    'first 4': [5, 3, 6, 8, 4, 0],
    'ditt 2': [9, 6, 12, 16, 4, 4],
    'second 2': [8, 4, 12, 15, 4, 2],
    'second 3': [6, 4, 8, 12, 4, 1],
    'second 4': [5, 3, 6, 9, 4, 0],
  };
  const totals: Record<string, number> = { 'first 3': 50, 'first 4': 41, 'ditt 2': 78, 'second 2': 69, 'second 3': 53, 'second 4': 42 };
  for (const [edition, seats] of TABLES) {
    const state = fresh(edition, seats);
    const [buildings, ...others] = supplies[`${edition} ${seats}`]!;
    const dark = edition === 'second' ? [0, buildings] : [buildings, 0];
    for (let seat = 0; seat < seats; seat++) {
      const stock = state.table.stock.slice(KINDS * seat, KINDS * (seat + 1));
      assert.deepEqual(stock, [buildings, dark[0], buildings, buildings, dark[1], ...others]);
      assert.equal(
        stock.reduce((sum, n) => sum + n),
        totals[`${edition} ${seats}`],
      );
    }
    const all = rules.inventory(state);
    const [, stables, merchants, walls, roofs] = CONTENTS[edition];
    assert.deepEqual([all.grey, all.brown, all.orange, all.black! + all.purple!], [20, 20, 20, 20]);
    assert.deepEqual([all.stable, all.merchant, all.wall, all.roof! + all.neutral!], [stables, merchants, walls, roofs]);
    assert.deepEqual([all.tea, all.well], edition === 'second' ? [6, 1] : [0, 0]);
    assert.ok(state.table.boxed.every((n) => n >= 0));
  }
});

test('[M1.3] what is left in the box is what nobody gets', () => {
  const left = (edition: Edition, seats: number) => {
    const { boxed } = fresh(edition, seats).table;
    return Object.fromEntries(PIECES.flatMap((name, piece) => (boxed[piece] ? [[name, boxed[piece]]] : [])));
  };
  assert.deepEqual(left('first', 3), { grey: 2, black: 2, brown: 2, orange: 2, merchant: 1, wall: 2, roof: 4 });
  assert.deepEqual(left('first', 4), { merchant: 1 });
  assert.deepEqual(left('ditt', 2), { grey: 2, black: 2, brown: 2, orange: 2, merchant: 1 });
  assert.deepEqual(left('second', 2), { grey: 4, brown: 4, orange: 4, purple: 4, stable: 4, wall: 6, roof: 4 });
  assert.deepEqual(left('second', 3), { grey: 2, brown: 2, orange: 2, purple: 2, roof: 1 });
  assert.deepEqual(left('second', 4), {});
});

test('[M1.4] well, tea and tower merchants of the second edition can each be left out', () => {
  const { table } = fresh('second', 3);
  assert.notEqual(table.well, NOWHERE);
  assert.deepEqual([table.teaPile, table.gifts], [6, [3, 2, 1, 0]]);
  assert.equal(fresh('second', 3, { well: 'off' }).table.well, NOWHERE);
  assert.equal(fresh('second', 3, { tea: 'off' }).table.teaPile, 0);
  assert.deepEqual(fresh('second', 3, { gifts: 'off' }).table.gifts, [0, 0, 0, 0]);
  for (const option of ['well', 'tea', 'gifts'])
    assert.equal(typeof readOptions(medina, 3, { edition: 'first', [option]: 'off' }), 'string');
  const { table: first } = fresh('first', 3);
  assert.deepEqual([first.well, first.teaPile, first.gifts], [NOWHERE, 0, [0, 0, 0, 0]]);
});

test('[M1.5] stocks stand behind screens unless the table opens them; nothing else changes by it', () => {
  const { screens, ...behind } = fresh('second', 2).table;
  const { screens: open, ...others } = fresh('second', 2, { stocks: 'open' }).table;
  assert.deepEqual([screens, open], [true, false]);
  assert.deepEqual(behind, others);
  const state = fresh('second', 3);
  assert.deepEqual(rules.imagine({ seat: 1, table: state.table, hand: [] }, new FastChance(1)), state);
});

test('[M2.1] every seat can be the first', () => {
  for (const [edition, seats] of TABLES) {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) firsts.add((fresh(edition, seats, {}, seed).table.turn as Turn & { kind: 'place' }).seat);
    assert.equal(firsts.size, seats);
  }
});

test('[M2.2] the first seat opens the market off the edge, with a merchant that is not its own', () => {
  for (const edition of ['first', 'ditt'] as const) {
    const state = fresh(edition, edition === 'first' ? 3 : 2);
    const { table } = state;
    assert.equal(legal(state).length, 14 * 9);
    for (const text of ['m a5', 'm p5', 'm e1', 'm e11', 'b grey e5', 'w N1']) assert.equal(refusalOf(state, text), 'M2.2', text);
    const before = table.stock.slice();
    playAll(state, 'm b10');
    assert.deepEqual(table.stock, before);
    assert.equal(table.city[squareOf('b10')], STANDS_MERCHANT);
    assert.equal(table.boxed[PIECES.indexOf('merchant')], 0);
  }
});

test('[M2.3] well and opening merchant are drawn off the edge, never on one square', () => {
  const wells = new Set<Square>();
  const markets = new Set<Square>();
  let beside = 0;
  for (let seed = 0; seed < 1500; seed++) {
    const { table } = fresh('second', 2, {}, seed);
    const { inner, around } = BOARDS[1]!;
    const [merchant] = table.ends as [Square];
    assert.ok(inner.includes(table.well) && inner.includes(merchant) && merchant !== table.well);
    if (around[table.well]?.includes(merchant)) beside++;
    wells.add(table.well);
    markets.add(merchant);
  }
  assert.deepEqual([wells.size, markets.size], [96, 96]);
  assert.ok(beside > 0);
});

test('[M2.4] the opening turns have as many pieces as the edition says', () => {
  const sizes = (edition: Edition, seats: number) => {
    const state = fresh(edition, seats);
    const turns: string[] = [];
    const { table } = state;
    const first = (table.turn as Turn & { kind: 'place' }).seat;
    let pieces = 0;
    let seat = first;
    while (turns.length < 6) {
      playAll(state, table.turn.kind === 'open' ? 'm f5' : `w ${legal(state, 'w')[0]}`);
      pieces++;
      const now = (table.turn as Turn & { kind: 'place' }).seat;
      if (now === seat) continue;
      turns.push(`${(seat - first + seats) % seats}:${pieces}`);
      pieces = 0;
      seat = now;
    }
    return turns.join(' ');
  };
  assert.equal(sizes('first', 3), '0:3 1:2 2:2 0:2 1:2 2:2');
  assert.equal(sizes('first', 4), '0:3 1:2 2:2 3:2 0:2 1:2');
  assert.equal(sizes('ditt', 2), '0:1 1:1 0:2 1:3 0:3 1:3');
  assert.equal(sizes('second', 2), '0:1 1:2 0:2 1:2 0:2 1:2');
  assert.equal(sizes('second', 3), '0:1 1:1 2:2 0:2 1:2 2:2');
  assert.equal(sizes('second', 4), '0:1 1:1 2:2 3:2 0:2 1:2');
});
