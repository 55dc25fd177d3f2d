import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, readOptions, type Tell, viewOf } from '#engine';
import { type Move, type PatchistoryEvent, type PatchistoryView, patchistory, rules } from '#games/patchistory';
import { words as spoken } from '#games/patchistory/words';
import { animate, type Step } from './animation.ts';
import { answersOf } from './asking.ts';
import { chooserOf, movesFor, type Plan } from './choosing.ts';
import type { PatchistorySight } from './sight.ts';

interface Moment {
  readonly before: PatchistorySight;
  readonly mover: number;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly events: PatchistoryEvent[];
  readonly after: PatchistorySight;
  readonly shown: Step[];
}

/** A whole random game, seen from seat 0; whoever may be done is so half the time. */
function watch(seats: number, seed: number): Moment[] {
  const chance = new FastChance(seed, seats);
  const options = readOptions(patchistory, seats, {});
  if (typeof options === 'string') throw new Error(options);
  const state = rules.setup(options, seats, chance);
  const moments: Moment[] = [];
  for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
    const mover = chance.pick([...acting]);
    const legal = rules.moves(viewOf(state, mover));
    const kind = chance.pick([...new Set(legal.map((move) => move.kind))]);
    const move = chance.pick(legal.filter((other) => other.kind === kind));
    const before = clone(viewOf(state, 0)) as PatchistorySight;
    const events: PatchistoryEvent[] = [];
    const hear = (event: PatchistoryEvent) => void events.push(event);
    const tell: Tell<PatchistoryEvent> = {
      everyone: hear,
      only: (seat, event) => (seat === 0 ? hear(event) : undefined),
      reveal(event, seat) {
        if (seat === undefined || seat === 0) hear(event);
      },
    };
    rules.play(state, mover, move, chance, tell);
    const after = clone(viewOf(state, 0)) as PatchistorySight;
    moments.push({ before, mover, legal, move, events, after, shown: animate(before, events, after) });
  }
  return moments;
}

const words = await spoken.en();
const all = [1, 2, 3, 4].flatMap((seed) => [2, 3, 4].flatMap((seats) => watch(seats, seed)));

test('the last step is the true position, and nothing given is changed', () => {
  for (const { before, events, after } of all) {
    const given = JSON.stringify([before, events, after]);
    assert.deepEqual(animate(before, events, after).at(-1), { sight: after, pause: 0 });
    assert.equal(JSON.stringify([before, events, after]), given);
  }
});

test('while the show stops, nobody is asked anything; and nobody stops who has to choose at once with others', () => {
  for (const { shown } of all) {
    for (const { sight, pause } of shown.slice(0, -1)) {
      assert.ok(pause > 0 && sight.told && sight.told.length > 0);
      if (sight.table.turn.kind === 'between') assert.deepEqual(rules.toAct(sight.table), []);
    }
  }
  const busy = all.filter(({ before, mover, shown }) => before.table.turn.kind === 'administration' && mover !== 0 && shown.length === 1);
  assert.ok(busy.length > 20);
});

test('production, wars and the count of the votes stay to be read, the count card by card', () => {
  const stays = (kind: PatchistoryEvent['kind']) =>
    all.filter(({ events }) => events.some((event) => event.kind === kind)).map(({ shown }) => shown.filter(({ sight }) => sight.read));
  for (const kind of ['produced', 'warEnded', 'dropped'] as const) {
    assert.ok(stays(kind).length > 0, kind);
    for (const read of stays(kind))
      assert.ok(
        read.some(({ sight }) => sight.told?.some((event) => event.kind === kind)),
        kind,
      );
  }
  for (const { shown, events } of all) {
    const cards = events.filter(({ kind }) => kind === 'counted').length;
    const counts = shown.map(({ sight }) => sight.told?.filter(({ kind }) => kind === 'counted').length ?? 0).filter((n) => n > 0);
    assert.deepEqual(
      counts,
      Array.from({ length: cards }, (_, n) => n + 1),
    );
  }
});

test('[P3.7] who won which tile is shown to everybody before the patching', () => {
  const ends = all.filter(({ events }) => events.some(({ kind }) => kind === 'won'));
  assert.ok(ends.length > 0);
  for (const { shown } of ends) {
    const step = shown.find(({ sight }) => sight.told?.some(({ kind }) => kind === 'won'));
    assert.ok(step && step.pause > 0);
    assert.equal(step.sight.table.turn.kind, 'between');
  }
});

test('[P3.12] two bids on one tile stay to be read, and two on different tiles pass', () => {
  const auctions = all.filter(({ events }) => events.some(({ kind }) => kind === 'bidShown'));
  const seen = auctions.map(({ events, shown }) => {
    const [one, other] = events.filter((event) => event.kind === 'bidShown');
    const isRead = shown.some(({ sight }) => sight.read && sight.told?.some(({ kind }) => kind === 'bidShown'));
    assert.equal(isRead, one?.tile === other?.tile);
    return isRead;
  });
  assert.deepEqual([...new Set(seen)].sort(), [false, true]);
});

test('every legal move can be reached: by a button, on the land, or where a number is chosen', () => {
  const who = { name: (seat: number) => `seat ${seat}`, isYou: (seat: number) => seat === 0 };
  const reached = new Set<string>();
  for (const { before, legal, mover } of all) {
    if (mover !== 0) continue;
    const { table } = before;
    const plans: (Plan | undefined)[] = [undefined];
    for (const move of legal) {
      if (move.kind === 'walk') plans.push({ action: 'walk', from: move.from });
      else if (move.kind === 'commerce') plans.push({ action: 'commerce' }, { action: 'commerce', from: move.from });
      else if (move.kind === 'train' || move.kind === 'menace' || move.kind === 'break' || move.kind === 'route')
        plans.push({ action: move.kind });
      else if (move.kind === 'heroes' || move.kind === 'wonders') plans.push({ action: move.kind });
      else if (move.kind === 'return') plans.push({ action: 'return', effect: move.effect });
      else if (move.kind === 'build' || move.kind === 'reclaim') plans.push({ action: move.kind, tile: move.tile });
      else if (move.kind === 'bomb') plans.push({ action: 'bomb', tile: move.tile, to: move.seat });
    }
    const found = new Set<string>();
    for (const plan of plans) {
      const moves = movesFor(legal, plan);
      for (const { move } of answersOf(before as PatchistoryView, moves, plan, who, words)) found.add(patchistory.writeMove(move));
      for (const next of chooserOf(table, 0, legal, plan).lit.values())
        if (next.kind === 'play') found.add(patchistory.writeMove(next.move));
    }
    // What has a component of its own.
    const OWN = ['bid', 'take', 'patch', 'discard', 'keep', 'aid', 'exchange', 'campaign', 'advance', 'rest', 'commit', 'card', 'vote'];
    for (const move of legal) {
      if (OWN.includes(move.kind)) continue;
      assert.ok(found.has(patchistory.writeMove(move)), patchistory.writeMove(move));
      reached.add(move.kind);
    }
  }
  assert.ok(reached.size > 12, [...reached].join());
});
