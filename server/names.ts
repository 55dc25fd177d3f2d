/** What somebody may be called: a name that can be seen, and that does not pass for another's. */

import { LONGEST_NAME, type No } from '#protocol';
import { dictionaries } from './languages.ts';

type BadName = Extract<No, { kind: 'bad name' }>;

/** As one sign on a screen, whatever it is made of. */
const EMOJI = /\p{RGI_Emoji}/gv;
/** What is not seen, or turns the direction of what is; and four signs that are drawn as nothing, or as what could not be drawn. */
const HIDDEN = /[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd\u{1d159}]--\p{Extended_Pictographic}]/gv;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks on nothing, and more of them in a row than people write: two, in Tibetan four. */
const STACKED = /(?:^|\s)\p{M}|[[\p{Mn}\p{Me}]--\p{Script=Tibetan}]{3}|[\p{Mn}\p{Me}]{5}/v;
const TWICE = /(\p{Mn})\1/u;

/** The scripts that languages of today are written in (Unicode UAX 31, table 5); in one text, those that are written together. */
const SCRIPTS = [
  'Latin Han Hiragana Katakana',
  'Latin Han Bopomofo',
  'Latin Han Hangul',
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao'.split(' '),
  ...'Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(' '),
];
const WRITINGS = SCRIPTS.map((scripts) => {
  const all = ['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${all.join('')}]*$`, 'u');
});

/** What hosts are called, and the server itself, in the languages of its pages, without accents. */
const RESERVED = new Set(
  ['royaumes', ...Object.values(await dictionaries<string>((language) => import(`./reserved/${language}.ts`)))].flatMap((words) =>
    words.split(' '),
  ),
);
/** Digits that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** The name as it will be shown (as RFC 8266 has it), or why it is none. */
export function readName(text: string): string | BadName {
  const name = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const letters = name.replace(EMOJI, '*');
  const seen = letters.replace(HIDDEN, '');
  if (!VISIBLE.test(seen)) return { kind: 'bad name', why: 'empty' };
  if ([...name].length > LONGEST_NAME) return { kind: 'bad name', why: 'long' };
  if (seen !== letters) return { kind: 'bad name', why: 'hidden' };
  if (STACKED.test(letters) || TWICE.test(letters.normalize('NFD'))) return { kind: 'bad name', why: 'marks' };
  if (!WRITINGS.some((writing) => writing.test(letters))) return { kind: 'bad name', why: 'scripts' };
  return name;
}

/** What a person may be called; names that pass for a host's, or the server's, are for hosts. Whoever has one keeps it. */
export function readNameFor(person: { readonly name: string; readonly isHost?: true } | undefined, text: string): string | BadName {
  const name = readName(text);
  if (typeof name === 'object' || person?.isHost || name === person?.name || !isReserved(name)) return name;
  return { kind: 'bad name', why: 'reserved' };
}

/** Whether one of its words, or all of them together, is reserved; whatever its case, accents and digits. */
function isReserved(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const read = plain.replace(/[013457]/g, (digit) => READ_AS[digit]!);
  return [plain.replace(/\p{N}/gu, ' '), read].some((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [...words, words.join('')].some((word) => RESERVED.has(word));
  });
}
