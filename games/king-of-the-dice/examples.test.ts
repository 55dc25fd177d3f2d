/** That each example shows the rules it names, beyond the points that games/examples.test.ts counts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { STACK } from './pieces.ts';
import { draw, legal, playAll, position, refusalOf, takes } from './position.ts';

type Name = keyof typeof examples;

const before = (name: Name) => position(examples[name].drawn);

/** The state after an example's moves; a roll falls as it is told. */
function after(name: Name, ...plays: readonly string[]) {
  const state = before(name);
  playAll(state, ...(plays.length > 0 ? plays : examples[name].plays));
  return state;
}

test('[K4.1] [K5.5] [K7.3] gnome: three green dice reach the one that wants three, and the row closes up', () => {
  assert.deepEqual(takes(before('gnome')), ['take 2']);
  assert.equal(draw(after('gnome').table.row.slice(1)), 'D7 G2 M3 O7');
});

test('[K4.3] [K4.4] [K4.5] [K4.6] location: a gnome under the workshop brings its top card, and lies above it', () => {
  const { table } = after('location');
  assert.equal(draw(table.piles[0] ?? []), 'workshop2 G1');
  assert.deepEqual(table.stacks, [3, 3, STACK.length - 1, 3, 3]);
  assert.equal(draw(after('location', 'take 3 leave').table.piles[0] ?? []), 'G1');
});

test('[K7.1] [K7.2] penalty: the top penalty, and the citizen on the far right is discarded', () => {
  const { table } = after('penalty');
  assert.equal(draw(table.piles[0] ?? []), 'P1');
  assert.equal(draw(table.discards), 'O7');
});

test('[K5.2] bourgeois: even numbers reach the even one, not the odd one', () => assert.deepEqual(takes(before('bourgeois')), ['take 2']));

test('[K5.3] elf: four that follow each other, wherever they lie', () => assert.deepEqual(takes(before('elf')), ['take 2']));

test('[K3.2] [K3.3] [K6.1] fourRolls: all six dice, and then three rolls more', () => {
  assert.deepEqual(legal(before('fourRolls')), ['roll']);
  const { turn } = after('fourRolls', 'roll: 1 2 3 4 5 6').table;
  assert.ok(turn.kind === 'choose' && turn.left === 3);
});

test('[K5.1] [K5.4] dwarf: three of its number, in whatever colours', () => assert.deepEqual(takes(before('dwarf')), ['take 3']));

test('[K5.1] [K5.6] orc: four of a kind are one group and no second', () => assert.deepEqual(takes(before('orc')), ['take 2']));

test('[K5.7] kobold: four of a colour, whichever it is', () => assert.deepEqual(takes(before('kobold')), ['take 2']));

test('[K5.1] [K5.8] [K6.4] fairies: more than enough, and three are worth nine', () => {
  assert.deepEqual(takes(before('fairies')), ['take 2']);
  assert.deepEqual(examples.fairies.worths, [9, 0]);
});

test('[K5.9] [K6.5] [K6.6] [K7.4] hypnotist: the elf beside it comes along, lies on top, and two gaps are filled', () => {
  const drawn = { ...examples.hypnotist.drawn, draw: 'O1 O2' };
  const state = position(drawn);
  assert.deepEqual(takes(state), ['take 3']);
  playAll(state, 'take 3');
  assert.equal(draw(state.table.piles[0] ?? []), 'H1 E3');
  assert.equal(draw(state.table.row), 'O2 O1 D7 D8 M3');
});

test('[K4.2] [K5.10] [K6.7] [K6.8] dragon: it must be taken, and goes to a rival', () => {
  assert.equal(refusalOf(before('dragon'), 'stop'), 'K4.2');
  const state = after('dragon', 'take 2');
  assert.deepEqual(legal(state), ['give 1', 'give 2']);
  assert.equal(refusalOf(state, 'give 0'), 'K6.8');
});

test('[K5.8] [K6.2] [K6.3] apprentice: two dice of each colour bring another turn, or not', () => {
  assert.deepEqual(takes(before('apprentice')), ['take 2']);
  assert.deepEqual(legal(after('apprentice'), 0), ['roll', 'pass']);
});
