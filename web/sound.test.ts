import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { random } from '#bots/random';
import { FastChance, type Game, type GameEvent, isRefusal, Match, readOptions, SEED_BYTES, type Seat } from '#engine';
import { games } from '#games';
import { NOTES, VOICES, type Voice } from './sound/voices.ts';

/** What happens in a game of chance, entry by entry. */
function* entries(game: Game): Generator<readonly GameEvent[]> {
  const seats = Math.max(2, game.meta.seats.min);
  const options = readOptions(game, seats, {});
  if (typeof options === 'string') throw new Error(options);
  const match = new Match(game, options, seats, new Uint8Array(SEED_BYTES).fill(3));
  const chance = new FastChance(3);
  while (!match.isOver) {
    const [seat] = match.toAct() as [Seat];
    const played = match.submit(seat, game.writeMove(random.choose(game, match.view(seat), chance)));
    if (isRefusal(played)) throw new Error(played.rule);
    yield played.told.map(({ event }) => event);
  }
}

/** A game may leave its sounds out. */
const fileOf = (game: Game) => new URL(`./games/${game.meta.id}/sound.ts`, import.meta.url);

for (const game of games.filter((one) => existsSync(fileOf(one)))) {
  test(`${game.meta.title} is heard: some of its entries, by voices there are`, async () => {
    const { sound }: { sound: (events: readonly GameEvent[]) => Voice | undefined } = await import(fileOf(game).href);
    const heard = new Set([...entries(game)].flatMap((events) => sound(events) ?? []));
    assert.ok(heard.size > 0);
    for (const voice of heard) assert.ok(VOICES.includes(voice));
    assert.equal(sound([]), undefined);
  });
}

test('what is heard is short, and never loud', () => {
  for (const voice of VOICES) {
    for (const { at, fades, pitch, loud } of NOTES[voice]) {
      assert.ok(at >= 0 && fades > 0 && at + fades < 1.5 && pitch > 100 && pitch < 5000 && loud > 0 && loud <= 0.7, voice);
    }
  }
});
