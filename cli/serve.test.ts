import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOf, newPlace } from '#server/tests/postgres';
import { BIN, linesOf, newFolder, run, start } from './tests/shell.ts';

const READY = /^Royaumes is ready: http:\/\/localhost:(\d+)\n$/;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`serve says where it is, answers, and stops cleanly on ${signal}`, async (t) => {
    const data = join(newFolder(t), 'data');
    const { child, said, complained, ended } = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: data });
    const port = READY.exec(said())?.[1];
    assert.ok(port, `${said()}${complained()}`);
    const response = await fetch(`http://localhost:${port}/api/health`);
    assert.equal(response.status, 200);
    assert.ok(existsSync(data));
    child.kill(signal);
    // From a terminal it comes twice.
    child.kill(signal);
    assert.equal(await ended, 0);
    assert.match(said(), READY);
    assert.equal(complained(), '');
  });
}

test('serve keeps everything in the database of DATABASE_URL, and nothing but a door for hosts in the data folder', async (t) => {
  const data = join(newFolder(t), 'data');
  const env = { PORT: '0', ROYAUMES_DATA: data, DATABASE_URL: await addressOf(newPlace()) };
  const serving = async () => {
    const { child, said, complained, ended } = await start(t, ['serve'], env);
    const port = READY.exec(said())?.[1];
    assert.ok(port, `${said()}${complained()}`);
    return {
      url: `http://localhost:${port}/api`,
      async stop() {
        child.kill('SIGTERM');
        assert.equal(await ended, 0);
        assert.equal(complained(), '');
      },
    };
  };
  const first = await serving();
  const made = await fetch(`${first.url}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' }),
  });
  const { info } = (await made.json()) as { info: { id: string } };
  assert.deepEqual(readdirSync(data), ['admin.sock']);
  await first.stop();
  const second = await serving();
  assert.deepEqual(await (await fetch(`${second.url}/tables/${info.id}`)).json(), info);
  await second.stop();
  const { code, err } = run(['backup', join(data, 'copy')], { env });
  assert.deepEqual([code, linesOf(err)], [2, ['royaumes: the store is in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore']]);
});

test('serve tells a database that is none, or not to be reached, in one line and without its password', (t) => {
  const ROYAUMES_DATA = newFolder(t);
  for (const [DATABASE_URL, line] of [
    ['mysql://ada:secret@localhost/games', 'royaumes: DATABASE_URL must be an address such as postgres://user:password@host:5432/royaumes'],
    ['secret', 'royaumes: DATABASE_URL must be an address such as postgres://user:password@host:5432/royaumes'],
    ['postgres://ada:secret@127.0.0.1:1/games', 'royaumes: cannot serve: no PostgreSQL answers at 127.0.0.1:1'],
  ] as const) {
    const { code, out, err } = run(['serve'], { env: { PORT: '0', ROYAUMES_DATA, DATABASE_URL } });
    assert.deepEqual([code, out, linesOf(err)], [2, '', [line]]);
  }
});

test('serve tells a taken port and a taken data folder in one line', async (t) => {
  const folder = newFolder(t);
  const { said } = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: join(folder, 'a') });
  const port = READY.exec(said())?.[1] ?? '';
  const taken = run(['serve'], { env: { PORT: port, ROYAUMES_DATA: join(folder, 'b') } });
  assert.equal(taken.code, 2);
  assert.deepEqual(linesOf(taken.err), [`royaumes: port ${port} is taken; set PORT to another`]);
  const shared = run(['serve'], { env: { PORT: '0', ROYAUMES_DATA: join(folder, 'a') } });
  assert.equal(shared.code, 2);
  assert.match(shared.err, /^royaumes: .*another server is using the data folder .*\n$/);
});

test('serve tells a data folder that is none, and a port that is none', (t) => {
  const file = join(newFolder(t), 'file');
  writeFileSync(file, '');
  const none = run(['serve'], { env: { PORT: '0', ROYAUMES_DATA: file } });
  assert.equal(none.code, 2);
  assert.match(none.err, /^royaumes: cannot serve from the data folder .*\n$/);
  for (const PORT of ['http', '70000', '-1']) {
    const wrong = run(['serve'], { env: { PORT, ROYAUMES_DATA: file } });
    assert.equal(wrong.code, 2);
    assert.deepEqual(linesOf(wrong.err), [`royaumes: PORT must be a number from 0 to 65535, not "${PORT}"`]);
  }
});

test('serve tells a host that is none', (t) => {
  const folder = newFolder(t);
  const { code, err } = run(['serve'], { env: { PORT: '0', ROYAUMES_HOST: '203.0.113.1', ROYAUMES_DATA: join(folder, 'a') } });
  assert.equal(code, 2);
  assert.deepEqual(linesOf(err), ['royaumes: ROYAUMES_HOST "203.0.113.1" is not an address of this machine']);
});

test('serve tells addresses that are none, and no password', (t) => {
  const data = join(newFolder(t), 'a');
  for (const [env, line] of [
    [{ ROYAUMES_URL: 'royaumes.example' }, 'ROYAUMES_URL must be an address such as https://royaumes.example'],
    [
      { ROYAUMES_CONTACT: 'ada@royaumes.example' },
      'ROYAUMES_CONTACT must be an address such as mailto:you@example.org or https://example.org/contact',
    ],
    [{ ROYAUMES_SMTP: 'host:secret' }, 'ROYAUMES_SMTP must be an address such as smtp://user:password@host:587'],
    [{ ROYAUMES_SMTP: 'smtp://me:secret@mail.example' }, 'ROYAUMES_SMTP needs ROYAUMES_MAIL_FROM, the sender of e-mails'],
  ] as const) {
    const { code, err } = run(['serve'], { env: { PORT: '0', ROYAUMES_DATA: data, ...env } });
    assert.deepEqual([code, linesOf(err)], [2, [`royaumes: ${line}`]]);
  }
});

test('serve tells proxies that are none', (t) => {
  const data = join(newFolder(t), 'a');
  for (const ROYAUMES_PROXY of ['caddy', '127.0.0.1, nginx', '10.0.0.0/99']) {
    const { code, err } = run(['serve'], { env: { PORT: '0', ROYAUMES_DATA: data, ROYAUMES_PROXY } });
    const line = 'ROYAUMES_PROXY must be a list of addresses and networks such as 127.0.0.1, ::1, 10.0.0.0/8';
    assert.deepEqual([code, linesOf(err)], [2, [`royaumes: ${line}`]]);
  }
});

test('serve believes the proxies that it is told of, and keeps its cookie for the address that it is told', async (t) => {
  const arrive = async (env: Record<string, string>) => {
    const { said } = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: join(newFolder(t), 'a'), ...env });
    const response = await fetch(`http://localhost:${READY.exec(said())?.[1]}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      body: '{"name":"Ada"}',
    });
    return [response.headers.get('set-cookie')?.split('=')[0], response.headers.get('strict-transport-security')];
  };
  assert.deepEqual(await arrive({}), ['royaumes', null]);
  assert.deepEqual(await arrive({ ROYAUMES_PROXY: '127.0.0.1 ::1' }), ['__Host-royaumes', null]);
  assert.deepEqual(await arrive({ ROYAUMES_URL: 'https://royaumes.example' }), ['__Host-royaumes', 'max-age=31536000']);
});

test('serve shows its numbers where it is told to, and nowhere else', async (t) => {
  const { child, said, complained } = await start(t, ['serve'], {
    PORT: '0',
    ROYAUMES_METRICS: '127.0.0.1:0',
    ROYAUMES_DATA: join(newFolder(t), 'a'),
  });
  while (!said().includes('/metrics\n')) await once(child.stdout, 'data');
  const [, port, metrics] = /localhost:(\d+)\nMetrics are on port (\d+), at \/metrics\n$/.exec(said()) ?? [];
  assert.match(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(), /^royaumes_tables_awake 0$/m);
  assert.equal(complained(), '');
  const taken = run(['serve'], { env: { PORT: '0', ROYAUMES_METRICS: `127.0.0.1:${port}`, ROYAUMES_DATA: join(newFolder(t), 'b') } });
  assert.deepEqual(linesOf(taken.err), [`royaumes: port ${port} is taken; set ROYAUMES_METRICS to another`]);
  for (const ROYAUMES_METRICS of ['here', '70000', ':9464', '9464:']) {
    const wrong = run(['serve'], { env: { PORT: '0', ROYAUMES_METRICS } });
    assert.deepEqual(linesOf(wrong.err), ['royaumes: ROYAUMES_METRICS must be a port such as 9464, or 10.0.0.2:9464']);
  }
});

test('serve shows and changes nothing where it is told to be read-only', async (t) => {
  const ROYAUMES_DATA = join(newFolder(t), 'a');
  const arrive = async (given: Record<string, string>): Promise<number> => {
    const { child, said } = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA, ...given });
    const url = `http://localhost:${READY.exec(said())?.[1]}/api/me`;
    const { status } = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' });
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    return status;
  };
  assert.deepEqual(
    [await arrive({}), await arrive({ ROYAUMES_READ_ONLY: '1' }), await arrive({ ROYAUMES_READ_ONLY: '0' })],
    [200, 503, 200],
  );
  const wrong = run(['serve'], { env: { PORT: '0', ROYAUMES_READ_ONLY: 'yes' } });
  assert.deepEqual(linesOf(wrong.err), ['royaumes: ROYAUMES_READ_ONLY must be 1 or 0']);
});

test('serve offers mail where it is set', async (t) => {
  const mail = {
    ROYAUMES_SMTP: 'smtp://127.0.0.1:1',
    ROYAUMES_MAIL_FROM: 'royaumes@example.org',
    ROYAUMES_URL: 'https://royaumes.example',
  };
  const { said } = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: join(newFolder(t), 'a'), ...mail });
  const url = `http://localhost:${READY.exec(said())?.[1]}/api/me`;
  const headers = { 'content-type': 'application/json' };
  const arrived = await fetch(url, { method: 'POST', headers, body: '{"name":"Ada"}' });
  const cookie = arrived.headers.get('set-cookie')?.split(';')[0] ?? '';
  const notices = await (await fetch(`${url}/notices`, { headers: { cookie } })).json();
  assert.deepEqual((notices as { mail: unknown }).mail, { confirmed: false });
});

test('an old Node without the one that comes along is told so in one line', (t) => {
  // The file alone, so that no Node lies beside it; its version is what an old one would say.
  const folder = join(newFolder(t), 'cli');
  mkdirSync(folder);
  cpSync(BIN, join(folder, 'royaumes.mjs'));
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, join(folder, 'royaumes.mjs'), 'list'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 2);
  assert.match(stderr, /^royaumes: needs Node 24 or newer, .*\n$/);
});

test('an old Node hands over to the one that comes along', () => {
  const old = "if (!process.env.ROYAUMES_NODE) Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
  const { status, stdout } = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(old)}`, BIN, 'list'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0);
  assert.ok(JSON.parse(stdout).games.length > 0);
});
