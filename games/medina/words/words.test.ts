import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Who } from '#engine';
import { playAll, position } from '../position.ts';
import { THINGS, words } from './index.ts';
import { samples } from './samples.ts';

/** What is told of tower 1 when a neutral palace takes its tile from the board, and from a seat. */
const TAKEN = {
  en: ['The tile of tower 1 stays on the board; 3 merchants go to the box.', 'The tile of tower 1 goes back to the board.'],
  fr: ['La tuile de la tour 1 reste sur le plateau ; retour à la boîte : 3 marchands.', 'La tuile de la tour 1 revient au plateau.'],
  nl: ['De tegel van toren 1 blijft op het bord; terug in de doos: 3 kooplieden.', 'De tegel van toren 1 gaat terug naar het bord.'],
  de: [
    'Das Plättchen von Turm 1 bleibt auf dem Spielplan; zurück in die Schachtel: 3 Händler.',
    'Das Plättchen von Turm 1 geht zurück auf den Spielplan.',
  ],
};

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
    assert.deepEqual(
      events.map((it) => event(it, who)),
      TAKEN[language],
    );
  }
});

test('[M1.1] each thing of the board is explained in every language, in a sentence that only one language says', async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => (await words[language]()).about()));
  for (const thing of Object.keys(THINGS) as (keyof typeof THINGS)[]) {
    const told = all.map((about) => about[thing]);
    assert.equal(new Set(told).size, LANGUAGES.length);
    for (const sentence of told) assert.match(sentence, /^[A-ZÀÉ1].*[.]$/);
  }
});
