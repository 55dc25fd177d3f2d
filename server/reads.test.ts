import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, makeTable, serve } from './tests/guest.ts';

test('whoever asks too often from one address waits, whatever they ask for', async (t) => {
  const { port } = await serve(t);
  const { info } = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const statusOf = async (path: string, method = 'GET') => (await fetch(`http://localhost:${port}${path}`, { method })).status;
  assert.equal(await statusOf('/api/health'), 200);
  let asked = 1;
  const one = async () => {
    while ((await statusOf('/api/health')) === 200) asked++;
  };
  await Promise.all(Array.from({ length: 8 }, one));
  assert.ok(asked >= 600, 'nobody is refused who asks less');
  /** Until somebody waits: a few may have been allowed meanwhile. */
  const isRefused = async (ask: () => Promise<number>) => {
    for (let left = 1000; left > 0; left--) if ((await ask()) === 429) return true;
    return false;
  };
  for (const path of ['/api', '/api/lobby', '/api/me', '/api/me/tables', `/api/tables/${info.id}`, '/%61pi/lobby', '/api/people/none']) {
    assert.ok(await isRefused(() => statusOf(path)), path);
  }
  assert.ok(await isRefused(() => statusOf('/api/lobby', 'HEAD')));
  const other = await ask(port, 'POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Bo' });
  assert.equal(other.status, 201, 'what is made has a limit of its own');
});
