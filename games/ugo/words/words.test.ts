import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Who } from '#engine';
import type { UgoFact } from '../facts.ts';
import type { Card } from '../pieces.ts';
import { words } from './index.ts';

test('[U1.1] [U3.2] every colour and every land has a name of its own', async () => {
  for (const language of LANGUAGES) {
    const { colours, lands } = await words[language]();
    assert.equal(new Set(colours).size, 5);
    assert.equal(new Set(lands).size, 5);
  }
});

test('how many cards nobody has seen is never told like the number of a card', async () => {
  const who: Who = { name: () => 'Anna', isYou: () => false };
  const fact: UgoFact = { kind: 'lookWin', card: 0 as Card, led: 3, unseen: 6, after: 1 };
  for (const language of LANGUAGES) {
    const dictionary = await words[language]();
    const said = (await dictionary.hints?.())?.say(fact, who, dictionary) ?? '';
    assert.match(said, /\b6 \p{L}/u);
  }
});

test('the first lesson names the button as it is named', async () => {
  for (const language of LANGUAGES) {
    const { board, lessons } = await words[language]();
    const { top } = (await lessons?.())?.round?.says ?? {};
    assert.ok(top?.replaceAll('\u00a0', ' ').includes(board.layConfirm), top);
  }
});
