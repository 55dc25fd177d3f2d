import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOWER_OF_ARM } from './board.ts';
import { legal, playAll, position, refusalOf } from './position.ts';

test('[M8.1] walls start at the towers and go on from walls', () => {
  const state = position({});
  assert.deepEqual(legal(state, 'w').sort(), ['E1', 'E11', 'N1', 'N16', 'S1', 'S16', 'W1', 'W11']);
  assert.equal(refusalOf(state, 'w N2'), 'M8.1');
  playAll(state, 'w N1, w N2');
  assert.equal(refusalOf(state, 'w N3'), undefined);
  assert.equal(refusalOf(state, 'w N5'), 'M8.1');
  const small = position({ edition: 'second', seats: 2 });
  assert.deepEqual(legal(small, 'w').sort(), ['E1', 'E10', 'N1', 'N14', 'S1', 'S14', 'W1', 'W10']);
});

test('[M8.2] one space of each side stays empty, wherever it lies', () => {
  const side = '+##############..+';
  const state = position({ city: side });
  assert.ok(legal(state, 'w').includes('N15') && legal(state, 'w').includes('N16'));
  const middle = position({ city: '+#######.########+' });
  assert.equal(refusalOf(middle, 'w N8'), 'M8.2');
  assert.equal(
    legal(middle, 'w').some((space) => space.startsWith('N')),
    false,
  );
});

test('[M8.2] at most 50 walls stand on the large board and 44 on the small one', () => {
  for (const [seats, most] of [
    [3, 50],
    [2, 44],
  ] as const) {
    const state = position({ edition: 'second', seats, stocks: Array.from({ length: seats }, () => 'wall 60') });
    let n = 0;
    while (state.table.turn.kind !== 'over') {
      playAll(state, `w ${legal(state, 'w')[n % legal(state, 'w').length]}`);
      n++;
    }
    assert.equal(n, most);
  }
});

test('[M8.3] a wall belongs to the tower of its arm: 1 north-west, 2 south-east, 3 north-east, 4 south-west', () => {
  assert.deepEqual(
    TOWER_OF_ARM.map((tower) => tower + 1),
    [1, 3, 3, 2, 4, 2, 1, 4],
  );
});

test('[M8.3] walls and pieces in the city keep no distance', () => {
  const state = position({ edition: 'second', city: '+\n.g.m\n' });
  playAll(state, 'w N1, w N2, w N3, m d1, b brown f1, w W1');
});
