import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, readOptions, viewOf } from '#engine';
import type { PatchistoryEvent } from '../events.ts';
import { patchistory, rules } from '../index.ts';
import { foresee } from './foresee.ts';

/** Nothing is drawn or shown with these but a building tile. */
const PLAIN = [
  'put',
  'train',
  'walk',
  'commerce',
  'exchange',
  'campaign',
  'heroes',
  'wonders',
  'route',
  'reclaim',
  'build',
  'advance',
  'rest',
];

test('[P6.1] [P7.7] what is foreseen is what happens, and whether the seat has more to decide', () => {
  const ended = new Set<string>();
  const went = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const seats = 2 + (seed % 3);
    const chance = new FastChance(seed, seats);
    const options = readOptions(patchistory, seats, {});
    if (typeof options === 'string') throw new Error(options);
    const state = rules.setup(options, seats, chance);
    for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
      const seat = chance.pick([...acting]);
      const legal = rules.moves(viewOf(state, seat));
      const kind = chance.pick([...new Set(legal.map((move) => move.kind))]);
      const move = chance.pick(legal.filter((other) => other.kind === kind));
      const view = clone(viewOf(state, seat));
      const next = PLAIN.includes(kind) ? foresee(view, move) : undefined;
      assert.deepEqual(view, viewOf(state, seat), 'nothing is changed');
      const events: PatchistoryEvent[] = [];
      const { phase } = state.table;
      const wasOnRoutes = state.table.march[seat]?.onRoutes;
      rules.play(state, seat, move, chance, {
        everyone: (event) => void events.push(event),
        only: () => undefined,
        reveal: () => undefined,
      });
      if (!next) continue;
      assert.deepEqual(events.slice(0, next.events.length), next.events);
      const { table } = state;
      if (!next.ends) assert.deepEqual(next.table, table);
      else assert.ok(table.phase !== phase || !rules.toAct(table).includes(seat) || table.march[seat]?.onRoutes !== wasOnRoutes);
      (next.ends ? ended : went).add(kind);
    }
  }
  for (const kind of ['train', 'walk', 'campaign']) assert.ok(ended.has(kind) && went.has(kind), kind);
  assert.ok(ended.has('put'), 'the last free worker');
});
