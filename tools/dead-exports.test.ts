import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDead } from './dead-exports.ts';

const DOORS = { '#engine': './engine/index.ts', '#games/*/words': './games/*/words/index.ts', '#games/*': './games/*.ts' };
const find = (files: Record<string, string>) => findDead(new Map(Object.entries(files)), DOORS);

test('a name that no other file imports is found, whatever it is', () => {
  const kinds = [
    'const A = 1;',
    'function B() {}',
    'async function C() {}',
    'class D {}',
    'abstract class E {}',
    'interface F {}',
    'type G = 1;',
  ];
  const offered = kinds.map((kind) => `export ${kind}`).join('\n');
  assert.deepEqual(
    find({ 'server/a.ts': offered }),
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `server/a.ts: ${name}`),
  );
  const taken = "import { A, B as other,\n  C, D, type E, type F } from './a.ts';\nimport type { G } from './a.ts';";
  assert.deepEqual(find({ 'server/a.ts': offered, 'server/b.ts': taken }), []);
  assert.deepEqual(find({ 'server/a.ts': 'const x = 1;\nconst y = 2;\nexport { x, y as z };' }), ['server/a.ts: x', 'server/a.ts: z']);
});

test('a file does not take from itself, and what it keeps to itself is its own business', () => {
  assert.deepEqual(find({ 'server/a.ts': 'export const a = 1;\nconst b = a;' }), ['server/a.ts: a']);
  assert.deepEqual(find({ 'server/a.ts': 'const a = 1;\n  export const indented = a;' }), []);
});

test('a name is taken by whatever way in: a door, a component, a namespace, lazily, by a name put together', () => {
  const inner = { 'engine/index.ts': "export * from './match.ts';", 'engine/match.ts': 'export const match = 1;\nexport const lost = 2;' };
  assert.deepEqual(find({ ...inner, 'server/a.ts': "import { match } from '#engine';" }), ['engine/match.ts: lost']);
  const named = { ...inner, 'engine/index.ts': "export { match, lost } from './match.ts';" };
  assert.deepEqual(find(named), []);
  const a = { 'web/games/a.ts': 'export const a = 1;' };
  for (const [path, text] of [
    ['web/A.svelte', "<script>\nimport { a } from './games/a.ts';\n</script>"],
    ['web/b.ts', "import * as all from './games/a.ts';"],
    ['web/b.ts', "const all = () => import('./games/a.ts');"],
    ['web/b.ts', `const all = (id) => import(\`./games/\${id}.ts\`);`],
    ['web/deep/b.ts', "export { a } from '../games/a.ts';"],
    ['web/deep/b.ts', "const all = import.meta.glob<{ a: number }>('../games/?.ts');"],
  ] as const) {
    assert.deepEqual(find({ ...a, [path]: text }), [], text);
  }
  const words = { 'games/ugo/words/index.ts': "export * from './en.ts';", 'games/ugo/words/en.ts': 'export const en = 1;' };
  assert.deepEqual(find(words), ['games/ugo/words/en.ts: en']);
  assert.deepEqual(find({ ...words, 'web/a.ts': "import { en } from '#games/ugo/words';" }), []);
});

test('who puts a name together takes only from files that it fits', () => {
  const [a, b] = ['export const a = 1;', 'export const b = 1;'];
  const files = { 'web/words/en.ts': a, 'web/words/deep/en.ts': b, 'server/b.ts': b };
  for (const from of [`import(\`./words/\${tongue}.ts\`)`, "import.meta.glob('./words/*.ts')", "import.meta.glob('./words/??.ts')"]) {
    assert.deepEqual(find({ ...files, 'web/c.ts': `const all = ${from};` }), ['web/words/deep/en.ts: b', 'server/b.ts: b'], from);
  }
});

test('doors, contracts and components are there to offer', () => {
  const offered = 'export const a = 1;';
  assert.deepEqual(find({ 'server/index.ts': offered, 'server/store.contract.ts': offered, 'web/A.svelte': offered }), []);
});
