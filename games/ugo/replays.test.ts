import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { ugo } from './index.ts';
import { PLACES, type UgoEvent, type UgoState } from './pieces.ts';

const { names, replay, all } = recordedGames(ugo);

for (const name of names) test(`[U6.2] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[U1.2] a game is recorded for every number of seats and every way to end', () => {
  const games = all();
  const { seats, endings } = ugo.meta;
  for (let n = seats.min; n <= seats.max; n++)
    assert.ok(
      games.some(({ match }) => match.seats === n),
      `no game with ${n} seats`,
    );
  for (const ending of endings)
    assert.ok(
      games.some(({ outcome }) => outcome.ending === ending),
      `no game ends by "${ending}"`,
    );
});

test('[U1.5] the game of one round has one row in its count', () => {
  const { match, outcome } = replay('one-round');
  assert.equal(match.options.rounds, 1);
  assert.equal(outcome.breakdown.length, 1);
});

test('[U4.7] the pool of twelve runs out in the game that is named for it', () => {
  let ranDry = false;
  const { match } = replay('pool-runs-out', ({ told }, { state }) => {
    const { farmers, pool } = (state as UgoState).table;
    for (const event of told.map((told) => told.event as UgoEvent)) {
      if (event.kind === 'farmers' && event.got < event.earned && pool === 0 && farmers[event.seat]! < PLACES) ranDry = true;
    }
  });
  assert.equal(match.options.pool, 'twelve');
  assert.ok(ranDry, 'a farmer found a place but no pool');
});

test('[U5.4] a total is negative in the game that is named for it', () => {
  assert.ok(replay('negative-score').outcome.scores.some((score) => score < 0));
});

test('[U6.3] a victory is shared in the game that is named for it', () => {
  const { outcome } = replay('shared-victory');
  assert.ok(outcome.winners.length > 1);
  assert.deepEqual(outcome.ranking[0], outcome.winners);
});

test('[U3.6] a laying is taken back, before anybody else plays, in the game that is named for it', () => {
  const { match } = replay('undo');
  assert.ok(match.plies.some(([, text], at) => text === UNDO && match.plies[at - 1]?.[1].startsWith('lay')));
});
