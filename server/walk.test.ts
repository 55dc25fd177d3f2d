import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { FastChance, numberedSeed, writeSeed } from '#engine';
import { games } from '#games';
import { LONGEST_MESSAGE, type Me, type Notices, type Proposal, type TableInfo, VERSION } from '#protocol';
import { openDevice, openMailbox } from './notices/tests/receivers.ts';
import { openSqlite } from './sqlite.ts';
import { Authenticator } from './tests/authenticator.ts';
import { endpointsOf, type OpenApi, type Operation, wrongWith } from './tests/documented.ts';
import { type Answer, ask, Guest, makeTable, member, newFolder, PASSWORD, satOf, serve, takeSeat } from './tests/guest.ts';
import { hashOf } from './tokens.ts';

const game = games[0]!;
const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });

/** The password of those who walk. */
const WALKING = 'from door to door';

/** What each endpoint is asked with, by somebody who wishes Ada no good. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/tables': { game: game.meta.id, options: {}, seats: ['person', 'person'], name: 'Mal' },
  'POST /api/tables/{id}/seats': { name: 'Mal', seat: 0 },
  'POST /api/tables/{id}/fill': { bot: 'random' },
  'POST /api/tables/{id}/leave': {},
  'POST /api/tables/{id}/return': {},
  'POST /api/tables/{id}/propose': { what: { kind: 'call off' } },
  'POST /api/tables/{id}/answer': { made: 1, agree: true },
  'POST /api/tables/{id}/orders': { standing: ['forced'] },
  'POST /api/tables/{id}/rematch': {},
  'POST /api/tables/{id}/swap': { seats: [0, 1] },
  'POST /api/tables/{id}/free': { seat: 0 },
  'POST /api/tables/{id}/offer': { seat: 1, person: 'nobody' },
  'POST /api/tables/{id}/chat': { text: 'Ada has the better hand', name: 'Mal' },
  'POST /api/tables/{id}/mute': { mute: true },
  'POST /api/me/notices': { when: 'daily', hour: 7, zone: 'Europe/Brussels', language: 'fr', mutedGames: [game.meta.id] },
  'POST /api/me/notices/push': {
    endpoint: 'https://127.0.0.1/reach-inside',
    keys: { p256dh: 'B'.repeat(87), auth: 'B'.repeat(22) },
  },
  'POST /api/me/notices/push/end': { endpoint: 'https://push.example/ada' },
  'POST /api/me/notices/address': { address: 'mal@example.org' },
  'POST /api/me/notices/address/confirm': { code: '00000000' },
  'POST /api/me/notices/webhook': { url: 'https://10.0.0.1/inside', shape: 'slack' },
  'POST /api/host/people/{person}/ban': { reason: 'Ada plays too well' },
  'POST /api/host/people/{person}/unban': {},
  'POST /api/host/people/{person}/name': { name: 'Nobody' },
  'POST /api/host/people/{person}/host': { host: true },
  'POST /api/host/tables/{id}/close': {},
  'POST /api/host/reports/{report}/resolve': {},
  'POST /api/host/announcement': { text: 'Mal was here' },
  'POST /api/me/blocks': { person: 'nobody' },
  'POST /api/me/follows': { person: 'nobody' },
  'POST /api/reports': { kind: 'name', person: 'nobody' },
  'POST /api/daily/{game}': { name: 'Mal' },
  'POST /api/me': { name: 'Mal' },
  'POST /api/me/quiet-hours': {
    quietHours: { from: 23, to: 7, zone: 'Europe/Brussels', vacations: [{ from: '2030-07-03', to: '2030-07-17' }] },
  },
  'POST /api/me/password': { login: 'lady ada of the hill', password: 'mal wants to be ada' },
  'POST /api/me/programs': { name: 'a program' },
  'POST /api/tables/{id}/cancel': {},
  'POST /api/me/passkeys/offer': {},
  'POST /api/me/passkeys': { response: { id: 'x' } },
  'POST /api/me/passkeys/{passkey}/name': { name: 'mine now' },
  'DELETE /api/me/passkeys/{passkey}': { current: WALKING },
  'DELETE /api/me': { current: WALKING },
  'POST /api/sign-in': { login: 'lady ada of the hill', password: 'a guess' },
  'POST /api/sign-in/passkey': { response: { id: 'x' } },
  'POST /api/sign-out': { everywhere: false },
};
const WHISPERED = { players: 'the queen waits under the bridge', spectators: 'the hill is held by two archers' } as const;
/** After these one is somebody else, or nobody. */
const LAST = ['POST /api/sign-out', 'DELETE /api/me'];

/** All that somebody is told who looks at each table, and at the lobby. */
async function lookAt(port: number, tables: readonly string[], token: string | undefined): Promise<readonly Guest[]> {
  const lobby = await Guest.at(port);
  lobby.say({ v: VERSION, kind: 'lobby' });
  await lobby.until(() => lobby.count('lobby') === 1);
  return [lobby, ...(await Promise.all(tables.map((table) => Guest.join(port, table, token))))];
}

/** Ada, with all her secrets, at a table that is over, one that goes on and one that waits. */
async function settle(t: TestContext, data: string) {
  let seeds = 0;
  const mailbox = await openMailbox(t);
  const notices = { mail: { smtp: mailbox.smtp, from: 'royaumes@example.org' } };
  const { port, close } = await serve(t, { data, rateLimited: false, newSeed: () => numberedSeed(77, ++seeds), notices });
  const wish = { game: game.meta.id, options: {}, seats: ['person', 'person'], rated: true } as const;
  const [ada, rival] = [await member(port, 'Ada'), await member(port, 'Riva')];
  const over = satOf(await ask(port, 'POST', '/api/tables', wish, bearer(ada)));
  const sit = (table: string, token: string) => ask(port, 'POST', `/api/tables/${table}/seats`, {}, bearer(token));
  await sit(over.info.id, rival);
  const players = [await Guest.join(port, over.info.id, ada), await Guest.join(port, over.info.id, rival)];
  await Promise.all(players.map((guest) => guest.playOn(game, new FastChance(3))));
  const running = satOf(await ask(port, 'POST', '/api/tables', wish, bearer(ada)));
  await sit(running.info.id, rival);
  const waiting = satOf(await ask(port, 'POST', '/api/tables', { ...wish, rated: false, listed: true }, bearer(ada)));
  const password = 'the quick brown horse';
  await ask(port, 'POST', '/api/me/password', { login: 'Lady Ada of the Hill', password, current: PASSWORD }, bearer(ada));
  const quietHours = { from: 1, to: 2, zone: 'Antarctica/Troll', vacations: [{ from: '2031-02-03', to: '2031-02-05' }] };
  await ask(port, 'POST', '/api/me/quiet-hours', { quietHours }, bearer(ada));
  const passkey = new Authenticator(port);
  const offer = await ask(port, 'POST', '/api/me/passkeys/offer', { current: password }, bearer(ada));
  await ask(port, 'POST', '/api/me/passkeys', { response: passkey.make(offer.json) }, bearer(ada));
  const program = ((await ask(port, 'POST', '/api/me/programs', { name: 'mine' }, bearer(ada))).json as { token: string }).token;
  // Where Ada is reached, though not during this test.
  const post = (path: string, body: object) => ask(port, 'POST', `/api/me/notices${path}`, body, bearer(ada));
  await post('', { when: 'never', hour: 3, zone: 'Pacific/Chatham', language: 'en', mutedGames: [] });
  await post('/address', { address: 'the.lady@castle.example' });
  const code = /\d{8}/.exec(mailbox.letters[0]?.subject ?? '')?.[0] as string;
  await post('/address/confirm', { code });
  const device = await openDevice(t, () => '');
  await post('/push', { ...device.subscription, endpoint: 'https://8.8.8.8/push-to-ada' });
  await post('/webhook', { url: 'https://8.8.4.4/hook-of-ada', shape: 'discord' });
  const notified = async () => (await ask(port, 'GET', '/api/me/notices', undefined, bearer(ada))).json as Notices;
  const me = async () => (await ask(port, 'GET', '/api/me', undefined, bearer(ada))).json as Me;
  const sitting = await Guest.join(port, running.info.id, ada);
  if (game.toAct(sitting.sight?.table).includes(0)) {
    sitting.move(game.writeMove(game.moves({ seat: 0, table: undefined, hand: undefined, ...sitting.sight })[0]));
    await sitting.until(() => sitting.ply === 1);
  }
  const { table, hand } = sitting.sight ?? {};
  const [card] = game.ahead?.({ seat: 0, table, hand }) ?? [];
  const orders = { standing: ['forced'], ahead: game.writeMove(card) };
  const ordered = await ask(port, 'POST', `/api/tables/${running.info.id}/orders`, orders, bearer(ada));
  assert.deepEqual(ordered.json, orders, 'Ada is not to act yet');
  const say = (token: string, text: string) => ask(port, 'POST', `/api/tables/${running.info.id}/chat`, { text }, bearer(token));
  const friend = (await ask(port, 'POST', '/api/me', { name: 'Fri' })).token as string;
  /** Who sits hears the one, who looks on the other; nobody is told either by an endpoint. */
  const chat = async () => {
    assert.deepEqual([(await say(ada, WHISPERED.players)).status, (await say(friend, WHISPERED.spectators)).status], [200, 200]);
  };
  await chat();
  const tokens = [ada, program];
  const secrets = [
    ...tokens,
    ...tokens.flatMap((token) => (['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(hashOf(token)).toString(form))),
    password,
    'argon2',
    'lady ada of the hill',
    quietHours.zone,
    '2031-02-03',
    writeSeed(numberedSeed(77, 2)),
    writeSeed(numberedSeed(77, 3)),
    JSON.stringify(hand),
    'the.lady@castle.example',
    code,
    'push-to-ada',
    ...Object.values(device.subscription.keys),
    '8.8.4.4',
    'pacific/chatham',
    `"ahead":"${orders.ahead}"`,
    passkey.id,
  ];
  return { port, close, rival, me, notified, chat, secrets, tables: [over, running, waiting].map(({ info }) => info.id) };
}

test('no endpoint tells a stranger, a spectator or a rival what is not theirs, and each answers as it is documented', async (t) => {
  const data = newFolder(t);
  const { port, close, rival, me, notified, chat, secrets, tables } = await settle(t, data);
  const api = (await ask(port, 'GET', '/api')).json as OpenApi;
  const before = await me();
  const told = await notified();
  assert.deepEqual([told.mail?.confirmed, told.push.devices, told.webhook?.host], [true, 1, '8.8.4.4']);
  const spectator = (await ask(port, 'POST', '/api/me', { name: 'Wat' })).token as string;
  const sessions = before.sessions.map(({ id }) => id);
  const endpoints = endpointsOf(api).sort((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));
  assert.ok(endpoints.length > 20);

  for (const [who, token] of Object.entries({ stranger: undefined, spectator, rival })) {
    // What one may still do once signed out.
    const login = { login: `a ${who}`, password: WALKING };
    if (token !== undefined) await ask(port, 'POST', '/api/me/password', login, bearer(token));
    const spare = token === undefined ? undefined : (await ask(port, 'POST', '/api/sign-in', login)).token;
    const connections = await lookAt(port, tables, token);
    await chat();
    for (const { name, operation } of endpoints) {
      const [method, path] = name.split(' ') as ['GET', string];
      assert.ok(operation.summary, `${name} has no sentence in openapi.ts`);
      assert.equal(operation.requestBody !== undefined, name in BODIES, `${name} needs a body in this test, or has none`);
      const ids = path.startsWith('/api/people')
        ? [before.id]
        : path.includes('{id}')
          ? tables
          : path.includes('{session}')
            ? sessions
            : path.includes('{person}')
              ? [before.id]
              : path.includes('{passkey}')
                ? before.keys.map(({ id }) => id)
                : ['1'];
      for (const id of ids) {
        const own = LAST.indexOf(name) === 1 ? spare : token;
        const answer = await ask(port, method, path.replace(/\{\w+\}/, id), BODIES[name], bearer(own));
        const where = `${name} as a ${who}: ${answer.status}`;
        checkShape(answer, operation, api, where);
        const text = JSON.stringify(answer.json).toLowerCase();
        for (const secret of [...secrets, ...Object.values(WHISPERED)]) {
          assert.ok(!text.includes(secret.toLowerCase()), `${where} tells ${secret}`);
        }
        // The page about all endpoints names what comes in; a record tells the seed of a game that is over.
        if (path !== '/api') assert.doesNotMatch(text, /"(hands?|box|hash|password|public_key)":/, where);
        if (!/^\/api(.*\/(records?|export))?$/.test(path)) assert.doesNotMatch(text, /"seed":/, where);
      }
    }
    const heard = JSON.stringify(connections.map((connection) => connection.heard)).toLowerCase();
    const sits = who === 'rival';
    for (const secret of [...secrets, WHISPERED[sits ? 'spectators' : 'players']]) {
      assert.ok(!heard.includes(secret.toLowerCase()), `a ${who} hears ${secret}`);
    }
    assert.ok(heard.includes(WHISPERED[sits ? 'players' : 'spectators']), `a ${who} hears what is said to them`);
    for (const connection of connections) await connection.leave();
  }
  assert.deepEqual(
    (await me()).sessions.map(({ id, label, kind }) => [id, label, kind]),
    before.sessions.map(({ id, label, kind }) => [id, label, kind]),
  );
  assert.deepEqual((await me()).keys, before.keys);
  assert.deepEqual(await notified(), told);
  await close();
  const store = openSqlite(data);
  assert.equal((await store.people.byLogin('lady ada of the hill'))?.id, before.id);
  await store.close();
});

test('what is refused at the edge is documented for every endpoint: too much, too fast, from elsewhere, as something else', async (t) => {
  const { port } = await serve(t);
  const api = (await ask(port, 'GET', '/api')).json as OpenApi;
  for (const { name, method, path, operation } of endpointsOf(api)) {
    const at = path.replace(/\{\w+\}/, 'x');
    const expect = (what: string, answer: Answer, status: number) => {
      assert.equal(answer.status, status, `${name} ${what}`);
      checkShape(answer, operation, api, `${name} ${what}`);
    };
    if (method === 'GET') {
      checkShape({ status: 429, json: { no: { kind: 'too fast' } } }, operation, api, `${name} too often`);
      continue;
    }
    const send = (body: string, headers: Record<string, string>) => ask(port, method as 'POST', at, body, headers);
    expect('from elsewhere', await send('{}', { origin: 'https://elsewhere.example' }), 403);
    expect('as something else', await send('{}', { 'content-type': 'text/x' }), 415);
    if (operation.requestBody) expect('with too much', await send(JSON.stringify('a'.repeat(100_000)), {}), 413);
    if (at !== path) expect('at no name', await ask(port, method as 'POST', path.replace(/\{\w+\}/, 'a'.repeat(200)), {}), 404);
  }
});

test('a table at which something is proposed is told as it is documented, whatever it is', async (t) => {
  const { port } = await serve(t);
  const api = (await ask(port, 'GET', '/api')).json as OpenApi;
  const { token, info } = await makeTable(port, { game: game.meta.id, options: {}, seats: ['person', 'person', 'person'], name: 'Ada' });
  const path = `/api/tables/${info.id}`;
  const others = [await takeSeat(port, info.id, 'Bo'), await takeSeat(port, info.id, 'Cy')];
  const proposals: readonly Proposal['what'][] = [
    { kind: 'resign' },
    { kind: 'call off' },
    { kind: 'time control', timeControl: { kind: 'correspondence', hours: 24 } },
    { kind: 'undo', from: 1 },
  ];
  for (const what of proposals) {
    const where = `a proposal to ${what.kind}`;
    if (what.kind === 'undo') await moveOnce(port, info.id, [token, ...others.map((other) => other.token)]);
    const proposed = await ask(port, 'POST', `${path}/propose`, { what }, bearer(token));
    checkShape(proposed, operationOf(api, 'POST /api/tables/{id}/propose'), api, where);
    const shown = await ask(port, 'GET', path);
    checkShape(shown, operationOf(api, 'GET /api/tables/{id}'), api, where);
    const { proposal } = shown.json as TableInfo;
    assert.deepEqual([proposal?.by, proposal?.what], [0, what]);
    await ask(port, 'POST', `${path}/answer`, { made: proposal?.made, agree: false }, bearer(token));
  }
});

/** Whoever is to act makes a move. */
async function moveOnce(port: number, table: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const guest = await Guest.join(port, table, token);
    const { seat = -1, sight } = guest;
    if (game.toAct(sight?.table).includes(seat)) {
      guest.move(game.writeMove(game.moves({ seat, table: sight?.table, hand: sight?.hand })[0]));
      await guest.until(() => guest.ply === 1);
      return;
    }
  }
}

function operationOf({ paths }: OpenApi, name: string): Operation {
  const [method, path] = name.split(' ') as [string, string];
  return paths[path]?.[method.toLowerCase()] as Operation;
}

function checkShape(answer: Answer, operation: Operation, api: OpenApi, where: string): void {
  const wrong = wrongWith(answer, operation, api);
  assert.ok(wrong === undefined, `${where} ${wrong}`);
}

test('what is documented is there, and the page about it names every endpoint, message and refusal', async (t) => {
  const { port } = await serve(t);
  const { paths, components } = (await ask(port, 'GET', '/api')).json as OpenApi;
  const page = readFileSync('docs/API.md', 'utf8');
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of Object.keys(operations)) {
      assert.match(
        page,
        new RegExp(`\`${method.toUpperCase()} ${path.replace(/[{}/]/g, '\\$&')}\``),
        `${method} ${path} is not in docs/API.md`,
      );
    }
  }
  const { anyOf: refusals } = (
    components.schemas.No as unknown as { properties: { no: { anyOf: { properties: { kind: { const: string } } }[] } } }
  ).properties.no;
  assert.ok(refusals.length > 20);
  for (const { properties } of refusals) {
    const kind = properties.kind.const;
    assert.ok(page.includes(`\`${kind}\``), `${kind} is not in docs/API.md`);
  }
  const messages = readFileSync('protocol/messages.ts', 'utf8').split('export type ToServer')[1]?.split('/** Every way in which')[0] ?? '';
  const kinds = [...messages.matchAll(/readonly kind: '([a-z ]+)'/g)].map(([, kind]) => kind as string);
  assert.ok(kinds.length > 8);
  for (const kind of kinds) assert.ok(page.includes(`"kind":"${kind}"`), `no example of ${kind} in docs/API.md`);
  assert.ok(page.includes(String(LONGEST_MESSAGE)));
});
