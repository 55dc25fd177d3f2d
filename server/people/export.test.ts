import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game } from '#engine';
import { gameOf } from '#games';
import type { Export } from '#protocol';
import { Authenticator } from '../tests/authenticator.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { Guest, satOf, serve } from '../tests/guest.ts';

const PASSWORD = 'correct horse battery';
const GAME = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], rated: true } as const;

test('somebody takes along all that is kept about them, and nothing of others', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo] = [await Browser.arrive(port, 'Ada'), await Browser.arrive(port, 'Bo')];
  const ids = { ada: (await ada.me()).id, bo: (await bo.me()).id };
  for (const [login, browser] of Object.entries({ ada, bo })) await browser.ask('POST', '/api/me/password', { login, password: PASSWORD });
  const key = new Authenticator(port);
  const offer = await ada.ask('POST', '/api/me/passkeys/offer', { current: PASSWORD });
  await ada.ask('POST', '/api/me/passkeys', { response: key.make(offer.json) });
  await ada.ask('POST', '/api/me/quiet-hours', { quietHours: { from: 23, to: 7, zone: 'UTC' } });
  await ada.ask('POST', '/api/me/notices', { when: 'never', hour: 7, zone: 'UTC', language: 'fr', mutedGames: [] });
  await ada.ask('POST', '/api/me/notices/webhook', { url: 'https://8.8.8.8/secret-hook', shape: 'slack' });
  const { token } = (await ada.ask('POST', '/api/me/programs', { name: 'my bot' })).json as { token: string };
  const tables: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { info } = satOf(await ada.ask('POST', '/api/tables', GAME));
    await bo.ask('POST', `/api/tables/${info.id}/seats`, {});
    tables.push(info.id);
  }
  const [over = '', running = ''] = tables;
  const guests = [await Guest.join(port, over, ada.token), await Guest.join(port, over, bo.token)];
  await Promise.all(guests.map((guest) => guest.playOn(gameOf('ugo') as Game, new FastChance(5))));
  await ada.ask('POST', `/api/tables/${running}/chat`, { text: 'of Ada' });
  const { n } = (await bo.ask('POST', `/api/tables/${running}/chat`, { text: 'of Bo' })).json as { n: number };
  await ada.ask('POST', '/api/reports', { kind: 'chat', table: running, n, why: 'rude' });
  await ada.ask('POST', '/api/me/blocks', { person: ids.bo });
  await bo.ask('POST', '/api/reports', { kind: 'name', person: ids.ada });

  const answer = await ada.ask('GET', '/api/me/export');
  const all = answer.json as Export;
  assert.deepEqual([all.profile.id, all.profile.name, all.profile.login, all.profile.quietHours?.from], [ids.ada, 'Ada', 'ada', 23]);
  assert.deepEqual([all.profile.formerQuietHours, all.profile.vacationsTaken], [[{}], []]);
  assert.deepEqual(
    all.sessions.map(({ kind, label }) => [kind, label]),
    [
      ['program', 'my bot'],
      ['browser', ''],
    ],
  );
  assert.equal(all.passkeys.length, 1);
  assert.deepEqual([all.notifications?.language, all.channels], ['fr', [{ kind: 'webhook', address: '8.8.8.8' }]]);
  assert.deepEqual(all.tables.map(({ table, seat }) => [table, seat]).sort(), tables.map((table) => [table, 0]).sort());
  assert.deepEqual([all.ratings[0]?.games, all.results[0]?.table, all.results.length], [1, over, 1]);
  assert.deepEqual(
    all.chat.map(({ table, text }) => [table, text]),
    [[running, 'of Ada']],
  );
  assert.deepEqual([all.blocks[0]?.id, all.reports.map(({ text, why }) => [text, why])], [ids.bo, [['of Bo', 'rude']]]);
  assert.deepEqual(
    all.records.map(({ table, record }) => [table, typeof record.seed]),
    [[over, 'string']],
  );
  assert.equal(all.events[0]?.kind, 'data taken along');
  for (const secret of [token, ada.token, PASSWORD, 'argon2', 'secret-hook', key.id]) {
    assert.ok(!JSON.stringify(all).includes(secret), secret);
  }
  const his = JSON.stringify((await bo.ask('GET', '/api/me/export')).json);
  for (const hers of ['of Ada', 'rude', 'slack', `"since"`]) assert.ok(!his.includes(hers), hers);
});

test('only its owner takes it along, and not all the time', async (t) => {
  const { port } = await serve(t);
  const ada = await Browser.arrive(port, 'Ada');
  assert.equal(kindOf(await new Browser(port).ask('GET', '/api/me/export')), 'not signed in');
  const kinds: (string | undefined)[] = [];
  for (let times = 0; times < 6; times++) kinds.push(kindOf(await ada.ask('GET', '/api/me/export')));
  assert.deepEqual(kinds, [...Array(5), 'too fast']);
});
