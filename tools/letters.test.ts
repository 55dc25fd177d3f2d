import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { namedLetters } from './letters.ts';

test('titles in all our languages are written with the letters that every page fetches', () => {
  const named = new Set(namedLetters());
  const missing = new Map<string, string>();
  for (const file of globSync('{web,games/*}/**/words/**/??{,-*}.ts')) {
    for (const letter of readFileSync(file, 'utf8').match(/[\p{Ll}\p{Lu}\p{Nd}’“”„«»…–·]/gu) ?? []) {
      if (!named.has(letter.codePointAt(0)!)) missing.set(letter, file);
    }
  }
  assert.deepEqual(Object.fromEntries(missing), {});
  assert.ok(named.size > 100);
});
