import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Course, FairQueue } from './queue.ts';

/** Lets thoughts be thought one after the other, each table asking again at once, and tells whose they were. */
function serve(queue: FairQueue<string>, count: number, msOf: (table: string) => number): string[] {
  return Array.from({ length: count }, () => {
    const { waiting: table, course } = queue.take() as { waiting: string; course: Course };
    course.done(msOf(table));
    queue.add(table[0]!, table);
    return table;
  });
}

function share(served: readonly string[], person: string): number {
  return served.filter((table) => table[0] === person).length / served.length;
}

test('tables of one person take turns', () => {
  const queue = new FairQueue<string>();
  for (const table of ['a1', 'a2', 'a3']) queue.add('a', table);
  const served = serve(queue, 9, (table) => (table === 'a2' ? 500 : 1));
  assert.deepEqual(served, ['a1', 'a2', 'a3', 'a1', 'a2', 'a3', 'a1', 'a2', 'a3']);
});

test('somebody with a hundred tables gets as much time as somebody with one, who thinks as long as they like', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 100; n++) queue.add('a', `a${n}`);
  assert.equal(
    share(
      serve(queue, 500, () => 10),
      'a',
    ),
    1,
    'all of it when nobody else waits',
  );
  queue.add('b', 'b0');
  assert.ok(
    Math.abs(
      share(
        serve(queue, 100, () => 10),
        'b',
      ) -
        1 / 2,
    ) < 0.02,
  );
  queue.add('c', 'c0');
  assert.ok(
    Math.abs(
      share(
        serve(queue, 150, () => 10),
        'c',
      ) -
        1 / 3,
    ) < 0.02,
  );
  const served = serve(queue, 700, (table) => (table === 'c0' ? 50 : 10));
  assert.ok(Math.abs(share(served, 'c') - 1 / 11) < 0.02, 'by time, not by thoughts');
});

test('whoever was away has saved nothing up, and owes what they had', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a0');
  serve(queue, 50, () => 10);
  queue.add('b', 'b0');
  assert.ok(
    share(
      serve(queue, 20, () => 10),
      'b',
    ) <= 0.55,
  );
  const hung = new FairQueue<string>();
  hung.add('a', 'a0');
  hung.add('b', 'b0');
  hung.take()?.course.done(1000);
  hung.add('a', 'a0');
  assert.equal(
    share(
      serve(hung, 90, () => 10),
      'b',
    ),
    1,
    'a thought that hung is paid for',
  );
});

test('what others have left of a thread goes to nobody who has a thought there that lasts for long', () => {
  const queue = new FairQueue<string>();
  for (const table of ['a1', 'a2', 'b1', 'b2']) queue.add(table[0]!, table);
  const first = queue.take();
  assert.equal(first?.waiting, 'a1');
  first?.course.lasts();
  assert.equal(queue.take({ lent: true })?.waiting, 'b1');
  assert.equal(queue.take({ lent: true })?.waiting, 'b2');
  assert.equal(queue.take({ lent: true }), undefined);
  first?.course.done(1000);
  assert.equal(queue.take({ lent: true })?.waiting, 'a2');
});
