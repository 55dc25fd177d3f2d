import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_RULES, LANGUAGES, type Who } from '#engine';
import { type DataSet, OWN_TEXT, readDataSet } from '../data/data.ts';
import { ACTIONS } from '../heroes/effect.ts';
import { EFFECTS, FRAMES } from '../heroes/heroes.ts';
import { ALLIED_GOODS, ERAS, KINDS_OF_GOODS, LEVELS, MAIN_GOODS, SOURCES } from '../pieces.ts';
import { PHASES } from '../round/phases.ts';
import { tile } from './de-grammar.ts';
import { refusals } from './en-refusals.ts';
import { words } from './index.ts';
import { samples } from './samples.ts';

const all = await Promise.all(LANGUAGES.map((language) => words[language]()));
const who: Who = { name: (seat) => `seat ${seat}`, isYou: () => false };
const data = readDataSet(OWN_TEXT) as DataSet;
const large = data.faces.flatMap((face) => face.large ?? []);
const sorted = (keys: Iterable<string>) => [...keys].sort();

/** Files that name rules without refusing by them. */
const TELLING = ['heroes/heroes.ts', 'position.ts', 'examples.ts', 'reading.ts'];

/** The rules by which a move or a set of tiles can be refused. */
function refusing(): Set<string> {
  const folder = new URL('..', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!words|tests)[\w/-]+\.ts$/.test(file) && !TELLING.includes(file),
  );
  const ids = sources.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=')P\d+\.\d+(?=')/g) ?? []);
  const sacrifices = Object.values(EFFECTS).filter(({ forWorker }) => forWorker);
  return new Set([...ids, ...sacrifices.map(({ rule }) => rule)]);
}

test('[P15.4] every rule by which something is refused has its own sentence, and no other has', () => {
  assert.deepEqual(sorted(Object.keys(refusals)), sorted([...refusing(), ...Object.values(ENGINE_RULES)]));
  for (const { refusal } of all) {
    const otherwise = refusal({ rule: 'X1' }, who);
    for (const rule of refusing()) assert.notEqual(refusal({ rule }, who), otherwise, rule);
  }
});

test('[P13.3] [P13.9] every hero, wonder and special building of our tiles has its name', () => {
  for (const { heroes, wonders, specials } of all) {
    const named = { H: heroes, W: wonders, S: specials };
    for (const kind of ['H', 'W', 'S'] as const) {
      const printed = large.filter((place) => place.kind === kind).map(({ id }) => id);
      assert.deepEqual(sorted(Object.keys(named[kind])), sorted(printed));
    }
    assert.deepEqual(sorted([...Object.keys(heroes), ...Object.keys(wonders)]), sorted(Object.keys(EFFECTS)));
  }
});

test('[P14.1] [P14.8] every golden text and every building tile has its name', () => {
  for (const { frames, buildings } of all) {
    assert.deepEqual(sorted(Object.keys(frames)), sorted(Object.keys(FRAMES)));
    assert.deepEqual(sorted(Object.keys(buildings)), sorted(data.buildings.map(({ name }) => name)));
  }
});

test('[P15.16] what a table brings along is called by the name it bears there', () => {
  for (const dictionary of all) {
    assert.deepEqual(dictionary.large('PLAIN-BIGBEN'), { name: 'Bigben', about: '' });
    assert.equal(dictionary.large('AGORA').name, 'Agora');
    assert.equal(dictionary.building('Pagoda'), 'Pagoda');
  }
});

test('[P1.2] [P2.5] [P11.6] steps, actions, levels, goods, cards and spaces are all named', () => {
  for (const dictionary of all) {
    assert.deepEqual(
      Object.keys(dictionary.steps),
      PHASES.map(({ name }) => name),
    );
    assert.deepEqual(sorted(Object.keys(dictionary.actions)), sorted(ACTIONS));
    assert.deepEqual(sorted(Object.keys(dictionary.sources)), sorted(SOURCES));
    assert.equal(dictionary.levels.length, LEVELS);
    assert.equal(dictionary.goods.length, KINDS_OF_GOODS);
    assert.equal(dictionary.cards.length, data.cards.length);
    assert.equal(dictionary.places.length, LEVELS);
    for (const eras of dictionary.places) assert.equal(new Set(eras).size, ERAS);
  }
});

test('[P11.9] who is tied is told why the rank is so low', () => {
  const told = all.map(({ board }) => [board.rank(2, false), board.rank(2, true)]);
  assert.deepEqual(told, [
    ['2nd', 'tied, so 2nd'],
    ['2ᵉ', 'à égalité, donc 2ᵉ'],
    ['2e', 'gelijk, dus 2e'],
    ['2.', 'gleichauf, also 2.'],
  ]);
});

test('[P2.5] [P5.2] where to look is told with one colon at most', async () => {
  for (const dictionary of all) {
    const hints = await dictionary.hints?.();
    for (const fact of samples.facts ?? []) {
      if (fact.kind === 'lookStep') assert.match(hints?.say(fact, who, dictionary) ?? '', /^[^:]+:[^:]+$/);
    }
  }
});

test('[P2.5] in the list of symbols every level begins with its name', async () => {
  for (const { levels, about } of all) {
    const told = await about?.();
    for (const [level, { name }] of levels.entries()) assert.ok(told?.[`level-${level}`]?.startsWith(`${name}. `), name);
  }
});

test('[P2.1] [P2.5] a worker brings one resource, not one resources', () => {
  const said = all.map(({ board }) => [1, 2].map((n) => board.worked([0, n, 0, 0, 0, 0, n, 0])));
  assert.deepEqual(said, [
    ['+1 resource and +1 military with a worker', '+2 resources and +2 military with a worker'],
    ['+1 Ressource et +1 Militaire avec un Ouvrier', '+2 Ressources et +2 Militaire avec un Ouvrier'],
    ['+1 grondstof en +1 leger met een arbeider', '+2 grondstoffen en +2 leger met een arbeider'],
    ['+1 Rohstoff und +1 Militär mit Arbeiter', '+2 Rohstoffe und +2 Militär mit Arbeiter'],
  ]);
});

test('[P7.1] [P7.2] a goods space is called by what it brings', () => {
  for (const { mainSpaces, alliedSpaces, amount } of all) {
    for (const [spaces, goods] of [
      [mainSpaces, MAIN_GOODS],
      [alliedSpaces, ALLIED_GOODS],
    ] as const) {
      for (const [n, [good, number]] of goods.entries()) assert.equal(spaces[n + 1]?.name, amount(good, number));
      assert.equal(spaces.length, 7);
    }
  }
});

test('[P9.2] military is told to count in full, in attack and in defence', () => {
  for (const { levels } of all)
    for (const { name, about } of levels) assert.doesNotMatch(about, /\bhalf\b|moitié|helft|Hälfte|\bhalbe?\b/, name);
});

/** The effects of which the rulebook says all, and those of which it says a part. */
const BY_THE_BOOK = {
  all: 'MOSES CONSTANTINE CYRUS GREATWALL PETRA GENGHISKHAN JOANOFARC CHICHENITZA CHEGUEVARA KARLMARX GANDHI BISMARCK APOLLO11',
  part: 'HANGINGGARDENS PYRAMIDSOFGIZA ZIGGURATOFUR COLUMBUS VASCODAGAMA YISUNSIN ANGKORWAT KREMLIN SCHWERERGUSTAV STATUEOFLIBERTY STEALTHBOMBER WALLSTREET',
};

test('[P13.1] every language says which effects are the rulebook’s, and of which it says a part', async () => {
  for (const { chapters, heroes, wonders } of all) {
    const names = Object.entries({ ...heroes, ...wonders });
    const told = (await chapters()).flatMap(({ rules }) => rules).find(({ id }) => id === 'P13.1')?.text ?? '';
    const [part = '', whole = ''] = told.split('. ').reverse();
    for (const [text, ids] of [
      [whole, BY_THE_BOOK.all],
      [part, BY_THE_BOOK.part],
    ] as const) {
      const named = names.filter(([, { name }]) => text.includes(name)).map(([id]) => id);
      assert.deepEqual(sorted(named), sorted(ids.split(' ')));
    }
  }
});

test('[P13.14] a table that began by version 1 is told what Homer brings there, in every language', async () => {
  for (const dictionary of all) {
    const told = [];
    for (const [rules, each] of [
      [1, /\b2\b/],
      [2, /\b1\b/],
    ] as const) {
      const { heroes, large, about } = dictionary.by(rules);
      const { HOMER = '', ...others } = await about();
      assert.match(HOMER, each);
      assert.ok(HOMER.endsWith(large('HOMER').about));
      assert.deepEqual(heroes.HOMER, large('HOMER'));
      told.push({ name: large('HOMER').name, other: large('MOAI'), others });
    }
    assert.deepEqual(told[0], told[1]);
  }
});

test('[P2.5] a tile is told in German in the right case', () => {
  assert.equal(tile('ftr'), 'die Kachel mit Nahrung, Transport und Rohstoffen');
});
