import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FastChance, type Game, type GameRecord, Match, type Options, quiet, readOptions, type State, viewOf } from '#engine';
import { games } from '#games';
import { kingOfTheDice } from '#games/king-of-the-dice';
import { ugo } from '#games/ugo';
import { insightOf } from '../insight/index.ts';
import type { Insight } from '../insight/insight.ts';
import { random } from '../random.ts';
import { analyse, type Graded, type Point } from './analyse.ts';
import { balanceOf } from './balance.ts';
import { lossKnown, lossOpen } from './grade.ts';
import { momentsOf, resultOf } from './moments.ts';
import { kingmakerOf, turningPoints } from './turning.ts';

const recorded = (path: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../games/${path}.json`, import.meta.url), 'utf8')).record;
const insightFor = async (game: Game, seats: number) => (await insightOf(game.meta.id, seats)) as Insight;

/** The end of a recorded game is enough: the moves before it are many. */
interface Whole {
  readonly par: readonly number[];
  readonly points: readonly Point[];
  readonly graded: readonly Graded[];
  readonly steps: number;
  readonly of: number;
}

async function whole(game: Game, record: GameRecord): Promise<Whole> {
  const insight = await insightFor(game, record.seats);
  let [par, of, steps]: [readonly number[], number, number] = [[], 0, 0];
  const points: Point[] = [];
  const graded: Graded[] = [];
  for (const news of analyse(game, insight, record)) {
    if (news.kind === 'begun') ({ par, of } = news);
    else steps++;
    if (news.kind === 'point') points.push(news.point);
    if (news.kind === 'graded' && news.graded) graded.push(news.graded);
  }
  return { par, of, steps, points, graded };
}

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;
const GAMES: readonly (readonly [id: string, replay: string, plies: number])[] = [
  ['ugo', 'ugo/replays/2-seats', 4],
  ['king-of-the-dice', 'king-of-the-dice/replays/3-seats-penalties', 24],
  ['medina', 'medina/replays/rules-2-second-3-used', 10],
  ['patchistory', 'patchistory/replays/equality-3', 24],
];

for (const [id, replay, plies] of GAMES) {
  const game = games.find(({ meta }) => meta.id === id) as Game;
  const full = recorded(replay);
  const record = { ...full, plies: full.plies.slice(0, plies) };

  test(`${game.meta.title}: chances, luck and skill add up, no forced move is graded, and it is the same each time`, async () => {
    const found = await whole(game, record);
    const { par, points, graded, steps, of } = found;
    assert.equal(steps, of);
    for (const chances of [par, ...points.map((point) => point.chances)]) {
      assert.ok(
        near(
          chances.reduce((sum, one) => sum + one, 0),
          1,
        ),
        `${chances}`,
      );
      assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
    }
    for (const { seat, par: start, dice, luck, own, others, result } of balanceOf(par, points, graded)) {
      assert.ok(near(start + dice + luck + own + others, result), `seat ${seat}`);
      assert.equal(result, points.at(-1)?.chances[seat]);
    }
    const { moments } = momentsOf(game, record);
    const free = moments.filter(({ before, seat }) => game.moves(viewOf(before, seat)).length > 1);
    assert.deepEqual(
      graded.map(({ ply }) => ply),
      free.map(({ ply }) => ply),
    );
    assert.ok(graded.every(({ known, open }) => known.lost >= 0 && (open?.lost ?? 0) >= 0));
    assert.deepEqual(await whole(game, record), found);
  });
}

test('what was taken back is no part of it, and the last moment is the end', () => {
  const record = recorded('king-of-the-dice/replays/undo');
  const { moments } = momentsOf(kingOfTheDice, record);
  assert.ok(record.plies.some(([, text]) => text.startsWith('undo')));
  assert.ok(moments.every(({ ply, text }) => record.plies[ply - 1]?.[1] === text && !text.startsWith('undo')));
  const match = Match.fromRecord(kingOfTheDice, record) as Match;
  assert.deepEqual(moments.at(-1)?.after, match.state);
  for (const [n, { before }] of moments.entries()) if (n > 0) assert.equal(before, moments[n - 1]?.after);
});

test('the last point is the result: won, shared, or given up', () => {
  const record = recorded('king-of-the-dice/replays/shared-victory');
  const outcome = (Match.fromRecord(kingOfTheDice, record) as Match).outcome();
  const result = resultOf(outcome, record) as readonly number[];
  assert.deepEqual(
    result.filter((share) => share > 0),
    outcome?.winners.map((_, __, all) => 1 / all.length),
  );
  assert.deepEqual(resultOf(undefined, { ...record, seats: 3, forfeit: { seat: 1, why: 'time' } }), [0.5, 0, 0.5]);
  assert.equal(resultOf(undefined, { ...record, forfeit: { seat: 1, why: 'time' }, calledOff: true }), undefined);
});

/** Positions of a game that is played anyhow. */
function* positions(game: Game, seats: number): Generator<{ state: State; seat: number }> {
  const chance = new FastChance(8);
  const state = game.setup(readOptions(game, seats, {}) as Options, seats, chance);
  for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
    yield { state, seat };
    game.play(state, seat, random.choose(game, viewOf(state, seat), chance), chance, quiet);
  }
}

test('whatever is hidden, equal views give equal grades', async () => {
  const insight = await insightFor(ugo, 3);
  let looked = 0;
  for (const { state, seat } of positions(ugo, 3)) {
    const view = viewOf(state, seat);
    const moves = ugo.moves(view);
    // Late in a round there is less to play on.
    if (moves.length !== 3 || looked++ % 4 > 0) continue;
    const text = ugo.writeMove(moves.at(-1));
    const loss = lossKnown(ugo, insight, view, text);
    const other = ugo.imagine(view, new FastChance(looked));
    assert.notDeepEqual(other.hands, state.hands);
    assert.deepEqual(lossKnown(ugo, insight, viewOf(other, seat), text), loss);
    if (looked > 8) return;
  }
});

test('a planted blunder is called one, the best move is not, and a forced one is nothing', async () => {
  const insight = await insightFor(kingOfTheDice, 2);
  let [forced, blunders] = [0, 0];
  for (const { state, seat } of positions(kingOfTheDice, 2)) {
    const view = viewOf(state, seat);
    const moves = kingOfTheDice.moves(view);
    if (moves.length === 1) {
      assert.equal(lossKnown(kingOfTheDice, insight, view, kingOfTheDice.writeMove(moves[0])), undefined);
      forced++;
      continue;
    }
    const verdicts = insight.weigh(kingOfTheDice, view, new FastChance(1)).toSorted((one, other) => one.value - other.value);
    const [worst, best] = [verdicts[0]!, verdicts.at(-1)!];
    if (best.value - worst.value < 0.2) continue;
    assert.equal(lossKnown(kingOfTheDice, insight, view, kingOfTheDice.writeMove(worst.move))?.grade, 'blunder');
    assert.equal(lossKnown(kingOfTheDice, insight, view, kingOfTheDice.writeMove(best.move))?.lost, 0);
    if (++blunders === 2) break;
  }
  assert.ok(forced > 0);
  assert.equal(blunders, 2);
});

test('with everything open, the last tricks of a round are judged exactly', async () => {
  const insight = await insightFor(ugo, 3);
  let [looked, unseen] = [0, 0];
  for (const { state, seat } of positions(ugo, 3)) {
    const solved = insight.solve!(state);
    const { tricks } = state.table as { tricks: number };
    assert.equal(solved !== undefined, tricks >= 7, `${tricks} tricks`);
    if (!solved || solved.length === 1) continue;
    const most = Math.max(...solved.map(({ value }) => value));
    for (const { move, value } of solved) {
      const text = ugo.writeMove(move);
      const lost = lossOpen(ugo, insight, state, seat, text)?.lost;
      assert.equal(lost, most - value > 0.005 ? most - value : 0, text);
      if (lossKnown(ugo, insight, viewOf(state, seat), text)?.lost === 0 && lost! > 0) unseen++;
    }
    if (++looked === 8) break;
  }
  assert.equal(looked, 8);
  assert.ok(unseen > 0, 'some were good by what could be known');
});

const point = (ply: number, seat: number, chances: readonly number[], kind: Partial<Point> = {}): Point => {
  return { ply, seat, chances, isOpen: false, isDrawn: false, ...kind };
};

test('three turning points at most, apart from each other, in the order of the game; luck is told from choice', () => {
  const points = [
    point(0, 0, [0.5, 0.5]),
    point(1, 0, [0.9, 0.1], { isDrawn: true }),
    point(2, 1, [0.5, 0.5]),
    point(9, 1, [0.52, 0.48]),
    point(12, 0, [0.2, 0.8]),
    point(20, 1, [0, 1], { isDrawn: true }),
    point(30, 0, [0.1, 0.9]),
  ];
  const lost = (ply: number, n: number): Graded => ({ ply, known: { lost: n, best: { kind: 'x' } } });
  const turns = turningPoints(points, [lost(12, 0.3)]);
  assert.deepEqual(
    turns.map(({ ply, isLuck }) => [ply, isLuck]),
    [
      [1, true],
      [12, false],
      [20, true],
    ],
  );
});

test('whoever decides between two others without winning made the king; dice did not', () => {
  const before = point(1, 0, [0.2, 0.5, 0.3]);
  const after = [0.18, 0.22, 0.6];
  const end = point(3, 1, [0, 0, 1], { isDrawn: true });
  assert.deepEqual(kingmakerOf([before, point(2, 0, after), end]), { ply: 2, seat: 0, king: 2, instead: 1 });
  assert.equal(kingmakerOf([before, point(2, 0, after, { isDrawn: true }), end]), undefined);
  assert.equal(kingmakerOf([before, point(2, 2, after), end]), undefined);
});
