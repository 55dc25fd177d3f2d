import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game, type Options, quiet, readOptions, viewOf } from '#engine';
import { bids } from '#engine/bids.example';
import { lots } from '#engine/lots.example';
import { gameOf } from '#games';
import type { Bot } from './bot.ts';
import { playerOf } from './judge.ts';
import { botOf } from './own.ts';
import { levels } from './search/levels.ts';

async function topOf(game: Game, seats: number): Promise<Bot> {
  const known = await botOf(game.meta.id, 'level-5')?.load(seats);
  const { judge, heat, cap } = levels.at(-1)!;
  return known ?? playerOf(await judge(seats), { name: 'level-5', heat, cap });
}

const tables = ([gameOf('patchistory'), lots, bids] as Game[]).map((game) => ({ game, seats: game.meta.seats.max }));
// With two seats the auction is secret.
tables.push({ game: gameOf('patchistory') as Game, seats: 2 });

for (const { game, seats } of tables) {
  test(`${game.meta.title}, ${seats} seats: however many hands think, they decide as one`, async () => {
    const bot = await topOf(game, seats);
    const { look, decide } = bot.together!;
    const state = game.setup(readOptions(game, seats, {}) as Options, seats, new FastChance(1));
    for (let ply = 0; ply < 8 && game.toAct(state.table).length > 0; ply++) {
      const seat = game.toAct(state.table)[0]!;
      const view = viewOf(state, seat);
      const move = bot.choose(game, view, new FastChance(2, ply));
      for (const hands of [1, 2, 3, 9]) {
        const looks = Array.from({ length: hands }, (_, hand) => look(game, view, new FastChance(2, ply), { hand, hands }));
        const told = structuredClone(looks).reverse();
        assert.deepEqual(decide(game, view, told), move, `${hands} hands`);
      }
      game.play(state, seat, move, new FastChance(3, ply), quiet);
    }
  });
}

test('hands that are late tell what they have found in one share each', async () => {
  const game = gameOf('patchistory') as Game;
  const { together } = await topOf(game, 2);
  const view = viewOf(game.setup(readOptions(game, 2, {}) as Options, 2, new FastChance(1)), 0);
  const looks = [0, 1].map((hand) => together!.look(game, view, new FastChance(2), { hand, hands: 2 }, () => true));
  assert.deepEqual(
    looks.map(({ found }) => found.map(({ share }) => share)),
    [[0], [1]],
  );
  assert.equal(game.refuse(view, together!.decide(game, view, looks)), undefined);
});
