import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, viewOf } from '#engine';
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
import { playerOf, type Verdict } from '../judge.ts';
import { random } from '../random.ts';
import { chancesOf } from './chances.ts';
import { judge } from './judge.ts';
import { holdingOf } from './turn.ts';

const options = { penalties: 'shuffled', odds: 'shown' };
const luck = new FastChance(9);
const judged = (state: KingState, seat: number) => judge.judge(kingOfTheDice, viewOf(state, seat), luck);
const written = (verdicts: readonly Verdict[]) => verdicts.map(({ move }) => rules.writeMove(move as Move));
const best = playerOf(judge, { name: 'best', heat: 0, cap: 0 });
const chosen = (state: KingState) => rules.writeMove(best.choose(kingOfTheDice, viewOf(state, 0), luck) as Move);

/** Random games at every number of seats and with every option, each position shown. */
function wander(games: number, see: (state: KingState, seat: number) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(game, 5);
    const state = rules.setup({ penalties: game % 2 ? 'sorted' : 'shuffled', odds: game % 3 ? 'shown' : 'hidden' }, 2 + (game % 4), chance);
    for (;;) {
      const [seat] = rules.toAct(state.table);
      if (seat === undefined) break;
      see(state, seat);
      const moves = rules.moves(viewOf(state, seat));
      // Rolls are many; a citizen is taken now and then, or games would be nothing but penalties.
      const ends = moves.filter(({ kind }) => kind !== 'roll');
      rules.play(state, seat, chance.pick(ends.length > 0 && chance.below(2) === 0 ? ends : moves), chance, quiet);
    }
  }
}

test('every decision is judged, and none that is not legal', () => {
  const kinds = new Set<string>();
  let n = 0;
  wander(16, (state, seat) => {
    if (n++ % 7 !== 0 && state.table.turn.kind === 'choose') return;
    const view = viewOf(state, seat);
    const before = JSON.stringify(view);
    const verdicts = judged(state, seat);
    assert.equal(JSON.stringify(view), before, 'a judge does not touch what it sees');
    const legal = rules.moves(view);
    for (const { move, value, error } of verdicts) {
      const { kind } = move as Move;
      kinds.add(kind === 'take' && (move as { leave: boolean }).leave ? 'leave' : kind);
      assert.equal(rules.refuse(view, move as Move), undefined);
      assert.ok(Number.isFinite(value) && value >= 0 && value <= 1 && error >= 0, `${value} ± ${error}`);
    }
    // Each legal move, or one that keeps dice that cannot be told from its own.
    const told = (move: Move) => (move.kind === 'roll' ? `${holdingOf(state.table.dice, move.keep)}` : rules.writeMove(move));
    const known = verdicts.map(({ move }) => told(move as Move));
    assert.equal(new Set(known).size, known.length, 'nothing is judged twice');
    if (state.table.turn.kind !== 'roll') for (const move of legal) assert.ok(known.includes(told(move)), rules.writeMove(move));
    else assert.equal(verdicts.length, legal.length);
  });
  assert.deepEqual([...kinds].sort(), ['give', 'leave', 'pass', 'roll', 'stop', 'take']);
});

test('who looks twice, or from another state that looks the same, judges alike', () => {
  let n = 0;
  wander(4, (state, seat) => {
    if (n++ % 9 !== 0) return;
    const other = rules.imagine(clone(viewOf(state, seat)), luck);
    assert.deepEqual(judged(other, seat), judged(state, seat));
  });
});

test('chances add up to 1, and are the result once the game is over', () => {
  wander(8, ({ table }) => {
    if (table.turn.kind !== 'roll') return;
    const chances = chancesOf(table);
    assert.equal(chances.length, table.seats);
    assert.ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-12);
  });
  const over = position({ row: 'D8 G6 E3 M3 O7', piles: [['O7'], []] });
  over.table.turn = { kind: 'over', ending: 'citizens' };
  assert.deepEqual(chancesOf(over.table), [1, 0]);
  over.table.piles[1] = over.table.piles[0]!.slice();
  assert.deepEqual(chancesOf(over.table), [0.5, 0.5]);
});

const card = (id: string) => ALL_CITIZENS.find((one) => citizenOf(one).id === id)!;

interface Drawn {
  readonly row: string;
  readonly dice?: readonly number[];
  readonly left?: number;
  readonly extra?: boolean;
  readonly piles: readonly (readonly (string | Card)[])[];
  readonly drawLeft?: number;
}

/** Seat 0 is to act; what is not told lies in the draw pile, or is discarded. */
function position({ row, dice, left = 0, extra = false, piles, drawLeft }: Drawn): KingState {
  const state = rules.setup(options, piles.length, new FastChance(1));
  const { table, box } = state;
  table.row = row.split(' ').map(card);
  table.piles = piles.map((pile) => pile.map((one) => (typeof one === 'string' ? card(one) : one)));
  table.turn = dice ? { kind: 'choose', seat: 0, left, kept: 0 } : { kind: 'roll', seat: 0, extra };
  if (dice) table.dice = [...dice];
  const gone = new Set([...table.row, ...table.piles.flat()]);
  for (let place = 0; place < 5; place++) table.stacks[place] = [1, 2, 3].filter((left) => !gone.has(locationOf(place, left))).length;
  const rest = ALL_CITIZENS.filter((one) => !gone.has(one));
  table.discards = drawLeft === undefined ? [] : rest.splice(0, rest.length - drawLeft);
  box.citizens = rest;
  table.draw = rest.length;
  box.penalties = ALL_PENALTIES.filter((one) => !gone.has(one));
  table.penalties = box.penalties.length;
  table.penalty = box.penalties.pop()!;
  return state;
}

test('the game is ended where that wins, and the last location left where it would lose', () => {
  const row = 'D8 D3 G6 M3 E3';
  const dice = [4, 4, 4, 1, 2, 6];
  const mine = [locationOf(1, 3), locationOf(1, 2)];
  assert.equal(chosen(position({ row, dice, piles: [mine, []] })), 'take 2');
  assert.equal(chosen(position({ row, dice, piles: [[], [...mine, 'D7', 'O7']] })), 'take 2 leave');
});

test('who can only win by a dragon rolls for it', () => {
  // One citizen left: this turn ends the game, and the rival is four points ahead.
  const state = position({ row: 'O1 G1 M1 X3 F1', dice: [6, 6, 2, 2, 6, 5], left: 1, drawLeft: 1, piles: [['D1'], ['O7']] });
  const [one] = written(judged(state, 0).toSorted((a, b) => b.value - a.value));
  assert.match(one!, /^keep 1 2 5 6$/);
});

test('an extra turn that could only cost the victory is declined', () => {
  // One citizen left, and none of the row that is likely: whoever rolls now most likely pays four points and ends the game.
  const row = 'D7 G6 D8 M3 O7';
  assert.equal(chosen(position({ row, extra: true, drawLeft: 1, piles: [['A1'], ['G1']] })), 'pass');
  assert.equal(chosen(position({ row: 'O1 G1 M1 E1 F1', extra: true, piles: [['A1'], []] })), 'roll');
});

for (const { seats, least } of [
  { seats: 2, least: 0.9 },
  { seats: 4, least: 0.75 },
]) {
  test(`the best level clearly beats ${seats - 1} random at ${seats} seats`, () => {
    const games = 12;
    let share = 0;
    for (let game = 0; game < games; game++) {
      const chance = new FastChance(game, seats);
      const state = rules.setup(options, seats, chance);
      for (;;) {
        const [seat] = rules.toAct(state.table);
        if (seat === undefined) break;
        const bot = seat === game % seats ? best : random;
        rules.play(state, seat, bot.choose(kingOfTheDice, viewOf(state, seat), chance) as Move, chance, quiet);
      }
      const winners = rules.outcome(state.table)?.winners ?? [];
      if (winners.includes(game % seats)) share += 1 / winners.length;
    }
    assert.ok(share / games >= least, `${share} of ${games}`);
  });
}
