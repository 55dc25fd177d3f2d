import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIONS, FRAME_IDS, LARGE, OWN, PHASES, squaresOf } from '#games/patchistory';
import { THINGS } from '#games/patchistory/words';
import { thingOf, thingOn } from './describe.ts';
import { pictureOf } from './picturing.ts';

test('[P15.16] every square, hero, wonder and special building explains itself, also one that a table brought along', () => {
  const squares = squaresOf(OWN);
  const seen = new Set(squares.map((square) => thingOn(OWN, square)));
  for (const thing of seen) assert.ok(thing in THINGS, thing);
  for (const thing of ['place', 'sea', 'fallow', 'reclaimed', 'building', 'special', 'MOSES', 'PETRA']) assert.ok(seen.has(thing), thing);
  assert.ok(squares.every((square) => OWN.kind[square] !== LARGE || thingOn(OWN, square) !== 'place'));
  assert.equal(thingOf({ kind: 'H', id: 'PLAIN-ADA', base: [] }), 'hero');
});

test('[P1.2] [P14.1] every phase, action and golden text explains itself', () => {
  for (const { name } of PHASES) assert.ok(`step-${name}` in THINGS, name);
  for (const action of ACTIONS) assert.ok(`action-${action}` in THINGS, action);
  for (const id of FRAME_IDS) assert.ok(`frame-${id}` in THINGS, id);
});

test('[P11.6] the legend has a picture of everything that explains itself', () => {
  const bare = Object.keys(THINGS).filter((thing) => {
    const picture = pictureOf(thing);
    return picture.kind === 'text' && picture.text === '';
  });
  assert.deepEqual(bare, []);
});
