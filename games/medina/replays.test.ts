/** Whole recorded games: each must replay, to the byte, to the outcome that stands beside it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match, type Outcome, readRecord, readSeed, UNDO } from '#engine';
import { medina } from './index.ts';
import { EDITIONS, SUPPLY } from './pieces.ts';

const folder = new URL('./replays/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

function replay(name: string): { readonly match: Match; readonly outcome: Outcome } {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const read = readRecord(file.record, (id) => (id === medina.meta.id ? medina : undefined));
  if (typeof read === 'string') assert.fail(read);
  assert.ok(readSeed(read.record.seed), 'a recorded game is over and shows its seed');
  const match = Match.fromRecord(medina, read.record);
  if (!(match instanceof Match)) assert.fail(`ply ${match.ply}: ${JSON.stringify(match.refusal)}`);
  const outcome = match.outcome();
  assert.ok(outcome, 'a recorded game is played to its end');
  assert.equal(JSON.stringify(outcome), JSON.stringify(file.outcome));
  assert.equal(JSON.stringify(match.record()), JSON.stringify(file.record));
  return { match, outcome };
}

for (const name of names) test(`[M11.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[M1.1] [M11.1] a game is recorded for every edition, number of seats and way to end', () => {
  const games = names.map(replay);
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
