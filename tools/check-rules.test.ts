import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { checkRules } from './check-rules.ts';

const sound = {
  'index.ts': 'export const dice = {};\n',
  'RULES.md': '- **D1.1** Roll **twice**.\n- **D1.2** The highest wins (**ruling**).\n',
  'legal.ts': "export const no = [{ rule: 'D1.1' }, { rule: 'E2' }];\n",
  'roll.test.ts': "test('[D1.1] [D1.2] two rolls', () => {});\n",
  'words/words.ts': 'export interface Words {}\n',
  'words/index.ts': 'export const words = {};\n',
  'words/en.ts': "export const words = [{ id: 'D1' }, { id: 'D1.1', text: 'Roll.' }, { id: 'D1.2', text: 'Win.' }];\n",
};

/** What is wrong with a game of dice when these files are changed, added or (undefined) taken away. */
function wrongWith(t: TestContext, changes: Readonly<Record<string, string | undefined>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    if (text === undefined) continue;
    const path = join(root, 'games/dice', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return checkRules(root).wrong;
}

test('a game whose numbers agree passes', (t) => {
  assert.deepEqual(wrongWith(t, {}), []);
});

test('a game without a door is still being written', (t) => {
  assert.deepEqual(wrongWith(t, { 'index.ts': undefined, 'RULES.md': undefined }), []);
});

test('a rule without a test is named', (t) => {
  assert.deepEqual(wrongWith(t, { 'roll.test.ts': "test('[D1.1] a roll', () => {});\n" }), ['games/dice/RULES.md: no test names D1.2']);
});

test('an id in a comment or a body is not a test', (t) => {
  const text = "// [D1.2]\ntest('[D1.1] a roll', () => { say('[D1.2]'); });\n";
  assert.deepEqual(wrongWith(t, { 'roll.test.ts': text }), ['games/dice/RULES.md: no test names D1.2']);
});

test('a title may be written in any quotes, over several lines, in any folder', (t) => {
  const text = 'for (const n of [1]) test(\n  `[D1.2] wins, it\'s "so"`,\n  () => {},\n);\n';
  assert.deepEqual(wrongWith(t, { 'roll.test.ts': "test('[D1.1] a roll', () => {});\n", 'words/more.test.ts': text }), []);
});

test('a test that names an unknown rule, or none, is named with its line', (t) => {
  const text = "test('[D1.1] [D1.2] rolls', () => {});\n\ntest('[D7.1] gone', () => {});\ntest('nothing', () => {});\n";
  assert.deepEqual(wrongWith(t, { 'roll.test.ts': text }), [
    'games/dice/roll.test.ts:3: a test names D7.1, which is no rule',
    'games/dice/roll.test.ts:4: the test "nothing" names no rule',
  ]);
});

test('a refusal by an unknown rule is named; one by a rule of the engine is not', (t) => {
  assert.deepEqual(wrongWith(t, { 'legal.ts': "const no = { rule: 'E1' };\nconst never = { rule: 'D9.9', seat: 1 };\n" }), [
    'games/dice/legal.ts:2: a refusal names D9.9, which is no rule',
  ]);
});

test('a language that leaves out a rule, or invents one, is named', (t) => {
  assert.deepEqual(wrongWith(t, { 'words/fr.ts': "export const words = [{ id: 'D1.1' }, { id: 'D1.3' }];\n" }), [
    'games/dice/words/fr.ts: does not tell D1.2',
    'games/dice/words/fr.ts: tells D1.3, which is no rule',
  ]);
});

test('a language may tell its rules in a file beside its own', (t) => {
  const parts = { 'words/fr.ts': "import { rules } from './fr-rules.ts';\n", 'words/fr-rules.ts': "const rules = [{ id: 'D1.1' }];\n" };
  assert.deepEqual(wrongWith(t, parts), ['games/dice/words/fr.ts: does not tell D1.2']);
  assert.deepEqual(wrongWith(t, { ...parts, 'words/fr-rules.ts': "const rules = [{ id: 'D1.1' }, { id: 'D1.2' }];\n" }), []);
});

test('a rule number that stands twice is named', (t) => {
  assert.deepEqual(wrongWith(t, { 'RULES.md': `${sound['RULES.md']}- **D1.1** Again.\n` }), ['games/dice/RULES.md:3: D1.1 is there twice']);
});

test('a game without rules, numbers or words is named', (t) => {
  assert.deepEqual(wrongWith(t, { 'RULES.md': undefined }), ['games/dice: has no RULES.md']);
  assert.deepEqual(wrongWith(t, { 'words/en.ts': undefined }), ['games/dice/words: no language tells the rules']);
  assert.ok(wrongWith(t, { 'RULES.md': 'Roll.\n' }).includes('games/dice/RULES.md: no rule has a number (**U2.3**)'));
});
