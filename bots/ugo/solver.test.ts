import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, type Seat, viewOf } from '#engine';
import { type Move, rules, type Table, TRICKS, type UgoState } from '#games/ugo';
import { marginOf, solve, type Worth } from './solver.ts';

/** A round played at random until so many tricks are left. */
function near(
  end: number,
  { seats, seed, pool = 'full' }: { readonly seats: number; readonly seed: number; readonly pool?: string },
): UgoState {
  const chance = new FastChance(seed, seats);
  const state = rules.setup({ rounds: 4, pool }, seats, chance);
  while (state.table.tricks < TRICKS - end) {
    const seat = rules.toAct(state.table)[0]!;
    rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, quiet);
  }
  return state;
}

function margins({ points, seats }: Table): readonly number[] {
  return points.slice(-seats).map((_, seat, own) => marginOf(own, seat));
}

/** All that counts is who has most. */
function wins({ points, seats }: Table): readonly number[] {
  const own = points.slice(-seats);
  const most = Math.max(...own);
  const winners = own.filter((n) => n === most).length;
  return own.map((n) => (n === most ? 1 / winners : 0));
}

/** Everything is tried, and nothing remembered: what it is worth to all seats, where each takes the first of what is best for it. */
function tried(state: UgoState, worth: Worth): readonly number[] {
  const { table } = state;
  const seat = rules.toAct(table)[0];
  if (seat === undefined) return worth(table);
  let best: readonly number[] | undefined;
  for (const move of sorted(state, seat)) {
    const values = tried(played(state, seat, move), worth);
    if (best === undefined || values[seat]! > best[seat]!) best = values;
  }
  return best as readonly number[];
}

function played(state: UgoState, seat: Seat, move: Move): UgoState {
  const next = clone(state);
  rules.play(next, seat, move, new FastChance(1), quiet);
  return next;
}

function sorted(state: UgoState, seat: Seat): readonly Move[] {
  const moves = rules.moves(viewOf(state, seat));
  return moves.toSorted((a, b) => (a.kind === 'play' && b.kind === 'play' ? a.card - b.card : 0));
}

function check(state: UgoState): void {
  const seat = rules.toAct(state.table)[0]!;
  const alone = clone(state);
  alone.table.rounds = alone.table.round + 1;
  const before = JSON.stringify(state);
  for (const worth of [margins, wins]) {
    const solved = solve(state, worth);
    assert.equal(JSON.stringify(state), before, 'what is solved stays as it is');
    assert.deepEqual(
      solved.map(({ move, value }) => [rules.writeMove(move), value]),
      sorted(state, seat).map((move) => [rules.writeMove(move), tried(played(alone, seat, move), worth)[seat]]),
    );
  }
}

for (const { seats, end, seeds } of [
  { seats: 2, end: 3, seeds: 30 },
  { seats: 3, end: 2, seeds: 20 },
  { seats: 4, end: 2, seeds: 8 },
]) {
  test(`the solver finds with ${seats} seats what trying everything finds`, () => {
    for (let seed = 0; seed < seeds; seed++) check(near(end, { seats, seed, pool: seats === 2 && seed % 2 === 1 ? 'twelve' : 'full' }));
  });
}

test('a laying is solved as well', () => {
  let layings = 0;
  for (let seed = 0; seed < 200 && layings < 10; seed++) {
    const state = near(4, { seats: 2, seed });
    const chance = new FastChance(seed);
    for (let plies = 0; plies < 2; plies++) {
      const seat = rules.toAct(state.table)[0]!;
      rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, quiet);
    }
    if (state.table.turn.kind !== 'lay') continue;
    layings++;
    check(state);
  }
  assert.equal(layings, 10);
});

test('nothing is left to solve when the game is over', () => {
  const state = near(1, { seats: 2, seed: 1 });
  state.table.turn = { kind: 'over' };
  assert.deepEqual(solve(state, margins), []);
});
