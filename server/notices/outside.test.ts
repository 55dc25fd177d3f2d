import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { isInside, post, readOutside } from './outside.ts';

const OUTSIDE = { inside: false };
const sent = () => ({ headers: {}, body: 'x', signal: new AbortController().signal });

test('addresses of one’s own network are inside, however they are written', () => {
  for (const ip of [
    ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fdab::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001:db8::1', '2001::1'],
  ]) {
    assert.ok(isInside(ip), ip);
  }
  for (const ip of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::5']) assert.ok(!isInside(ip), ip);
});

test('only https to the internet is taken: no names or numbers that lead inside, no passwords', async () => {
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
    'https://user:pass@8.8.8.8/',
    'ftp://8.8.8.8/',
    'https://8.8.8.8:22/',
    'https://8.8.8.8:80/',
    'https://8.8.8.8:8443/hook',
    'file:///etc/passwd',
    'not an address',
  ]) {
    assert.equal(await readOutside(url, OUTSIDE), undefined, url);
  }
  assert.equal((await readOutside('https://8.8.8.8/hook?x=1', OUTSIDE))?.href, 'https://8.8.8.8/hook?x=1');
  assert.equal((await readOutside('https://8.8.8.8:443/', OUTSIDE))?.href, 'https://8.8.8.8/');
});

test('with the setting, unencrypted ones on port 80 and those inside are taken too; other ports only where any may be used', async () => {
  for (const url of ['http://8.8.8.8/', 'http://127.0.0.1:80/', 'https://127.0.0.1:443/', 'https://localhost/']) {
    assert.equal((await readOutside(url, { inside: true }))?.href, new URL(url).href);
  }
  for (const url of ['http://127.0.0.1:99/', 'https://127.0.0.1:80/', 'http://127.0.0.1:443/', 'ftp://127.0.0.1/']) {
    assert.equal(await readOutside(url, { inside: true }), undefined, url);
    await assert.rejects(post(new URL(url), sent(), { inside: true }), { code: 'EINSIDE' }, url);
  }
  assert.equal((await readOutside('http://127.0.0.1:99/', { inside: true, anyPort: true }))?.href, 'http://127.0.0.1:99/');
});

test('it is asked again at the moment of connecting: a name that leads inside by then is not followed', async (t) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('a long answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  for (const url of [`https://localhost:${port}/`, `https://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/`, `https://[::1]:${port}/`]) {
    await assert.rejects(post(new URL(url), sent(), { inside: false, anyPort: true }), { code: 'EINSIDE' }, url);
  }
  assert.equal(asked, 0);
  // Where somebody else leads on, nobody follows.
  assert.equal(await post(new URL(`http://127.0.0.1:${port}/`), sent(), { inside: true, anyPort: true }), 302);
  assert.equal(asked, 1);
});
