import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, type View, viewOf } from '#engine';
import {
  ALL_CITIZENS,
  ALL_PENALTIES,
  type Card,
  citizenOf,
  type KingState,
  kingOfTheDice,
  locationOf,
  type Move,
  rules,
} from '#games/king-of-the-dice';
import { botOf } from './index.ts';
import { greedy } from './king-of-the-dice.ts';
import { random } from './random.ts';

const options = { penalties: 'shuffled', odds: 'shown' };
const citizen = (id: string) => ALL_CITIZENS.find((card) => citizenOf(card).id === id)!;
const chosen = (view: View, seed = 1) => rules.writeMove(greedy.choose(kingOfTheDice, view, new FastChance(seed)) as Move);

interface Drawn {
  readonly seats?: number;
  readonly row: string;
  readonly dice?: readonly number[];
  readonly left?: number;
  readonly extra?: boolean;
  readonly piles?: readonly (readonly Card[])[];
  readonly drawLeft?: number;
}

/** Seat 0 is to act; everything else lies in the draw pile or is discarded. */
function position({ seats = 2, row, dice, left = 0, extra = false, piles = [], drawLeft }: Drawn): KingState {
  const state = rules.setup(options, seats, new FastChance(1));
  const { table, box } = state;
  table.row = row.split(' ').map(citizen);
  table.piles = Array.from({ length: seats }, (_, seat) => [...(piles[seat] ?? [])]);
  table.turn = dice ? { kind: 'choose', seat: 0, left, kept: 0 } : { kind: 'roll', seat: 0, extra };
  if (dice) table.dice = [...dice];
  const gone = new Set([...table.row, ...table.piles.flat()]);
  for (let place = 0; place < 5; place++) table.stacks[place] = [1, 2, 3].filter((left) => !gone.has(locationOf(place, left))).length;
  const rest = ALL_CITIZENS.filter((card) => !gone.has(card));
  table.discards = drawLeft === undefined ? [] : rest.splice(0, rest.length - drawLeft);
  box.citizens = rest;
  table.draw = rest.length;
  box.penalties = ALL_PENALTIES.filter((card) => !gone.has(card));
  table.penalties = box.penalties.length;
  table.penalty = box.penalties.pop()!;
  return state;
}

const choice = (drawn: Drawn) => chosen(viewOf(position(drawn), 0));

test('greedy plays King of the Dice under its own name', async () => {
  assert.equal(await botOf('king-of-the-dice', 'greedy')?.load(2), greedy);
});

test('greedy never makes an illegal move, at any number of seats and with every option', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const seats = 2 + (seed % 4);
    const chance = new FastChance(seed);
    const state = rules.setup({ penalties: seed % 3 === 0 ? 'sorted' : 'shuffled', odds: 'hidden' }, seats, chance);
    for (let ply = 0; ply < 300; ply++) {
      const seat = rules.toAct(state.table)[0];
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const before = JSON.stringify(view);
      const move = greedy.choose(kingOfTheDice, view, chance) as Move;
      kinds.add(move.kind);
      assert.equal(rules.refuse(view, move), undefined, `seed ${seed}: ${rules.writeMove(move)}`);
      assert.equal(JSON.stringify(view), before, 'a bot does not touch what it sees');
      rules.play(state, seat, move, chance, quiet);
    }
    assert.equal(rules.toAct(state.table).length, 0);
  }
  for (const kind of ['roll', 'take', 'stop', 'give']) assert.ok(kinds.has(kind), kind);
});

test('greedy chooses alike in all states that give it the same view', () => {
  const chance = new FastChance(5);
  for (let seed = 0; seed < 6; seed++) {
    const state = rules.setup(options, 4, chance);
    for (let ply = 0; ply < 60; ply++) {
      const seat = rules.toAct(state.table)[0];
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const other = viewOf(rules.imagine(clone(view), chance), seat);
      assert.equal(chosen(view, ply), chosen(other, ply + 1));
      rules.play(state, seat, random.choose(kingOfTheDice, view, chance) as Move, chance, quiet);
    }
  }
});

test('greedy keeps the dice that lead to the best citizen', () => {
  assert.equal(choice({ row: 'D8 G6 E3 M3 O7', dice: [6, 6, 6, 6, 1, 2], left: 2 }), 'keep 1 2 3 4');
  // Either of the 1s will do.
  assert.match(choice({ row: 'D8 D5 E3 M3 X3', dice: [1, 2, 3, 4, 5, 1], left: 1 }), /^keep (1 )?2 3 4 5( 6)?$/);
});

test('greedy takes what is worth most, with its location', () => {
  // Four points and the mine against eight.
  assert.equal(choice({ row: 'O2 D3 D8 O7 M3', dice: [4, 4, 4, 4, 2, 2] }), 'take 4');
  assert.equal(choice({ row: 'O2 D3 D8 M3 E3', dice: [4, 4, 4, 4, 2, 2] }), 'take 2');
});

test('greedy does not stop for a trifle, nor gamble with a treasure', () => {
  assert.match(choice({ row: 'O1 D7 D8 G6 M3', dice: [6, 6, 6, 6, 2, 2], left: 2 }), /^keep 1 2 3 4/);
  assert.equal(choice({ row: 'O1 D7 D8 G6 M3', dice: [6, 6, 6, 6, 6, 2], left: 2 }), 'take 3');
});

test('greedy counts what a fairy is worth beside the others', () => {
  const row = 'F1 O4 D7 D8 G6';
  const dice = [4, 4, 4, 4, 2, 2];
  assert.equal(choice({ row, dice }), 'take 2');
  assert.equal(choice({ row, dice, piles: [['F2', 'F3'].map(citizen)] }), 'take 1');
});

test('greedy ends the game when it wins by that, and leaves the last location when it would lose', () => {
  const row = 'D8 D3 G6 M3 E3';
  const dice = [4, 4, 4, 1, 2, 6];
  const mine = [locationOf(1, 3), locationOf(1, 2)];
  assert.equal(choice({ row, dice, piles: [mine, []] }), 'take 2');
  assert.equal(choice({ row, dice, piles: [[], [...mine, citizen('D7')]] }), 'take 2 leave');
});

test('greedy gives the dragon to the rival who leads', () => {
  const state = position({ seats: 3, row: 'X2 D7 D8 G6 M3', dice: [5, 5, 5, 5, 4, 4], piles: [[], [citizen('D1')], [citizen('O7')]] });
  assert.equal(chosen(viewOf(state, 0)), 'take 1');
  rules.play(state, 0, { kind: 'take', slot: 0, leave: false }, new FastChance(1), quiet);
  // Where all are equally far away any rival will do; on the last turn only one gift wins.
  state.box.citizens.length = 1;
  state.table.draw = 1;
  state.table.piles[0] = [citizen('D4')];
  assert.equal(chosen(viewOf(state, 0)), 'give 2');
});

test('greedy declines an extra turn that could only cost it the victory', () => {
  // One citizen left: whatever comes of the turn ends the game, and the rival is far ahead.
  const rival = ['D7', 'D8', 'G6', 'M3', 'O7'].map(citizen);
  const row = 'O1 G1 M1 E1 F1';
  assert.equal(choice({ row, extra: true, drawLeft: 1, piles: [[citizen('A1')], rival] }), 'pass');
  assert.equal(choice({ row, extra: true, piles: [[citizen('A1')], []] }), 'roll');
});

for (const { seats, least } of [
  { seats: 2, least: 0.95 },
  { seats: 4, least: 0.75 },
]) {
  test(`greedy clearly beats ${seats - 1} random at ${seats} seats`, () => {
    let share = 0;
    const games = 40;
    for (let n = 0; n < games; n++) {
      const chance = new FastChance(n, seats);
      const state = rules.setup(options, seats, chance);
      for (let ply = 0; ply < 300; ply++) {
        const seat = rules.toAct(state.table)[0];
        if (seat === undefined) break;
        const bot = seat === n % seats ? greedy : random;
        rules.play(state, seat, bot.choose(kingOfTheDice, viewOf(state, seat), chance) as Move, chance, quiet);
      }
      const winners = rules.outcome(state.table)?.winners ?? [];
      if (winners.includes(n % seats)) share += 1 / winners.length;
    }
    assert.ok(share / games >= least, `${share} of ${games}`);
  });
}
