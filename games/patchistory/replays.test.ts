import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { patchistory } from './index.ts';

const { names, replay, all } = recordedGames(patchistory);

for (const name of names) test(`[P12.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[P1.1] [P1.4] a game is recorded for every number of seats and both sides of the capital', () => {
  const games = all().map(({ match }) => match);
  for (const capital of ['equality', 'liberty']) {
    for (const seats of [2, 3, 4]) {
      assert.ok(games.some((match) => match.options.capital === capital && match.seats === seats));
    }
  }
});

test('[P1.9] [P1.10] a game in turns, without screens, is recorded', () => {
  const { options } = replay('turns').match;
  assert.deepEqual([options.order, options.screens], ['turns', 'open']);
});

test('[P1.13] a game with tiles of the table’s own is recorded, tiles and all', () => {
  assert.match(String(replay('own-tiles').match.options.data), /^E : .*C1$/m);
});

test('[P12.5] a victory is shared in the game that is named for it', () => {
  const { outcome } = replay('shared-victory');
  assert.ok(outcome.winners.length > 1);
  assert.deepEqual(outcome.ranking[0], outcome.winners);
});

test('[P1.2] moves are taken back in the game that is named for it', () => {
  assert.ok(replay('undo').match.plies.some(([, text]) => text === UNDO));
});

test('[P7.1] [P8.1] [P9.1] the recorded games hold journeys, negotiations and wars', () => {
  const texts = new Set(all().flatMap(({ match }) => match.plies.map(([, text]) => text.split(' ')[0])));
  for (const verb of ['commerce', 'advance', 'rest', 'red', 'blue', 'commit', 'menace', 'aid', 'bomb', 'return', 'take'])
    assert.ok(texts.has(verb), verb);
});
