import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, serve } from './tests/guest.ts';

test('every answer and every refusal goes out the same way: as what it is, and kept by nobody', async (t) => {
  const { port } = await serve(t);
  const { token = '' } = await ask(port, 'POST', '/api/me', { name: 'Ada' });
  const cases: [path: string, init: RequestInit, status: number][] = [
    ['/api/lobby', {}, 200],
    ['/api/me', { headers: { authorization: `Bearer ${token}` } }, 200],
    ['/api/me', {}, 401],
    ['/api/me/records', {}, 401],
    ['/api/me/notices', {}, 401],
    ['/api/people/nobody', {}, 404],
    ['/api/tables/nowhere', {}, 404],
    ['/api/tables/nowhere/leave', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 401],
    ['/api/tables', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['/api/tables', { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } }, 415],
    ['/api/nothing', {}, 404],
  ];
  for (const [path, init, status] of cases) {
    const response = await fetch(`http://localhost:${port}${path}`, init);
    const { no } = (await response.json()) as { no?: { kind: string } };
    assert.equal(response.status, status, path);
    assert.equal(no !== undefined, status >= 400, path);
    assert.equal(response.headers.get('cache-control'), 'no-store', path);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff', path);
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
