/** Every game says everything, in every language, each in its own words and typography. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  allOptions,
  type Chapter,
  type Counting,
  type CountWords,
  ENGINE_RULES,
  type ExampleWords,
  type Game,
  type GameEvent,
  type GameWords,
  type HintWords,
  LANGUAGES,
  type Language,
  type LessonWords,
  Match,
  type Samples,
  type Seat,
  type Who,
} from '#engine';
import { tongues } from '#tools/tongues/tongue';
import { games } from './index.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Henri', 'Ilse'];

/** Somebody at this seat, or who looks on. */
const readerAt = (you?: Seat): Who => ({ name: (seat) => NAMES[seat]!, isYou: (seat) => seat === you });

const isWhole = (sentence: string) => sentence.trim() !== '' && !/undefined|NaN|\[object/.test(sentence);

/** Every event and every row of the count in the recorded games. */
function recorded(game: Game): { events: GameEvent[]; rows: [what: string, n: number | undefined][] } {
  const folder = new URL(`./${game.meta.id}/replays/`, import.meta.url);
  const events: GameEvent[] = [];
  const rows = new Map<string, [string, number | undefined]>();
  for (const file of readdirSync(folder)) {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const match = Match.fromRecord(game, record, ({ told }) => void events.push(...told.map(({ event }) => event)));
    for (const { what, n } of (match as Match).outcome()?.breakdown ?? []) rows.set(`${what} ${n}`, [what, n]);
  }
  return { events, rows: [...rows.values()] };
}

for (const game of games) {
  const { id, title, options, endings } = game.meta;
  const { words, THINGS = {} } = (await import(`./${id}/words/index.ts`)) as {
    words: Record<Language, () => Promise<GameWords>>;
    /** What explains itself on the board, each with its rule. */
    THINGS?: Record<string, string>;
  };
  const { samples } = (await import(`./${id}/words/samples.ts`)) as { samples: Samples };
  const dictionaries = new Map<Language, GameWords>();
  for (const language of LANGUAGES) dictionaries.set(language, await words[language]());
  const all = [...dictionaries.values()];
  const chaptersOf = new Map<GameWords, readonly Chapter[]>();
  for (const dictionary of all) chaptersOf.set(dictionary, await dictionary.chapters());
  const aboutOf = new Map<GameWords, Readonly<Record<string, string>>>();
  for (const dictionary of all) aboutOf.set(dictionary, (await dictionary.about?.()) ?? {});
  const hintsOf = new Map<GameWords, HintWords>();
  for (const dictionary of all) if (dictionary.hints) hintsOf.set(dictionary, await dictionary.hints());
  const countOf = new Map<GameWords, CountWords>();
  for (const dictionary of all) if (dictionary.count) countOf.set(dictionary, await dictionary.count());
  const lessonsOf = new Map<GameWords, Readonly<Record<string, LessonWords>>>();
  for (const dictionary of all) lessonsOf.set(dictionary, (await dictionary.lessons?.()) ?? {});
  const examplesOf = new Map<GameWords, Readonly<Record<string, ExampleWords>>>();
  for (const dictionary of all) examplesOf.set(dictionary, (await dictionary.examples?.()) ?? {});
  const counting = countOf.size > 0 ? ((await import(`./${id}/count.ts`)) as { counting: Counting }).counting : undefined;
  /** What can be tapped in of a real game, whatever is chosen. */
  const tappable = (counting ? allOptions(game, game.meta.seats.min).concat(allOptions(game, game.meta.seats.max)) : [])
    .flatMap((chosen) => counting?.parts(chosen, game.meta.seats.max) ?? [])
    .flatMap((part) => part.fields);
  const rulebook = readFileSync(new URL(`./${id}/RULES.md`, import.meta.url), 'utf8');
  const { events, rows } = recorded(game);

  /** Every sentence that can be had by asking, with what it answers. */
  function* sentences(dictionary: GameWords): Generator<readonly [what: string, sentence: string]> {
    yield ['tagline', dictionary.tagline];
    for (const [key, option] of Object.entries(dictionary.options)) {
      yield [`option ${key}`, option.name];
      yield [`about ${key}`, option.about];
      for (const [value, name] of Object.entries(option.values)) yield [`option ${key}=${value}`, name];
    }
    for (const [ending, name] of Object.entries(dictionary.endings)) yield [`ending ${ending}`, name];
    for (const [key, order] of Object.entries(dictionary.orders ?? {})) {
      yield [`order ${key}`, order.name];
      yield [`about order ${key}`, order.about];
    }
    for (const [what, n] of rows) yield [`row ${what} ${n}`, dictionary.row(what, n)];
    for (const { id: chapter, title: name, rules } of chaptersOf.get(dictionary) ?? []) {
      yield [chapter, name];
      for (const rule of rules) yield [rule.id, rule.text];
    }
    for (const [thing, sentence] of Object.entries(aboutOf.get(dictionary) ?? {})) yield [`about ${thing}`, sentence];
    for (const refusal of samples.refusals) yield [JSON.stringify(refusal), dictionary.refusal(refusal, readerAt(0))];
    for (const event of samples.events) {
      for (const you of [0, undefined]) yield [`${JSON.stringify(event)} to ${you}`, dictionary.event(event, readerAt(you)) ?? ''];
    }
    for (const fact of samples.facts ?? [])
      yield [`hint ${JSON.stringify(fact)}`, hintsOf.get(dictionary)?.say(fact, readerAt(0), dictionary) ?? ''];
    const count = countOf.get(dictionary);
    if (count) yield ['count', count.about];
    for (const { name, n } of tappable) yield [`count ${name} ${n}`, count?.field(name, n) ?? ''];
    for (const [lesson, { title: name, says }] of Object.entries(lessonsOf.get(dictionary) ?? {})) {
      yield [`lesson ${lesson}`, name];
      for (const [key, sentence] of Object.entries(says)) yield [`lesson ${lesson} ${key}`, sentence];
    }
    for (const [example, { title: name, ask, so }] of Object.entries(examplesOf.get(dictionary) ?? {}))
      for (const [part, sentence] of Object.entries({ title: name, ask, so })) yield [`example ${example} ${part}`, sentence];
    yield* samples.said(dictionary, readerAt);
  }

  test(`${id}: every language tells the chapters and rules of RULES.md, in order`, () => {
    const chapterIds = [...rulebook.matchAll(/^## ([A-Z]+\d+) /gm)].map((match) => match[1]);
    const ruleIds = [...rulebook.matchAll(/\*\*([A-Z]+\d+\.\d+)\*\*/g)].map((match) => match[1]);
    assert.ok(chapterIds.length > 0);
    for (const chapter of chapterIds) assert.ok(ruleIds.some((rule) => rule?.startsWith(`${chapter}.`)));
    for (const chapters of chaptersOf.values()) {
      assert.deepEqual(
        chapters.map((chapter) => chapter.id),
        chapterIds,
      );
      assert.deepEqual(
        chapters.flatMap(({ rules }) => rules.map((rule) => rule.id)),
        ruleIds,
      );
      for (const chapter of chapters) assert.ok(chapter.rules.every((rule) => rule.id.startsWith(`${chapter.id}.`)));
    }
  });

  test(`${id}: each thing of the board is explained in every language, with a rule that exists`, () => {
    for (const rule of Object.values(THINGS)) assert.ok(rulebook.includes(`**${rule}**`), rule);
    for (const about of aboutOf.values()) {
      assert.deepEqual(Object.keys(about).sort(), Object.keys(THINGS).sort());
      for (const sentence of Object.values(about)) assert.match(sentence, /^[\p{Lu}\d].*\.$/u);
    }
  });

  test(`${id}: every option, each of its values, every ending, order and row of the count has a name`, () => {
    for (const dictionary of all) {
      assert.deepEqual(Object.keys(dictionary.orders ?? {}), Object.keys(game.orders ?? {}));
      assert.deepEqual(Object.keys(dictionary.options).sort(), Object.keys(options).sort());
      for (const [key, { values }] of Object.entries(options)) {
        assert.deepEqual(Object.keys(dictionary.options[key]?.values ?? {}).sort(), values.map(String).sort());
      }
      assert.deepEqual(Object.keys(dictionary.endings), endings);
      assert.equal(new Set(rows.map(([what, n]) => dictionary.row(what, n))).size, rows.length);
      for (const [what, n] of rows) assert.notEqual(dictionary.row(what, n), what);
    }
  });

  test(`${id}: a ruling is called one, and so is an option`, () => {
    for (const [, rule, line = ''] of rulebook.matchAll(/\*\*([A-Z]+\d+\.\d+)\*\*(.*)/g)) {
      for (const [language, dictionary] of dictionaries) {
        const tongue = tongues.get(language);
        assert.ok(tongue);
        const text =
          chaptersOf
            .get(dictionary)
            ?.flatMap(({ rules }) => rules)
            .find((told) => told.id === rule)
            ?.text.toLowerCase() ?? '';
        assert.equal(text.includes(tongue.ruling), /\*\*ruling\*\*/i.test(line), `${language} ${rule}`);
        assert.equal(text.includes(tongue.option), /\*\*option\*\*/i.test(line), `${language} ${rule}`);
      }
    }
  });

  test(`${id}: every event of the recorded games gives a sentence to whoever reads, unless its kind needs none`, () => {
    const kinds = new Set(samples.events.map(({ kind }) => kind));
    for (const dictionary of all) {
      for (const event of events) {
        for (const you of [0, 1, undefined]) {
          const sentence = dictionary.event(event, readerAt(you));
          if (kinds.has(event.kind)) assert.ok(sentence !== undefined && isWhole(sentence), `${event.kind}: ${sentence}`);
          else assert.equal(sentence, undefined, `there is no sample of "${event.kind}"`);
        }
      }
    }
  });

  test(`${id}: hints leave events to those who tell them`, () => {
    for (const [dictionary, hints] of hintsOf) {
      for (const event of samples.events) assert.equal(hints.say(event, readerAt(0), dictionary), undefined, event.kind);
    }
  });

  test(`${id}: every refusal has its own sentence`, () => {
    const refusals = [...samples.refusals, { rule: ENGINE_RULES.unreadable, text: '???' }, { rule: ENGINE_RULES.undo }, { rule: 'X1' }];
    for (const dictionary of all) {
      const told = refusals.map((refusal) => dictionary.refusal(refusal, readerAt(0)));
      assert.equal(new Set(told).size, refusals.length);
      told.push(dictionary.refusal({ rule: ENGINE_RULES.over }, readerAt(0)));
      for (const sentence of told) assert.ok(isWhole(sentence), sentence);
    }
  });

  test(`${id}: nothing is left empty, and nothing is left in another language`, () => {
    const byLanguage = all.map((dictionary) => new Map(sentences(dictionary)));
    for (const [n, own] of byLanguage.entries()) {
      for (const [what, sentence] of own) {
        assert.ok(isWhole(sentence), `${what}: ${sentence}`);
        for (const other of byLanguage.slice(n + 1)) {
          assert.ok(other.has(what), what);
          if (!samples.alike.test(sentence)) assert.notEqual(sentence, other.get(what), what);
        }
      }
    }
  });

  test(`${id}: the typography of each language is kept`, () => {
    for (const [language, dictionary] of dictionaries) {
      for (const [what, sentence] of sentences(dictionary)) {
        const text = sentence.replaceAll(title, 'X');
        assert.ok(!/['"]/.test(text), `${language} ${what}: ${sentence}`);
        assert.ok(!/-\d/.test(text), `${language} ${what}: a minus is no hyphen`);
        if (language === 'fr') assert.ok(!/[^\u202f\u00a0][:;!?»%]/.test(text), `${what}: ${sentence}`);
        else assert.ok(!/\s[:;!?]/.test(text), `${language} ${what}: ${sentence}`);
      }
    }
  });
}
