import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#engine';
import { words } from './index.ts';

test('[U1.1] [U3.2] every colour and every land has a name of its own', async () => {
  for (const language of LANGUAGES) {
    const { colours, lands } = await words[language]();
    assert.equal(new Set(colours).size, 5);
    assert.equal(new Set(lands).size, 5);
  }
});
