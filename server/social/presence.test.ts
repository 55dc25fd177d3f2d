import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERSION } from '#protocol';
import { Guest, makeTable, type Sat, serve } from '../tests/guest.ts';
import { seated } from '../tests/seated.ts';

test('everyone is told how many look on, somebody with two screens once', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const eve = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Eve' });
  const one = await Guest.join(port, id, ann.token);
  const count = (guest: Guest) => guest.last('spectators')?.count;
  const spectators = [await Guest.join(port, id), await Guest.join(port, id, eve.token), await Guest.join(port, id, eve.token)];
  for (const guest of [one, ...spectators]) await guest.until(() => count(guest) === 2);
  const two = await Guest.join(port, id, bo.token);
  await two.until(() => count(two) === 2);
  for (const spectator of spectators) await spectator.leave();
  await one.until(() => count(one) === 0);
  assert.ok(one.count('spectators') <= 4, 'many who come at once are told at once');
});

test('everyone is told which seats have the table before their eyes: who hides the page is away, and who leaves', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const spectator = await Guest.join(port, id);
  const here = (guest: Guest) => String(guest.last('presence')?.here);
  const one = await Guest.join(port, id, ann.token);
  const two = await Guest.join(port, id, bo.token);
  for (const guest of [spectator, one, two]) await guest.until(() => here(guest) === '0,1');
  two.say({ v: VERSION, kind: 'away', away: true });
  await one.until(() => here(one) === '0');
  const late = await Guest.join(port, id);
  await late.until(() => here(late) === '0');
  two.say({ v: VERSION, kind: 'away', away: false });
  await one.until(() => here(one) === '0,1');
  await one.leave();
  await spectator.until(() => here(spectator) === '1');
});
