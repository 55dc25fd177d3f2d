import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toAct } from './legal.ts';
import type { Ending } from './pieces.ts';
import { after, draw, legal, playAll, position, refusalOf } from './position.ts';
import { countPile, outcome, worthOf } from './score.ts';

/** The outcome of these piles, had the game ended now. */
function ended(piles: readonly string[], ending: Ending = 'citizens') {
  const { table } = position({ piles });
  assert.equal(outcome(table), undefined);
  table.turn = { kind: 'over', ending };
  const result = outcome(table);
  assert.ok(result);
  return result;
}

test('[K8.1] the last location of any stack ends the game at once', () => {
  for (const [place, id, dice] of [
    ['city', 'B1', '4 4 4 4 2 2'],
    ['mine', 'D3', '4 4 4 4 2 2'],
    ['workshop', 'G3', '4 4 4 4 2 2'],
    ['village', 'O2', '4 4 4 4 2 2'],
    ['forest', 'F1', '4 4 4 4 2 2'],
  ] as const) {
    const slot = ['city', 'mine', 'workshop', 'village', 'forest'].indexOf(place);
    const row = ['D7', 'D8', 'G6', 'M3', 'E3'].with(slot, id).join(' ');
    const state = position({ piles: ['', `${place}2 ${place}3`], dice, row });
    playAll(state, `take ${slot + 1}`);
    assert.deepEqual(state.table.turn, { kind: 'over', ending: 'locations' });
    assert.equal(draw(state.table.piles[0] ?? []), `${place}4 ${id}`);
    assert.deepEqual(toAct(state.table), []);
  }
});

test('[K8.1] the last but one ends nothing, and the last one may be left', () => {
  const row = 'D7 D3 G6 M3 E3';
  const early = after({ piles: ['', 'mine2'], dice: '4 4 4 1 2 6', row }, 'take 2');
  assert.equal(early.table.turn.kind, 'roll');
  const left = after({ piles: ['', 'mine2 mine3'], dice: '4 4 4 1 2 6', row }, 'take 2 leave');
  assert.equal(left.table.turn.kind, 'roll');
  assert.deepEqual(left.table.stacks, [3, 1, 3, 3, 3]);
});

test('[K8.1] the last citizen and the last penalty end the game', () => {
  const citizens = after({ drawLeft: 1, dice: '4 4 4 1 2 6', row: 'D3 D7 G6 M3 E3' }, 'take 1');
  assert.deepEqual(citizens.table.turn, { kind: 'over', ending: 'citizens' });
  const penalties = after({ piles: ['', 'P1 P2 P3 P4 P5 P6 P7 P8 P9'], dice: '1 2 2 4 5 6' }, 'stop');
  assert.deepEqual(penalties.table.turn, { kind: 'over', ending: 'penalties' });
});

test('[K8.1] after the end nobody can move', () => {
  const state = after({ drawLeft: 1, dice: '4 4 4 1 2 6', row: 'D3 D7 G6 M3 E3' }, 'take 1');
  for (const seat of [0, 1]) {
    assert.deepEqual(legal(state, seat), []);
    for (const text of ['roll', 'take 1', 'stop', 'give 1', 'pass']) assert.equal(refusalOf(state, text, seat), 'K8.1');
  }
});

test('[K8.2] with the last location the row stays as it is; with the last penalty nothing is discarded', () => {
  const location = after({ piles: ['', 'mine2 mine3'], dice: '4 4 4 1 2 6', row: 'D7 D3 G6 M3 E3' }, 'take 2');
  assert.equal(draw(location.table.row), 'D7 - G6 M3 E3');
  const penalty = after({ piles: ['', 'P1 P2 P3 P4 P5 P6 P7 P8 P9'], dice: '1 2 2 4 5 6', row: 'D7 D8 G6 M3 E3' }, 'stop');
  assert.equal(draw(penalty.table.row), 'D7 D8 G6 M3 E3');
  assert.deepEqual(penalty.table.discards, []);
  assert.equal(draw(penalty.table.piles[0] ?? []), 'P10');
  assert.equal(draw([penalty.table.penalty]), '-');
});

test('[K8.2] a hypnotist’s neighbour with the last location: all three cards count', () => {
  const { table } = after({ piles: ['', 'forest2 forest3'], dice: '1 1 2 2 1 4', row: 'D7 D8 G6 H1 F5' }, 'take 4');
  assert.equal(draw(table.piles[0] ?? []), 'H1 forest4 F5');
  assert.deepEqual(table.turn, { kind: 'over', ending: 'locations' });
  assert.equal(outcome(table)?.scores[0], 1 + 4 + 1);
});

test('[K8.3] the last citizen is laid into the row and goes to nobody', () => {
  const { table } = after({ drawLeft: 1, draw: 'E3', dice: '4 4 4 1 2 6', row: 'D7 D3 G6 M3 O7' }, 'take 2');
  assert.equal(draw(table.row), 'E3 D7 G6 M3 O7');
  assert.deepEqual(table.piles.map(draw), ['mine2 D3', '']);
});

test('[K8.3] two gaps and one card: one gap stays', () => {
  const { table } = after({ drawLeft: 1, draw: 'E3', dice: '1 1 2 2 1 4', row: 'D7 H1 D8 G6 O7' }, 'take 2');
  assert.equal(draw(table.row), 'E3 D7 - G6 O7');
  assert.deepEqual(table.turn, { kind: 'over', ending: 'citizens' });
});

test('[K8.3] a dragon is given before the last citizen is drawn', () => {
  const { table } = after({ seats: 3, drawLeft: 1, dice: '5 5 5 5 4 4', row: 'D7 X2 G6 M3 O7' }, 'take 2', 'give 1');
  assert.deepEqual(table.turn, { kind: 'over', ending: 'citizens' });
  assert.deepEqual(outcome(table)?.scores, [0, -4, 0]);
});

test('[K8.4] an extra turn is lost when the game ends', () => {
  const draws = after({ drawLeft: 1, dice: '1 1 1 1 1 1', row: 'A1 D8 G6 M3 O7' }, 'take 1');
  assert.deepEqual(draws.table.turn, { kind: 'over', ending: 'citizens' });
  const forest = after({ piles: ['', 'forest2 forest3'], dice: '1 1 1 1 1 1', row: 'D7 D8 G6 M3 A1' }, 'take 5');
  assert.deepEqual(forest.table.turn, { kind: 'over', ending: 'locations' });
});

test('[K8.5] citizens, fairies and locations count, penalties and dragons are taken off', () => {
  const result = ended(['D8 F1 F2 mine2 city4 P10 X1', 'X3 P5', '']);
  assert.deepEqual(result.scores, [10 + 4 + 6 - 4 - 2, -6 - 2, 0]);
  assert.deepEqual(result.breakdown, [
    { what: 'citizens', points: [10, 0, 0] },
    { what: 'fairies', points: [4, 0, 0] },
    { what: 'locations', points: [6, 0, 0] },
    { what: 'penalties', points: [-4, -2, 0] },
    { what: 'dragons', points: [-2, -6, 0] },
  ]);
  assert.deepEqual(countPile([]), { citizens: 0, fairies: 0, locations: 0, penalties: 0, dragons: 0 });
  assert.equal(worthOf([]), 0);
});

test('[K8.6] the highest total wins', () => {
  const result = ended(['D1', 'D8', 'P1'], 'penalties');
  assert.deepEqual(result.ranking, [[1], [0], [2]]);
  assert.deepEqual(result.winners, [1]);
  assert.equal(result.ending, 'penalties');
});

test('[K8.6] on a tie fewer minus points win, at every place', () => {
  // 5 each: 7 − 2 against 5.
  assert.deepEqual(ended(['O5 P5', 'B1']).ranking, [[1], [0]]);
  // 4 each: 6 − 2 in two cards, 6 − 2 in one, 4; and one with more.
  assert.deepEqual(ended(['D4 P1 P2', 'D5 X1', 'D1', 'D8']).ranking, [[3], [2], [0, 1]]);
});

test('[K8.7] who is level in both shares the place, and the victory', () => {
  const result = ended(['D1', 'D2', 'G1', 'D3 P1']);
  assert.deepEqual(result.winners, [0, 1]);
  assert.deepEqual(result.ranking, [[0, 1], [3], [2]]);
  assert.deepEqual(ended(['', '']).winners, [0, 1]);
});
