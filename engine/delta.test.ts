import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applied, catchUp, clone, isSame } from './index.ts';

const data = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.integer(), fc.boolean(), fc.string({ maxLength: 3 }), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

test('a delta leads from any data to any other, over JSON', () => {
  fc.assert(
    fc.property(data.object, data.object, (old, now) => {
      const kept = clone(old);
      const delta = catchUp(kept, now);
      assert.deepEqual(kept, now);
      assert.deepEqual(applied(old, delta && JSON.parse(JSON.stringify(delta))), now);
      assert.equal(delta === undefined, JSON.stringify(old) === JSON.stringify(now) || sameData(old, now));
    }),
    { numRuns: 2000, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
  );
});

function sameData(a: unknown, b: unknown): boolean {
  try {
    assert.deepEqual(a, b);
    return true;
  } catch {
    return false;
  }
}

test('applying a delta leaves the old data alone and shares what did not change', () => {
  const old = { table: { trick: [1], tops: [1, 2] }, hand: [4] };
  const next = applied(old, { table: { trick: [[1, 7]] } });
  assert.deepEqual(old.table.trick, [1]);
  assert.deepEqual(next.table.trick, [1, 7]);
  assert.equal(next.hand, old.hand);
  assert.equal(next.table.tops, old.table.tops);
});

test('a clone shares nothing with what it was made from', () => {
  fc.assert(
    fc.property(data.object, (value) => {
      const copy = clone(value);
      assert.deepEqual(copy, value);
      const before = JSON.stringify(value);
      scribble(copy);
      assert.equal(JSON.stringify(value), before);
    }),
  );
});

test('data is the same when JSON writes it with the same letters', () => {
  fc.assert(
    fc.property(data.object, data.object, (one, other) => {
      assert.equal(isSame(one, other), JSON.stringify(one) === JSON.stringify(other));
      assert.ok(isSame(one, clone(one)));
    }),
  );
});

function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) scribble(inner);
  if (Array.isArray(value)) value.push('scribble');
  else (value as Record<string, unknown>).scribble = 1;
}
