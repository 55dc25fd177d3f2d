import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domeOf } from './marks.ts';

test('[M6.4] whose roof it is, and whether it blocks, is told by its sign as well as by its colour', () => {
  const roofs = [0, 1].flatMap((seat) => [domeOf({ kind: 'seat', seat }), domeOf({ kind: 'blockade', seat })]);
  roofs.push(domeOf({ kind: 'neutral' }));
  for (const what of ['colour', 'sign'] as const) assert.equal(new Set(roofs.map((roof) => roof[what])).size, roofs.length, what);
});
