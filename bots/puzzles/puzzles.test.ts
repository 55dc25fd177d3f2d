/** Every puzzle that is kept fits its game, and its judge still gives the answer. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defineGame, FastChance, type Game, Match, type View } from '#engine';
import { games } from '#games';
import type { Bot } from '../bot.ts';
import { insightOf } from '../insight/index.ts';
import type { Insight, Wish } from '../insight/insight.ts';
import type { Verdict } from '../judge.ts';
import { LEVELS } from '../level.ts';
import { botOf } from '../own.ts';
import { answerTo, bestOf, mine, mineAgain } from './mine.ts';
import { type Mine, type Puzzle, readMines } from './puzzle.ts';

/** Which puzzles of each grade are asked again, and how many. */
const SAMPLE = 2024;
const OF_EACH = 2;
/** When a judge or the levels are others, all are to be asked. */
const CURE = 'royaumes puzzles GAME --again games/GAME/puzzles.jsonl tells which puzzles there still are';

function comeTo(game: Game, source: Mine, { at }: Puzzle): Match {
  const match = Match.atSetup(game, source);
  assert.equal(match.playLog(source.plies.slice(0, at)), undefined);
  return match;
}

for (const game of games) {
  const { id, title } = game.meta;
  const file = new URL(`../../games/${id}/puzzles.jsonl`, import.meta.url);
  if (!existsSync(file)) continue;
  const sources = readMines(readFileSync(file, 'utf8'));
  const all = sources.flatMap((source) => source.puzzles.map((puzzle) => ({ source, puzzle })));

  test(`${title}: in every puzzle the seat is to act, and its answer is legal, and not all that is`, () => {
    assert.ok(all.length >= 30, `${all.length} puzzles`);
    const seen = new Set<string>();
    for (const { source, puzzle } of all) {
      const match = comeTo(game, source, puzzle);
      assert.ok(match.toAct().includes(puzzle.seat), `${puzzle.at}: it is the turn of ${match.toAct()}`);
      const legal = match.legal(puzzle.seat);
      assert.ok(puzzle.answer.length > 0 && puzzle.answer.every((text) => legal.includes(text)), `${puzzle.answer}`);
      assert.ok(legal.length >= 3 * puzzle.answer.length);
      assert.ok(LEVELS.includes(puzzle.level));
      seen.add(`${source.seed.slice(0, 8)}-${puzzle.at}`);
    }
    assert.equal(seen.size, all.length, 'each has a name of its own');
  });

  /** A number that comes of playing on: it says that a move is good, and not why. */
  const MEASURED = ['takesTrick', 'anybody', 'pointsMore', 'cultureMore'];

  test(`${title}: what is told of an answer begins with something that can be seen on the board`, async () => {
    for (const { source, puzzle } of all) {
      const insight = (await insightOf(id, source.seats)) as Insight;
      const [first, ...rest] = insight.reasons(
        game,
        comeTo(game, source, puzzle).view(puzzle.seat),
        game.readMove(puzzle.answer[0]!),
        undefined,
      );
      const isSure = first !== undefined && 'chance' in first && [0, 1].includes(first.chance as number);
      assert.ok(first && (isSure || !MEASURED.includes(first.kind)), `${source.seed} ${puzzle.at}: ${JSON.stringify(first)}`);
      const from = rest.findIndex(({ kind }) => MEASURED.includes(kind));
      assert.ok(from < 0 || rest.slice(from).every(({ kind }) => MEASURED.includes(kind)), 'and numbers come last');
    }
  });

  test(`${title}: judge and levels of today give some puzzles of each grade the answer and the grade that they bear`, async () => {
    const grades = LEVELS.filter((level) => all.some(({ puzzle }) => puzzle.level === level));
    assert.ok(grades.length >= 3, `${grades}`);
    for (const [n, grade] of grades.entries()) {
      const graded = new FastChance(SAMPLE, n).shuffle(all.filter(({ puzzle }) => puzzle.level === grade));
      for (const { source, puzzle } of graded.slice(0, OF_EACH)) {
        const insight = (await insightOf(id, source.seats)) as Insight;
        const levels = await Promise.all(LEVELS.map(async (name) => (await botOf(id, name)!.load(source.seats)) as Bot));
        assert.deepEqual(mineAgain({ game, insight, levels }, { ...source, puzzles: [puzzle] }), [puzzle], `${source.seed}: ${CURE}`);
      }
    }
  });
}

/** A seat says numbers: after eight it is over. */
const saying = defineGame<{ said: number[] }, number, number, number, { kind: 'said'; n: number }>({
  meta: { id: 'saying', title: 'Saying', rules: 1, seats: { min: 1, max: 1 }, options: {}, endings: ['said'], longest: () => 8 },
  setup: () => ({ table: { said: [] }, hands: [0], box: 0 }),
  toAct: ({ said }) => (said.length < 8 ? [0] : []),
  moves: () => [1, 2, 3, 4],
  refuse: () => undefined,
  play: ({ table }, _seat, n) => void table.said.push(n),
  outcome: () => undefined,
  inventory: () => ({}),
  imagine: ({ table }) => ({ table: { said: [...table.said] }, hands: [0], box: 0 }),
  readMove: Number,
  writeMove: String,
});
const start: View = { seat: 0, table: { said: [] }, hand: 0 };
const says = (n: number): Bot => ({ name: `says ${n}`, choose: () => n });
const verdictsOf = (values: readonly number[], error = 0): Verdict[] => values.map((value, n) => ({ move: n + 1, value, error }));

function insightWith(weigh: (wish: Wish) => Verdict[]): Insight {
  return {
    player: { name: 'says one', choose: () => 1 },
    worlds: 1,
    weigh: (_game, _view, _chance, wish = {}) => weigh(wish),
    chances: () => [1],
    nudge: () => ({ kind: 'look' }),
    reasons: () => [],
  };
}

test('the best is what nobody could tell from it, and all else is far behind', () => {
  assert.deepEqual(bestOf(saying, verdictsOf([0.5, 0.4, 0.499, 0.3]), 2), ['1', '3']);
  assert.equal(bestOf(saying, verdictsOf([0.5, 0.48, 0.3, 0.3]), 2), undefined, 'too close');
  assert.equal(bestOf(saying, verdictsOf([0.5, 0.4, 0.3, 0.3], 0.05), 2), undefined, 'lost in the noise');
  assert.equal(bestOf(saying, verdictsOf([0.5, 0.5, 0.5, 0.5]), 2), undefined, 'all are as good');
  const secret = verdictsOf([0.5, 0.1]).map((verdict) => ({ ...verdict, share: 0.5 }));
  assert.equal(bestOf(saying, secret, 2), undefined, 'best is to be unforeseen');
});

test('an answer is confirmed by a longer look at all moves', () => {
  const clear = verdictsOf([0.5, 0.4, 0.4, 0.4]);
  assert.deepEqual(
    answerTo(
      saying,
      insightWith(() => clear),
      start,
    ),
    ['1'],
  );
  const changes = (later: readonly number[]) =>
    insightWith(({ times, also }) => {
      if (times === undefined) return clear;
      assert.deepEqual([times, also], [4, [1, 2, 3, 4]]);
      return verdictsOf(later);
    });
  assert.equal(answerTo(saying, changes([0.4, 0.5, 0.4, 0.4]), start), undefined, 'another move');
  assert.equal(answerTo(saying, changes([0.5, 0.47, 0.4, 0.4]), start), undefined, 'not so clear any more');
  assert.equal(answerTo(saying, changes([0.5, 0.5, 0.4, 0.4]), start), undefined, 'half of all moves are right');
});

test('a puzzle is as hard as the weakest level that finds it, what everybody finds is none, and they are apart', () => {
  const insight = insightWith(() => verdictsOf([0.5, 0.4, 0.4, 0.4]));
  const record = new Match(saying, {}, 1, new Uint8Array(32));
  for (let n = 0; n < 8; n++) record.submit(0, '2');
  const mined = (levels: readonly number[], most = 9) =>
    mine({ game: saying, insight, levels: levels.map(says) }, record.record(), most).map(({ at, level }) => [at, level]);
  assert.deepEqual(mined([1, 1, 1, 1, 1]), []);
  assert.deepEqual(mined([2, 2, 2, 2, 2]), [], 'judges do not agree');
  assert.deepEqual(mined([2, 2, 1, 1, 1]), [
    [2, 'level-3'],
    [7, 'level-3'],
  ]);
  assert.deepEqual(mined([2, 2, 2, 2, 1], 1), [[7, 'level-5']]);
});

test('asked again, a puzzle gets the answer and the grade of today, and goes where it is none any more', () => {
  const kept: Puzzle = { at: 2, seat: 0, answer: ['3'], level: 'level-5' };
  const plies = [[0, '2'] as const, [0, '2'] as const];
  const source: Mine = { rules: 1, options: {}, seats: 1, seed: '00'.repeat(32), plies, puzzles: [kept] };
  const again = (values: readonly number[], levels: readonly number[]) =>
    mineAgain({ game: saying, insight: insightWith(() => verdictsOf(values)), levels: levels.map(says) }, source);
  assert.deepEqual(again([0.5, 0.4, 0.4, 0.4], [2, 2, 1, 1, 1]), [{ ...kept, answer: ['1'], level: 'level-3' }]);
  assert.deepEqual(again([0.5, 0.48, 0.4, 0.4], [2, 2, 1, 1, 1]), [], 'not clear any more');
  assert.deepEqual(again([0.5, 0.4, 0.4, 0.4], [1, 1, 1, 1, 1]), [], 'trivial now');
});
