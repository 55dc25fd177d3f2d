import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERSION } from '#protocol';
import { openWebhook, until } from '#server/notices/tests/receivers';
import { ask, Guest, newFolder, type Sat, serve } from '#server/tests/guest';
import { addressOf, newPlace } from '#server/tests/postgres';
import { as, isMine, legal, playTo, seated } from '#server/tests/seated';
import { endOf, through } from './cluster.ts';
import { Wire } from './wire.ts';

test('a server that was cut off from the store knows, once it is back, who has gone and what was played', async (t) => {
  const url = await addressOf(newPlace());
  const wire = await Wire.lay(() => endOf(url));
  t.after(() => wire.close());
  const { port: one } = await serve(t, { database: url, data: newFolder(t) });
  const { port: two } = await serve(t, { database: through(url, wire), data: newFolder(t) });
  const [ann, bo] = (await seated(one, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } })) as [Sat, Sat];
  const { id } = ann.info;
  const here = [await Guest.join(one, id, ann.token), await Guest.join(one, id, bo.token)] as const;
  const there = await Guest.join(two, id);
  const present = () => String(there.last('presence')?.here);
  await there.until(() => present() === '0,1');
  wire.cut();
  await playTo([...here], 3);
  await here[0].leave();
  assert.equal(there.ply, 0, 'nothing comes through');
  wire.mend();
  await there.until(() => there.ply === 3);
  await there.until(() => present() === '1');
});

test('who leaves while the move before theirs is on its way to the store is told that it is their turn', async (t) => {
  const webhook = await openWebhook(t);
  const url = await addressOf(newPlace());
  const wire = await Wire.lay(() => endOf(url));
  t.after(() => wire.close());
  const notices = { grace: 0, inside: true, anyPort: true };
  const { port } = await serve(t, { database: through(url, wire), data: newFolder(t), notices });
  const sat = await seated(port, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } });
  const { id } = sat[0]!.info;
  const guests = await Promise.all(sat.map(({ token }) => Guest.join(port, id, token)));
  const mover = guests.find(isMine) as Guest;
  const other = guests.find((guest) => guest !== mover) as Guest;
  await ask(port, 'POST', '/api/me/notices/webhook', { url: webhook.url, shape: 'slack' }, as(sat[other.seat!]?.token ?? ''));
  wire.slow(300);
  mover.move(legal(mover)[0]!);
  // It is answered only once the move before it was heard.
  await mover.refusedFor({ v: VERSION, kind: 'move', table: id, ply: 0, move: legal(mover)[0] });
  await other.leave();
  await mover.until(() => mover.ply === 1);
  assert.equal(other.ply, 0, 'they have not seen it');
  await until(() => JSON.stringify(webhook.posts).includes(id));
});
