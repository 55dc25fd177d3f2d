/** Whole recorded games: each must replay, to the byte, to the outcome that stands beside it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match, type Outcome, readRecord, readSeed, type Told, UNDO } from '#engine';
import { ugo } from './index.ts';
import { PLACES, type UgoEvent, type UgoState } from './pieces.ts';

const folder = new URL('./replays/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

interface Replayed {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly told: readonly Told[];
  /** Whether a farmer found a place but no pool. */
  readonly ranDry: boolean;
}

function replay(name: string): Replayed {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const read = readRecord(file.record, (id) => (id === ugo.meta.id ? ugo : undefined));
  if (typeof read === 'string') assert.fail(read);
  assert.ok(readSeed(read.record.seed), 'a recorded game is over and shows its seed');
  const told: Told[] = [];
  let ranDry = false;
  const match = Match.fromRecord(ugo, read.record, (played, { state }) => {
    told.push(...played.told);
    const { farmers, pool } = (state as UgoState).table;
    for (const event of played.told.map((told) => told.event as UgoEvent)) {
      if (event.kind === 'farmers' && event.got < event.earned && pool === 0 && (farmers[event.seat] as number) < PLACES) ranDry = true;
    }
  });
  if (!(match instanceof Match)) assert.fail(`ply ${match.ply}: ${JSON.stringify(match.refusal)}`);
  const outcome = match.outcome();
  assert.ok(outcome, 'a recorded game is played to its end');
  assert.equal(JSON.stringify(outcome), JSON.stringify(file.outcome));
  assert.equal(JSON.stringify(match.record()), JSON.stringify(file.record));
  return { match, outcome, told, ranDry };
}

for (const name of names) test(`[U6.2] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[U1.2] a game is recorded for every number of seats and every way to end', () => {
  const games = names.map(replay);
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
  const { match, ranDry } = replay('pool-runs-out');
  assert.equal(match.options.pool, 'twelve');
  assert.ok(ranDry);
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
