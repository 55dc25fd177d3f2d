import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game, type Options, quiet, readOptions, viewOf } from '#engine';
import { games } from '#games';
import type { Bot } from './bot.ts';
import { botOf, botsFor, checkFairness, LEVELS, searcherOf } from './index.ts';

const optionsOf = (game: Game, seats: number) => readOptions(game, seats, {}) as Options;
const load = (game: string, name: string, seats: number) => botOf(game, name)?.load(seats) as Promise<Bot>;

test('every game has five levels, the strongest last', () => {
  for (const { meta } of games) {
    const names = botsFor(meta.id).map(({ name }) => name);
    assert.deepEqual(names.slice(-5), LEVELS);
    assert.ok(names.includes('random'));
  }
  assert.deepEqual(botsFor('chess'), []);
});

test('the bots that old tables name are there', () => {
  for (const id of ['ugo', 'king-of-the-dice', 'medina', 'patchistory'])
    for (const old of ['random', 'hasty', 'greedy']) assert.ok(botOf(id, old), `${old} of ${id}`);
});

test('a level is made once for each number of seats', async () => {
  assert.equal(await load('ugo', 'level-1', 2), await load('ugo', 'level-1', 2));
});

test('search of any size can be measured, and sits at no table', async () => {
  assert.equal((await searcherOf('ugo', 'ismcts-10')?.load(2))?.name, 'ismcts-10');
  assert.equal((await searcherOf('ugo', 'guided-10')?.load(2))?.name, 'guided-10');
  for (const name of ['ismcts-0', 'ismcts', 'ismcts-1e9', 'ismcts-12345678', 'greedy']) assert.equal(searcherOf('ugo', name), undefined);
  assert.equal(botOf('ugo', 'ismcts-10'), undefined);
});

for (const game of games) {
  test(`${game.meta.title}: whatever is hidden, every bot decides by what it sees`, async () => {
    const seats = game.meta.seats.max;
    for (const { name } of botsFor(game.meta.id)) {
      const bot = await load(game.meta.id, name, seats);
      // Whoever thinks longer is asked less often here, and 10,000 times by `royaumes fairness`.
      const positions = /^level-[2-5]/.test(name) ? 1 : 8;
      const { alike, wrong } = checkFairness({ game, options: optionsOf(game, seats), seats, bot, positions, worlds: 4, seed: 5 });
      assert.equal(wrong, undefined);
      assert.equal(alike, 4 * positions);
    }
  });
}

test('a bot that remembers what it should not have seen is found out', () => {
  const [game] = games as [Game];
  const peeks = (bot: Bot) => checkFairness({ game, options: optionsOf(game, 2), seats: 2, bot, positions: 4, worlds: 4, seed: 5 });
  let last = 0;
  const moody: Bot = { name: 'moody', choose: (_, view) => game.moves(view)[last++ % game.moves(view).length] };
  assert.match(peeks(moody).wrong ?? '', /^moody plays .* where only what is hidden differs/);
  const greasy: Bot = {
    name: 'greasy',
    choose(_, view) {
      const [move] = game.moves(view);
      (view.table as { round: number }).round++;
      return move;
    },
  };
  assert.match(peeks(greasy).wrong ?? '', /^greasy changed what it saw/);
});

test('levels of every game play whole moves by the rules', async () => {
  for (const game of games) {
    const seats = game.meta.seats.min;
    const bots = await Promise.all(LEVELS.map((name) => load(game.meta.id, name, seats)));
    const chance = new FastChance(3);
    const state = game.setup(optionsOf(game, seats), seats, chance);
    for (let ply = 0; ply < 10 && game.toAct(state.table).length > 0; ply++) {
      const [seat] = game.toAct(state.table) as [number];
      const view = viewOf(state, seat);
      const move = bots[ply % bots.length]?.choose(game, view, chance);
      assert.equal(game.refuse(view, move), undefined);
      game.play(state, seat, move, chance, quiet);
    }
  }
});
