import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bot, botOf } from '#bots';
import { FastChance, type Game, isRefusal, Match, readOptions, SEED_BYTES, type Seat } from '#engine';
import { games } from '#games';

/** A game by bots, and how it stands at its set-up and after each entry. */
function* courseOf(game: Game, bot: Bot) {
  const seats = Math.max(2, game.meta.seats.min);
  const options = readOptions(game, seats, {});
  if (typeof options === 'string') throw new Error(options);
  const match = new Match(game, options, seats, new Uint8Array(SEED_BYTES).fill(5));
  const chance = new FastChance(5);
  const look = () => {
    const { table } = match.view(0);
    return { soFar: game.soFar?.(table), outcome: game.outcome(table) };
  };
  yield look();
  while (!match.isOver) {
    const [seat] = match.toAct() as [Seat];
    const played = match.submit(seat, game.writeMove(bot.choose(game, match.view(seat), chance)));
    if (isRefusal(played)) throw new Error(played.rule);
    yield look();
  }
}

for (const game of games.filter(({ soFar }) => soFar)) {
  test(`${game.meta.title} tells how it stands: rounds follow each other, and the last scores are the result`, async () => {
    const told = [...courseOf(game, (await (botOf(game.meta.id, 'greedy') ?? botOf(game.meta.id, 'random'))?.load(2)) as Bot)];
    const first = told[0]?.soFar;
    const last = told.at(-1);
    assert.ok(first && last?.outcome);
    assert.deepEqual(last.soFar?.scores, last.outcome.scores);
    const rounds = told.flatMap(({ soFar }) => (soFar?.round ? [soFar.round] : []));
    if (rounds.length === 0) return;
    assert.equal(rounds[0]?.n, 1);
    for (const [i, { n, of }] of rounds.entries()) {
      assert.ok(n - (rounds[i - 1]?.n ?? 1) <= 1 && n >= (rounds[i - 1]?.n ?? 1) && n <= of, `round ${n} of ${of}`);
    }
    assert.equal(rounds.at(-1)?.n, rounds[0]?.of);
  });
}
