import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Me } from '#protocol';
import { linesOf, newFolder, run, start } from './tests/shell.ts';

async function served(t: TestContext) {
  const data = newFolder(t);
  const server = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: data });
  const port = /localhost:(\d+)/.exec(server.said())?.[1];
  const admin = (...args: string[]) => run(['admin', ...args], { env: { ROYAUMES_DATA: data } });
  const arrive = async (name: string): Promise<{ id: string; cookie: string }> => {
    const response = await fetch(`http://localhost:${port}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return { id: ((await response.json()) as Me).id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
  const get = async (path: string, cookie = '') => (await fetch(`http://localhost:${port}${path}`, { headers: { cookie } })).json();
  return { server, admin, arrive, get };
}

test('royaumes admin finds people, bans, renames, marks hosts, announces, and tells what was done', async (t) => {
  const { admin, arrive, get } = await served(t);
  const { id, cookie } = await arrive('Ada Lovelace');
  assert.match(admin('people', 'ada').out, new RegExp(`^${id}  Ada Lovelace  \\(guest\\)  `));
  assert.deepEqual([admin('people', 'nobody').out, admin('people', 'nobody').err], ['', 'none\n']);
  assert.equal(admin('online').out, '0 anonymous visitors\n');
  assert.match(admin('rename', id, 'Lady', 'Ada').out, /Lady Ada/);
  assert.match(admin('ban', id, 'Rude', 'words').out, /banned: Rude words/);
  assert.deepEqual(await get('/api/me', cookie), { no: { kind: 'banned', reason: 'Rude words' } });
  assert.equal(admin('unban', id).code, 0);
  assert.match(admin('host', id).out, /host/);
  assert.deepEqual(await get('/api/host/reports', cookie), { reports: [] });
  assert.equal(admin('announce', 'Back', 'at', 'nine').out, 'posted\n');
  assert.equal(((await get('/api/announcement')) as { text: string }).text, 'Back at nine');
  assert.equal(admin('announce').out, 'removed\n');
  const { events } = JSON.parse(admin('events', id, '--json').out) as { events: { kind: string }[] };
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['made a host', 'unbanned', 'banned', 'renamed'],
  );
  assert.equal(linesOf(admin('events').out).length, 6);
  assert.equal(admin('delete', id).out, 'deleted\n');
  assert.deepEqual([admin('tables').out, admin('reports').out], ['', '']);
});

test('what is wrong gets one clear line', async (t) => {
  const { server, admin } = await served(t);
  for (const [given, says] of [
    [['dance'], /unknown command "dance" \(online, people, /],
    [[], /admin: which command\? \(online, people, /],
    [['ban', 'x'], /usage: royaumes admin ban ID REASON/],
    [['person', 'nobody'], /the server refused: unknown person/],
    [['resolve', 'x'], /the server refused: garbage/],
    [['close', 'x'], /the server refused: unknown table/],
  ] as const) {
    const { code, out, err } = admin(...given);
    assert.deepEqual([code, out, linesOf(err).length], [2, '', 1], err);
    assert.match(err, says);
  }
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
  assert.match(admin('online').err, /no server is using the data folder/);
});
