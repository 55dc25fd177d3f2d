import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  clone,
  defineGame,
  FastChance,
  type Game,
  type GameRecord,
  type GameWords,
  type Options,
  quiet,
  readOptions,
  type View,
  viewOf,
} from '#engine';
import { games } from '#games';
import { momentsOf } from '../analysis/moments.ts';
import { insightOf } from '../insight/index.ts';
import type { Insight } from '../insight/insight.ts';
import { random } from '../random.ts';
import { hintFor, look } from './hint.ts';
import { nameOf } from './name.ts';

/** Positions with a choice, some way into a game that is played anyhow. */
function* choices(game: Game, seats: number, after: number): Generator<View> {
  const chance = new FastChance(4, after);
  const state = game.setup(readOptions(game, seats, {}) as Options, seats, chance);
  for (let ply = 0; ; ply++) {
    const [seat] = game.toAct(state.table);
    if (seat === undefined) return;
    const view = viewOf(state, seat);
    if (ply >= after && game.moves(view).length > 1) yield clone(view);
    game.play(state, seat, random.choose(game, view, chance), chance, quiet);
  }
}

/** Those that have an `insight.ts`, and words for what it finds. */
const taught: Game[] = [];
for (const game of games) {
  const { id, seats } = game.meta;
  const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: { en: () => Promise<GameWords> } };
  const isTaught = (await insightOf(id, seats.max)) !== undefined;
  if (isTaught) taught.push(game);
  const hasWords = (await words.en()).hints !== undefined;
  test(`${game.meta.title} has words for hints exactly where it has hints`, () => assert.equal(hasWords, isTaught));
}

for (const game of taught) {
  const { id, title } = game.meta;
  const seats = game.meta.seats.max;

  test(`${title}: the same position gives the same hint, whatever is hidden`, async () => {
    const insight = (await insightOf(id, seats)) as Insight;
    const [view] = choices(game, seats, 40) as Iterable<View> as [View];
    const hint = hintFor(game, insight, view);
    const looks = Array.from({ length: insight.looks ?? 1 }, (_, n) => n);
    const helped = new Map(looks.toReversed().map((n) => [n, look(game, insight, view, n)]));
    assert.deepEqual(
      hintFor(
        game,
        insight,
        view,
        looks.map((n) => helped.get(n)!),
      ),
      hint,
      'whoever looks, and in whatever order',
    );
    for (let n = 0; n < 2; n++) {
      const same = clone(viewOf(game.imagine(view, new FastChance(n)), view.seat));
      assert.deepEqual(hintFor(game, insight, same), hint);
    }
  });

  test(`${title}: what is advised is legal, the best first, as chances; and every fact is said`, async () => {
    const insight = (await insightOf(id, seats)) as Insight;
    const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: { en: () => Promise<GameWords> } };
    const english = await words.en();
    const hints = await english.hints?.();
    const who = { name: (seat: number) => 'ABCD'[seat]!, isYou: () => false };
    for (const after of [0, 25, 60]) {
      const [view] = choices(game, seats, after) as Iterable<View> as [View];
      const { nudge, moves, reasons, line } = hintFor(game, insight, view);
      assert.ok(moves.length >= 1 && moves[0]?.isEqual);
      for (const [at, { text, value, error }] of moves.entries()) {
        assert.equal(game.refuse(view, game.readMove(text)), undefined, text);
        assert.ok(value >= 0 && value <= 1 && error >= 0 && value <= (moves[at - 1]?.value ?? 1));
      }
      assert.deepEqual(line[0], { seat: view.seat, name: moves[0]?.name, share: 1 });
      for (const fact of [nudge, ...reasons, ...[...moves, ...line].map(({ name }) => name)]) {
        const said = hints?.say(fact, who, english) ?? english.event(fact, who);
        assert.ok(said && !/undefined|NaN|\[object/.test(said), JSON.stringify(fact));
      }
    }
  });
}

for (const game of taught) {
  test(`${game.meta.title}: every move of recorded games has a name`, async () => {
    const { id } = game.meta;
    const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: { en: () => Promise<GameWords> } };
    const english = await words.en();
    const hints = await english.hints?.();
    const who = { name: (seat: number) => 'ABCDE'[seat]!, isYou: () => true };
    const folder = new URL(`../../games/${id}/replays/`, import.meta.url);
    for (const file of readdirSync(folder).slice(0, 3)) {
      const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { record: GameRecord };
      const insight = (await insightOf(id, record.seats)) as Insight;
      for (const { before, seat, text } of momentsOf(game, record).moments) {
        const fact = nameOf(game, insight, viewOf(before, seat), game.readMove(text));
        const said = hints?.say(fact, who, english) ?? english.event(fact, who);
        assert.ok(said && !/undefined|NaN|\[object/.test(said), `${text}: ${said}`);
      }
    }
  });
}

/** A seat may say any of these numbers; with 9 a die is rolled first. Who has said three of them is through. */
const saying = defineGame<{ said: number[] }, number, number, number, { kind: 'said'; n: number }>({
  meta: { id: 'saying', title: 'Saying', rules: 1, seats: { min: 1, max: 1 }, options: {}, endings: ['said'], longest: () => 3 },
  setup: () => ({ table: { said: [] }, hands: [0], box: 0 }),
  toAct: ({ said }) => (said.length < 3 ? [0] : []),
  moves: () => [1, 2, 9],
  refuse: () => undefined,
  play({ table }, _seat, n, chance, tell) {
    table.said.push(n === 9 ? chance.roll(6) : n);
    tell.everyone({ kind: 'said', n });
  },
  outcome: () => undefined,
  inventory: () => ({}),
  imagine: ({ table }) => ({ table: clone(table), hands: [0], box: 0 }),
  readMove: Number,
  writeMove: String,
});

function insightWith(values: readonly (readonly [move: number, value: number, error: number])[]): Insight {
  return {
    player: { name: 'says one', choose: () => 1 },
    worlds: 2,
    weigh: () => values.map(([move, value, error]) => ({ move, value, error })),
    chances: () => [1],
    nudge: () => ({ kind: 'look' }),
    reasons: () => [],
  };
}
const start: View = { seat: 0, table: { said: [] }, hand: 0 };

test('moves within two standard errors of the best are as good, and others are not', () => {
  const { moves } = hintFor(
    saying,
    insightWith([
      [2, 0.45, 0.03],
      [1, 0.5, 0.01],
      [9, 0.4, 0.03],
    ]),
    start,
  );
  assert.deepEqual(
    moves.map(({ text, isEqual }) => [text, isEqual]),
    [
      ['1', true],
      ['2', true],
      ['9', false],
    ],
  );
});

test('what cannot be told apart on the page is as good, however exact it is', () => {
  const { moves } = hintFor(
    saying,
    insightWith([
      [1, 0.5, 0],
      [2, 0.497, 0],
      [9, 0.49, 0],
    ]),
    start,
  );
  assert.deepEqual(
    moves.map(({ isEqual }) => isEqual),
    [true, true, false],
  );
});

test('a line goes on to the end of the game, and never beyond luck', () => {
  assert.deepEqual(
    hintFor(saying, insightWith([[2, 0.5, 0]]), start).line.map(({ name }) => name),
    [
      { kind: 'said', n: 2 },
      { kind: 'said', n: 1 },
      { kind: 'said', n: 1 },
    ],
  );
  assert.deepEqual(
    hintFor(saying, insightWith([[9, 0.5, 0]]), start).line.map(({ name }) => name),
    [{ kind: 'said', n: 9 }],
  );
});

test('King of the Dice: nobody is asked whether to stop who has no roll left', async () => {
  const game = games.find(({ meta }) => meta.id === 'king-of-the-dice') as Game;
  const insight = (await insightOf(game.meta.id, 3)) as Insight;
  const asked = new Set<string>();
  for (const view of choices(game, 3, 0)) {
    const { turn } = view.table as { turn: { left?: number } };
    for (const move of game.moves(view) as { kind: string }[]) {
      if (move.kind === 'take') asked.add(`${insight.nudge(view, move).kind} with ${turn.left ? 'rolls' : 'none'} left`);
    }
  }
  assert.deepEqual([...asked].sort(), ['lookChoose with none left', 'lookTake with rolls left']);
});
