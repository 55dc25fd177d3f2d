import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { CULTURE, heroes, type PatchistoryEvent, type PatchistoryState, patchistory } from './index.ts';

const { names, replay, all } = recordedGames(patchistory);

for (const name of names) test(`[P12.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[P1.1] [P1.4] a game is recorded for every version of the rules, number of seats and side of the capital', () => {
  const games = all().map(({ match }) => match);
  for (const rules of [1, 2]) {
    for (const capital of ['equality', 'liberty']) {
      for (const seats of [2, 3, 4]) {
        const found = games.some((match) => match.rules === rules && match.options.capital === capital && match.seats === seats);
        assert.ok(found, `no game of ${capital} with ${seats} seats in version ${rules}`);
      }
    }
  }
});

test('[P13.14] in recorded games Homer brings 2 culture for each hero by version 1, and 1 by version 2', () => {
  const brought: Record<number, Set<number>> = { 1: new Set(), 2: new Set() };
  for (const name of names) {
    replay(name, ({ told }, { rules, state }) => {
      const { table } = state as PatchistoryState;
      for (const event of told.map((one) => one.event as PatchistoryEvent)) {
        if (event.kind === 'effect' && event.effect === 'HOMER') brought[rules]?.add(event.goods[CULTURE]! / heroes(table, event.seat));
      }
    });
  }
  assert.deepEqual(brought, { 1: new Set([2]), 2: new Set([1]) });
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
