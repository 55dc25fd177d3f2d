/** Finds words in rules, whatever their accents and capitals, and whether of one or of many. */

/** Letter for letter, so that a place in one is the same place in the other. */
function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

/** What a plural may end in, in any of the languages, behind so many letters that little else does. */
const PLURAL = /(?<=.{3})(?:en|s)$|(?<=.{4})(?:es|er|e)$|(?<=.{5})(?:ern|n)$/;
const ENDING = '(?:e?s|e|er?n|er|n)?';

/** The word itself anywhere, or another form of it as a whole word: "stallen" finds "stal", and "muur" finds "muren". */
function patternOf(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (!/^\p{L}{4,}$/u.test(word)) return new RegExp(literal, 'gu');
  const stem = word.replace(PLURAL, '').replace(/(.)\1*/g, '$1{1,2}');
  return new RegExp(`${literal}|(?<!\\p{L})${stem}${ENDING}(?!\\p{L})`, 'gu');
}

export function wordsOf(query: string): readonly RegExp[] {
  return fold(query).split(/\s+/).filter(Boolean).map(patternOf);
}

/** Whether every word stands somewhere in the text. */
export function hasAll(text: string, words: readonly RegExp[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.search(word) >= 0);
}

/** The text in parts: every second is one of the words. */
export function partsOf(text: string, words: readonly RegExp[]): readonly string[] {
  const found = words.flatMap((word) => [...fold(text).matchAll(word)]);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: word } of found.sort((one, other) => one.index - other.index || other[0].length - one[0].length)) {
    if (index < from) continue;
    parts.push(text.slice(from, index), text.slice(index, index + word.length));
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}
