import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, viewOf } from '#engine';
import { kingdomWorth, rules, SPACES, type Table } from '#games/ugo';
import { gainsBetween } from './gains.ts';

/** A random game, table after table. */
function tables(seed: number): Table[] {
  const chance = new FastChance(seed);
  const state = rules.setup({ rounds: 2, pool: 'full' }, 3, chance);
  const seen = [clone(state.table)];
  while (state.table.turn.kind !== 'over') {
    const { seat } = state.table.turn;
    rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, { everyone() {}, only() {}, reveal() {} });
    seen.push(clone(state.table));
  }
  return seen;
}

test('[U4.5] [U5.2] new farmers and what is laid make up all that a kingdom gains or loses', () => {
  let buried = 0;
  for (const seed of [1, 2, 3]) {
    const seen = tables(seed);
    for (const [n, after] of seen.entries()) {
      const before = seen[n - 1];
      if (!before || before.round !== after.round) continue;
      const gains = gainsBetween(before, after);
      for (let seat = 0; seat < 3; seat++) {
        const settled: Table = { ...before, farmers: after.farmers };
        const laid = kingdomWorth(after, seat) - kingdomWorth(settled, seat);
        const told = (gains?.worth ?? []).slice(seat * SPACES, (seat + 1) * SPACES);
        assert.equal(
          told.reduce((sum, n) => sum + n, 0),
          laid,
        );
        assert.equal(gains?.farmers[seat] ?? 0, after.farmers[seat]! - before.farmers[seat]!);
        buried += told.filter((n) => n < 0).length;
      }
    }
  }
  assert.ok(buried > 10, 'what is buried is told');
});

test('[U6.1] a new deal, a jump and a step back tell nothing', () => {
  const seen = tables(4);
  const [first, last] = [seen[0]!, seen.at(-1) as Table];
  assert.equal(gainsBetween(first, last), undefined);
  assert.equal(gainsBetween(last, first), undefined);
  const far = seen.findLast(({ round }) => round === 0) as Table;
  assert.equal(gainsBetween(first, far), undefined);
  assert.equal(gainsBetween(far, first), undefined);
});
