import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { rules } from '#games/medina';
import { isStockOpen } from './sight.ts';

test('[M1.5] screens hide what others have left from players and spectators until the game is over', () => {
  const options = { edition: 'second', towers: 'edition', stocks: 'screens', well: 'on', tea: 'on', gifts: 'on' };
  const { table } = rules.setup(options, 3, new FastChance(1));
  assert.deepEqual(
    [0, 1, 2].map((seat) => isStockOpen(table, seat, 1)),
    [false, true, false],
  );
  assert.ok(![0, 1, 2].some((seat) => isStockOpen(table, seat, undefined)));
  assert.ok(isStockOpen({ ...table, turn: { kind: 'over' } }, 0, 1));
  const open = rules.setup({ ...options, stocks: 'open' }, 3, new FastChance(1)).table;
  assert.ok(isStockOpen(open, 0, undefined));
});
