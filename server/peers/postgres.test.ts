import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { connectPostgres } from '../postgres.ts';
import { addressOf, newPlace } from '../tests/postgres.ts';
import { PostgresPeers } from './postgres.ts';

test('who could not read what it may have missed is asked to again until it could', async (t) => {
  const address = await addressOf(newPlace());
  const db = await connectPostgres(address);
  const peers = new PostgresPeers(db, address);
  t.after(async () => {
    await peers.close();
    await db.close();
  });
  let asked = 0;
  await new Promise<void>((could) => {
    peers.listen({
      heard: () => undefined,
      async missed() {
        if (++asked < 3) throw new Error('no answer');
        could();
      },
    });
  });
});

test('since when there is a server is told by the clock that all share, whatever the clock of one says', async (t) => {
  const address = await addressOf(newPlace());
  const db = await connectPostgres(address);
  const machine = Date.now;
  t.after(async () => {
    Date.now = machine;
    await db.close();
  });
  Date.now = () => machine() + 7_200_000;
  const peers = new PostgresPeers(db, address);
  await peers.listen({ heard: () => undefined, missed: async () => undefined });
  assert.ok(Math.abs(peers.since - machine()) < 600_000);
  await peers.close();
});

test('who stops listening has looked at all that was heard before, and hears nothing after', async (t) => {
  const address = await addressOf(newPlace());
  const db = await connectPostgres(address);
  const peers = new PostgresPeers(db, address);
  const order: string[] = [];
  let heed = () => {};
  const heeded = new Promise<void>((done) => (heed = done));
  const heard = new Promise<void>((hears) => {
    peers.listen({
      async heard(hint) {
        if (hint.kind !== 'table') return;
        order.push('heard');
        hears();
        await heeded;
        order.push('heeded');
      },
      missed: async () => peers.tell({ kind: 'table', id: 'abc' }),
    });
  });
  await heard;
  const hungUp = new Promise<unknown>((done) => {
    const { end } = pg.Client.prototype;
    t.mock.method(pg.Client.prototype, 'end', function (this: pg.Client): Promise<void> {
      const ended: Promise<void> = Reflect.apply(end, this, []);
      ended.then(() => setImmediate(done));
      return ended;
    });
  });
  const closed = peers.close().then(() => order.push('closed'));
  await hungUp;
  heed();
  await closed;
  assert.deepEqual(order, ['heard', 'heeded', 'closed']);
  await db.close();
});
