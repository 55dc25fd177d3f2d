import assert from 'node:assert/strict';
import { test } from 'node:test';

// What Svelte makes of these is of no matter here.
const plain = <Value>(value?: Value) => value;
Object.assign(globalThis, { $state: Object.assign(plain, { raw: plain }) });
const { Holding } = await import('./holding.svelte.ts');

test('a move that was sent is on its way for four seconds, whatever was sent before it', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const sent: string[] = [];
  const holding = new Holding<{ readonly move: string }>();
  const send = (move: string) => {
    holding.keep({ move });
    holding.confirm((made) => sent.push(made));
  };
  send('first');
  holding.release();
  t.mock.timers.tick(3900);
  send('second');
  t.mock.timers.tick(200);
  assert.equal(holding.sent, true, 'the patience with the first is not that with the second');
  holding.confirm((made) => sent.push(made));
  t.mock.timers.tick(3800);
  assert.equal(holding.sent, false);
  holding.confirm((made) => sent.push(made));
  assert.deepEqual(sent, ['first', 'second', 'second']);
});
