import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { dataOf, type How, type Move, NEW, OVER, patchings, rules, type Table, UNDER } from '#games/patchistory';
import { flipped, laid, onTop, positionsOf, shownOn, turned, waysOf } from './placing.ts';

const { table } = rules.setup({ capital: 'equality', order: 'together', screens: 'closed', data: '' }, 3, new FastChance(1)) as {
  table: Table;
};
const civ = table.civs[0]!;
const data = dataOf(table);
/** W1-04: F1 . / T1|T1 -|C2. */
const tile = data.numbers.tiles.find((number) => data.tiles[number]!.id === '1-04')!;
const legal = patchings(table, 0, tile, 0);

test('[P4.2] a tile can be tried wherever it shares a cell, and nowhere else', () => {
  const positions = positionsOf(civ).flat();
  assert.equal(positions.length, 12, 'four by three around a capital of three by two');
  for (const move of legal) if (move.kind === 'patch') assert.ok(positions.includes(move.at));
});

test('[P4.2] the ways of a position are all its legal moves, those on top first', () => {
  const ways = waysOf(legal, 0);
  const count = [...ways.values()].reduce((sum, hows) => sum + hows.length, 0);
  assert.equal(count, legal.filter((move: Move) => move.kind === 'patch').length);
  for (const [at, hows] of ways) assert.deepEqual(hows[0], onTop(civ, at));
});

test('[P4.2] a square is turned with as few others as can be', () => {
  const over: How = [OVER, OVER, NEW, NEW];
  const ways: How[] = [over, [UNDER, UNDER, NEW, NEW], [UNDER, OVER, NEW, NEW]];
  assert.deepEqual(flipped(over, 0), [UNDER, OVER, NEW, NEW]);
  assert.deepEqual(turned(ways, over, 0), [UNDER, OVER, NEW, NEW]);
  assert.deepEqual(turned(ways, over, 1), [UNDER, UNDER, NEW, NEW]);
  assert.equal(turned([over], over, 1), undefined);
});

test('[P4.9] what appears and disappears is named once for each place, and the land itself stays as it is', () => {
  const before = JSON.stringify(civ);
  const face = data.tiles[tile]!.faces[0]!;
  const [at, hows] = [...waysOf(legal, 0)][0]!;
  const after = laid(civ, face, at, hows[0]!);
  assert.equal(JSON.stringify(civ), before);
  assert.equal(after.cells.length, civ.cells.length + 3);
  assert.equal(shownOn(data, after, after.cells).length, after.cells.length, 'no large place here');
  const pyramids = data.faceOf.get('PYRAMIDSOFGIZA')!;
  const wonder = laid(civ, pyramids, at, hows[0]!);
  assert.equal(shownOn(data, wonder, wonder.cells).length, wonder.cells.length - 3);
});
