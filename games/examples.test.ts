/** Every worked example goes through the engine as it is written, comes to what the rulebook counts, and is told in every language. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Examples, type Game, type GameWords, isRefusal, LANGUAGES, type Language, Match, type Reading, type State } from '#engine';
import { games } from './index.ts';

const hasExamples = ({ meta }: Game) => existsSync(new URL(`./${meta.id}/examples.ts`, import.meta.url));

/** All of it is there before the first test: then none is left out. */
const loaded = await Promise.all(
  games.filter(hasExamples).map(async (game) => {
    const { id } = game.meta;
    const { examples } = (await import(`./${id}/examples.ts`)) as { examples: Examples };
    const { position, worths } = (await import(`./${id}/position.ts`)) as {
      position: (drawn: unknown) => State;
      worths: (table: unknown) => readonly number[];
    };
    const { words } = (await import(`./${id}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
    const { reading } = (await import(`./${id}/reading.ts`)) as { reading: Reading };
    const rulebook = readFileSync(new URL(`./${id}/RULES.md`, import.meta.url), 'utf8');
    return { game, id, examples, position, worths, words, reading, rulebook };
  }),
);

for (const { game, id, examples, position, worths, words, reading, rulebook } of loaded) {
  for (const [name, example] of Object.entries(examples)) {
    test(`${id}, example ${name}: the engine takes every move, and counts as the rulebook does`, () => {
      const { drawn, seat, plays, from = 0 } = example;
      const staged = { ...game, setup: () => position(drawn) };
      const match = new Match(staged, {}, position(drawn).hands.length, new Uint8Array(32));
      let own = 0;
      for (const [n, text] of plays.entries()) {
        const acting = match.toAct().includes(seat) ? seat : match.toAct()[0];
        assert.ok(acting !== undefined);
        if (acting === seat && n >= from) own++;
        const played = match.submit(acting, text);
        assert.ok(!isRefusal(played), `${text}: ${JSON.stringify(played)}`);
      }
      assert.ok(own > 0, 'there is nothing to do for the reader');
      assert.deepEqual(worths(match.state.table), example.worths);
    });

    test(`${id}, example ${name}: it shows rules that exist`, () => {
      assert.ok(example.rules.length > 0);
      for (const rule of example.rules) assert.ok(rulebook.includes(`**${rule}**`), rule);
    });
  }

  for (const language of LANGUAGES) {
    test(`${id}: ${language} tells every example in a few short sentences`, async () => {
      const told = (await (await words[language]()).examples?.()) ?? {};
      assert.deepEqual(Object.keys(told), Object.keys(examples));
      for (const { title, ask, so } of Object.values(told)) {
        assert.match(title, /^[\p{Lu}\d].*[^.!?]$/u);
        for (const text of [ask, so]) {
          assert.match(text, /^[\p{Lu}\d].*[.!?]$/u);
          assert.ok(text.length <= 260, text);
        }
      }
    });
  }

  test(`${id}: what makes its summary are rules that exist, and so are those of single editions`, () => {
    const { option = '', only = {} } = reading.editions ?? {};
    for (const rule of [...reading.essential, ...Object.keys(only)]) assert.ok(rulebook.includes(`**${rule}**`), rule);
    assert.equal(new Set(reading.essential).size, reading.essential.length);
    for (const edition of Object.values(only).flat()) assert.ok(game.meta.options[option]?.values.includes(edition), edition);
  });
}
