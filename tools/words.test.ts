/** Every language says everything, and says nothing that nobody shows; no text that people or programs read uses a word that nobody says. (Of the games, games/words.test.ts asks it.) */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '#engine';
import { tongues } from './tongues/tongue.ts';

/** What stands between quotes in a source, without its holes; not what names a property or a case. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  /** For each quote or hole that is open: the text so far, or none. */
  const open: { end: string; text: string }[] = [];
  for (let at = 0; at < source.length; at++) {
    const rest = source.slice(at, at + 2);
    const inner = open.at(-1);
    if (inner && inner.end !== '}') {
      if (rest[0] === inner.end) {
        open.pop();
        if (rest !== `${inner.end}:`) texts.push(inner.text);
      } else if (inner.end === '`' && rest === '${') {
        open.push({ end: '}', text: '' });
        at++;
        inner.text += '…';
      } else inner.text += rest[0];
    } else if (rest === '//' || rest === '/*') {
      at = source.indexOf(rest === '//' ? '\n' : '*/', at);
    } else if (rest[0] === "'" || rest[0] === '`') open.push({ end: rest[0], text: '' });
    else if (rest[0] === '{') open.push({ end: '}', text: '' });
    else if (rest[0] === '}') open.pop();
  }
  return texts;
}

/** Names of files, addresses and code that a text may mention. */
const spoken = (text: string) => text.replace(/`[^`]*`|\.{0,2}\/[\w/.{}-]+/g, '');

/** Each text with such a word, and what to say; `right` is what may be said in these texts. */
const wrongIn = (file: string, texts: readonly string[], language: Language, right?: RegExp) =>
  texts.flatMap((text) =>
    (tongues.get(language)?.never ?? []).flatMap(([word, instead]) => {
      const [found] = word.exec(spoken(text)) ?? [];
      return found === undefined || right?.test(found) ? [] : [`${file}: “${text}” has ${word}; say: ${instead}`];
    }),
  );

const find = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules/**'] });

for (const language of LANGUAGES) {
  test(`${language}: pages, games and notifications use no word that nobody says`, () => {
    const files = [...find(`**/words/**/${language}.ts`), ...find(`**/words/${language}-*.ts`)];
    assert.ok(files.length > 15, `${files.length} files`);
    const wrong = files.flatMap((file) => {
      const texts = textsOf(readFileSync(file, 'utf8'));
      assert.ok(texts.length > 5 || /-tagline\.ts$/.test(file), file);
      return wrongIn(file, texts, language);
    });
    assert.deepEqual(wrong, []);
  });
}

/** What is rightly the same in two languages. */
const SHARED =
  /^(?:Account|Analyse|Animations|[Bb]eginner|Blunder|Bot \(\d\)|browser|Details|E-mail|[Ee]xpert|Home|Ladder \d|Normal|Notifications|[Oo]nline|offline|Passkey|Pause|Rating \d|Ratings|Regel \d|Rematch|Revanche|Start|Tables|Total|Volume|weg|1 active|\d melden)$/;

/** Asked with these where numbers will not do. */
const ASKED: Readonly<Record<string, readonly unknown[]>> = {
  kingmaker: [{ seat: 'Anna', king: 'Boris', instead: 'Chloé', ply: 3 }],
  with: [['Anna', 'Boris']],
  plotAbout: [{ games: 2, since: 'x', now: 3, low: 1, high: 5 }],
};

/** Every sentence that can be had of what is said in a place, with its name; of numbers, for one and for several. */
function* saidIn(words: unknown, name: string): Generator<readonly [name: string, sentence: string]> {
  if (typeof words === 'string') yield [name, words];
  else if (typeof words === 'function') {
    const asked = ASKED[name.split('.').at(-1) ?? ''];
    for (const given of asked
      ? [asked]
      : [
          [1, 1],
          [2, 3],
        ])
      yield [`${name}(${given})`, words(...given)];
  } else for (const [key, inner] of Object.entries(words ?? {})) yield* saidIn(inner, `${name}.${key}`);
}

const PLACES = find('{web,server}/**/words/**/en.ts').map((file) => file.replace(/en\.ts$/, ''));

for (const language of LANGUAGES) {
  test(`${language}: pages, notifications and previews say all that English says, and none of it as another language does`, async () => {
    assert.ok(PLACES.length >= 10, `${PLACES.length} places`);
    const alike: string[] = [];
    for (const place of PLACES) {
      const all = await Promise.all(
        LANGUAGES.map(async (other) => {
          const { words } = await import(new URL(`../${place}${other}.ts`, import.meta.url).href);
          return [other, new Map(saidIn(words, place))] as const;
        }),
      );
      const said = new Map(all);
      const own = said.get(language) ?? new Map();
      assert.deepEqual([...own.keys()].sort(), [...(said.get('en')?.keys() ?? [])].sort());
      for (const [name, sentence] of own) {
        assert.ok(sentence.trim() !== '' && !/undefined|NaN|\[object/.test(sentence), `${language} ${name}: “${sentence}”`);
        // Names of people are nobody's language.
        if (!/\p{L}/u.test(sentence) || /\.names\./.test(name) || SHARED.test(sentence)) continue;
        for (const [other, sentences] of all)
          if (other !== language && sentence === sentences.get(name)) alike.push(`${language} ${other} ${name}: ${sentence}`);
      }
    }
    assert.deepEqual(alike, []);
  });
}

test('the API is described without a word that nobody says', () => {
  for (const file of ['openapi', 'answers', 'refusals'].map((name) => `server/${name}.ts`)) {
    const sentences = textsOf(readFileSync(file, 'utf8')).filter((text) => / .* /.test(text));
    assert.ok(sentences.length > 20, `${file}: ${sentences.length}`);
    assert.deepEqual(wrongIn(file, sentences, 'en'), []);
  }
});

/** For whoever writes programs: a client of the API is a program, and the `GameRecord` of the code is a record. */
const TECHNICAL = /^(?:programs?|records?)$/i;
/** Measurements speak of luck as statistics do, and of bots by their names in the code. */
const MEASURED = /^docs\/(?:AI|BENCHMARKS|PERFORMANCE)\.md$/;

/** The paragraphs, items and cells of a page; not its code, nor where its links lead. */
const paragraphsOf = (page: string) =>
  page
    .replace(/^```.*?^```$|`[^`\n]*`|\]\([^)]*\)|<[^>]*>/gms, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-#]|\d+\.) )|\|/)
    .map((text) => text.replace(/\s+/g, ' ').trim());

test('README, changelog, rules and docs use no word that nobody says', () => {
  const pages = find('{*.md,games/*/RULES.md,docs/**/*.md}').filter((page) => !MEASURED.test(page));
  assert.ok(pages.length >= 45, `${pages.length} pages`);
  assert.deepEqual(
    pages.flatMap((page) => wrongIn(page, paragraphsOf(readFileSync(page, 'utf8')), 'en', TECHNICAL)),
    [],
  );
  assert.deepEqual(paragraphsOf('# One\n\n- two `luck`\n  [three](luck.md)\n- four\n\n| five | six |\n').filter(Boolean).length, 5);
});

test('the command line uses no word that nobody says', () => {
  const files = find('cli/*.ts').filter((file) => !file.endsWith('.test.ts'));
  assert.ok(files.length > 15, `${files.length} files`);
  const sentences = (file: string) => textsOf(readFileSync(file, 'utf8')).filter((text) => / .* /.test(text));
  // The bot greedy stands at 1500, and the environment may name another program.
  assert.deepEqual(
    files.flatMap((file) => wrongIn(file, sentences(file), 'en', /^greedy$/)),
    [],
  );
});

test('every sentence is shown by something', () => {
  const own = find('{web,server,games}/**/words/**/words.ts');
  assert.ok(own.length > 15, `${own.length} places`);
  const sources = find('{web,server,games,engine}/**/*.{ts,svelte}').filter(
    (file) => !own.includes(file) && !/\.test\.ts$|samples\.ts$|\/words\/.*\b[a-z]{2}\.ts$/.test(file),
  );
  const named = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  const idle = own.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...source.matchAll(/\breadonly (\w+)\??:/g)].flatMap(([, name = '']) => (named.has(name) ? [] : [`${file}: ${name}`]));
  });
  assert.deepEqual(idle, []);
});

test('texts are found between quotes, in holes too, and names of properties and comments are none', () => {
  const source = `/** a luck */
    const a = { 'one luck': \`two \${b ? \`three \${c}\` : 'four'} five\` }; // six ' luck
    case 'seven':`;
  assert.deepEqual(textsOf(source), ['three …', 'four', 'two … five']);
});
