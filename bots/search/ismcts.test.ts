import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, defineGame, FastChance, type Game, rankBy, type Seat, type State, type View, viewOf } from '#engine';
import { bids } from '#engine/bids.example';
import { lots } from '#engine/lots.example';
import type { Verdict } from '../judge.ts';
import { playerOf } from '../judge.ts';
import { type Effort, ismcts } from './ismcts.ts';
import { worthOf } from './knowledge.ts';
import { merge } from './merge.ts';

/** A game of whole numbers: what is on the table, what each holds, and what nobody sees. */
interface Tiny {
  readonly start: State<number[], number[], number[]>;
  toAct(table: number[]): readonly Seat[];
  moves(table: number[], hand: number[], seat: Seat): readonly number[];
  play(state: State<number[], number[], number[]>, seat: Seat, move: number, chance: Chance): void;
  scores(state: number[]): readonly number[];
  /** What is hidden, drawn again. */
  imagine?(chance: Chance): { readonly box: number[] };
}

function tiny(game: Tiny): Game {
  return defineGame<number[], number[], number[], number, { kind: string }>({
    meta: { id: 'tiny', title: 'Tiny', rules: 1, seats: { min: 2, max: 2 }, options: {}, endings: ['over'], longest: () => 100 },
    setup: () => structuredClone(game.start),
    toAct: game.toAct,
    moves: ({ table, hand, seat }) => (game.toAct(table).includes(seat) ? game.moves(table, hand, seat) : []),
    refuse: () => undefined,
    play: (state, seat, move, chance) => game.play(state, seat, move, chance),
    outcome(table) {
      if (game.toAct(table).length > 0) return undefined;
      const scores = game.scores(table);
      const ranking = rankBy(scores);
      return { ending: 'over', scores, breakdown: [{ what: 'points', points: scores }], ranking, winners: ranking[0]! };
    },
    inventory: () => ({}),
    imagine: ({ table, seat, hand }, chance) => ({
      table: table.slice(),
      hands: [0, 1].map((one) => (one === seat ? hand.slice() : [])),
      box: [],
      ...game.imagine?.(chance),
    }),
    readMove: Number,
    writeMove: String,
  });
}

const NOTHING = { hands: [[], []], box: [] };

function judged(game: Game, effort: Effort, view: View, seed = 1): Map<unknown, Verdict> {
  return new Map(
    ismcts(effort)
      .judge(game, view, new FastChance(seed))
      .map((verdict) => [verdict.move, verdict]),
  );
}

const first = (game: Game) => viewOf(game.setup({}, 2, new FastChance(1)), 0);
const bestOf = (verdicts: Map<unknown, Verdict>) => [...verdicts.values()].reduce((a, b) => (b.value > a.value ? b : a)).move;

/** Take one to three of a heap; whoever takes the last wins. The table is the heap and whose turn it is. */
const heap = (size: number) =>
  tiny({
    start: { table: [size, 0], ...NOTHING },
    toAct: ([left, seat]) => (left! > 0 ? [seat!] : []),
    moves: ([left]) => [1, 2, 3].filter((n) => n <= left!),
    play({ table }, seat, move) {
      table[0]! -= move;
      table[1] = 1 - seat;
    },
    scores: ([, seat]) => (seat === 1 ? [1, 0] : [0, 1]),
  });

test('the search finds the only move that wins by force', () => {
  for (const [size, winning] of [
    [7, 3],
    [10, 2],
    [13, 1],
    [15, 3],
  ] as const) {
    assert.equal(bestOf(judged(heap(size), { iterations: 4000 }, first(heap(size)))), winning, `of ${size}`);
  }
});

/** Five points for sure, or a throw of the die that brings ten with four or more. */
const gamble = tiny({
  start: { table: [0, 0], ...NOTHING },
  toAct: ([done]) => (done ? [] : [0]),
  moves: () => [1, 2],
  play({ table }, _, move, chance) {
    table[0] = 1;
    table[1] = move === 1 ? 5 : chance.roll(6) >= 4 ? 10 : 0;
  },
  scores: ([, got]) => [got!, 5],
});
const plain = (game: Game) => ({ appraise: ({ table }: State) => game.outcome(table)!.scores });

test('luck is drawn anew each time: a gamble is worth what it brings on average', () => {
  const verdicts = judged(gamble, { iterations: 4000, knowledge: plain(gamble) }, first(gamble));
  assert.equal(verdicts.get(1)?.value, 5);
  assert.equal(verdicts.get(1)?.error, 0);
  const { value, error } = verdicts.get(2)!;
  assert.ok(error < 0.5 && Math.abs(value - 5) < 3 * error, `${value} ± ${error}`);
});

/** Guess a coin that nobody sees, or have six of ten for sure. */
const coin = tiny({
  start: { table: [0, 0], hands: [[], []], box: [1] },
  toAct: ([done]) => (done ? [] : [0]),
  moves: () => [0, 1, 2],
  play({ table, box }, _, move) {
    table[0] = 1;
    table[1] = move === 2 ? 6 : move === box[0] ? 10 : 0;
  },
  scores: ([, got]) => [got!, 5],
  imagine: (chance) => ({ box: [chance.below(2)] }),
});

test('nothing is planned with what cannot be known', () => {
  const verdicts = judged(coin, { iterations: 2000, knowledge: plain(coin) }, first(coin));
  assert.equal(bestOf(verdicts), 2);
  for (const side of [0, 1]) assert.ok(verdicts.get(side)!.value < 6);
});

/** Both choose at once; seat 0 wins 2 with both at 0, 1 with both at 1, and loses 1 otherwise. Best is 0 in two of five, for both. */
const matrix = tiny({
  start: { table: [0, 0, 0], ...NOTHING },
  toAct: ([a, b]) => [...(a ? [] : [0]), ...(b ? [] : [1])],
  moves: () => [0, 1],
  play({ table, hands }, seat, move) {
    hands[seat] = [move];
    table[seat] = 1;
    if (!table[0] || !table[1]) return;
    const [a, b] = [hands[0]![0], hands[1]![0]];
    table[2] = a !== b ? -1 : a === 0 ? 2 : 1;
  },
  scores: ([, , won]) => [won!, 0 - won!],
});

test('where all choose in secret, choices come to be as often as nobody can take advantage of', () => {
  for (const seed of [1, 2, 3]) {
    const verdicts = judged(matrix, { iterations: 20_000, knowledge: plain(matrix) }, first(matrix), seed);
    const { share = 0, value } = verdicts.get(0)!;
    assert.ok(Math.abs(share - 2 / 5) < 0.04, `${share}`);
    assert.ok(Math.abs(value - 1 / 5) < 0.15, `${value}`);
    assert.ok(Math.abs(verdicts.get(1)!.share! + share - 1) < 1e-9);
  }
});

test('such a choice is played as often as it should be', () => {
  const bot = playerOf(ismcts({ iterations: 300, knowledge: plain(matrix) }), { name: 'some', heat: 0, cap: 0 });
  const chance = new FastChance(3);
  let zeros = 0;
  for (let n = 0; n < 300; n++) if (bot.choose(matrix, first(matrix), chance) === 0) zeros++;
  assert.ok(zeros > 70 && zeros < 180, `${zeros} of 300`);
});

/** Name a number of a thousand: the nearer to 700, the better. */
const guess = tiny({
  start: { table: [0, 0], ...NOTHING },
  toAct: ([done]) => (done ? [] : [0]),
  moves: () => Array.from({ length: 1000 }, (_, n) => n),
  play({ table }, _, move) {
    table[0] = 1;
    table[1] = 0 - Math.abs(move - 700);
  },
  scores: ([, got]) => [got!, 0],
});

test('of very many moves a few are looked at, those first that the game holds for good', () => {
  const iterations = 400;
  const blind = judged(guess, { iterations, knowledge: plain(guess) }, first(guess));
  assert.ok(blind.size > 20 && blind.size <= 41, `${blind.size}`);
  const shortlist = (_: View, moves: readonly unknown[]) => moves.toReversed();
  const led = judged(guess, { iterations, knowledge: { ...plain(guess), shortlist } }, first(guess));
  assert.equal(Math.min(...(led.keys() as IterableIterator<number>)), 1000 - led.size);
});

test('imagined play goes on as the game says, and as far', () => {
  const game = heap(30);
  let plies = 0;
  const counted: Game = {
    ...game,
    play: (...args) => {
      plies++;
      game.play(...args);
    },
  };
  const policy = ({ table }: View) => Math.min(3, (table as number[])[0]!);
  const appraise = () => [0, 0];
  ismcts({ iterations: 1, knowledge: { policy, appraise } }).judge(counted, first(game), new FastChance(1));
  assert.ok(plies >= 10 && plies <= 11, 'three at a time after the first move');
  plies = 0;
  ismcts({ iterations: 1, knowledge: { policy, appraise, ahead: 4 } }).judge(counted, first(game), new FastChance(1));
  assert.equal(plies, 5);
  plies = 0;
  const isFar = (table: unknown) => (table as number[])[0]! <= 20;
  ismcts({ iterations: 1, knowledge: { policy, appraise, isFar } }).judge(counted, first(game), new FastChance(1));
  assert.ok(plies >= 4 && plies <= 5);
});

test('the same view and luck give the same verdicts, also after other thoughts', () => {
  const judge = ismcts({ iterations: 200 });
  const view = viewOf(bids.setup({}, 3, new FastChance(4)), 1);
  const game = defineGame(bids);
  const before = judge.judge(game, view, new FastChance(9));
  judge.judge(heap(20), first(heap(20)), new FastChance(2));
  assert.deepEqual(judge.judge(game, view, new FastChance(9)), before);
  assert.deepEqual(ismcts({ iterations: 200 }).judge(game, view, new FastChance(9)), before);
});

test('it stops when it is told, with what it has found', () => {
  const game = heap(20);
  let worlds = 0;
  const counted: Game = {
    ...game,
    imagine: (...args) => {
      worlds++;
      return game.imagine(...args);
    },
  };
  let asked = 0;
  const verdicts = ismcts({ iterations: 1_000_000 }).judge(counted, first(game), new FastChance(1), () => ++asked === 3);
  assert.ok(worlds < 200, `${worlds}`);
  assert.deepEqual(
    verdicts.map(({ move }) => move),
    [1, 2, 3],
  );
});

test('whole games of hidden lots and of secret bids are played by the rules', () => {
  const bot = playerOf(ismcts({ iterations: 60 }), { name: 'some', heat: 0, cap: 0 });
  for (const game of [defineGame(lots), defineGame(bids)]) {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(seed);
      const seats = 2 + (seed % 2);
      const state = game.setup({ high: seed % 3 > 0 }, seats, chance);
      for (let seat = game.toAct(state.table).at(-1); seat !== undefined; seat = game.toAct(state.table).at(-1)) {
        const view = viewOf(state, seat);
        const move = bot.choose(game, view, chance);
        assert.equal(game.refuse(view, move), undefined);
        game.play(state, seat, move, chance, { everyone() {}, only() {}, reveal() {} });
      }
      assert.ok(game.outcome(state.table));
    }
  }
});

test('an outcome is worth its place and the points ahead, whichever way they are counted', () => {
  const outcome = (scores: number[], low = false) => {
    const ranking = rankBy(low ? scores.map((score) => 0 - score) : scores);
    return { ending: 'over', scores, breakdown: [], ranking, winners: ranking[0]! };
  };
  const [a, b, c] = worthOf(outcome([30, 10, 20])) as [number, number, number];
  assert.ok(1 > a && a > c && c > b && b > 0, `${[a, b, c]}`);
  assert.ok(worthOf(outcome([40, 10, 20]))[0]! > a);
  assert.ok(worthOf(outcome([1, 9], true))[0]! > worthOf(outcome([1, 9], true))[1]!);
  assert.deepEqual(worthOf(outcome([5, 5])), [0.5, 0.5]);
});

test('what was found apart is one verdict: the mean, and surer', () => {
  const game = heap(7);
  const found = [1, 2, 3, 4].map((seed) => ismcts({ iterations: 300 }).judge(game, first(game), new FastChance(seed)));
  const merged = merge(game, found);
  assert.deepEqual(merged.map(({ move }) => move).sort(), [1, 2, 3]);
  for (const { move, value, error } of merged) {
    const each = found.map((verdicts) => verdicts.find((one) => one.move === move)!);
    assert.ok(Math.abs(value - each.reduce((sum, one) => sum + one.value, 0) / 4) < 1e-12);
    assert.ok(error < Math.max(...each.map((one) => one.error)));
  }
  const secret = merge(
    matrix,
    [1, 2].map((seed) => ismcts({ iterations: 300 }).judge(matrix, first(matrix), new FastChance(seed))),
  );
  assert.ok(Math.abs(secret.reduce((sum, { share = 0 }) => sum + share, 0) - 1) < 1e-9);
});
