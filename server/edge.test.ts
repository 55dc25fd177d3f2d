import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Me, SeatTaken } from '#protocol';
import { ask, Guest, newFolder, serve } from './tests/guest.ts';

test('every answer and every refusal goes out the same way: as what it is, and kept by nobody', async (t) => {
  const { port } = await serve(t);
  const { token = '' } = await ask(port, 'POST', '/api/me', { name: 'Ada' });
  const cases: [path: string, init: RequestInit, status: number][] = [
    ['/api/lobby', {}, 200],
    ['/api/me', { headers: { authorization: `Bearer ${token}` } }, 200],
    ['/api/me', {}, 200],
    ['/api/me', { headers: { authorization: 'Bearer nobody' } }, 401],
    ['/api/me/records', {}, 401],
    ['/api/me/notices', {}, 401],
    ['/api/people/nobody', {}, 404],
    ['/api/tables/nowhere', {}, 404],
    ['/api/tables/nowhere/leave', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 401],
    ['/api/tables', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['/api/tables', { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } }, 415],
    ['/api/nothing', {}, 404],
    // Addresses that no route can have.
    [`/api/tables/${'a'.repeat(200)}`, {}, 404],
    ['/api/tables/%zz', {}, 404],
    ['/%', {}, 404],
  ];
  for (const [path, init, status] of cases) {
    const response = await fetch(`http://localhost:${port}${path}`, init);
    const { no } = (await response.json()) as { no?: { kind: string } };
    assert.equal(response.status, status, path);
    assert.equal(no !== undefined, status >= 400, path);
    assert.equal(response.headers.get('cache-control'), 'no-store', path);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8', path);
    assert.equal(
      response.headers.get('content-security-policy'),
      "default-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      path,
    );
  }
});

test('a request whose end could be read in two ways is none', async (t) => {
  const { port } = await serve(t);
  const body = '0\r\n\r\nGET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const lengths of [
    `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked`,
    `Transfer-Encoding: chunked\r\nContent-Length: ${body.length}`,
    `Content-Length: ${body.length}\r\nContent-Length: 5`,
    'Transfer-Encoding: chunked, identity',
  ]) {
    const line = connect(port, 'localhost');
    line.end(`POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n${body}`);
    const answers = (await text(line)).match(/^HTTP\/1\.1 \d+/gm);
    assert.deepEqual(answers, ['HTTP/1.1 400'], lengths);
  }
});

test('a page of another site can change nothing, wherever it asks', async (t) => {
  const { port } = await serve(t);
  const { paths } = (await ask(port, 'GET', '/api')).json as { paths: Record<string, Record<string, unknown>> };
  const changing = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).flatMap((method) => (method === 'get' ? [] : [[method.toUpperCase() as 'POST', path] as const])),
  );
  assert.ok(changing.length > 20);
  for (const [method, path] of changing) {
    const answer = await ask(port, method, path.replace(/\{\w+\}/, 'x'), undefined, { origin: 'https://elsewhere.example' });
    assert.deepEqual([answer.status, answer.json], [403, { no: { kind: 'foreign page' } }], `${method} ${path}`);
  }
});

test('a server whose address is https is asked over nothing else: its cookie is of this host alone, and browsers are told so', async (t) => {
  const { port } = await serve(t, { url: 'https://royaumes.example' });
  const arrive = (headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Ada"}',
    });
  const arrived = await arrive();
  const [given = '', ...others] = arrived.headers.getSetCookie();
  assert.match(given, /^__Host-royaumes=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/);
  assert.deepEqual(others, []);
  for (const path of ['/api/me', '/api/lobby', '/api/nothing', '/nowhere']) {
    const { headers } = await fetch(`http://localhost:${port}${path}`);
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', path);
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
  }
  const [cookie = ''] = given.split(';');
  const { sessions } = (await ask(port, 'GET', '/api/me', undefined, { cookie })).json as Me;
  assert.deepEqual(
    sessions.map(({ here }) => here),
    [true],
  );
  const out = await fetch(`http://localhost:${port}/api/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{"everywhere":false}',
  });
  assert.match(out.headers.getSetCookie().join(), /^__Host-royaumes=; .*Max-Age=0; Secure$/);
});

test('who was signed in before the server was known to be https stays so: the old cookie is renewed as the new one', async (t) => {
  const data = newFolder(t);
  const before = await serve(t, { data });
  const { token = '' } = await ask(before.port, 'POST', '/api/me', { name: 'Ada' });
  await before.close();
  const { port } = await serve(t, { data, url: 'https://royaumes.example' });
  const askWith = (cookie: string, path = '/api/me') => fetch(`http://localhost:${port}${path}`, { headers: { cookie } });
  const old = await askWith(`theme=dark; royaumes=${token}`);
  assert.equal(((await old.json()) as Me).name, 'Ada');
  assert.deepEqual(old.headers.getSetCookie(), [
    `__Host-royaumes=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure`,
    'royaumes=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ]);
  const renewed = await askWith(`__Host-royaumes=${token}`);
  assert.equal(((await renewed.json()) as Me).name, 'Ada');
  assert.deepEqual(renewed.headers.getSetCookie(), []);
  // What another host of the same domain puts beside it counts for nothing.
  const { token: eve = '' } = await ask(port, 'POST', '/api/me', { name: 'Eve' });
  const both = await askWith(`royaumes=${eve}; __Host-royaumes=${token}`);
  assert.equal(((await both.json()) as Me).name, 'Ada');
  // Somebody who signs in again has the new cookie of that alone.
  const leaving = await fetch(`http://localhost:${port}/api/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `royaumes=${token}` },
    body: '{"everywhere":false}',
  });
  assert.deepEqual(
    leaving.headers.getSetCookie().map((set) => set.split(';')[0]),
    ['__Host-royaumes=', 'royaumes='],
  );
  // Sockets know the cookie by both names.
  const { token: bo = '' } = await ask(port, 'POST', '/api/me', { name: 'Bo' });
  const made = await ask(
    port,
    'POST',
    '/api/tables',
    { game: 'ugo', options: {}, seats: ['person', 'person'] },
    { cookie: `royaumes=${bo}` },
  );
  for (const name of ['royaumes', '__Host-royaumes']) {
    const guest = await Guest.at(port, { cookie: `${name}=${bo}` });
    await guest.join((made.json as SeatTaken).info.id);
    assert.equal(guest.seat, 0, name);
  }
});
