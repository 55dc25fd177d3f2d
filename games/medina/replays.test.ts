import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { medina } from './index.ts';
import { EDITIONS, SUPPLY } from './pieces.ts';

const { names, replay, all } = recordedGames(medina);

for (const name of names) test(`[M11.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[M1.1] [M11.1] a game is recorded for every edition, number of seats and way to end', () => {
  const games = all();
  for (const edition of EDITIONS) {
    for (const seats of Object.keys(SUPPLY[edition]).map(Number)) {
      for (const ending of medina.meta.endings) {
        const found = games.some(
          ({ match, outcome }) => match.options.edition === edition && match.seats === seats && outcome.ending === ending,
        );
        assert.ok(found, `no game of ${edition} with ${seats} seats ends by "${ending}"`);
      }
    }
  }
});

test('[M1.4] a lean second edition is recorded, without a row for the well', () => {
  const { match, outcome } = replay('lean-second');
  assert.deepEqual([match.options.well, match.options.tea, match.options.gifts], ['off', 'off', 'off']);
  assert.ok(!outcome.breakdown.some(({ what }) => what === 'well'));
});

test('[M11.4] a victory is shared in the game that is named for it', () => {
  const { outcome } = replay('shared-victory');
  assert.ok(outcome.winners.length > 1);
  assert.deepEqual(outcome.ranking[0], outcome.winners);
});

test('[M3.1] pieces are taken back inside a turn in the game that is named for it', () => {
  assert.ok(replay('undo').match.plies.some(([, text]) => text === UNDO));
});
