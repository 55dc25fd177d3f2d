import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { FastChance } from '#engine';
import { serve } from '#server/tests/guest';
import { attack } from './attack.ts';
import { Findings } from './findings.ts';
import { askAlmost, sayNonsense } from './requests.ts';
import { World } from './world.ts';

test('a server that is attacked lives, answers as it is documented, tells nothing of its inside, and wrongs nobody honest', async (t) => {
  const { findings, answered } = await attack({ seconds: 24, seed: 16, concurrency: 16, idle: 600, say: (line) => t.diagnostic(line) });
  assert.deepEqual(findings, []);
  for (const [way, times] of Object.entries(answered)) assert.ok(times > 0, way);
  assert.equal(Object.keys(answered).length, 4);
});

/** A real server behind one that spoils some of its answers. */
async function spoil(t: TestContext, spoilt: (path: string) => { status: number; body: string } | undefined): Promise<World> {
  const { port } = await serve(t, { rateLimited: false });
  const spoiler = createServer((asked, answer) => {
    const worse = spoilt(asked.url ?? '');
    if (worse) {
      answer.writeHead(worse.status, { 'content-type': 'application/json' }).end(worse.body);
      return;
    }
    const { method, url, headers } = asked;
    const on = request({ host: 'localhost', port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  spoiler.listen(0, '127.0.0.1');
  await once(spoiler, 'listening');
  const world = await World.open({ port: (spoiler.address() as AddressInfo).port, findings: new Findings(['/somewhere']), isAlive: true });
  t.after(() => {
    world.close();
    spoiler.closeAllConnections();
    spoiler.close();
  });
  return world;
}

/** Attacks until something is found, and tells what. */
async function findIn(world: World, way: typeof askAlmost): Promise<string> {
  const chance = new FastChance(1);
  for (let tries = 0; tries < 5000 && world.target.findings.list.length === 0; tries++) {
    await way(world, world.addresses[0]!, chance);
  }
  return world.target.findings.list[0] ?? '';
}

test('what is not documented is found, and so is a failure, a stack, or a path', async (t) => {
  const other = await spoil(t, (path) => (path === '/api/lobby' ? { status: 200, body: '{"tables":1}' } : undefined));
  assert.match(await findIn(other, askAlmost), /^GET \/api\/lobby answers 200, which answers otherwise: /);
  const failing = await spoil(t, (path) => (path === '/api/me/tables' ? { status: 503, body: '{"no":{"kind":"not stored"}}' } : undefined));
  assert.match(await findIn(failing, askAlmost), /^an answer 503: GET \/api\/me\/tables /);
  const stack = await spoil(t, (path) => (path.includes('%') ? { status: 400, body: 'Error\n    at read (a.ts:1:2)' } : undefined));
  assert.match(await findIn(stack, sayNonsense), /^an answer that tells of the inside: /);
  const place = await spoil(t, (path) => (path.includes('secret') ? { status: 404, body: 'no /somewhere/secret.txt' } : undefined));
  assert.match(await findIn(place, sayNonsense), /^an answer that tells of the inside: /);
});
