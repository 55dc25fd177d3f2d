import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Tell, viewOf } from '#engine';
import { type KingEvent, type Move, NO_CARD, rules } from '#games/king-of-the-dice';
import { animate, type Step } from './animation.ts';
import type { KingSight } from './sight.ts';

interface Moment {
  readonly before: KingSight;
  readonly move: Move;
  readonly mover: number;
  readonly events: KingEvent[];
  readonly after: KingSight;
  readonly steps: Step[];
}

/** A whole random game, seen from seat 0 or, without a seat, by somebody who looks on. */
function watch({ seats, seed, spectator = false }: { seats: number; seed: number; spectator?: boolean }): Moment[] {
  const chance = new FastChance(seed, seats);
  const state = rules.setup({ penalties: 'shuffled', odds: 'shown' }, seats, chance);
  const see = (): KingSight => clone(spectator ? { table: state.table } : viewOf(state, 0));
  const moments: Moment[] = [];
  while (state.table.turn.kind !== 'over') {
    const mover = state.table.turn.seat;
    const before = see();
    const legal = rules.moves(viewOf(state, mover));
    const takes = legal.filter(({ kind }) => kind === 'take');
    const move = chance.pick(takes.length > 0 ? takes : legal);
    const events: KingEvent[] = [];
    const hear = (event: KingEvent) => void events.push(event);
    const tell: Tell<KingEvent> = { everyone: hear, only() {}, reveal: hear };
    rules.play(state, mover, move, chance, tell);
    const after = see();
    moments.push({ before, move, mover, events, after, steps: animate(before, events, after) });
  }
  return moments;
}

const games = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3, 4].map((seed) => watch({ seats, seed, spectator: seed === 4 })));
const moments = games.flat();

test('the last step is the true position, and nothing given is changed', () => {
  for (const { before, events, after } of moments) {
    const given = JSON.stringify([before, events, after]);
    assert.deepEqual(animate(before, events, after).at(-1), { sight: after, pause: 0 });
    assert.equal(JSON.stringify([before, events, after]), given);
  }
});

test('what the steps come to is the true position', () => {
  for (const { move, after, steps } of moments) {
    if (move.kind === 'roll' || move.kind === 'pass' || after.table.turn.kind === 'give') continue;
    const { turn: _, ...shown } = (steps.at(-2) as Step).sight.table;
    const { turn, ...real } = after.table;
    assert.deepEqual(shown, real);
  }
});

test('dice rest on the table before anything else happens, and what a rival keeps is seen first', () => {
  let keeps = 0;
  for (const { before, move, mover, after, steps } of moments) {
    if (move.kind !== 'roll') continue;
    assert.ok((steps.at(-2) as Step).pause > 0);
    assert.deepEqual((steps.at(-2) as Step).sight, after);
    const { turn } = before.table;
    if (turn.kind !== 'choose' || mover === before.seat || turn.kept === move.keep) continue;
    const first = steps[0]?.sight.table;
    assert.deepEqual(first?.turn, { ...turn, kept: move.keep });
    assert.deepEqual(first?.dice, before.table.dice);
    keeps++;
  }
  assert.ok(keeps > 50, String(keeps));
});

test('a gap is seen in the row before the others move up', () => {
  for (const { events, steps } of moments) {
    if (events.some(({ kind }) => kind === 'drew')) assert.ok(steps.some(({ sight }) => sight.table.row.includes(NO_CARD)));
  }
});

test('no step shows a card twice', () => {
  for (const { steps } of moments) {
    for (const { sight } of steps) {
      const { row, piles, discards, penalty, turn } = sight.table;
      const cards = [...row, penalty, ...piles.flat(), ...discards, turn.kind === 'give' ? turn.dragon : NO_CARD].filter(
        (c) => c !== NO_CARD,
      );
      assert.equal(new Set(cards).size, cards.length);
    }
  }
});

test('a rival’s turn ends once, when all that it brought is there; one’s own does not stop', () => {
  let ended = 0;
  for (const { before, mover, events, after, steps } of moments) {
    const ends = steps.filter((step) => step.ends);
    const brings = events.some(({ kind }) => ['took', 'gave', 'penalised'].includes(kind)) && after.table.turn.kind !== 'give';
    assert.equal(ends.length, brings && mover !== before.seat ? 1 : 0);
    for (const { sight } of ends) assert.deepEqual(sight.table.piles, after.table.piles);
    ended += ends.length;
  }
  assert.ok(ended > 50);
});
