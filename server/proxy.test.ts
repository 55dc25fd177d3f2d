import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { ask, makeTable, serve } from './tests/guest.ts';

const BESIDE = ['127.0.0.1', '::1'];
/** People are at addresses of their own: all of 127.0.0.0/8 is this machine. */
const [EVE, ADA] = ['127.0.0.2', '127.0.0.3'];

/** The port of a proxy in front of a server. */
async function openProxy(t: TestContext, behind: number): Promise<number> {
  const script = fileURLToPath(new URL('./tests/proxy.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(behind)], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [port] = await once(child.stdout, 'data');
  return Number(port);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly json: { readonly no?: { readonly kind: string } };
}

interface Asking {
  readonly from: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

function askFrom(port: number, path: string, { from, body, headers = {} }: Asking): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        localAddress: from,
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers },
      },
      async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json: JSON.parse(text) });
      },
    );
    asked.on('error', reject);
    asked.end(body ? JSON.stringify(body) : '');
  });
}

/** The status with which it is refused, or undefined when it opens. */
function open(t: TestContext, port: number, from: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { localAddress: from, headers });
    t.after(() => socket.terminate());
    socket.on('open', () => resolve(undefined));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('error', reject);
  });
}

test('behind a proxy everybody has an address of their own: one who guesses locks nobody else out', async (t) => {
  const { port } = await serve(t, { proxies: BESIDE });
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const keep = { login: 'ada', password: 'correct horse' };
  await ask(port, 'POST', '/api/me/password', keep, { authorization: `Bearer ${made.token}` });
  const front = await openProxy(t, port);
  const guess = async (n: number) => {
    // Whatever Eve says of where she is, the proxy says it as well.
    const headers = { 'x-forwarded-for': `198.51.100.${n}` };
    return (await askFrom(front, '/api/sign-in', { from: EVE, body: { login: `somebody ${n}`, password: 'x' }, headers })).json.no?.kind;
  };
  const guesses = [];
  for (let n = 0; n < 20; n++) guesses.push(await guess(n));
  assert.ok(guesses.includes('wrong password') && guesses.includes('too fast'), String(guesses));
  const signed = await askFrom(front, '/api/sign-in', { from: ADA, body: keep });
  assert.equal(signed.status, 200);
});

test('the proxy alone is believed that it was encrypted, and who asked', async (t) => {
  const { port } = await serve(t, { proxies: BESIDE });
  const front = await openProxy(t, port);
  const body = { name: 'Ada' };
  const cookieOf = async (at: number, asking: Asking) => String((await askFrom(at, '/api/me', asking)).headers['set-cookie']);
  assert.match(
    await cookieOf(front, { from: ADA, body }),
    /^__Host-royaumes=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  );
  const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  assert.match(
    await cookieOf(port, { from: ADA, body, headers: forged }),
    /^royaumes=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  const statuses = [];
  for (let n = 0; n < 80; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    statuses.push((await askFrom(port, '/api/me', { from: EVE, body, headers })).status);
  }
  assert.ok(statuses.includes(429), 'who is no proxy has one address, whatever they say');
});

test('sockets go through a proxy, and each address has so many of them', async (t) => {
  const { port } = await serve(t, { proxies: BESIDE });
  const front = await openProxy(t, port);
  const most = 512;
  for (let n = 0; n < most; n++) assert.equal(await open(t, front, EVE), undefined, `socket ${n}`);
  assert.equal(await open(t, front, EVE), 429);
  assert.equal(await open(t, front, EVE, { 'x-forwarded-for': '203.0.113.9' }), 429);
  assert.equal(await open(t, front, ADA), undefined);
});
