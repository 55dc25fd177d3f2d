import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { type Replayed, recordedGames } from '#tools/recorded';
import { kingOfTheDice } from './index.ts';
import { type KingEvent, pointsOf } from './pieces.ts';

const { names, replay, all } = recordedGames(kingOfTheDice);

const eventsOf = ({ played }: Replayed) => played.flatMap(({ told }) => told.map(({ event }) => event as KingEvent));

for (const name of names) test(`[K8.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[K1.5] [K8.1] a game is recorded for every way to end at every number of seats', () => {
  const games = all();
  const { seats, endings } = kingOfTheDice.meta;
  for (let n = seats.min; n <= seats.max; n++) {
    for (const ending of endings) {
      assert.ok(
        games.some(({ match, outcome }) => match.seats === n && outcome.ending === ending),
        `no game with ${n} seats ends by "${ending}"`,
      );
    }
  }
});

test('[K3.1] [K6.7] the recorded games hold every kind of move and of event', () => {
  const games = all();
  const moves = new Set(games.flatMap(({ match }) => match.plies.map(([, text]) => text.replace(/[ \d]+/g, ' ').trim())));
  assert.deepEqual([...moves].sort(), ['give', 'keep', 'pass', 'roll', 'stop', 'take', 'take leave', UNDO]);
  const events = new Set(games.flatMap((one) => eventsOf(one).map(({ kind }) => kind as string)));
  const expected = [
    'began',
    'declined',
    'discarded',
    'drew',
    'ended',
    'followed',
    'gave',
    'left',
    'penalised',
    'rolled',
    'settled',
    'took',
  ];
  assert.deepEqual([...events].sort(), [...expected, UNDO].sort());
});

test('[K2.3] the penalties come mildest first in the game that is named for it', () => {
  const sorted = replay('sorted-penalties');
  assert.equal(sorted.match.options.penalties, 'sorted');
  const points = eventsOf(sorted).flatMap((event) => (event.kind === 'penalised' ? [pointsOf(event.card)] : []));
  assert.ok(points.length >= 5);
  assert.deepEqual(
    points,
    points.toSorted((a, b) => b - a),
  );
});

test('[K6.3] an extra turn is declined in the game that is named for it', () => {
  assert.ok(eventsOf(replay('declined-turn')).some(({ kind }) => kind === 'declined'));
});

test('[K8.6] fewer minus points break a tie in the game that is named for it', () => {
  const { outcome } = replay('tie-break');
  const most = Math.max(...outcome.scores);
  assert.ok(outcome.scores.filter((score) => score === most).length > 1);
  assert.equal(outcome.winners.length, 1);
});

test('[K8.7] a victory is shared in the game that is named for it', () => {
  const { outcome } = replay('shared-victory');
  assert.ok(outcome.winners.length > 1);
});

test('[K6.7] a dragon is put back before it is given in the game that is named for it', () => {
  const { match } = replay('undo');
  assert.ok(match.plies.some(([, text], at) => text === UNDO && match.plies[at - 1]?.[1].startsWith('take')));
});
