import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clone, FastChance, type GameRecord, quiet, type Seat, viewOf } from '#engine';
import { ALL_CITIZENS, citizenOf, FACES, type KingState, kingOfTheDice, rules } from '#games/king-of-the-dice';
import { analyse, type Graded, type Point } from '../analysis/analyse.ts';
import { balanceOf, skillOf } from '../analysis/balance.ts';
import { momentsOf } from '../analysis/moments.ts';
import { insightFor } from './insight.ts';

const insight = insightFor();
const chances = (state: KingState) => insight.chances(kingOfTheDice, state, new FastChance(0));
const beforeDice = (state: KingState, text: string) => insight.beforeDice!(state, rules.readMove(text))!;

/** Every way in which dice can fall that are not kept. */
function throwsOf({ table }: KingState, text: string): KingState[] {
  const kept = text.split(' ').slice(1).map(Number);
  const rolled = table.dice.flatMap((_, die) => (kept.includes(die + 1) ? [] : [die]));
  return Array.from({ length: FACES ** rolled.length }, (_, n) => {
    const dice = table.dice.slice();
    for (const [at, die] of rolled.entries()) dice[die] = 1 + (Math.trunc(n / FACES ** at) % FACES);
    const { turn } = table;
    const left = turn.kind === 'choose' ? turn.left - 1 : 2;
    return {
      table: { ...clone(table), dice, turn: { kind: 'choose', seat: (turn as { seat: Seat }).seat, left, kept: 0 } },
      hands: [],
      box: { citizens: [], penalties: [] },
    };
  });
}

function meanOver(states: readonly KingState[]): number[] {
  const sums: number[] = new Array(states[0]!.table.seats).fill(0);
  for (const state of states) for (const [seat, chance] of chances(state).entries()) sums[seat]! += chance / states.length;
  return sums;
}

function assertNear(found: readonly number[], wanted: readonly number[], why?: string): void {
  for (const [seat, one] of wanted.entries())
    assert.ok(Math.abs(found[seat]! - one) < 1e-9, `${why ?? ''} seat ${seat}: ${found[seat]}, not ${one}`);
}

/** Somebody's turn in a game played anyhow, with dice on the table and rolls left. */
function somewhere(seats: number, turns: number): KingState {
  const chance = new FastChance(seats, turns);
  const state = rules.setup({ penalties: 'shuffled', odds: 'shown' }, seats, chance);
  for (let left = turns; left > 0; ) {
    const seat = rules.toAct(state.table)[0]!;
    const moves = rules.moves(viewOf(state, seat));
    const ends = moves.filter(({ kind }) => kind !== 'roll');
    if (ends.length > 0) left--;
    rules.play(state, seat, chance.pick(ends.length > 0 ? ends : moves), chance, quiet);
  }
  rules.play(state, rules.toAct(state.table)[0]!, { kind: 'roll', keep: 0 }, chance, quiet);
  return state;
}

test('over all throws the luck of the dice is nothing, for every seat', () => {
  for (const [seats, turns, text] of [
    [2, 3, 'keep 1 2 3 4 6'],
    [2, 6, 'keep 2 4 5'],
    [3, 4, 'keep 1 3 5 6'],
    [5, 7, 'keep 1 2 6'],
    [4, 5, 'keep 3 5'],
  ] as const) {
    const state = somewhere(seats, turns);
    assertNear(meanOver(throwsOf(state, text)), beforeDice(state, text), `${seats} seats, ${text}`);
    const { turn } = state.table;
    if (turn.kind === 'choose') state.table.turn = { ...turn, left: 1 };
    assertNear(meanOver(throwsOf(state, text)), beforeDice(state, text), `${seats} seats, ${text}, the last roll`);
  }
});

const card = (id: string) => ALL_CITIZENS.find((one) => citizenOf(one).id === id)!;

/** The last turn of two: whoever takes B1, who wants even dice, wins, and who cannot loses. Nobody else of the row can be reached. */
function lastTurn(dice: readonly number[]): KingState {
  const state = rules.setup({ penalties: 'shuffled', odds: 'shown' }, 2, new FastChance(1));
  const { table, box } = state;
  table.row = ['B1', 'D7', 'D8', 'E3', 'O5'].map(card);
  table.piles = [[], [card('O4')]];
  table.dice = [...dice];
  table.turn = { kind: 'choose', seat: 0, left: 1, kept: 0 };
  const gone = new Set([...table.row, ...table.piles.flat()]);
  const [last, ...discards] = ALL_CITIZENS.filter((one) => !gone.has(one));
  box.citizens = [last!];
  table.draw = 1;
  table.discards = discards;
  return state;
}

test('worked by hand: five dice are even, the sixth is rolled', () => {
  const state = lastTurn([2, 4, 6, 2, 4, 1]);
  // Three of six faces are even.
  assertNear(chances(state), [1 / 2, 1 / 2]);
  assertNear(beforeDice(state, 'keep 1 2 3 4 5'), [1 / 2, 1 / 2]);
  // Whoever rolls two dice instead has both even in a quarter of all throws, and gives away a quarter.
  assertNear(beforeDice(state, 'keep 1 2 3 4'), [1 / 4, 3 / 4]);
  const point = (dice: readonly number[], text: string): Point => {
    const after = lastTurn(dice);
    after.table.turn = { kind: 'choose', seat: 0, left: 0, kept: 0 };
    return { ply: 1, seat: 0, chances: chances(after), isOpen: false, isDrawn: true, beforeDice: beforeDice(state, text) };
  };
  const start: Point = { ply: 0, seat: 0, chances: chances(state), isOpen: false, isDrawn: true };
  const balance = (dice: readonly number[], text: string) =>
    balanceOf([1 / 2, 1 / 2], [start, point(dice, text)], []).map(({ par, dice, luck, own, others, result }) => [
      par,
      dice,
      luck,
      own,
      others,
      result,
    ]);
  const [good] = balance([2, 4, 6, 2, 4, 6], 'keep 1 2 3 4 5');
  assertNear(good!, [1 / 2, 1 / 2, 0, 0, 0, 1]);
  const [lucky, other] = balance([2, 4, 6, 2, 6, 6], 'keep 1 2 3 4');
  assertNear(lucky!, [1 / 2, 3 / 4, 0, -1 / 4, 0, 1]);
  assertNear(other!, [1 / 2, -3 / 4, 0, 0, 1 / 4, 0]);
});

test('in a whole turn dice, luck and moves add up, and no way to keep dice is better than the best', () => {
  const path = new URL('../../games/king-of-the-dice/replays/3-seats-penalties.json', import.meta.url);
  const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord };
  let par: readonly number[] = [];
  const points: Point[] = [];
  const graded: Graded[] = [];
  for (const news of analyse(kingOfTheDice, insight, { ...record, plies: record.plies.slice(0, 16) })) {
    if (news.kind === 'begun') ({ par } = news);
    if (news.kind === 'point') points.push(news.point);
    if (news.kind === 'graded' && news.graded) graded.push(news.graded);
  }
  const rolled = points.filter(({ beforeDice }) => beforeDice);
  assert.deepEqual(
    rolled.map(({ ply }) => ply),
    record.plies.slice(0, 16).flatMap(([, text], n) => (/^(roll|keep)/.test(text) ? [n + 1] : [])),
  );
  for (const point of rolled) {
    const own = skillOf(point, points[point.ply - 1]!.chances, 0)[point.seat]!;
    assert.ok(own < 1e-12, `${point.ply}: ${own}`);
  }
  const made = graded.flatMap(({ ply, made: fact }) => (fact ? [[ply, fact]] : []));
  const { moments } = momentsOf(kingOfTheDice, { ...record, plies: record.plies.slice(0, 16) });
  const again = moments.flatMap(({ ply, seat, text, before }) => {
    const { dice, turn } = before.table as KingState['table'];
    if (turn.kind !== 'choose' || !/^(roll|keep)/.test(text)) return [];
    const faces = text
      .split(' ')
      .slice(1)
      .map((die) => dice[Number(die) - 1]!);
    return [[ply, { kind: 'kept', seat, dice: dice.toSorted(), faces: faces.sort() }]];
  });
  assert.ok(again.length > 3);
  assert.deepEqual(made, again, 'told by the dice from which they were chosen');
  const balances = balanceOf(par, points, graded);
  for (const { seat, par: start, dice, luck, own, others, result } of balances) {
    const fell = rolled.reduce((sum, point) => sum + point.chances[seat]! - point.beforeDice![seat]!, 0);
    assertNear([dice, start + dice + luck + own + others], [fell, result]);
  }
  // What one seat gains others lose.
  for (const part of ['dice', 'luck'] as const) assertNear([balances.reduce((sum, balance) => sum + balance[part], 0)], [0]);
});
