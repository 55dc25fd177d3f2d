/** Every language says everything, and says nothing that nobody shows; no text that people or programs read uses a word that nobody says. (Of the games, games/words.test.ts asks it.) */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '#engine';

/** What no text may say, each with what is said instead. */
const NEVER = {
  en: [
    [/\b(this|more|other) letters?\b|\bletters? (with a code|go|goes|come|comes|will)\b/i, 'e-mail'],
    [/\bnotices\b|\b(a|one|by) notice\b/i, 'notification'],
    [/\b(am|are|is|be|been|was|were|’re|aren’t|isn’t) told\b|\btell me\b/i, 'notified'],
    [/\bwish(es)? to\b/i, 'wants to'],
    [/\blook(s|ing)? on\b|\bthose who (watch|look|play|sit)\b/i, 'spectators, players'],
    [/\btalk (at|among|with)\b|\bsay (hello|something|a line)\b|\bline of chat\b/i, 'chat, message'],
    [/\bpace\b|\btime to think\b|\bover days\b/i, 'time control, correspondence'],
    [/\bhours of rest\b|\bholidays?\b|\btime stands still\b/i, 'quiet hours, vacation'],
    [/\btak(e|es|en|ing) back\b(?! (your|my|their) seat)|\btakes? the last move back\b|\bgo back further\b/i, 'undo'],
    [/\bend (the|this) game without\b|\bplay again together\b/i, 'call off, rematch'],
    [/\bat one screen\b/i, 'pass and play'],
    [/\b(made|make|moves?) ahead\b/i, 'premove'],
    [/\bgreedy\b/i, 'a level'],
    // Luck beside skill is luck.
    [/^(?!luck$|luck and skill$).*\bluck\b|^seal$/i, 'shuffle, random, proof of fair shuffling'],
    [/\b(does|do) not hold\b/i, 'fails verification'],
    [/\brecords?\b/i, 'game file'],
    [/\bprograms?\b/i, 'bot, API token'],
    [/\bas the device\b/i, 'same as device'],
    [/\bone’s\b|\boneself\b|\bwith whom one\b|\bthe own\b/i, 'you, your'],
    [/\bkept (there|for (?!ever))/i, 'reserved'],
    [/\bmake (a|the) (table|token|passkey)\b|\b(table|token) (is |was )?made\b/i, 'create'],
    [/\bcall(ed)? (somebody |someone |a passkey )?otherwise\b|\bbe forgotten\b/i, 'rename, delete'],
    [/\bby lot\b|\blots decide\b/i, 'at random'],
    [/\bin your turn\b/i, 'on your turn'],
    [/\blit\b/i, 'highlighted'],
    [/\b(passkey|password|token|account|device) is (removed|created|set|changed|revoked|deleted|signed out)\b/i, 'has been removed'],
    [/\bsomeone who left\b/i, 'former player'],
    [/\b(password|name|message) has (at|\d)/i, 'needs'],
    [/\bto know somebody\b|\bgames? of a kind\b|^the end:/i, 'a sentence that people say'],
    [/\bof no (matter|interest)\b|\bwhoever (counts|takes notes)\b|^most \w+ wins?\b/i, 'a sentence that people say'],
  ],
  fr: [
    [/\bcourriels?\b|\b(cette|aucune|autre|de) lettres?\b(?! (de ce nom|latines))/i, 'e-mail'],
    [/\brobots?\b/i, 'bot'],
    [/\bgourmand\b|^au hasard$/i, 'un niveau'],
    [/\bcotées?\b/i, 'classée'],
    [/\bcongés?\b/i, 'vacances'],
    [/\bsur plusieurs jours\b/i, 'par correspondance'],
    [/\brepren(dre|d|ez) (son|votre|le) (propre )?dernier\b|^reprendre$/i, 'annuler'],
    [/\bsur un seul écran\b/i, 'sur un seul appareil'],
    [/éclairée?s?\b/i, 'en surbrillance'],
    [/\bderrière (l’|les )écrans?\b/i, 'paravent'],
    [/\bplaces? de mur\b/i, 'emplacement de mur'],
    [/\bdômes? de blocage\b/i, 'dôme de blocus'],
    [/\bfût-|\bque ce fût\b|\bqui que ce soit\b|\bquoi qui\b/i, 'même si c’est, peu importe qui'],
    [/\barrondie? en dessous\b/i, 'arrondi à l’inférieur'],
    [/^le plus (de|grand) .*(gagne|l’emporte)\b/i, 'qui a le plus de … gagne'],
    [/\bcarré isolé\b/i, 'emplacement d’un seul carré'],
    [/(^|\. )qui n’a plus\b/i, 'le joueur qui n’a plus'],
    [/\bquelqu’un qui est parti\b/i, 'ancien joueur'],
    [/\bpérimée?\b/i, 'plus à jour'],
    [/ [:;!?»]|« /, 'an unbreakable space'],
  ],
  nl: [
    [/\btoestel(len)?\b/i, 'apparaat'],
    [/\bbrie(f|ven)\b/i, 'e-mail'],
    [/\bgesprek\b/i, 'chat'],
    [/\bom rating\b/i, 'voor de rating'],
    [/\bgretig\b|^willekeurig$/i, 'een niveau'],
    [/\bgeluk\b/i, 'toeval'],
    [/\bover meerdere dagen\b/i, 'correspondentie'],
    [/\bzet terug(nemen)?\b|^terugnemen$/i, 'ongedaan maken'],
    [/\baan één scherm\b/i, 'op één apparaat'],
    [/\bmaak de tafel\b|\bzeg hallo\b/i, 'tafel aanmaken, naam opslaan'],
    [/\bverlichte?\b/i, 'gemarkeerd'],
    [/\bverder weg\b/i, 'uitzoomen'],
    [/\buitgaven?\b/i, 'editie'],
    [/\bzij aan zij\b/i, 'direct naast'],
    [/\baanvaard/i, 'accepteren'],
    [/\btweemaal\b|\bmeermaals\b/i, 'twee keer, meerdere keren'],
    [/\bzaad\b/i, 'seed'],
    [/\balle toeval\b|\btoeval .*geloot\b/i, 'wat van het toeval afhangt, wordt opnieuw bepaald'],
    [/\d %/, 'no space before a per cent sign'],
    [/\bde meeste \w+ win(t|nen)\b/i, 'wie de meeste … heeft, wint'],
  ],
  de: [
    [/\bIhnen\b|\b(können|möchten|haben|wollen|müssen|sollten|bitte) Sie\b/, 'du'],
    [/\bE-mail\b|\bEmail\b|\bBriefe?\b/, 'E-Mail'],
    [/\b(Login|Account|Logout|einloggen|ausloggen|eingeloggt|ausgeloggt)\b/i, 'Konto, anmelden, abmelden'],
    [/\bGespräch\b/i, 'Chat'],
    [/\bRunde ist (aus|vorüber)\b|\bdas Spiel ist (aus|vorbei)\b/i, 'die Partie ist zu Ende'],
    [/\b(Sichtblende|Stellwand)\b/, 'Sichtschirm'],
    [/\b(Kaufmann|Kaufleute)\b/, 'Händler'],
    [/\bÄra\b|\bEpoche\b/, 'Zeitalter'],
    [/\bRematch\b/i, 'Revanche'],
    [/\bZug zurücknehmen\b/i, 'rückgängig machen'],
    [/\bauf einem Bildschirm\b/i, 'an einem Gerät'],
    [/\b(beleuchtete?[nrs]?|erleuchtete?[nrs]?)\b/i, 'hervorgehoben'],
    [/\bgewinnt die meisten\b|^die meisten \w+ gewinn/i, 'wer die meisten … hat, gewinnt'],
  ],
} as const satisfies Record<Language, readonly (readonly [RegExp, string])[]>;

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
    NEVER[language].flatMap(([word, instead]) => {
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
      assert.ok(texts.length > 5, file);
      return wrongIn(file, texts, language);
    });
    assert.deepEqual(wrong, []);
  });
}

/** What is the same in English and in another language, and rightly. */
const SHARED =
  /^(?:Account|Animations|[Bb]eginner|Blunder|Bot \(\d\)|browser|Details|E-mail|[Ee]xpert|Home|Ladder \d|Normal|Notifications|[Oo]nline|offline|Passkey|Pause|Rating \d|Ratings|Rematch|Start|Tables|Total|Volume|1 active)$/;

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

for (const language of LANGUAGES.filter((other) => other !== 'en')) {
  test(`${language}: pages, notifications and previews say all that English says, and none of it in English`, async () => {
    assert.ok(PLACES.length >= 10, `${PLACES.length} places`);
    for (const place of PLACES) {
      const [english, own] = await Promise.all(
        ['en', language].map((file) => import(new URL(`../${place}${file}.ts`, import.meta.url).href)),
      );
      const sentences = new Map(saidIn(own.words, place));
      for (const [name, sentence] of saidIn(english.words, place)) {
        const said = sentences.get(name) ?? '';
        assert.ok(said.trim() !== '' && !/undefined|NaN|\[object/.test(said), `${language} ${name}: “${said}”`);
        sentences.delete(name);
        // Names of people are nobody's language.
        if (/\p{L}/u.test(sentence) && !/\.names\./.test(name) && !SHARED.test(said))
          assert.notEqual(said, sentence, `${language} ${name}`);
      }
      assert.deepEqual([...sentences.keys()], [], `${language} says more than English`);
    }
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
const MEASURED = ['AI', 'BENCHMARKS', 'PERFORMANCE'].map((name) => `docs/${name}.md`);

/** The paragraphs, items and cells of a page; not its code, nor where its links lead. */
const paragraphsOf = (page: string) =>
  page
    .replace(/^```.*?^```$|`[^`\n]*`|\]\([^)]*\)|<[^>]*>/gms, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-#]|\d+\.) )|\|/)
    .map((text) => text.replace(/\s+/g, ' ').trim());

test('README, changelog and docs use no word that nobody says', () => {
  const pages = find('{*.md,docs/*.md}').filter((page) => !MEASURED.includes(page));
  assert.ok(pages.length >= 14, `${pages.length} pages`);
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
    (file) => !own.includes(file) && !/\.test\.ts$|samples\.ts$|\/words\/.*\b(?:en|fr|nl|de)\.ts$/.test(file),
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
