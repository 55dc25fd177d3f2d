import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_RULES, type GameEvent, LANGUAGES, type Language, Match, type Refusal, type Who } from '#engine';
import { kingOfTheDice } from '../index.ts';
import { CARDS, CITIZENS, FIRST_LOCATION, KINDS, type KingEvent, NOBODY, PLACES } from '../pieces.ts';
import { cards } from '../position.ts';
import { ROWS } from '../score.ts';
import { type KingWords, words } from './index.ts';

const dictionaries = new Map<Language, KingWords>();
for (const language of LANGUAGES) dictionaries.set(language, await words[language]());
const all = [...dictionaries.values()];

const names = ['Anna', 'Boris', 'Chloé', 'Henri', 'Ilse'];
const whoIs = (you: number): Who => ({ name: (seat) => names[seat] as string, isYou: (seat) => seat === you });
const SOMEBODY_ELSE = -1;
const [dwarf, dragon, mine, penalty] = cards('D3 X1 mine2 P5') as [number, number, number, number];

/** The chapters and rule numbers of RULES.md, in order. */
const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const chapterIds = [...rulebook.matchAll(/^## (K\d+) /gm)].map((match) => match[1]);
const ruleIds = [...rulebook.matchAll(/\*\*(K\d+\.\d+)\*\*/g)].map((match) => match[1]);

/** Everything that happened in the recorded games. */
function recordedEvents(): GameEvent[] {
  const folder = new URL('../replays/', import.meta.url);
  const events: GameEvent[] = [];
  for (const file of readdirSync(folder)) {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    Match.fromRecord(kingOfTheDice, record, ({ told }) => void events.push(...told.map(({ event }) => event)));
  }
  return events;
}

const refusals: readonly Refusal[] = [
  { rule: 'K1.1', die: 6, dice: 6 },
  { rule: 'K1.5', seats: 3 },
  { rule: 'K2.2', slot: 5 },
  { rule: 'K3.1', seat: 1 },
  { rule: 'K3.2' },
  { rule: 'K3.3' },
  { rule: 'K3.5' },
  { rule: 'K4.1', slot: 0, card: dwarf },
  { rule: 'K4.2', slot: 0, card: dwarf },
  { rule: 'K4.4', slot: 0, card: dwarf },
  { rule: 'K6.3' },
  { rule: 'K6.7' },
  { rule: 'K6.7', dragon },
  { rule: 'K6.8', dragon },
  { rule: 'K8.1' },
  { rule: ENGINE_RULES.unreadable, text: '???' },
  { rule: ENGINE_RULES.undo },
];

const happened: readonly (KingEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'began', seat: 0, rolls: 3, extra: false },
  { kind: 'began', seat: 0, rolls: 4, extra: false },
  { kind: 'began', seat: 0, rolls: 3, extra: true },
  { kind: 'rolled', seat: 0, keep: 0, dice: [1, 2, 3, 4, 5, 6], left: 2 },
  { kind: 'rolled', seat: 0, keep: 5, dice: [1, 2, 3, 4, 5, 6], left: 1 },
  { kind: 'took', seat: 0, slot: 1, card: dwarf },
  { kind: 'followed', seat: 0, slot: 2, card: dwarf },
  { kind: 'settled', seat: 0, card: mine },
  { kind: 'left', seat: 0, card: mine },
  { kind: 'gave', seat: 0, to: 1, card: dragon },
  { kind: 'gave', seat: 1, to: 0, card: dragon },
  { kind: 'penalised', seat: 0, card: penalty, next: penalty + 1 },
  { kind: 'penalised', seat: 0, card: penalty, next: NOBODY },
  { kind: 'discarded', card: dwarf },
  { kind: 'drew', slot: 2, card: dwarf },
  { kind: 'declined', seat: 0 },
  { kind: 'ended', ending: 'citizens' },
  { kind: 'ended', ending: 'penalties' },
  { kind: 'ended', ending: 'locations' },
  { kind: 'undo', seat: 0 },
];

/** Every sentence of a dictionary that can be had by asking, with what it answers. */
function* sentences(dictionary: KingWords): Generator<[what: string, sentence: string]> {
  yield ['tagline', dictionary.tagline];
  for (const [key, option] of Object.entries(dictionary.options)) {
    yield [`option ${key}`, option.name];
    yield [`about ${key}`, option.about];
    for (const [value, name] of Object.entries(option.values)) yield [`option ${key}=${value}`, name];
  }
  for (const [ending, name] of Object.entries(dictionary.endings)) yield [`ending ${ending}`, name];
  for (const row of ROWS) yield [`row ${row}`, dictionary.row(row, undefined)];
  for (const { id, title, rules } of dictionary.chapters) {
    yield [id, title];
    for (const rule of rules) yield [rule.id, rule.text];
  }
  for (const refusal of refusals) yield [JSON.stringify(refusal), dictionary.refusal(refusal, whoIs(0))];
  for (const event of happened) {
    for (const you of [0, SOMEBODY_ELSE]) yield [`${JSON.stringify(event)}, you: ${you}`, dictionary.event(event, whoIs(you)) ?? ''];
  }
  for (let card = 0; card < CARDS; card++) yield [`card ${card}`, dictionary.card(card)];
  for (const { id, wish } of CITIZENS) yield [`wish ${id}`, dictionary.wish(wish)];
  for (const kind of KINDS) {
    const effect = dictionary.effect(kind);
    yield [`kind ${kind}`, dictionary.kind(kind)];
    if (effect !== undefined) yield [`effect ${kind}`, effect];
  }
  yield* boardSentences(dictionary);
}

function* boardSentences({ board }: KingWords): Generator<[what: string, sentence: string]> {
  for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
  for (const kept of [true, false]) yield [`die ${kept}`, board.die({ n: 2, face: 5, colour: 1, kept })];
  for (const n of [0, 1, 2]) {
    yield [`rollAgain ${n}`, board.rollAgain(n)];
    yield [`rollsLeft ${n}`, board.rollsLeft(n)];
    yield [`cards ${n}`, board.cards(n)];
    yield [`points ${-n}`, board.points(-n)];
    yield [`drawPile ${n}`, board.drawPile(n)];
    yield [`discardPile ${n}`, board.discardPile(n)];
  }
  for (const p of [0, 0.004, 0.4488, 0.996, 1]) yield [`chance ${p}`, board.chance(p)];
  yield ['slot, fulfilled', board.slot({ n: 2, card: dwarf, fulfilled: true, chance: 1 })];
  yield ['slot, chance', board.slot({ n: 2, card: dwarf, fulfilled: false, chance: 0.5 })];
  yield ['slot', board.slot({ n: 2, card: dwarf, fulfilled: false, chance: undefined })];
  yield ['stack', board.stack({ place: 1, points: 2, left: 3 })];
  yield ['penaltyPile', board.penaltyPile({ points: -2, left: 7 })];
  yield ['stop', board.stop(-2)];
  yield ['brings', board.brings(mine)];
  yield ['take', board.take(dwarf)];
  yield ['takeWith', board.takeWith(mine)];
  yield ['takeWithout', board.takeWithout(mine)];
  yield ['giveTitle', board.giveTitle(dragon)];
  yield ['giveTo', board.giveTo('Anna')];
  yield ['kingdomOf', board.kingdomOf('Anna')];
  yield ['topCard', board.topCard(dwarf)];
  for (const you of [0, SOMEBODY_ELSE]) {
    for (const extra of [true, false]) yield [`turnRoll ${you} ${extra}`, board.turnRoll({ seat: 0, extra }, whoIs(you))];
    for (const left of [0, 1]) yield [`turnChoose ${you} ${left}`, board.turnChoose({ seat: 0, left }, whoIs(you))];
    yield [`turnGive ${you}`, board.turnGive(0, whoIs(you))];
  }
}

test('[K1.1] every language tells the chapters and rules of RULES.md, in order', () => {
  assert.ok(ruleIds.length > 45);
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

test('[K2.3] [K8.1] [K8.5] [K9.2] every option, each of its values, every ending and every row of the count has a name', () => {
  for (const { options, endings, row } of all) {
    assert.deepEqual(Object.keys(options).sort(), Object.keys(kingOfTheDice.meta.options).sort());
    for (const [key, { values }] of Object.entries(kingOfTheDice.meta.options)) {
      assert.deepEqual(Object.keys(options[key]?.values ?? {}).sort(), values.map(String).sort());
    }
    assert.deepEqual(Object.keys(endings), kingOfTheDice.meta.endings);
    assert.equal(new Set(ROWS.map((what) => row(what, undefined))).size, ROWS.length);
    assert.ok(ROWS.every((what) => row(what, undefined) !== what));
  }
});

test('[K8.7] a ruling is called one, and so is an option', () => {
  const marks = { en: ['our ruling', 'option'], fr: ['notre interprétation', 'option'], nl: ['onze uitleg', 'optie'] };
  for (const line of rulebook.matchAll(/\*\*(K\d+\.\d+)\*\*(.*)/g)) {
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

test('[K3.1] every event of the recorded games gives a sentence to whoever reads', () => {
  const events = recordedEvents();
  assert.deepEqual([...new Set(events.map(({ kind }) => kind))].sort(), [...new Set(happened.map(({ kind }) => kind))].sort());
  for (const dictionary of all) {
    for (const event of events) {
      for (const you of [0, 1, SOMEBODY_ELSE]) {
        const sentence = dictionary.event(event, whoIs(you));
        assert.ok(sentence && sentence.length > 5, event.kind);
        assert.ok(!/undefined|NaN|\[object/.test(sentence), sentence);
      }
    }
  }
});

test('[K4.1] every refusal has its own sentence', () => {
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

test('[K1.2] [K1.3] every citizen and every location has a name of its own, and only some citizens an effect', () => {
  for (const { card, kind, places, effect } of all) {
    const names = Array.from({ length: FIRST_LOCATION + 15 }, (_, at) => card(at));
    assert.equal(new Set(names).size, names.length);
    assert.equal(new Set(KINDS.map(kind)).size, KINDS.length);
    assert.equal(new Set(places).size, PLACES.length);
    assert.deepEqual(
      KINDS.filter((one) => effect(one) !== undefined),
      ['elf', 'apprentice', 'fairy', 'hypnotist', 'dragon'],
    );
  }
});

test('[K9.2] a chance never reads 0 or 100 unless it is', () => {
  for (const { board } of all) {
    for (const p of [0.0001, 0.004, 0.996, 0.99999]) assert.ok(!/^(0|100)\D/.test(board.chance(p)), board.chance(p));
    assert.match(board.chance(0.4488), /^45\D/);
    assert.match(board.chance(1), /^100\D/);
  }
});

test('[K1.1] nothing is left empty, and nothing is left in another language', () => {
  /** Words that two of the languages share. */
  const alike = /^(Elf|Gnome|Orc|Dragon|Bourgeois|Hypnotiseur|Mine|\d+ points?|−\d+ points?)$/;
  const byLanguage = all.map((dictionary) => new Map(sentences(dictionary)));
  for (const [n, own] of byLanguage.entries()) {
    for (const [what, sentence] of own) {
      assert.ok(sentence.trim().length > 0, what);
      for (const other of byLanguage.slice(n + 1)) {
        assert.ok(other.has(what), what);
        if (!alike.test(sentence) && !what.startsWith('chance')) assert.notEqual(sentence, other.get(what), what);
      }
    }
  }
});

test('[K1.1] the typography of each language is kept', () => {
  for (const [language, dictionary] of dictionaries) {
    for (const [what, sentence] of sentences(dictionary)) {
      assert.ok(!/['"]/.test(sentence), `${language} ${what}: ${sentence}`);
      assert.ok(!/-\d/.test(sentence), `${language} ${what}: a minus is no hyphen`);
      if (language === 'fr') assert.ok(!/[^\u202f\u00a0][:;!?»%]/.test(sentence), `${what}: ${sentence}`);
      else assert.ok(!/\s[:;!?]/.test(sentence), `${language} ${what}: ${sentence}`);
    }
  }
});
