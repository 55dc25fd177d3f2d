import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { moves, refuse, toAct } from './legal.ts';
import { readMove, writeMove } from './notation.ts';
import type { Card, KingState, Move } from './pieces.ts';
import { play } from './play.ts';
import { after, cards, position } from './position.ts';
import { setup } from './setup.ts';

/** Every move that can be written. */
const EVERY: readonly Move[] = [
  ...Array.from({ length: 512 }, (_, keep) => ({ kind: 'roll' as const, keep })),
  ...Array.from({ length: 9 }, (_, slot) => [true, false].map((leave) => ({ kind: 'take' as const, slot, leave }))).flat(),
  ...Array.from({ length: 10 }, (_, to) => ({ kind: 'give' as const, to })),
  { kind: 'stop' },
  { kind: 'pass' },
];

test('[K3.1] [K4.1] [K7.1] the moves are exactly those that are not refused', () => {
  const kinds = new Set<string>();
  for (const seats of [2, 3, 4, 5]) {
    for (let seed = 0; seed < 8; seed++) {
      const chance = new FastChance(seed, seats);
      const state = setup({ penalties: 'shuffled', odds: 'shown' }, seats, chance);
      for (let [seat] = toAct(state.table); seat !== undefined; [seat] = toAct(state.table)) {
        for (let other = 0; other < seats; other++) {
          const view = viewOf(state, other);
          const allowed = EVERY.filter((move) => refuse(view, move) === undefined);
          assert.deepEqual(allowed.map(writeMove).sort(), moves(view).map(writeMove).sort());
          assert.equal(allowed.length > 0, other === seat);
        }
        const list = moves(viewOf(state, seat));
        const enough = list.filter(({ kind }) => kind !== 'roll');
        const move = chance.pick(enough.length > 0 && !enough.some(({ kind }) => kind === 'stop') ? enough : list);
        kinds.add(move.kind);
        play(state, seat, move, chance, quiet);
      }
    }
  }
  assert.deepEqual([...kinds].sort(), ['give', 'pass', 'roll', 'stop', 'take']);
});

test('[K1.1] [K1.5] [K2.2] [K3.1] [K3.2] [K3.3] [K3.5] [K4.1] [K4.2] [K4.4] [K6.3] [K6.7] [K6.8] [K8.1] a refusal carries what a sentence about it needs', () => {
  const why = (state: KingState, text: string, seat = 0) => refuse(viewOf(state, seat), readMove(text) as Move);
  const [dwarf, dragon] = cards('D3 X1') as [Card, Card];
  const start = position({ seats: 3 });
  assert.deepEqual(why(start, 'roll', 1), { rule: 'K3.1', seat: 0 });
  assert.deepEqual(why(start, 'keep 1'), { rule: 'K3.2' });
  assert.deepEqual(why(start, 'pass'), { rule: 'K6.3' });
  assert.deepEqual(why(start, 'give 1'), { rule: 'K6.7' });
  const rolled = position({ seats: 3, dice: '5 5 4 4 4 6', row: 'D3 X1 D7 M3 O7' });
  assert.deepEqual(why(rolled, 'keep 1 8'), { rule: 'K1.1', die: 7, dice: 6 });
  assert.deepEqual(why(rolled, 'keep 1'), { rule: 'K3.3' });
  assert.deepEqual(why(rolled, 'take 6'), { rule: 'K2.2', slot: 5 });
  assert.deepEqual(why(rolled, 'take 3'), { rule: 'K4.1', slot: 2, card: cards('D7')[0], lacks: [5] });
  assert.deepEqual(why(rolled, 'stop'), { rule: 'K4.2', slot: 0, card: dwarf });
  assert.deepEqual(why(rolled, 'take 1 leave'), { rule: 'K4.4', slot: 0, card: dwarf });
  assert.deepEqual(why(position({ dice: '1 2 3 4 5 6', left: 1 }), 'keep 1 2 3 4 5 6'), { rule: 'K3.5' });
  const giving = after({ seats: 3, dice: '5 5 4 4 4 6', row: 'D3 X1 D7 M3 O7' }, 'take 2');
  assert.deepEqual(why(giving, 'roll'), { rule: 'K6.7', dragon });
  assert.deepEqual(why(giving, 'give 0'), { rule: 'K6.8', dragon });
  assert.deepEqual(why(giving, 'give 4'), { rule: 'K1.5', seats: 3 });
  giving.table.turn = { kind: 'over', ending: 'citizens' };
  assert.deepEqual(why(giving, 'give 1'), { rule: 'K8.1' });
});
