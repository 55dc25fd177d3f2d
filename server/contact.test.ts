import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder, serve } from './tests/guest.ts';

test('whoever finds a hole is told whom to tell, where somebody is named; else there is no such file', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const dist = newFolder(t);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const fileOf = ({ port }: { port: number }) => fetch(`http://localhost:${port}/.well-known/security.txt`);
  const named = await fileOf(await serve(t, { dist, contact: 'mailto:ada@royaumes.example', url: 'https://royaumes.example' }));
  assert.equal(named.status, 200);
  assert.equal(named.headers.get('content-type'), 'text/plain; charset=utf-8');
  assert.deepEqual((await named.text()).split('\n'), [
    'Contact: mailto:ada@royaumes.example',
    'Expires: 2027-02-14T12:00:00.000Z',
    'Canonical: https://royaumes.example/.well-known/security.txt',
    '',
  ]);
  const bare = await fileOf(await serve(t, { dist, contact: 'https://royaumes.example/contact' }));
  assert.equal(await bare.text(), 'Contact: https://royaumes.example/contact\nExpires: 2027-02-14T12:00:00.000Z\n');
  assert.equal((await fileOf(await serve(t, { dist }))).status, 404);
});
