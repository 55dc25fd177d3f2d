/** Every lesson goes through the engine as it is written, and says everything in every language. */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import {
  type Game,
  type GameWords,
  inEach,
  isRefusal,
  LANGUAGES,
  type Language,
  type Lesson,
  type Lessons,
  Match,
  moverOf,
  readOptions,
  readSeed,
} from '#engine';
import { games } from './index.ts';
import { words as ugo } from './ugo/words/index.ts';

/** A bubble is read in a breath. */
const LONGEST = 180;
/** Words that are read in a minute, and the seconds it takes to do what is told. */
const WORDS = 200;
const SECONDS = 4;
/** Minutes. What the bots do on the way comes on top. */
const LEAST = 5;
const MOST = 8;

/** Plays a move as a table does. */
function play(match: Match, text: string, isReaders: boolean | undefined): void {
  const acting = match.toAct();
  const seat = moverOf(acting);
  if (isReaders !== undefined) assert.equal(seat === 0, isReaders, `${text}: it is the turn of ${acting}`);
  const played = match.submit(seat, text);
  assert.ok(!isRefusal(played), `${text} of seat ${seat}: ${JSON.stringify(played)}`);
}

function playThrough(game: Game, lesson: Lesson): void {
  const options = readOptions(game, lesson.seats, lesson.options);
  assert.ok(typeof options !== 'string', String(options));
  const match = new Match(game, options, lesson.seats, readSeed(lesson.seed)!);
  for (const text of lesson.before ?? []) play(match, text, undefined);
  for (const text of lesson.first) play(match, text, false);
  for (const { say, play: own, reply } of lesson.turns) {
    assert.ok(say.length > 0, `nothing is said before ${own}`);
    play(match, own, true);
    for (const text of reply) play(match, text, false);
  }
  assert.ok(match.isOver || match.toAct().join() === '0', 'it ends where the reader can play on');
}

for (const game of games) {
  const { id, title } = game.meta;
  if (!existsSync(new URL(`./${id}/lessons.ts`, import.meta.url))) continue;
  const { lessons } = (await import(`./${id}/lessons.ts`)) as { lessons: Lessons };
  const { words, THINGS } = (await import(`./${id}/words/index.ts`)) as {
    words: Record<Language, () => Promise<GameWords>>;
    THINGS: Readonly<Record<string, string>>;
  };
  const said = inEach((language) => words[language]().then((dictionary) => dictionary.lessons?.()));

  for (const [name, lesson] of Object.entries(lessons)) {
    const keys = [...lesson.turns.flatMap(({ say }) => say), ...lesson.end];

    test(`${id}, lesson ${name}: the engine takes every move in its turn`, () => {
      playThrough(game, lesson);
    });

    test(`${id}, lesson ${name}: each step is told once, of things that are there`, () => {
      assert.equal(new Set(keys).size, keys.length);
      for (const [key, thing] of Object.entries(lesson.shows ?? {})) assert.ok(keys.includes(key) && thing in THINGS, `${key}: ${thing}`);
    });

    for (const language of LANGUAGES) {
      test(`${id}, lesson ${name}: ${language} says each step in at most two short sentences, in a few minutes`, async () => {
        const dictionary = await said[language];
        assert.deepEqual(Object.keys(dictionary ?? {}), Object.keys(lessons));
        const { title: called = '', says = {} } = dictionary?.[name] ?? {};
        assert.ok(called.trim() !== '');
        assert.deepEqual(Object.keys(says).sort(), keys.toSorted());
        for (const [key, text] of Object.entries(says)) {
          const bare = text.replaceAll(title, 'X');
          assert.match(text, /^[\p{Lu}\d].*[.!?]$/u, key);
          assert.ok(text.length <= LONGEST, `${key}: ${text.length} letters`);
          assert.ok((bare.match(/[.!?](?=\s|$)/g) ?? []).length <= 2, `${key}: ${text}`);
        }
        const read = Object.values(says).reduce((sum, text) => sum + text.split(/\s+/).length, 0);
        const minutes = read / WORDS + (SECONDS * (keys.length + lesson.turns.length)) / 60;
        assert.ok(LEAST <= minutes && minutes <= MOST, `it takes ${minutes.toFixed(1)} minutes`);
      });
    }
  }
}

test('ugo, lesson round: the step of laying names the button as the board does', async () => {
  for (const language of LANGUAGES) {
    const { board, lessons } = await ugo[language]();
    const { top } = (await lessons?.())?.round?.says ?? {};
    assert.ok(top?.replaceAll('\u00a0', ' ').includes(board.layConfirm), top);
  }
});
