import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns.ts';

test('long work takes turns, one step at a time, and others have the processor in between', async () => {
  const turns = new Turns();
  const done: string[] = [];
  let isOver = false;
  const others = (): void => {
    done.push('-');
    if (!isOver) setImmediate(others);
  };
  const work = async (name: string, steps: number) => {
    for (; steps > 0; steps--) {
      await turns.next();
      done.push(name);
    }
  };
  setImmediate(others);
  await Promise.all([work('a', 4), work('b', 2), work('c', 3)]);
  isOver = true;
  const said = done.join('');
  assert.equal(said.replaceAll('-', ''), 'abcabcaca');
  assert.doesNotMatch(said, /\w\w/);
});
