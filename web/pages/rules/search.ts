/** Finds words in rules, whatever their accents and capitals. */

/** Letter for letter, so that a place in one is the same place in the other. */
function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word stands somewhere in the text. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in parts: every second is one of the words. */
export function partsOf(text: string, words: readonly string[]): readonly string[] {
  const folded = fold(text);
  const parts: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const found = words
      .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    if (!found) break;
    parts.push(text.slice(from, found.at), text.slice(found.at, found.at + found.length));
    from = found.at + found.length;
  }
  return [...parts, text.slice(from)];
}
