import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Who } from '#engine';
import { playAll, position } from '../position.ts';
import { THINGS, words } from './index.ts';
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

test('[M9.7] a tower tile that nobody had stays on the board, and only one that somebody had goes back', async () => {
  const city = '+######\n.bb..gg\n';
  const events = [
    ...playAll(position({ edition: 'second', city }), 'n brown'),
    ...playAll(position({ edition: 'second', city, roofs: { a1: 0 }, turn: 1 }), 'n grey'),
  ].filter(({ kind }) => kind === 'towerTile');
  for (const language of LANGUAGES) {
    const { event } = await words[language]();
    const [stays = '', goes = ''] = events.map((it) => event(it, who));
    assert.match(stays, /1.*;.*3/);
    assert.match(goes, /^[^;3]*1[^;3]*\.$/);
    assert.ok(!stays.startsWith(goes.slice(0, -1)), `${stays} ${goes}`);
  }
  const { event } = await words.en();
  assert.deepEqual(
    events.map((it) => event(it, who)),
    ['The tile of tower 1 stays on the board; 3 merchants go to the box.', 'The tile of tower 1 goes back to the board.'],
  );
});

test('[M1.1] each thing of the board is explained in every language, in a sentence that only one language says', async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => (await words[language]()).about()));
  for (const thing of Object.keys(THINGS) as (keyof typeof THINGS)[]) {
    const told = all.map((about) => about[thing]);
    assert.equal(new Set(told).size, LANGUAGES.length);
    for (const sentence of told) assert.match(sentence, /^[A-ZÀÉ1].*[.]$/);
  }
});
