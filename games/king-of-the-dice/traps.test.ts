/** The traps that a programmer of this game falls into, by their number on the facts page. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollsOf } from './dice.ts';
import { CITIZENS } from './pieces.ts';
import { after, cards, draw, legal, playAll, position, refusalOf, takes } from './position.ts';
import { outcome, worthOf } from './score.ts';
import { fulfils } from './wishes.ts';

const pile = (state: ReturnType<typeof position>, seat = 0) => draw(state.table.piles[seat] ?? []);
const does = (dice: string, id: string) => fulfils(dice.split(' ').map(Number), cards(id)[0]!);

test('[K7.2] [K7.3] trap 1: the third of five is taken, or a penalty', () => {
  const row = 'D7 D8 O2 M3 E3';
  const taken = after({ dice: '4 4 4 1 2 6', row, draw: 'G6' }, 'take 3');
  assert.equal(draw(taken.table.row), 'G6 D7 D8 M3 E3');
  const penalised = after({ dice: '1 2 2 4 5 6', row, draw: 'G6' }, 'stop');
  assert.equal(draw(penalised.table.discards), 'E3');
  assert.equal(draw(penalised.table.row), 'G6 D7 D8 O2 M3');
});

test('[K5.9] [K6.5] [K7.4] trap 2: the hypnotist with 12, with 13, and on the far right', () => {
  const row = 'D7 H1 D8 M3 E3';
  const taken = after({ dice: '1 1 2 2 2 4', row, draw: 'G6 O7' }, 'take 2');
  assert.equal(pile(taken), 'H1 D8');
  assert.equal(draw(taken.table.row), 'O7 G6 D7 M3 E3');
  assert.equal(refusalOf(position({ dice: '1 1 2 2 2 5', row }), 'take 2'), 'K4.1');
  const alone = after({ dice: '1 1 2 2 2 4', row: 'D7 D8 M3 E3 H1', draw: 'G6' }, 'take 5');
  assert.equal(pile(alone), 'H1');
  assert.equal(draw(alone.table.row), 'G6 D7 D8 M3 E3');
});

test('[K4.6] [K6.5] trap 3: a fairy comes with the hypnotist, and the forest with the fairy', () => {
  const dice = '1 1 2 2 1 5';
  assert.equal(does(dice, 'F4'), false);
  const state = after({ dice, row: 'D7 D8 M3 H1 F4' }, 'take 4');
  assert.equal(pile(state), 'H1 forest2 F4');
  assert.deepEqual(state.table.stacks, [3, 3, 3, 3, 2]);
});

test('[K6.5] [K6.6] [K6.7] trap 4: the hypnotist with a dragon, or with an elf', () => {
  const dragon = after({ dice: '1 1 2 2 2 4', row: 'D7 H1 X3 M3 E3' }, 'take 2');
  assert.deepEqual(dragon.table.piles.map(draw), ['H1', 'X3']);
  for (const slot of [1, 2, 3, 4]) {
    const row = ['D7', 'D8', 'M3', 'G6'].toSpliced(slot - 1, 1, 'H1', 'E3').join(' ');
    const elf = position({ dice: '1 1 2 2 2 4', row });
    assert.deepEqual(takes(elf), [`take ${slot}`]);
    playAll(elf, `take ${slot}`);
    assert.equal(pile(elf), 'H1 E3');
    assert.equal(rollsOf(elf.table, 0), 4);
  }
});

test('[K6.2] [K6.6] trap 5: the hypnotist with an apprentice: two new citizens, then an extra turn of three rolls', () => {
  const state = after({ dice: '1 1 2 2 2 4', row: 'D7 H1 A2 M3 E3', draw: 'G6 O7' }, 'take 2');
  assert.equal(draw(state.table.row), 'O7 G6 D7 M3 E3');
  assert.deepEqual(state.table.turn, { kind: 'roll', seat: 0, extra: true });
  assert.equal(rollsOf(state.table, 0), 3);
});

test('[K4.4] [K7.3] trap 6: a dwarf brings nothing in the first slot, and the mine one refill later', () => {
  const state = position({ dice: '4 4 4 1 2 6', row: 'D3 D7 O2 M3 E3', draw: 'G6' });
  assert.equal(refusalOf(state, 'take 1 leave'), 'K4.4');
  playAll(state, 'take 3', 'roll: 4 4 4 1 2 6', 'take 2');
  assert.equal(pile(state, 1), 'mine2 D3');
});

test('[K6.1] [K6.7] trap 7: giving a dragon keeps the elf on top; getting one, or a penalty, covers it', () => {
  const gave = after({ piles: ['D1 E1', ''], dice: '5 5 5 4 4 4', row: 'X1 D7 D8 M3 E3' }, 'take 1');
  assert.equal(rollsOf(gave.table, 0), 4);
  const got = after({ piles: ['D1 E1', ''], seat: 1, dice: '5 5 5 4 4 4', row: 'X1 D7 D8 M3 E3' }, 'take 1');
  assert.equal(pile(got), 'D1 E1 X1');
  assert.equal(rollsOf(got.table, 0), 3);
  const penalised = after({ piles: ['D1 E1', ''], dice: '1 2 2 4 5 6' }, 'stop');
  assert.equal(rollsOf(penalised.table, 0), 3);
});

test('[K4.5] [K6.1] trap 8: an elf taken under the city lies above it', () => {
  const state = after({ piles: ['D1', ''], dice: '1 2 3 4 6 6', row: 'E1 D7 D8 M3 E3' }, 'take 1');
  assert.equal(pile(state), 'D1 city2 E1');
  assert.equal(rollsOf(state.table, 0), 4);
});

test('[K5.3] [K5.6] trap 9: five alike are not 4 + 2, two triples are not three pairs, a run does not go round', () => {
  const orcs = (dice: string) => ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7'].filter((id) => does(dice, id));
  assert.deepEqual(orcs('4 4 4 4 4 2'), ['O2', 'O3', 'O5']);
  assert.deepEqual(orcs('3 3 3 4 4 4'), ['O1', 'O2', 'O4']);
  assert.equal(does('1 2 3 5 6 6', 'E1'), false);
});

test('[K3.4] [K5.8] trap 10: four red and two blue, and dice kept once are free again', () => {
  // Red on the first two and the last two, blue on the middle ones.
  const dice = '3 4 2 5 2 5';
  assert.deepEqual([does(dice, 'F3'), does(dice, 'A2')], [true, false]);
  const state = position({});
  playAll(state, 'roll: 1 1 2 3 4 5', 'keep 1 2: 6 6 6 6', 'keep 3 4 5 6: 6 6');
  assert.deepEqual(state.table.dice, [6, 6, 6, 6, 6, 6]);
});

test('[K4.2] [K7.1] trap 11: only a dragon fits, so it is taken; nothing fits, so stopping costs a penalty', () => {
  const dragon = position({ dice: '5 5 5 4 4 4', row: 'X1 D7 D8 M3 E3' });
  assert.deepEqual(legal(dragon), ['take 1']);
  assert.equal(refusalOf(dragon, 'stop'), 'K4.2');
  const stopped = after({ dice: '1 2 2 4 5 6', left: 2, penalties: 'P8' }, 'stop');
  assert.equal(pile(stopped), 'P8');
});

test('[K8.1] [K8.2] [K8.4] trap 12: the last penalty, and the last forest with an apprentice', () => {
  const row = 'D7 D8 G6 M3 A1';
  const penalty = after({ piles: ['', 'P1 P2 P3 P4 P5 P6 P7 P8 P9'], dice: '1 2 2 4 5 6', row }, 'stop');
  assert.equal(pile(penalty), 'P10');
  assert.equal(draw(penalty.table.row), row);
  assert.deepEqual(penalty.table.turn, { kind: 'over', ending: 'penalties' });
  const forest = after({ piles: ['', 'forest2 forest3'], dice: '1 1 1 1 1 1', row: 'B1 D8 G6 M3 A1' }, 'take 5');
  assert.deepEqual(forest.table.turn, { kind: 'over', ending: 'locations' });
});

test('[K8.3] trap 13: one card in the draw pile, with one gap and with two', () => {
  const one = after({ drawLeft: 1, draw: 'G6', dice: '4 4 4 1 2 6', row: 'D7 D8 O2 M3 E3' }, 'take 3');
  assert.equal(draw(one.table.row), 'G6 D7 D8 M3 E3');
  assert.deepEqual(one.table.turn, { kind: 'over', ending: 'citizens' });
  const two = after({ drawLeft: 1, draw: 'G6', dice: '1 1 2 2 2 4', row: 'D7 D8 H1 E3 M3' }, 'take 3');
  assert.equal(two.table.row.filter((card) => card < 0).length, 1);
  assert.equal(pile(two), 'H1 E3');
  assert.deepEqual(two.table.turn, { kind: 'over', ending: 'citizens' });
});

test('[K6.4] [K8.5] trap 14: three fairies and two locations make 9 + 5, one of them by the hypnotist', () => {
  const state = after({ piles: ['F1 mine2 F2 forest2', ''], dice: '1 1 2 2 2 4', row: 'D7 D8 M3 H1 F3' }, 'take 4 leave');
  assert.equal(worthOf(state.table.piles[0] ?? []), 9 + 4 + 1);
  assert.equal(worthOf(cards('F1 mine2 F2 mine3 F3')), 9 + 5);
});

test('[K8.6] trap 15: two minus points beat three, however many cards they are', () => {
  const { table } = position({ piles: ['D8 D7 O4 P1 P5', 'G6 O7 D4 X1'] });
  assert.deepEqual(table.piles.map(worthOf), [20, 20]);
  table.turn = { kind: 'over', ending: 'citizens' };
  assert.deepEqual(outcome(table)?.winners, [1]);
  assert.equal(CITIZENS.length, 40);
});
