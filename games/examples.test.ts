/** Every worked example goes through the engine as it is written, comes to what the rulebook counts, and is told in every language. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Examples, type Game, type GameWords, isRefusal, LANGUAGES, type Language, Match, type Reading, type State } from '#engine';
import { games } from './index.ts';

const hasExamples = ({ meta }: Game) => existsSync(new URL(`./${meta.id}/examples.ts`, import.meta.url));

/** The rules that each game's rulebooks work through, in an example or a figure. */
const WORKED: Readonly<Record<string, readonly string[]>> = {
  'king-of-the-dice': [
    ...['K4.1', 'K4.3', 'K4.4', 'K5.2', 'K5.3', 'K5.4', 'K5.5', 'K5.6', 'K5.7', 'K5.8', 'K5.9', 'K5.10'],
    ...['K6.1', 'K6.2', 'K6.4', 'K6.5', 'K6.7', 'K7.1', 'K7.2', 'K7.3', 'K7.4'],
  ],
  medina: [
    ...['M3.6', 'M4.1', 'M4.2', 'M4.3', 'M4.5', 'M4.6', 'M5.1', 'M5.2', 'M6.1', 'M6.2', 'M6.3', 'M6.4', 'M6.5', 'M7.1'],
    ...['M9.1', 'M9.2', 'M9.4', 'M10.1', 'M10.3', 'M10.4', 'M11.2', 'M11.3'],
  ],
  patchistory: [
    ...['P2.1', 'P2.5', 'P3.1', 'P3.2', 'P3.4', 'P3.5', 'P3.7', 'P3.12', 'P4.2', 'P4.4', 'P4.5', 'P4.6', 'P4.7', 'P4.9', 'P4.12', 'P4.14'],
    ...['P5.7', 'P6.8', 'P6.9', 'P6.13', 'P6.22', 'P10.1', 'P10.2', 'P10.5', 'P11.9', 'P11.10', 'P11.12', 'P11.13'],
  ],
  ugo: ['U1.2', 'U2.3', 'U2.4', 'U2.5', 'U2.6', 'U2.7', 'U3.3', 'U3.5', 'U4.1', 'U4.2', 'U4.3', 'U4.4', 'U4.5', 'U5.2', 'U5.3', 'U5.4'],
};

/** What the tests of a game's examples show, by their titles: `test('[U2.5] [U3.5] redSix: …')`. */
function touchedBy(tests: string): Map<string, string[]> {
  const touched = new Map<string, string[]>();
  for (const [, rules = '', name = ''] of tests.matchAll(/\btest\(\s*'((?:\[\S+\] )+)(\w+): /g)) {
    touched.set(name, [...(touched.get(name) ?? []), ...rules.replace(/[[\]]/g, '').trim().split(' ')]);
  }
  return touched;
}

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
    const tests = readFileSync(new URL(`./${id}/examples.test.ts`, import.meta.url), 'utf8');
    return { game, id, examples, position, worths, words, reading, rulebook, touched: touchedBy(tests) };
  }),
);

for (const { game, id, examples, position, worths, words, reading, rulebook, touched } of loaded) {
  for (const [name, example] of Object.entries(examples)) {
    test(`${id}, example ${name}: the engine takes every move, and counts as the rulebook does`, () => {
      const { drawn, seat, plays, not = {}, from = 0 } = example;
      const staged = { ...game, setup: () => position(drawn) };
      const match = new Match(staged, {}, position(drawn).hands.length, new Uint8Array(32));
      let own = 0;
      for (const [n, text] of plays.entries()) {
        const acting = match.toAct().includes(seat) ? seat : match.toAct()[0];
        assert.ok(acting !== undefined);
        if (acting === seat && n >= from && own++ === 0) {
          const rulesAgainst = Object.keys(not).map((other) => [other, game.refuse(match.view(seat), game.readMove(other))?.rule]);
          assert.deepEqual(Object.fromEntries(rulesAgainst), not);
        }
        const played = match.submit(acting, text);
        assert.ok(!isRefusal(played), `${text}: ${JSON.stringify(played)}`);
      }
      assert.ok(own > 0, 'there is nothing to do for the reader');
      assert.deepEqual(worths(match.state.table), example.worths);
    });

    test(`${id}, example ${name}: it shows rules that exist, each of them by a test of its own play`, () => {
      assert.ok(example.rules.length > 0);
      for (const rule of example.rules) assert.ok(rulebook.includes(`**${rule}**`), rule);
      assert.deepEqual(touched.get(name)?.toSorted(), example.rules.toSorted());
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

  test(`${id}: every rule that its rulebooks work through has an example`, () => {
    const shown = new Set(Object.values(examples).flatMap(({ rules }) => rules));
    assert.deepEqual(
      WORKED[id]?.filter((rule) => !shown.has(rule)),
      [],
    );
  });

  test(`${id}: what makes its summary are rules that exist, and so are those of single editions`, () => {
    const { option = '', only = {} } = reading.editions ?? {};
    for (const rule of [...reading.essential, ...Object.keys(only)]) assert.ok(rulebook.includes(`**${rule}**`), rule);
    assert.equal(new Set(reading.essential).size, reading.essential.length);
    for (const edition of Object.values(only).flat()) assert.ok(game.meta.options[option]?.values.includes(edition), edition);
  });
}
