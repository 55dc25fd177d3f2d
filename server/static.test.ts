import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { inEach } from '#engine';
import { makeTable, newFolder, serve, takeSeat } from './tests/guest.ts';

const PAGE = '<!doctype html><title>Royaumes</title>';
const SCRIPT = 'export const realm = 1;\n'.repeat(50);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes over the wire, packed or not, with the path as it is. */
function fetchRaw(port: number, path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    }).on('error', reject);
  });
}

test('a page says what it is to whoever pastes its link, a table’s what is played there and who waits, and names what it needs', async (t) => {
  const dist = newFolder(t);
  const page = '<!doctype html><html><head><title>Royaumes</title></head><body></body></html>';
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'index.html.br'), brotliCompressSync(page));
  const ahead = { ...inEach((): string[] => []), en: ['assets/play.js', 'assets/play.css'], fr: ['assets/jouer.js'] };
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, 'preview'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/play.css'), 'p { color: green }\n');
  for (const picture of ['home', 'medina', 'ugo']) writeFileSync(join(dist, `preview/${picture}.png`), '');
  writeFileSync(join(dist, '.vite/ahead.json'), JSON.stringify({ 'table/medina': ahead, 'rules/ugo': ahead }));
  const { port } = await serve(t, { dist, url: 'https://royaumes.example/' });
  const wish = { game: 'medina', options: {}, seats: ['person', 'person', 'person'], seal: 'a'.repeat(64) } as const;
  const { info } = await makeTable(port, { ...wish, name: 'Ann "<b>" & Co' });
  const shown = async (language: string) => {
    const { headers, body } = await fetchRaw(port, `/table/${info.id}`, { 'accept-language': language, 'accept-encoding': 'br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.match(String(headers['content-security-policy']), /^default-src 'self'/);
    const text = brotliDecompressSync(body).toString();
    const [, style] = /<style>(.*)<\/style>/.exec(text) ?? [];
    if (style) assert.ok(headers['content-security-policy']?.includes(createHash('sha256').update(style).digest('base64')));
    return text;
  };
  const english = await shown('sv, en;q=0.5');
  assert.ok(english.includes('<meta property="og:title" content="Medina with Ann &quot;&lt;b&gt;&quot; &amp; Co" />'), english);
  assert.ok(english.includes('<meta property="og:description" content="2 of 3 seats are free: join the game." />'));
  assert.ok(english.includes('<meta name="description" content="2 of 3 seats are free: join the game." />'));
  assert.match(await shown('fr'), /<meta name="description" content="2 places libres sur 3/);
  assert.ok(english.includes(`<meta property="og:url" content="https://royaumes.example/table/${info.id}" />`));
  const has = (text: string, tags: Readonly<Record<string, string>>) => {
    for (const [tag, is] of Object.entries(tags))
      assert.ok(text.includes(`<meta property="${tag}" content="${is}" />`), `${tag} in ${text}`);
  };
  has(english, {
    'og:image': 'https://royaumes.example/preview/medina.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Pieces of the board game Medina',
    'twitter:card': 'summary_large_image',
  });
  // What the page needs is named with it, in the language of whoever asks; its styles stand in it.
  assert.ok(
    english.includes(
      '<link rel="modulepreload" fetchpriority="low" href="/assets/play.js" /><style>p { color: green }</style><link disabled rel="stylesheet" href="/assets/play.css" />',
    ),
  );
  assert.ok(english.includes(`<link rel="preload" as="fetch" crossorigin href="/api/tables/${info.id}" />`));
  for (const secret of [info.commit, wish.seal, 'seed']) assert.ok(!english.includes(secret));
  const french = await shown('fr-BE');
  assert.ok(french.includes('2 places libres sur 3 : rejoignez la partie.') && french.includes('href="/assets/jouer.js"'));
  await takeSeat(port, info.id, 'Bo');
  assert.ok((await shown('nl')).includes('1 van de 3 plaatsen is vrij: speel mee.'));
  assert.ok((await shown('de-NL, nl')).includes('1 von 3 Plätzen ist frei: Spiel mit!'));
  for (const path of ['/table/nowhere', '/table/%22%3E']) assert.equal((await fetchRaw(port, path)).body.toString(), page);
  const pages = { '/': ['Royaumes', 'home'], '/tables': ['Royaumes', 'home'], '/rules/ugo?x=%22%3E': ['U GO!', 'ugo'] };
  // A game that has no picture yet has the one of all.
  has((await fetchRaw(port, '/rules/patchistory')).body.toString(), {
    'og:title': 'Patchistory',
    'og:image': 'https://royaumes.example/preview/home.png',
  });
  for (const [path, [title = '', picture]] of Object.entries(pages)) {
    const text = (await fetchRaw(port, path)).body.toString();
    assert.equal(gunzipSync((await fetchRaw(port, path, { 'accept-encoding': 'gzip' })).body).toString(), text);
    has(text, { 'og:title': title, 'og:image': `https://royaumes.example/preview/${picture}.png` });
    assert.equal(text.includes('/assets/play.js'), picture === 'ugo', path);
    assert.ok(!text.includes('%22'));
  }
  // Whoever asks without end is sent the page alone.
  let plain = false;
  for (let n = 0; n < 400 && !plain; n++) plain = (await fetchRaw(port, `/table/${info.id}`)).body.toString() === page;
  assert.ok(plain);
});

test('a page is sent with its shell in the language of whoever asks, and its policy knows the scripts and styles in its text by heart', async (t) => {
  const dist = newFolder(t);
  const [script, style] = ['document.title = "a";', 'p { color: red }'];
  const ours = `<html lang="en"><head><script>${script}</script><style>${style}</style></head><body></body></html>`;
  writeFileSync(join(dist, 'index.html'), ours);
  mkdirSync(join(dist, '.vite'));
  const said = (kind: string) => ({ ...inEach(() => ''), en: `<p>${kind}, please</p>`, fr: `<p>${kind}, svp</p>` });
  writeFileSync(
    join(dist, '.vite/shell.json'),
    JSON.stringify({ '': said('home'), page: said('page'), table: said('table'), 'table/ugo': said('U GO!'), 'rules/ugo': said('rules') }),
  );
  const { port } = await serve(t, { dist });
  const tableOf = async (game: string) => (await makeTable(port, { game, options: {}, seats: ['person', 'person'], name: 'Ann' })).info.id;
  const [told, other] = [await tableOf('ugo'), await tableOf('medina')];
  const rules = { '/rules/ugo': 'rules', '/rules/ugo/x': 'page', '/rules/medina': 'page' };
  const pages = {
    '/': 'home',
    '/tables': 'page',
    '/constructor': 'page',
    ...rules,
    [`/table/${told}`]: 'U GO!',
    [`/table/${other}`]: 'table',
  };
  for (const [path, kind] of Object.entries(pages)) {
    const { headers, body } = await fetchRaw(port, path, { 'accept-language': 'fr-BE, en;q=0.8' });
    assert.ok(body.toString().endsWith(`</head><body><p>${kind}, svp</p></body></html>`), path);
    assert.ok(body.toString().startsWith('<html lang="fr">'), path);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']).split('; ');
    assert.ok(policy.includes(`script-src 'self' ${hash(script)}`) && policy.includes(`style-src 'self' ${hash(style)}`), String(policy));
  }
  assert.match((await fetchRaw(port, '/', { 'accept-language': 'sv' })).body.toString(), /home, please/);
});

test('the web client is served whole, safely, and no oftener than needed', async (t) => {
  const dist = newFolder(t);
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'icon é.svg'), '<svg/>');
  writeFileSync(join(dist, 'sw.js'), SCRIPT);
  writeFileSync(join(dist, 'sw.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'app-1a2b3c.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets', 'app-1a2b3c.js.gz'), gzipSync(SCRIPT));
  const { port } = await serve(t, { dist });

  for (const path of ['/', '/index.html', '/table/abc?since=3', '/replay/abc', '/no.such.file']) {
    const { status, headers, body } = await fetchRaw(port, path);
    assert.equal(status, 200, path);
    assert.equal(body.toString(), PAGE);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(
      headers['content-security-policy'],
      "default-src 'self'; img-src 'self' data:; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.match(headers['permissions-policy'] as string, /(^|, )camera=\(\), /);
    assert.equal(headers['strict-transport-security'], undefined);
    const again = await fetchRaw(port, path, { 'if-none-match': String(headers.etag) });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
  }

  const asset = '/assets/app-1a2b3c.js';
  const forms: [accepts: string, encoding: string | undefined, body: Buffer][] = [
    ['', undefined, Buffer.from(SCRIPT)],
    ['deflate', undefined, Buffer.from(SCRIPT)],
    ['gzip, deflate', 'gzip', gzipSync(SCRIPT)],
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['br;q=1.0, gzip;q=0.8', 'br', brotliCompressSync(SCRIPT)],
  ];
  const tags = new Set<string | undefined>();
  for (const [accepts, encoding, expected] of forms) {
    const { headers, body } = await fetchRaw(port, asset, accepts ? { 'accept-encoding': accepts } : {});
    assert.equal(headers['content-encoding'], encoding);
    assert.deepEqual(body, expected);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers.vary, 'accept-encoding');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    // What only a page needs is not sent with every asset.
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    for (const name of ['referrer-policy', 'permissions-policy']) assert.equal(headers[name], undefined);
    // A worker is held by the policy of its script.
    assert.equal(
      headers['content-security-policy'],
      "default-src 'self'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    tags.add(headers.etag);
  }
  assert.equal(tags.size, 3);

  // A browser asks for the service worker and the manifest again each time: a new build is seen at once.
  const worker = await fetchRaw(port, '/sw.js', { 'accept-encoding': 'br' });
  assert.deepEqual(
    [worker.headers['content-type'], worker.headers['cache-control'], worker.headers['content-encoding']],
    ['text/javascript; charset=utf-8', 'no-cache', 'br'],
  );
  assert.equal((await fetchRaw(port, '/sw.js', { 'accept-encoding': 'br', 'if-none-match': String(worker.headers.etag) })).status, 304);
  const manifest = await fetchRaw(port, '/manifest.webmanifest');
  assert.deepEqual(
    [manifest.headers['content-type'], manifest.headers['cache-control']],
    ['application/manifest+json; charset=utf-8', 'no-cache'],
  );

  assert.equal((await fetchRaw(port, '/icon%20%C3%A9.svg')).headers['content-type'], 'image/svg+xml; charset=utf-8');
  assert.equal((await fetchRaw(port, '/assets/app-gone.js')).status, 404);
  assert.equal((await fetchRaw(port, '/api/gone')).status, 404);
  const head = await fetchRaw(port, asset, {}, 'HEAD');
  assert.deepEqual([head.status, head.body.length, head.headers['content-length']], [200, 0, String(SCRIPT.length)]);
  for (const path of ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
    const { body } = await fetchRaw(port, path);
    assert.ok(!body.toString().includes('"royaumes"'), path);
  }
});

test('what was asked is not sent back: there is no TRACE, and nothing of the project beside the client', async (t) => {
  const dist = newFolder(t);
  writeFileSync(join(dist, 'index.html'), PAGE);
  const { port } = await serve(t, { dist });
  for (const path of ['/', '/api/lobby']) {
    const { status, body } = await fetchRaw(port, path, { cookie: 'royaumes=a-secret' }, 'TRACE');
    assert.equal(status, 404, path);
    assert.ok(!body.toString().includes('a-secret'), path);
  }
  // Whatever is no file of the client is its page.
  for (const path of ['/.git/config', '/package.json', '/assets', '/data/royaumes.db'])
    assert.equal((await fetchRaw(port, path)).body.toString(), PAGE, path);
  assert.equal((await fetchRaw(port, '/assets/')).status, 404);
});

test('without a built client there is still a server', async (t) => {
  const { port } = await serve(t, { dist: join(newFolder(t), 'missing') });
  assert.equal((await fetchRaw(port, '/')).status, 404);
  assert.equal((await fetchRaw(port, '/api/health')).status, 200);
});

test('a server that stops waits for nobody: not for who was refused, and not for who comes while it says goodbye', async (t) => {
  const { port, close } = await serve(t, { heartbeat: 3_600_000 });
  const ask = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    'Sec-WebSocket-Key: cm95YXVtZXMgdGVzdHMhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
  /** Keeps its own end open, whatever the server says. */
  const stubborn = async (path: string): Promise<string> => {
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    t.after(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(ask(path));
    const [answer] = await once(socket, 'data');
    return String(answer).split('\r\n', 1)[0]!;
  };
  assert.equal(await stubborn('/elsewhere'), 'HTTP/1.1 404 Not Found');
  assert.equal(await stubborn('/api/socket'), 'HTTP/1.1 101 Switching Protocols');
  const closed = close();
  assert.equal(await stubborn('/api/socket'), 'HTTP/1.1 503 Service Unavailable');
  await closed;
});

test('a socket opens for our own pages and for programs, not for pages of others', async (t) => {
  const { port } = await serve(t);
  const opens = async (path: string, headers: { [name: string]: string }): Promise<boolean> => {
    const socket = new WebSocket(`ws://localhost:${port}${path}`, { headers });
    const opened = new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    const is = await opened;
    const gone = once(socket, 'close');
    socket.close();
    if (is) await gone;
    return is;
  };
  assert.equal(await opens('/api/socket', {}), true);
  assert.equal(await opens('/api/socket', { origin: `http://localhost:${port}` }), true);
  for (const origin of [
    'https://elsewhere.example',
    `http://localhost:${port + 1}`,
    'null',
    'nonsense',
    `http://localhost:${port}.example`,
  ]) {
    assert.equal(await opens('/api/socket', { origin }), false, origin);
  }
  assert.equal(await opens('/', {}), false);
  assert.equal(await opens('/api/socket/more', {}), false);
});
