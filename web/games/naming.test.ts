import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import {
  FastChance,
  type Game,
  type GameWords,
  isRefusal,
  LANGUAGES,
  type Language,
  Match,
  readOptions,
  SEED_BYTES,
  type Who,
} from '#engine';
import { games } from '#games';
import type { Aloud } from './board.ts';
import { nameMoves } from './naming.ts';

const load = async (id: string, language: Language): Promise<GameWords> => (await import(`../../games/${id}/words/${language}.ts`)).words;

/** Every so many entries of a long game, in all languages by turns. */
const EVERY = 7;
const isLong = ({ game, options, seats }: Match) => game.meta.longest(options, seats) > 50;

/** A game of luck alone, from one moment to the next. */
function* moments(game: Game, seats: number, seed: number): Generator<Match> {
  const options = readOptions(game, seats, {});
  assert.ok(typeof options !== 'string');
  const match = new Match(game, options, seats, new Uint8Array(SEED_BYTES).fill(seed));
  for (const chance = new FastChance(seed); !match.isOver; ) {
    yield match;
    const [seat] = match.toAct() as [number];
    assert.ok(!isRefusal(match.submit(seat, game.writeMove(chance.pick(game.moves(match.view(seat)))))));
  }
}

for (const game of games) {
  test(`${game.meta.title}: each legal move has a name of its own, and every position is told, in every language`, async () => {
    // A game may leave it out: then moves are called by what is told of them.
    const file = new URL(`./${game.meta.id}/aloud.ts`, import.meta.url);
    const aloud: Aloud | undefined = existsSync(file) ? (await import(file.href)).aloud : undefined;
    const voices = await Promise.all(
      LANGUAGES.map(async (language) => {
        const words = await load(game.meta.id, language);
        return { words, hints: await words.hints?.() };
      }),
    );
    const list = (what: string, parts: readonly string[]) => (parts.length === 0 ? '' : `${what}: ${parts.join(', ')}`);
    let looks = 0;
    for (const seats of [game.meta.seats.min, game.meta.seats.max]) {
      for (const match of moments(game, seats, seats)) {
        if (isLong(match) && match.ply % EVERY !== 0) continue;
        const { words, hints } = voices[looks++ % voices.length]!;
        const [seat] = match.toAct() as [number];
        const who: Who = { name: (one) => `Anna${one}`, isYou: (one) => one === seat };
        const view = match.view(seat);
        const legal = game.moves(view);
        const named = nameMoves(game, view, legal, { who, words, hints, aloud });
        const where = `${words.title}, entry ${match.ply}`;
        assert.ok(named.length > 0 && named.length <= legal.length, where);
        assert.equal(new Set(named.map(({ name }) => name)).size, named.length, where);
        for (const { name, move } of named) assert.doesNotMatch(name, /undefined|NaN|^$| \(\d+\)$/, `${where}: ${game.writeMove(move)}`);
        if (!aloud) continue;
        const told = aloud.position(view, { who, words, list });
        assert.ok(told.length > 1 && told[0] !== '', where);
        assert.doesNotMatch(told.join(), /undefined|NaN/, where);
        // Given up by somebody: it is nobody's turn, and nobody is asked anything.
        const ended = aloud.position(view, { who, words, ended: 'Anna1 resigned', list });
        const [turn, ...more] = told.filter((part) => !ended.includes(part));
        assert.ok(turn && more.length === 0 && ended.includes('Anna1 resigned'), `${where}: ${ended}`);
      }
    }
    assert.ok(looks > 8, `${looks} positions`);
  });
}
