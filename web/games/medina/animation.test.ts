import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, readOptions, type Tell, viewOf } from '#engine';
import { BOARDS, type MedinaEvent, type Move, medina, rules, scoresOf, worths } from '#games/medina';
import { animate, type Step } from './animation.ts';
import { entriesOf } from './counting.ts';
import { keyOf, layOut } from './layout.ts';
import { freshIn, marksAfter } from './noticing.ts';
import { endsTurn, foresee, moveTo, pieceOf, placesFor } from './placing.ts';
import type { MedinaSight } from './sight.ts';
import { countingFor, placedIn, spritesOf } from './sprites.ts';

interface Moment {
  readonly before: MedinaSight;
  readonly move: Move;
  readonly mover: number;
  readonly legal: readonly Move[];
  readonly events: MedinaEvent[];
  readonly after: MedinaSight;
  readonly steps: Step[];
}

/** A whole random game, seen from seat 0. */
function watch(edition: string, seats: number, seed: number): Moment[] {
  const chance = new FastChance(seed, seats);
  const options = readOptions(medina, seats, { edition });
  if (typeof options === 'string') throw new Error(options);
  const state = rules.setup(options, seats, chance);
  const moments: Moment[] = [];
  while (state.table.turn.kind !== 'over') {
    const mover = state.table.turn.seat;
    const before = clone(viewOf(state, 0)) as MedinaSight;
    const legal = rules.moves(viewOf(state, mover));
    const move = chance.pick(legal);
    const events: MedinaEvent[] = [];
    const hear = (event: MedinaEvent) => void events.push(event);
    const tell: Tell<MedinaEvent> = { everyone: hear, only: (_, event) => hear(event), reveal: hear };
    rules.play(state, mover, move, chance, tell);
    const after = clone(viewOf(state, 0)) as MedinaSight;
    moments.push({ before, move, mover, legal, events, after, steps: animate(before, events, after) });
  }
  return moments;
}

const games = [
  watch('first', 3, 1),
  watch('first', 4, 2),
  watch('ditt', 2, 3),
  watch('second', 2, 4),
  watch('second', 3, 5),
  watch('second', 4, 6),
];
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
