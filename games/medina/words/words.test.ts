import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Who } from '#engine';
import { words } from './index.ts';
import { samples } from './samples.ts';

const who: Who = { name: () => 'Anna', isYou: (seat) => seat === 0 };

test('[M1.3] every colour has a name of its own, and English says an orange palace', async () => {
  for (const language of LANGUAGES) assert.equal(new Set((await words[language]()).colours).size, 5);
  const en = await words.en();
  for (const colour of [0, 3]) {
    const said = [
      ...samples.events.map((event) => en.event(Object.assign({}, event, { colour }), who) ?? ''),
      ...samples.refusals.map((refusal) => en.refusal({ ...refusal, colour }, who)),
    ];
    for (const sentence of said) assert.ok(!/\ba orange|\ban grey/i.test(sentence), sentence);
    assert.ok(said.some((sentence) => sentence.includes(colour === 3 ? 'an orange' : 'a grey')));
  }
});
