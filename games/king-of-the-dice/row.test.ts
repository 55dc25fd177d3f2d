import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, draw, playAll, position, refusalOf, takes } from './position.ts';

test('[K4.1] a citizen is taken when the dice fulfil it, and of several one is chosen', () => {
  const state = position({ dice: '4 4 4 4 2 2', row: 'O1 D3 B1 F1 D8' });
  assert.deepEqual(takes(state), ['take 1', 'take 2', 'take 2 leave', 'take 3', 'take 4']);
  assert.equal(refusalOf(state, 'take 5'), 'K4.1');
  playAll(state, 'take 3');
  assert.equal(draw(state.table.piles[0] ?? []), 'B1');
  assert.ok(draw(state.table.row).includes('O1 D3 F1 D8'));
});

test('[K4.1] the dice as they lie decide, whatever lay there before', () => {
  const state = position({ dice: '4 4 4 1 2 6', left: 1, row: 'O2 D7 D8 M3 G6' });
  playAll(state, 'keep 1 2: 1 3 5 6');
  assert.equal(refusalOf(state, 'take 1'), 'K4.1');
});

test('[K4.2] who can take a citizen gets no penalty, with rolls left or without', () => {
  for (const left of [0, 1, 2]) {
    const state = position({ dice: '4 4 4 1 2 6', left, row: 'O2 D7 D8 M3 G6' });
    assert.equal(refusalOf(state, 'stop'), 'K4.2');
    assert.deepEqual(takes(state), ['take 1']);
  }
});

test('[K4.2] while rolls are left one may go on, and lose what was reached', () => {
  const state = after({ dice: '4 4 4 1 2 6', left: 1, row: 'O2 D7 D8 M3 G6' }, 'keep 1: 1 2 3 5 6');
  assert.deepEqual(takes(state), ['stop']);
});

test('[K4.3] what is taken lies on top of the own pile', () => {
  const { table } = after({ piles: ['D1 P3', 'G1'], dice: '4 4 4 1 2 6', row: 'O2 D7 D8 M3 G6' }, 'take 1');
  assert.deepEqual(table.piles.map(draw), ['D1 P3 O2', 'G1']);
});

test('[K4.4] a citizen under the stack of its colour brings the top location', () => {
  const { table } = after({ dice: '4 4 4 1 2 6', row: 'O2 D3 D8 M3 G6' }, 'take 2');
  assert.equal(draw(table.piles[0] ?? []), 'mine2 D3');
  assert.deepEqual(table.stacks, [3, 2, 3, 3, 3]);
});

test('[K4.4] the next location of a stack is worth more', () => {
  const { table } = after({ piles: ['', 'mine2'], dice: '4 4 4 1 2 6', row: 'O2 D3 D8 M3 G6' }, 'take 2');
  assert.equal(draw(table.piles[0] ?? []), 'mine3 D3');
});

test('[K4.4] the location may be left', () => {
  const state = position({ dice: '4 4 4 1 2 6', row: 'O2 D3 D8 M3 G6' });
  assert.deepEqual(takes(state), ['take 1', 'take 2', 'take 2 leave']);
  const events = playAll(state, 'take 2 leave');
  assert.equal(draw(state.table.piles[0] ?? []), 'D3');
  assert.deepEqual(state.table.stacks, [3, 3, 3, 3, 3]);
  assert.equal(events[1]?.kind, 'left');
});

test('[K4.4] where there is no location there is none to leave', () => {
  const state = position({ dice: '4 4 4 1 2 6', row: 'D3 O2 D8 M3 G6' });
  assert.equal(refusalOf(state, 'take 1 leave'), 'K4.4');
  assert.equal(refusalOf(state, 'take 2 leave'), 'K4.4');
  assert.equal(refusalOf(state, 'take 4 leave'), 'K4.1');
});

test('[K4.4] each kind brings the location of its own place, and of no other', () => {
  const dice = '4 4 4 4 2 2';
  for (const [id, home] of [
    ['B1', 1],
    ['D3', 2],
    ['G3', 3],
    ['O2', 4],
    ['M1', 5],
    ['F1', 5],
  ] as const) {
    for (let slot = 1; slot <= 5; slot++) {
      const row = ['D7', 'D8', 'G6', 'M3', 'E3'].with(slot - 1, id).join(' ');
      assert.equal(takes(position({ dice, row })).includes(`take ${slot} leave`), slot === home, `${id} in ${slot}`);
    }
  }
});

test('[K4.5] the citizen lies above its location', () => {
  const { table } = after({ dice: '1 2 3 4 6 6', row: 'E1 D7 D8 M3 O7' }, 'take 1');
  assert.equal(draw(table.piles[0] ?? []), 'city2 E1');
});

test('[K4.6] hypnotist and dragon bring no location, wherever they lie', () => {
  for (let slot = 1; slot <= 5; slot++) {
    const hypnotist = ['D7', 'G6', 'D8', 'M3', 'E3'].with(slot - 1, 'H1').join(' ');
    const alone = takes(position({ dice: '1 1 2 2 1 4', row: hypnotist }));
    assert.deepEqual(alone.slice(0, 1), [`take ${slot}`]);
    const dragon = ['D7', 'G6', 'D8', 'M3', 'E3'].with(slot - 1, 'X1').join(' ');
    assert.deepEqual(takes(position({ dice: '5 5 5 4 4 4', row: dragon })), [`take ${slot}`]);
  }
});

test('[K7.1] who can take nobody takes the top penalty, with rolls left too', () => {
  for (const left of [0, 1, 2]) {
    const { table } = after({ dice: '1 2 2 4 5 6', left, penalties: 'P10 P1', piles: ['G1', ''] }, 'stop');
    assert.deepEqual(table.piles.map(draw), ['G1 P10', '']);
    assert.equal(draw([table.penalty]), 'P1');
    assert.equal(table.penalties, 9);
    assert.deepEqual(table.turn, { kind: 'roll', seat: 1, extra: false });
  }
});

test('[K7.2] with a penalty the citizen on the far right is discarded, and brings nobody a location', () => {
  const { table } = after({ dice: '1 2 2 4 5 6', row: 'D7 D8 G6 O7 M3', draw: 'E1' }, 'stop');
  assert.equal(draw(table.discards), 'M3');
  assert.equal(draw(table.row), 'E1 D7 D8 G6 O7');
  assert.deepEqual(table.stacks, [3, 3, 3, 3, 3]);
  assert.deepEqual(
    table.piles.map((pile) => pile.length),
    [1, 0],
  );
});

test('[K7.3] the citizens left of the gap move right, those right of it stay', () => {
  for (const [slot, expected] of [
    [1, 'E1 D7 D8 G6 O7'],
    [2, 'E1 D7 D8 G6 O7'],
    [3, 'E1 D7 D8 G6 O7'],
    [4, 'E1 D7 D8 G6 O7'],
    [5, 'E1 D7 D8 G6 O7'],
  ] as const) {
    const row = ['D7', 'D8', 'G6', 'O7'].toSpliced(slot - 1, 0, 'O2').join(' ');
    const { table } = after({ dice: '4 4 4 1 2 6', row, draw: 'E1' }, slot === 4 ? 'take 4 leave' : `take ${slot}`);
    assert.equal(draw(table.row), expected);
    assert.equal(table.draw, 34);
  }
});

test('[K7.4] a hypnotist with its neighbour leaves two gaps', () => {
  const { table } = after({ dice: '1 1 2 2 1 4', row: 'D7 H1 D8 G6 O7', draw: 'E1 E2 E3' }, 'take 2');
  assert.equal(draw(table.row), 'E2 E1 D7 G6 O7');
  assert.equal(table.draw, 33);
  assert.equal(table.row.length, 5);
});

test('[K7.5] discards never come back', () => {
  const state = position({ dice: '1 2 2 4 5 6', drawLeft: 3, row: 'D7 D8 G6 O7 M3' });
  const before = state.table.discards.length;
  playAll(state, 'stop', 'roll: 1 2 2 4 5 6', 'stop', 'roll: 1 2 2 4 5 6', 'stop');
  assert.equal(state.table.discards.length, before + 3);
  assert.deepEqual(state.table.turn, { kind: 'over', ending: 'citizens' });
});
