import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_RULES, type GameEvent, LANGUAGES, type Language, Match, type Refusal, type Who } from '#engine';
import { ugo } from '../index.ts';
import { CARDS, COLOURS, type UgoEvent } from '../pieces.ts';
import { type UgoWords, words } from './index.ts';

const dictionaries = new Map<Language, UgoWords>();
for (const language of LANGUAGES) dictionaries.set(language, await words[language]());
const all = [...dictionaries.values()];

const names = ['Anna', 'Boris', 'Chloé', 'Henri'];
const whoIs = (you: number): Who => ({ name: (seat) => names[seat] as string, isYou: (seat) => seat === you });
const SOMEBODY_ELSE = -1;

/** The chapters and rule numbers of RULES.md, in order. */
const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const chapterIds = [...rulebook.matchAll(/^## (U\d+) /gm)].map((match) => match[1]);
const ruleIds = [...rulebook.matchAll(/\*\*(U\d+\.\d+)\*\*/g)].map((match) => match[1]);

/** Everything that happened in the recorded games. */
function recordedEvents(): GameEvent[] {
  const folder = new URL('../replays/', import.meta.url);
  const events: GameEvent[] = [];
  for (const file of readdirSync(folder)) {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    Match.fromRecord(ugo, record, ({ told }) => void events.push(...told.map(({ event }) => event)));
  }
  return events;
}

const refusals: readonly Refusal[] = [
  { rule: 'U2.1', seat: 1 },
  { rule: 'U2.2', card: 6 },
  { rule: 'U2.3', colour: 1, card: 6 },
  { rule: 'U2.7' },
  { rule: 'U3.1', seat: 0 },
  { rule: 'U3.1', seat: 1 },
  { rule: 'U3.1', colour: 4 },
  { rule: 'U3.2', colour: 2 },
  { rule: 'U3.3', colour: 3, space: 1 },
  { rule: 'U3.5', card: 44 },
  { rule: 'U6.2' },
  { rule: ENGINE_RULES.unreadable, text: '???' },
  { rule: ENGINE_RULES.undo },
];

const happened: readonly (UgoEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'dealt', round: 1, dealer: 0, leader: 1 },
  { kind: 'played', seat: 0, card: 6 },
  { kind: 'won', seat: 0, card: 6 },
  { kind: 'farmers', seat: 0, card: 6, earned: 1, got: 1 },
  { kind: 'farmers', seat: 0, card: 3, earned: 2, got: 1 },
  { kind: 'farmers', seat: 0, card: 3, earned: 2, got: 0 },
  { kind: 'laid', seat: 0, spaces: [0, 1], tops: [6, 14] },
  { kind: 'scored', round: 0, points: [11, -3, 0, 4] },
  { kind: 'undo', seat: 0 },
];

/** Every sentence of a dictionary that can be had by asking, with what it answers. */
function* sentences(dictionary: UgoWords): Generator<[what: string, sentence: string]> {
  yield ['tagline', dictionary.tagline];
  for (const [key, option] of Object.entries(dictionary.options)) {
    yield [`option ${key}`, option.name];
    yield [`about ${key}`, option.about];
    for (const [value, name] of Object.entries(option.values)) yield [`option ${key}=${value}`, name];
  }
  for (const [ending, name] of Object.entries(dictionary.endings)) yield [`ending ${ending}`, name];
  yield ['row', dictionary.row('round', 2)];
  for (const { id, title, rules } of dictionary.chapters) {
    yield [id, title];
    for (const rule of rules) yield [rule.id, rule.text];
  }
  for (const refusal of refusals) yield [JSON.stringify(refusal), dictionary.refusal(refusal, whoIs(0))];
  for (const event of happened) {
    for (const you of [0, SOMEBODY_ELSE]) yield [`${JSON.stringify(event)}, you: ${you}`, dictionary.event(event, whoIs(you)) ?? ''];
  }
  for (let card = 0; card < CARDS; card++) yield [`card ${card}`, dictionary.card(card)];
  const { board } = dictionary;
  for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
  yield ['handOf', board.handOf('Anna')];
  yield ['kingdomOf', board.kingdomOf('Anna')];
  yield ['round', board.round(2, 4)];
  yield ['trickNumber', board.trickNumber(3)];
  yield ['counted', board.counted(2)];
  for (const you of [0, SOMEBODY_ELSE]) {
    yield [`turnPlay ${you}`, board.turnPlay(0, whoIs(you))];
    yield [`turnLay ${you}`, board.turnLay(0, whoIs(you))];
    yield [`wonTrick ${you}`, board.wonTrick(0, whoIs(you))];
  }
  for (const colour of COLOURS.keys()) {
    yield [`ledColour ${colour}`, board.ledColour(colour)];
    yield [`layTop ${colour}`, board.layTop(colour)];
  }
  yield ['space, empty', board.space({ n: 4, top: undefined, buried: 0, farmers: 0, needs: 3, worth: 0 })];
  yield ['space, pile', board.space({ n: 3, top: 6, buried: 2, farmers: 1, needs: 2, worth: -5 })];
  for (const n of [0, 1, 2]) {
    yield [`farmers ${n}`, board.farmers(n)];
    yield [`cardsLeft ${n}`, board.cardsLeft(n)];
    yield [`points ${n}`, board.points(n)];
  }
}

test('[U1.1] every language tells the chapters and rules of RULES.md, in order', () => {
  assert.ok(ruleIds.length > 30);
  for (const { chapters } of all) {
    assert.deepEqual(
      chapters.map(({ id }) => id),
      chapterIds,
    );
    assert.deepEqual(
      chapters.flatMap(({ rules }) => rules.map(({ id }) => id)),
      ruleIds,
    );
    for (const { id, rules } of chapters) assert.ok(rules.every((rule) => rule.id.startsWith(`${id}.`)));
  }
});

test('[U1.5] [U4.7] every option, each of its values and every ending has a name', () => {
  for (const { options, endings } of all) {
    assert.deepEqual(Object.keys(options).sort(), Object.keys(ugo.meta.options).sort());
    for (const [key, { values }] of Object.entries(ugo.meta.options)) {
      assert.deepEqual(Object.keys(options[key]?.values ?? {}).sort(), values.map(String).sort());
    }
    assert.deepEqual(Object.keys(endings), ugo.meta.endings);
  }
});

test('[U6.3] a ruling is called one, and so is an option', () => {
  const marks = { en: ['our ruling', 'option'], fr: ['notre interprétation', 'option'], nl: ['onze uitleg', 'optie'] };
  for (const line of rulebook.matchAll(/\*\*(U\d+\.\d+)\*\*(.*)/g)) {
    for (const [language, dictionary] of dictionaries) {
      const text =
        dictionary.chapters
          .flatMap(({ rules }) => rules)
          .find(({ id }) => id === line[1])
          ?.text.toLowerCase() ?? '';
      const [ruling, option] = marks[language] as [string, string];
      assert.equal(text.includes(ruling), /\*\*ruling\*\*/i.test(line[2] as string), `${language} ${line[1]}`);
      assert.equal(text.includes(option), /\*\*option\*\*/i.test(line[2] as string), `${language} ${line[1]}`);
    }
  }
});

test('[U2.1] every event of the recorded games gives a sentence to whoever reads', () => {
  const events = recordedEvents();
  assert.deepEqual([...new Set(events.map(({ kind }) => kind))].sort(), ['dealt', 'farmers', 'laid', 'played', 'scored', 'undo', 'won']);
  for (const dictionary of all) {
    for (const event of events) {
      for (const you of [0, 1, SOMEBODY_ELSE]) {
        const sentence = dictionary.event(event, whoIs(you));
        assert.ok(sentence && sentence.length > 8, event.kind);
        assert.ok(!/undefined|NaN|\[object/.test(sentence), sentence);
      }
    }
  }
});

test('[U2.3] every refusal has its own sentence', () => {
  for (const dictionary of all) {
    const told = refusals.map((refusal) => dictionary.refusal(refusal, whoIs(0)));
    assert.equal(new Set(told).size, refusals.length);
    const unknown = dictionary.refusal({ rule: 'X1' }, whoIs(0));
    assert.ok(unknown.length > 8);
    assert.ok(!told.includes(unknown));
    assert.ok(told.every((sentence) => sentence.length > 8 && !/undefined|NaN/.test(sentence)));
    assert.ok(dictionary.refusal({ rule: ENGINE_RULES.over }, whoIs(0)).length > 8);
  }
});

test('[U1.1] nothing is left empty, and nothing is left in another language', () => {
  const maySound = new Set(['board total', 'points 1', 'points 2']);
  const byLanguage = all.map((dictionary) => new Map(sentences(dictionary)));
  for (const [n, own] of byLanguage.entries()) {
    for (const [what, sentence] of own) {
      assert.ok(sentence.trim().length > 0, what);
      for (const other of byLanguage.slice(n + 1)) {
        assert.ok(other.has(what), what);
        if (!maySound.has(what)) assert.notEqual(sentence, other.get(what), what);
      }
    }
  }
  for (const { colours, lands } of all) {
    assert.equal(new Set(colours).size, 5);
    assert.equal(new Set(lands).size, 5);
  }
});

test('[U1.1] the typography of each language is kept', () => {
  for (const [language, dictionary] of dictionaries) {
    for (const [what, sentence] of sentences(dictionary)) {
      assert.ok(!/['"]/.test(sentence), `${language} ${what}: ${sentence}`);
      assert.ok(!/-\d/.test(sentence), `${language} ${what}: a minus is no hyphen`);
      if (language === 'fr') assert.ok(!/[^\u202f\u00a0][:;!?»]/.test(sentence.replace('U GO!', '')), `${what}: ${sentence}`);
      else assert.ok(!/\s[:;!?]/.test(sentence), `${language} ${what}: ${sentence}`);
    }
  }
});
