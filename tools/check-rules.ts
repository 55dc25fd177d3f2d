/**
 * Keeps the numbers of the rules true: every rule of games/x/RULES.md has a test that names it, every rule that a test,
 * a refusal or a sentence names is there, and every language tells every rule. Run: node tools/check-rules.ts
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ENGINE_RULES } from '#engine/match';

const ENGINE_IDS: ReadonlySet<string> = new Set(Object.values(ENGINE_RULES));
/** A language is a file of its own, en.ts, and what it is made of: en-rules.ts. */
const LANGUAGE = /^[a-z]{2}\.ts$/;
const PART = /^([a-z]{2})-[a-z]+\.ts$/;

/** Where an id is named. */
interface Named {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** Every `.ts` file under a folder, in alphabetical order. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The ids in the titles of a file's tests: `test('[U2.3] …')`. */
function inTitles(file: string): Named[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].flatMap((title) =>
    [...title[2]!.matchAll(/\[([A-Z]+\d[\w.]*)\]/g)].map((found) => ({
      id: found[1]!,
      file,
      line: lineAt(text, title.index),
    })),
  );
}

/** The tests of a file whose title names no rule. */
function untitled(file: string): { file: string; line: number; title: string }[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\btest(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)]
    .filter((title) => !/\[[A-Z]+\d/.test(title[2]!))
    .map((title) => ({ file, line: lineAt(text, title.index), title: title[2]! }));
}

/** The ids that a file's code refuses with: `rule: 'U2.3'`. */
function inRefusals(file: string): Named[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\brule:\s*(['"`])(.*?)\1/g)].map((found) => ({
    id: found[2]!,
    file,
    line: lineAt(text, found.index),
  }));
}

/** The rules that a language tells: `{ id: 'U2.3', … }`. */
function inWords(files: readonly string[]): Set<string> {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return new Set([...text.matchAll(/\bid:\s*(['"`])(.*?)\1/g)].map((found) => found[2]!));
}

/** What is wrong with one game's rule numbers, a line each. */
function checkGame(folder: string, from = folder): string[] {
  const wrong: string[] = [];
  const name = (file: string) => relative(from, file);
  const rulesFile = join(folder, 'RULES.md');
  const rulesText = readFileSync(rulesFile, 'utf8');
  const ids = new Set<string>();
  for (const found of rulesText.matchAll(/\*\*([A-Z]+\d+\.\d+[a-z]?)\*\*/g)) {
    const id = found[1]!;
    if (ids.has(id)) wrong.push(`${name(rulesFile)}:${lineAt(rulesText, found.index)}: ${id} is there twice`);
    ids.add(id);
  }
  if (ids.size === 0) wrong.push(`${name(rulesFile)}: no rule has a number (**U2.3**)`);

  const files = sources(folder);
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const tested = new Set<string>();
  for (const file of tests) {
    for (const { id, line } of inTitles(file)) {
      tested.add(id);
      if (!ids.has(id)) wrong.push(`${name(file)}:${line}: a test names ${id}, which is no rule`);
    }
    for (const { line, title } of untitled(file)) wrong.push(`${name(file)}:${line}: the test "${title}" names no rule`);
  }
  for (const id of ids) if (!tested.has(id)) wrong.push(`${name(rulesFile)}: no test names ${id}`);

  for (const file of files.filter((file) => !file.endsWith('.test.ts'))) {
    for (const { id, line } of inRefusals(file)) {
      if (!ids.has(id) && !ENGINE_IDS.has(id)) wrong.push(`${name(file)}:${line}: a refusal names ${id}, which is no rule`);
    }
  }

  const words = join(folder, 'words');
  const written = existsSync(words) ? sources(words) : [];
  const languages = written.filter((file) => LANGUAGE.test(basename(file)));
  if (languages.length === 0) wrong.push(`${name(words)}: no language tells the rules`);
  for (const file of languages) {
    const told = inWords([file, ...written.filter((part) => PART.exec(basename(part))?.[1] === basename(file, '.ts'))]);
    for (const id of ids) if (!told.has(id)) wrong.push(`${name(file)}: does not tell ${id}`);
    for (const id of told) if (id.includes('.') && !ids.has(id)) wrong.push(`${name(file)}: tells ${id}, which is no rule`);
  }
  return wrong;
}

/** What is wrong in any game under a root folder; a folder without a door (index.ts) is a game still being written. */
export function checkRules(root: string): { games: string[]; wrong: string[] } {
  const folder = join(root, 'games');
  const games = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .sort();
  const wrong = games.flatMap((game) =>
    existsSync(join(folder, game, 'RULES.md')) ? checkGame(join(folder, game), root) : [`games/${game}: has no RULES.md`],
  );
  return { games, wrong };
}

if (import.meta.main) {
  const { games, wrong } = checkRules(join(import.meta.dirname, '..'));
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? `rule numbers: ${games.join(', ')} in order` : `rule numbers: ${wrong.length} wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
