/** Requests that are almost right, at every endpoint there is; and bytes that are no request at all. */

import type { Chance } from '#engine';
import { type Endpoint, wrongWith } from '#server/tests/documented';
import { fitting } from './bodies.ts';
import { bytesOf, nastyString, randomBytes, rot, spoil, worsen } from './nasty.ts';
import { sayRaw } from './wire.ts';
import type { Answered, Asked, Person, World } from './world.ts';

/** Those that think long about what they are asked: they are asked seldom, or nothing else would be. */
const DEAR = /password|sign-in$/;

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'a/b; c=d',
  '',
  '\t',
];

/** Asks an endpoint something almost right, and holds the answer against what is documented. */
export async function askAlmost(world: World, address: string, chance: Chance): Promise<boolean> {
  const endpoint = chance.pick(world.endpoints);
  if (DEAR.test(endpoint.path) && chance.below(6) > 0) return false;
  const person = chance.below(5) === 0 ? undefined : chance.pick(world.people);
  const asked = { method: endpoint.method, path: pathOf(endpoint, world, chance), ...bodyOf(endpoint, world, person, chance) };
  const answer = await world.ask(address, asked).catch(() => undefined);
  if (!answer) return false;
  const how = () => `${asked.method} ${asked.path} ${JSON.stringify(asked.headers)} ${String(asked.body ?? '').slice(0, 300)}`;
  judge(world, endpoint, answer, how);
  // Who has left, or was signed out, makes room for somebody new.
  if (answer.status === 401 && chance.below(4) === 0) await world.arrive(address);
  if (chance.below(40) === 0) await world.makeTable(chance.pick(world.hints(chance)('game')) as string, 2, address);
  return true;
}

function judge(world: World, { name, operation }: Endpoint, { status, text }: Answered, how: () => string): void {
  const { findings } = world.target;
  const json = readJson(text);
  const isUnsent = status === 503 && (json as { no?: { kind?: string } })?.no?.kind === 'not sent';
  findings.judge(isUnsent ? 200 : status, text, how);
  if (json === undefined) findings.note(`${name} answers ${status} without JSON`, `${how()} → ${text.slice(0, 300)}`);
  else {
    const wrong = wrongWith({ status, json }, operation, world.api);
    if (wrong !== undefined) findings.note(`${name} answers ${status}, which ${wrong.split(':')[0]}`, `${how()} ${wrong}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathOf({ path, operation }: Endpoint, world: World, chance: Chance): string {
  const hints = world.hints(chance);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const known = hints(path.startsWith('/api/people') ? 'person' : key) as readonly string[];
    const text = chance.below(6) === 0 || known.length === 0 ? nastyString(chance) : chance.pick(known);
    // A path without the name is another path.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?').slice(0, 200)) || '-';
  });
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && chance.below(2) === 0);
  if (query.length === 0) return filled;
  const values = query.map(({ name }) => `${name}=${encodeURIComponent(String(chance.pick(hints(name))))}`);
  return `${filled}?${values.join('&')}`;
}

function bodyOf({ operation }: Endpoint, world: World, person: Person | undefined, chance: Chance): Pick<Asked, 'headers' | 'body'> {
  const asCookie: Record<string, string> = person && chance.below(2) === 0 ? { cookie: `royaumes=${person.token}` } : {};
  const headers = 'cookie' in asCookie ? asCookie : world.as(person);
  const content = operation.requestBody?.content['application/json'];
  if (!content) return { headers: asCookie.cookie === undefined ? bearer(person) : asCookie };
  headers['content-type'] = chance.below(30) === 0 ? chance.pick(TYPES) : 'application/json';
  if (chance.below(60) === 0) headers.origin = chance.pick(['https://evil.example', 'null', '\u00ff', 'http://localhost@evil.example']);
  const value = fitting(content.schema, world.hints(chance), chance);
  switch (chance.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { headers, body: JSON.stringify(value) };
    case 4:
      return { headers, body: chance.pick(['', '{', 'null', '[]', '"', '\ufeff{}', '{}{}', '{"a":1}\n{"a":2}', 'x'.repeat(70_000)]) };
    case 5:
      return { headers, body: rot(Buffer.from(JSON.stringify(value)), chance) };
    default:
      return { headers, body: bytesOf(worsen(value, chance), chance) };
  }
}

function bearer(person: Person | undefined): Record<string, string> {
  return person ? { authorization: `Bearer ${person.token}` } : {};
}

/** Milliseconds that an answer to nonsense is waited for: there may be none. */
const PATIENCE = 300;

/** Says something that is no request, or one by a hair. */
export async function sayNonsense(world: World, address: string, chance: Chance): Promise<boolean> {
  const bytes = nonsense(world, chance);
  const cut = chance.below(4) === 0 ? chance.below(bytes.length + 1) : bytes.length;
  const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)].filter(({ length }) => length > 0);
  const { status, text } = await sayRaw(world.target.port, address, pieces, PATIENCE);
  world.target.findings.judge(status, text, () => JSON.stringify(bytes.toString('latin1').slice(0, 800)));
  return status > 0;
}

function nonsense(world: World, chance: Chance): Buffer {
  const path = chance.pick(world.endpoints).path.replace(/\{\w+\}/g, () => chance.pick(world.tables)?.id ?? '-');
  const method = chance.pick(['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW', 'get']);
  const body = '{"name":"Mallory"}';
  const head = (lines: readonly string[], from = method, to = path, version = 'HTTP/1.1') =>
    `${from} ${to} ${version}\r\n${['Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
  const json = 'Content-Type: application/json';
  switch (chance.below(12)) {
    case 0:
      return randomBytes(chance.roll(600), chance);
    case 1:
      return rot(Buffer.from(head([json, `Content-Length: ${body.length}`], 'POST') + body), chance);
    case 2: {
      const length = chance.pick(['-1', '99999999999999999999', '1e3', '0x10', '4294967296', '', ' 5', '5, 5', '2147483648']);
      return Buffer.from(head([json, `Content-Length: ${length}`], 'POST') + body);
    }
    case 3:
      return Buffer.from(head([json, 'Content-Length: 5', `Content-Length: ${chance.pick(['5', '18'])}`], 'POST') + body);
    case 4: {
      const chunk = chance.pick([
        'ffffffffffffffff\r\n',
        '-1\r\n{}\r\n',
        'zz\r\n',
        '2;ext="\r\n{}\r\n0\r\nTrailer: x\r\n\r\n',
        '2\r\n{}X0\r\n\r\n',
        '1\r\n{\r\n',
        '0\r\n\r\n',
      ]);
      const twice = chance.below(3) === 0 ? ['Content-Length: 3'] : [];
      return Buffer.from(head([json, 'Transfer-Encoding: chunked', ...twice], 'POST') + chunk);
    }
    case 5: {
      const to = chance.pick([
        '/%',
        '/%zz',
        '/api/%c0%ae',
        '/api/tables/%00',
        '/api//tables',
        '//evil.example/api',
        'http://evil.example/api',
        '*',
        '/../../secret.txt',
        '/..%2fsecret.txt',
        '/assets/../../secret.txt',
        '/%2e%2e/secret.txt',
        '/.%00./secret.txt',
        '\\..\\secret.txt',
        `/api/tables/${'a'.repeat(9000)}`,
        `/api/lobby?game=${'%61'.repeat(4000)}`,
        '/api/lobby?game=a&game=b&__proto__[x]=1&constructor=1',
        '/api/lobby?game[]=1',
        '/api/socket',
        '/letters/end?key=%00',
        '/\ud83c',
        '',
      ]);
      return Buffer.from(head([], method, to));
    }
    case 6: {
      const line = chance.pick([
        `X: ${'a'.repeat(20_000)}`,
        'Cookie: royaumes=%00; royaumes=; =; ;;;',
        `Cookie: ${'royaumes=a; '.repeat(500)}`,
        'Authorization: Bearer',
        `Authorization: Bearer ${'a'.repeat(4000)}`,
        'Host: evil.example',
        'X-Forwarded-For: 127.0.0.1, ::1, nonsense',
        'X-Forwarded-Proto: javascript',
        'Accept-Encoding: br;q=x, gzip, , *',
        'Accept-Language: __proto__, toString;q=9',
        'If-None-Match: *',
        'Range: bytes=0-999999999999',
        'Expect: 100-continue',
        'Expect: a miracle',
        ' folded: header',
        'No colon here',
        'Bad\u0000Name: x',
        'User-Agent: \u00ff\u00fe',
      ]);
      return Buffer.from(head([line]), 'latin1');
    }
    case 7:
      return Buffer.from(head([], method, path, chance.pick(['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTP/1.1', ''])));
    case 8:
      // Several at once, the last of them half.
      return Buffer.from(head([], 'GET').repeat(chance.roll(20)) + head([], 'GET').slice(0, 20));
    case 9: {
      const line = chance.pick([
        'Sec-WebSocket-Version: 99',
        'Sec-WebSocket-Key: short',
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
        'Sec-WebSocket-Protocol: a, b, ,',
      ]);
      return Buffer.from(head(['Upgrade: websocket', 'Connection: Upgrade', line], 'GET', chance.pick(['/api/socket', '/api', '/x'])));
    }
    case 10:
      return Buffer.from(head(['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'], method));
    default:
      return Buffer.from(spoil(head([json, `Content-Length: ${body.length}`], 'POST') + body, chance));
  }
}
