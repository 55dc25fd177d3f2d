import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Tell, viewOf } from '#engine';
import { kingdomWorth, type Move, rules, type UgoEvent } from '#games/ugo';
import { animate, type Step } from './animation.ts';
import { laidOut, propose } from './arrange.ts';
import type { UgoSight } from './sight.ts';

interface Moment {
  readonly before: UgoSight;
  readonly move: Move;
  readonly mover: number;
  readonly events: UgoEvent[];
  readonly after: UgoSight;
  readonly steps: Step[];
}

/** A whole random game, seen from seat 0 or, without a seat, by somebody who looks on. */
function watch({ seats, seed, spectator = false }: { seats: number; seed: number; spectator?: boolean }): Moment[] {
  const chance = new FastChance(seed, seats);
  const state = rules.setup({ rounds: 2, pool: 'full' }, seats, chance);
  const see = (): UgoSight => clone(spectator ? { table: state.table } : viewOf(state, 0));
  const moments: Moment[] = [];
  while (state.table.turn.kind !== 'over') {
    const mover = state.table.turn.seat;
    const before = see();
    const move = chance.pick(rules.moves(viewOf(state, mover)));
    const events: UgoEvent[] = [];
    const hear = (event: UgoEvent) => void events.push(event);
    const tell: Tell<UgoEvent> = { everyone: hear, only() {}, reveal: hear };
    rules.play(state, mover, move, chance, tell);
    const after = see();
    moments.push({ before, move, mover, events, after, steps: animate(before, events, after) });
  }
  return moments;
}

const games = [2, 3, 4].flatMap((seats) => [1, 2, 3, 4, 5].map((seed) => watch({ seats, seed })));

test('the last step is the true position, and nothing given is changed', () => {
  for (const { before, events, after } of games.flat()) {
    const given = JSON.stringify([before, events, after]);
    assert.deepEqual(animate(before, events, after).at(-1), { sight: after, pause: 0 });
    assert.equal(JSON.stringify([before, events, after]), given);
  }
});

test('a won trick is seen whole before it is laid, with its winner', () => {
  for (const { events, steps } of games.flat()) {
    const won = events.find((event) => event.kind === 'won');
    if (won) assert.ok(steps.some(({ sight }) => sight.table.trick.length === sight.table.seats && sight.table.turn.kind === 'lay'));
  }
});

test('somebody else’s trick rests before it is laid and after, one’s own only before; a count stays until it is put away', () => {
  for (const { events, after, steps } of games.flat()) {
    for (const event of events) {
      if (event.kind === 'won') {
        const won = steps.find(({ sight }) => sight.table.trick.length === sight.table.seats);
        assert.ok(won && won.pause >= 1500);
        assert.equal(won.ends, event.seat !== 0);
      }
      if (event.kind === 'laid' && after.table.turn.kind === 'play' && events.at(-1) === event) {
        const rests = steps.slice(0, -1).some(({ sight, pause }) => sight.table.trick.length === 0 && pause > 1000);
        assert.equal(rests, event.seat !== 0);
      }
      if (event.kind === 'scored')
        assert.equal(
          steps.some(({ pause }) => pause === Number.POSITIVE_INFINITY),
          after.table.turn.kind !== 'over',
        );
    }
  }
});

test('farmers walk while the trick still lies there', () => {
  for (const { before, events, steps } of games.flat()) {
    for (const event of events) {
      if (event.kind !== 'farmers' || event.got === 0) continue;
      const had = before.table.farmers[event.seat]!;
      assert.ok(steps.some(({ sight }) => sight.table.trick.length > 0 && sight.table.farmers[event.seat] === had + event.got));
    }
  }
});

test('a round is seen counted before the next one is dealt', () => {
  for (const { events, steps } of games.flat()) {
    const scored = events.find((event) => event.kind === 'scored');
    if (!scored) continue;
    const counted = steps.find(({ sight }) => sight.table.turn.kind === 'over');
    assert.ok(counted);
    const { table } = counted.sight;
    assert.deepEqual(
      scored.points,
      scored.points.map((_, seat) => kingdomWorth(table, seat)),
    );
  }
});

test('no step shows a card twice', () => {
  for (const { steps } of games.flat()) {
    for (const { sight } of steps) {
      const cards = [...(sight.hand ?? []), ...sight.table.trick, ...sight.table.lies.flatMap((lies, card) => (lies < 0 ? [] : [card]))];
      assert.equal(new Set(cards).size, cards.length);
    }
  }
});

test('those who look on see the same steps without a hand', () => {
  for (const { steps } of watch({ seats: 3, seed: 9, spectator: true })) for (const { sight } of steps) assert.equal(sight.hand, undefined);
});

test('[U3.5] the proposed arrangement is legal and lies as the rules would lay it', () => {
  let laid = 0;
  for (const { before, move, mover, events } of games.flat()) {
    if (move.kind !== 'lay') continue;
    const tops = propose(before.table, mover);
    if (mover === 0)
      assert.equal(rules.refuse({ seat: 0, table: before.table, hand: before.hand ?? [] }, { kind: 'lay', tops }), undefined);
    const seen = events.find((event) => event.kind === 'laid');
    const table = laidOut(before.table, mover, move.tops);
    assert.deepEqual(
      seen?.spaces.map((space) => table.tops[mover * 5 + space]),
      move.tops,
    );
    laid++;
  }
  assert.ok(laid > 20);
});
