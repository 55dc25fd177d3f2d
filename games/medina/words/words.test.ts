import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_RULES, type GameEvent, LANGUAGES, type Language, Match, type Refusal, type Who } from '#engine';
import { medina } from '../index.ts';
import { KINDS, type MedinaEvent, NOBODY } from '../pieces.ts';
import { type MedinaWords, words } from './index.ts';

const dictionaries = new Map<Language, MedinaWords>();
for (const language of LANGUAGES) dictionaries.set(language, await words[language]());
const all = [...dictionaries.values()];

const names = ['Anna', 'Boris', 'Chloé', 'Henri'];
const whoIs = (you: number): Who => ({ name: (seat) => names[seat] as string, isYou: (seat) => seat === you });
const SOMEBODY_ELSE = -1;

/** The chapters and rule numbers of RULES.md, in order. */
const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const chapterIds = [...rulebook.matchAll(/^## (M\d+) /gm)].map((match) => match[1]);
const ruleIds = [...rulebook.matchAll(/\*\*(M\d+\.\d+)\*\*/g)].map((match) => match[1]);

/** Everything that happened in the recorded games. */
function recordedEvents(): GameEvent[] {
  const folder = new URL('../replays/', import.meta.url);
  const events: GameEvent[] = [];
  for (const file of readdirSync(folder)) {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    Match.fromRecord(medina, record, ({ told }) => void events.push(...told.map(({ event }) => event)));
  }
  return events;
}

const refusals: readonly Refusal[] = [
  { rule: 'M2.2' },
  { rule: 'M3.1', seat: 1 },
  ...Array.from({ length: KINDS }, (_, piece) => ({ rule: 'M3.2', piece })),
  ...[NOBODY, 1, 6, 7, 8].map((stands) => ({ rule: 'M3.3', stands })),
  { rule: 'M3.6', piece: 1 },
  { rule: 'M3.7' },
  ...['M4.1', 'M4.2', 'M4.5', 'M6.1', 'M6.2', 'M6.4'].map((rule) => ({ rule, colour: 2 })),
  { rule: 'M4.3' },
  { rule: 'M5.1' },
  { rule: 'M5.2' },
  { rule: 'M6.6', colour: 0, squares: [3] },
  { rule: 'M6.6', colour: 0, squares: [3, 53] },
  { rule: 'M7.1', beside: 1 },
  { rule: 'M7.1', beside: 2 },
  { rule: 'M7.2', beside: 2 },
  { rule: 'M8.1' },
  { rule: 'M8.2' },
  { rule: 'M10.2', tea: 0, placed: 1 },
  { rule: 'M10.2', tea: 1, placed: 0 },
  { rule: 'M10.3' },
  { rule: 'M11.1' },
  { rule: ENGINE_RULES.unreadable, text: '???' },
  { rule: ENGINE_RULES.undo },
];

const happened: readonly (MedinaEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'began', seat: 0, left: 1 },
  { kind: 'began', seat: 0, left: 3 },
  { kind: 'built', seat: 0, colour: 0, at: 0, size: 1 },
  { kind: 'built', seat: 0, colour: 4, at: 53, size: 4 },
  { kind: 'stabled', seat: 0, at: 53, colour: 1, size: 4 },
  { kind: 'traded', seat: 0, at: 53 },
  { kind: 'walled', seat: 0, at: 20 },
  { kind: 'roofed', seat: 0, colour: 2, at: 53, size: 4 },
  { kind: 'shut', seat: 0, colour: 2, at: 53, size: 4, blockade: false },
  { kind: 'shut', seat: 0, colour: 2, at: 53, size: 4, blockade: true },
  { kind: 'palaceTile', seat: 0, colour: 3 },
  { kind: 'palaceTile', seat: NOBODY, colour: 3 },
  { kind: 'towerTile', seat: 0, tower: 0, merchants: 3 },
  { kind: 'towerTile', seat: 0, tower: 1, merchants: 0 },
  { kind: 'towerTile', seat: NOBODY, tower: 2, merchants: 1 },
  { kind: 'towerTile', seat: NOBODY, tower: 3, merchants: 0 },
  { kind: 'teaTiles', seat: 0, n: 3 },
  { kind: 'teaTiles', seat: NOBODY, n: 1 },
  { kind: 'drank', seat: 0 },
  { kind: 'finished', colour: 1, n: 1 },
  { kind: 'finished', colour: 0, n: 7 },
  { kind: 'domeLost', seat: 0, colour: 0 },
  { kind: 'passed', seat: 0 },
  { kind: 'ended', ending: 'used' },
  { kind: 'ended', ending: 'stuck' },
  { kind: 'undo', seat: 0 },
];

/** Every sentence of a dictionary that can be had by asking, with what it answers. */
function* sentences(dictionary: MedinaWords): Generator<[what: string, sentence: string]> {
  yield ['tagline', dictionary.tagline];
  for (const [key, option] of Object.entries(dictionary.options)) {
    yield [`option ${key}`, option.name];
    yield [`about ${key}`, option.about];
    for (const [value, name] of Object.entries(option.values)) yield [`option ${key}=${value}`, name];
  }
  for (const [ending, name] of Object.entries(dictionary.endings)) yield [`ending ${ending}`, name];
  for (const row of ['grey', 'black', 'brown', 'orange', 'purple', 'well', 'palaceTiles', 'towerTiles'])
    yield [`row ${row}`, dictionary.row(row, undefined)];
  for (const { id, title, rules } of dictionary.chapters) {
    yield [id, title];
    for (const rule of rules) yield [rule.id, rule.text];
  }
  for (const refusal of refusals) yield [JSON.stringify(refusal), dictionary.refusal(refusal, whoIs(0))];
  for (const event of happened) {
    for (const you of [0, SOMEBODY_ELSE]) yield [`${JSON.stringify(event)}, you: ${you}`, dictionary.event(event, whoIs(you)) ?? ''];
  }
  for (let piece = 0; piece < KINDS; piece++) for (const n of [0, 1, 2]) yield [`pieces ${piece} ${n}`, dictionary.pieces(piece, n)];
  const { board } = dictionary;
  for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
  yield ['piecesOf', board.piecesOf('Anna')];
  yield ['square', board.square('f4')];
  yield ['wallSpace', board.wallSpace('N5')];
  yield ['tower', board.tower(2)];
  yield ['palace, open', board.palace({ colour: 0, first: 53, owner: undefined, shut: false })];
  yield ['palace, owned', board.palace({ colour: 0, first: 53, owner: 'Anna', shut: false })];
  yield ['palace, shut', board.palace({ colour: 0, first: 53, owner: undefined, shut: true })];
  yield ['worth', board.worth({ buildings: 4, stables: 0, walls: 1, merchants: 2, well: 4 })];
  for (const holder of [undefined, 'Anna']) {
    yield [`palaceTile ${holder}`, board.palaceTile({ colour: 1, points: 2, holder })];
    yield [`towerTile ${holder}`, board.towerTile({ n: 1, merchants: 3, holder })];
  }
  for (const you of [0, SOMEBODY_ELSE]) {
    yield [`turnOpen ${you}`, board.turnOpen(0, whoIs(you))];
    yield [`turnPlace ${you}`, board.turnPlace({ seat: 0, left: 2 }, whoIs(you))];
  }
  for (const n of [1, 2]) {
    yield [`teaTiles ${n}`, board.teaTiles(n)];
    yield [`points ${n}`, board.points(n)];
  }
}

test('[M1.1] every language tells the chapters and rules of RULES.md, in order', () => {
  assert.ok(ruleIds.length > 40);
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

test('[M1.4] [M1.5] every option, each of its values and every ending has a name', () => {
  for (const { options, endings } of all) {
    assert.deepEqual(Object.keys(options), Object.keys(medina.meta.options));
    for (const [key, { values }] of Object.entries(medina.meta.options)) {
      assert.deepEqual(Object.keys(options[key]?.values ?? {}).sort(), values.map(String).sort());
    }
    assert.deepEqual(Object.keys(endings), medina.meta.endings);
  }
});

test('[M2.1] a ruling is called one, and so is an option', () => {
  const marks = { en: ['our ruling', 'option'], fr: ['notre interprétation', 'option'], nl: ['onze uitleg', 'optie'] };
  for (const line of rulebook.matchAll(/- \*\*(M\d+\.\d+)\*\*(.*)/g)) {
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

test('[M3.1] every event of the recorded games gives a sentence to whoever reads, and every kind of event happens in them', () => {
  const events = recordedEvents();
  assert.deepEqual([...new Set(events.map(({ kind }) => kind))].sort(), [...new Set(happened.map(({ kind }) => kind))].sort());
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

test('[M3.3] every refusal has its own sentence', () => {
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

test('[M1.1] nothing is left empty, and nothing is left in another language', () => {
  const maySound = new Set(['board total', 'points 1', 'points 2', 'board nobody']);
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
  for (const { colours } of all) assert.equal(new Set(colours).size, 5);
});

test('[M1.3] English says an orange palace', () => {
  const en = dictionaries.get('en') as MedinaWords;
  for (const colour of [0, 3]) {
    const said = [
      ...happened.map((event) => en.event(Object.assign({}, event, { colour }), whoIs(0)) ?? ''),
      ...refusals.map((refusal) => en.refusal({ ...refusal, colour }, whoIs(0))),
    ];
    for (const sentence of said) assert.ok(!/\ba orange|\ban grey/i.test(sentence), sentence);
    assert.ok(said.some((sentence) => sentence.includes(colour === 3 ? 'an orange' : 'a grey')));
  }
});

test('[M1.1] the typography of each language is kept', () => {
  for (const [language, dictionary] of dictionaries) {
    for (const [what, sentence] of sentences(dictionary)) {
      assert.ok(!/['"]/.test(sentence), `${language} ${what}: ${sentence}`);
      assert.ok(!/-\d/.test(sentence), `${language} ${what}: a minus is no hyphen`);
      if (language === 'fr') assert.ok(!/[^\u202f\u00a0][:;!?»]/.test(sentence), `${what}: ${sentence}`);
      else assert.ok(!/\s[:;!?]/.test(sentence), `${language} ${what}: ${sentence}`);
    }
  }
});
