import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Export, type Followed, VERSION } from '#protocol';
import { Browser, kindOf } from '../tests/browser.ts';
import { Guest, satOf, serve } from '../tests/guest.ts';

const told = ({ json }: { readonly json: unknown }) =>
  (json as { people: readonly Followed[] }).people.map(({ name, presence }) => `${name} ${presence}`);

test('whom one follows is told with whether they are there, and nothing of it to whoever is apart', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo, cy] = (await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Browser.arrive(port, name)))) as [Browser, Browser, Browser];
  const [adaId, boId, cyId] = await Promise.all([ada, bo, cy].map(async (browser) => (await browser.me()).id));
  const follow = (person: string | undefined) => ada.ask('POST', '/api/me/follows', { person });
  assert.equal(kindOf(await follow(adaId)), 'unknown person');
  assert.equal(kindOf(await follow('nobody')), 'unknown person');
  await follow(cyId);
  assert.deepEqual(told(await follow(boId)), ['Bo offline', 'Cy offline']);
  assert.deepEqual(told(await follow(boId)), ['Bo offline', 'Cy offline'], 'once');
  assert.deepEqual(told(await bo.ask('GET', '/api/me/follows')), [], 'Bo follows nobody');

  const { info } = satOf(await bo.ask('POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'] }));
  const playing = await Guest.join(port, info.id, bo.token);
  const looking = await Guest.at(port, { cookie: `royaumes=${cy.token}` });
  looking.say({ v: VERSION, kind: 'lobby' });
  await looking.until(() => looking.count('lobby') === 1);
  const list = () => ada.ask('GET', '/api/me/follows');
  assert.deepEqual(told(await list()), ['Bo playing', 'Cy online']);
  const watching = await Guest.join(port, info.id, cy.token);
  assert.deepEqual(told(await list()), ['Bo playing', 'Cy online'], 'a spectator does not play');
  await watching.leave();
  await bo.ask('POST', '/api/me/blocks', { person: adaId });
  assert.deepEqual(told(await list()), ['Bo offline', 'Cy online'], 'whoever blocked her is never there');
  const all = (await ada.ask('GET', '/api/me/export')).json as Export;
  assert.deepEqual(
    all.follows.map(({ name }) => name),
    ['Bo', 'Cy'],
  );
  assert.deepEqual(told(await ada.ask('DELETE', `/api/me/follows/${boId}`)), ['Cy online']);
  await cy.ask('DELETE', '/api/me', {});
  assert.deepEqual(told(await list()), [], 'who is forgotten is followed by nobody');
  await playing.leave();
});
