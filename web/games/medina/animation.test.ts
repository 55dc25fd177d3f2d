import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS, rules, scoresOf, worths } from '#games/medina';
import { animate } from './animation.ts';
import { entriesOf, plainWorth } from './counting.ts';
import { keyOf, layOut } from './layout.ts';
import { freshIn, marksAfter } from './noticing.ts';
import { endsTurn, foresee, moveTo, pieceOf, placesFor } from './placing.ts';
import { countingFor, placedIn, spritesOf } from './sprites.ts';
import { games, type Moment } from './tests/watched.ts';

const all = games.flat();

test('the last step is the true position, and nothing given is changed', () => {
  for (const { before, events, after } of all) {
    const given = JSON.stringify([before, events, after]);
    assert.deepEqual(animate(before, events, after).at(-1), { sight: after, pause: 0 });
    assert.equal(JSON.stringify([before, events, after]), given);
  }
});

test('a piece is seen in its place before tiles move', () => {
  let moved = 0;
  for (const { before, events, steps } of all) {
    if (!events.some(({ kind }) => kind === 'towerTile' || kind === 'palaceTile')) continue;
    moved++;
    const { table } = steps[0]!.sight;
    assert.deepEqual(
      [table.palaceTiles, table.towerTiles, table.tea],
      [before.table.palaceTiles, before.table.towerTiles, before.table.tea],
    );
    assert.equal(placedIn(table).size, placedIn(before.table).size + 1);
  }
  assert.ok(moved > 20);
});

test('[M11.2] the count is added up entry by entry to the final scores', () => {
  for (const game of games) {
    const { after, steps } = game.at(-1) as Moment;
    const entries = entriesOf(after.table);
    assert.deepEqual(
      steps.flatMap(({ sight }) => sight.counted ?? []),
      Array.from({ length: entries.length + 1 }, (_, n) => n),
    );
    const sums = scoresOf(after.table).map(() => 0);
    for (const { seat, points } of entries) sums[seat]! += points;
    assert.deepEqual(sums, rules.outcome(after.table)?.scores);
  }
});

test('[M10.4] a palace is worth the same wherever it is told: the well is counted apart', () => {
  let atWell = 0;
  for (const game of games) {
    const { after } = game.at(-1) as Moment;
    for (const { palace, points, worth } of entriesOf(after.table)) {
      if (!worth) continue;
      const whole = worths(after.table)[palace]!;
      assert.equal(points, plainWorth(whole));
      assert.equal(worth.well, 0);
      if (whole.well > 0) atWell++;
    }
  }
  assert.ok(atWell > 0);
});

test('[M3.1] after the last piece of a turn nothing is left to place, however long it is shown', () => {
  let last = 0;
  for (const { before, mover, after, steps } of all) {
    const { turn, turns } = before.table;
    if (turn.kind !== 'place') continue;
    for (const { sight } of steps.slice(0, -1)) {
      const { turn: shown } = sight.table;
      if (shown.kind !== 'place') continue;
      assert.equal(shown.seat, mover);
      assert.equal(shown.left, after.table.turns === turns && after.table.turn.kind === 'place' ? after.table.turn.left : 0);
      if (shown.left === 0) last++;
    }
  }
  assert.ok(last > 20);
});

test('every legal move is meant by a tap on a lit place, and no dark one is', () => {
  for (const { before, legal, mover } of all.filter((_, i) => i % 5 === 0)) {
    const { table } = before;
    const board = BOARDS[table.board]!;
    for (const piece of new Set(legal.map(pieceOf))) {
      const lit = placesFor(table, legal, piece);
      for (const { key, place } of layOut(board, false).cells) {
        const move = moveTo(table, piece, place);
        const isLegal = move !== undefined && rules.refuse({ seat: mover, table, hand: [] }, move) === undefined;
        // In the opening only the merchant is there, and it comes out of the box.
        assert.equal(lit.has(key), isLegal, `${key} for ${piece}`);
        if (isLegal) assert.deepEqual(lit.get(key), move);
      }
    }
  }
});

test('what is foreseen is what happens', () => {
  for (const { before, move, mover, events, after } of all) {
    const told = JSON.stringify(before);
    const next = foresee(before.table, mover, move);
    assert.deepEqual(next, { table: after.table, events });
    assert.equal(JSON.stringify(before), told);
    assert.equal(endsTurn(next.table, mover), !rules.toAct(after.table).includes(mover));
  }
});

test('[M11.2] the merchants and walls that are marked for a palace are those that count', () => {
  for (const { after } of all.filter((_, i) => i % 9 === 0)) {
    for (const [palace, { walls, merchants }] of worths(after.table).entries()) {
      assert.equal(countingFor(after.table, palace).size, walls + merchants);
    }
  }
});

test('what each of the others placed in their last turn is marked, and nothing else', () => {
  for (const game of games) {
    let marks = new Map<string, number>();
    const turns: string[][] = Array.from({ length: 4 }, () => []);
    for (const { before, after, mover } of game) {
      marks = marksAfter(marks, before.table, after.table, 0);
      if (after.table.turn.kind === 'over') break;
      if (before.table.turn.kind === 'place' && before.table.turn.placed === 0 && freshIn(before.table, after.table).size > 0)
        turns[mover] = [];
      turns[mover]?.push(...freshIn(before.table, after.table));
      for (const seat of [1, 2, 3]) {
        assert.deepEqual(
          [...marks].flatMap(([key, of]) => (of === seat ? [key] : [])),
          turns[seat],
        );
      }
      assert.ok(![...marks.values()].includes(0));
    }
  }
});

test('everything that stands is drawn once, upright or turned', () => {
  for (const { after } of all.filter((_, i) => i % 9 === 0)) {
    for (const turned of [false, true]) {
      const layout = layOut(BOARDS[after.table.board]!, turned);
      const keys = spritesOf(after.table, layout).map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length);
      assert.deepEqual(new Set(keys.filter((key) => !/^(T\d|gate .*)$/.test(key))), placedIn(after.table));
    }
  }
});

test('a turned city lies as it would if the table were turned', () => {
  for (const board of BOARDS) {
    const [flat, turned] = [layOut(board, false), layOut(board, true)];
    assert.equal(turned.columns, flat.rows);
    for (const { key, column, row, place } of flat.cells) {
      assert.equal(key, keyOf(place));
      const there = turned.byKey.get(key);
      assert.deepEqual([there?.column, there?.row], [flat.rows - 1 - row, column]);
    }
  }
});
