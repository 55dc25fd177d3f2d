import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { botsFor } from '#bots';
import { FastChance, type Game, type View } from '#engine';
import { gameOf } from '#games';
import type { LobbyTable, Me, SeatTaken, TableInfo } from '#protocol';
import { FILE, openSqlite } from '../sqlite.ts';
import { type Answer, ask, Guest, makeTable, newFolder, serve, takeSeat } from '../tests/guest.ts';
import { hashOf } from '../tokens.ts';
import { hashPassword, isPassword } from './password.ts';

const cookie = (token: string | undefined) => ({ cookie: `royaumes=${token}` });
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const meOf = ({ json }: Answer) => json as Me;
const kindOf = ({ json }: Answer) => (json as { no: { kind: string } }).no.kind;
const GAME = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'] } as const;

test('who arrives says a name and is known from then on, by cookie or by token', async (t) => {
  const { port } = await serve(t);
  const nobody = [await ask(port, 'GET', '/api/me'), await ask(port, 'GET', '/api/me/tables')];
  assert.deepEqual(
    nobody.map(({ status, json }) => [status, json]),
    [
      [200, {}],
      [200, { tables: [] }],
    ],
  );
  const arrived = await ask(port, 'POST', '/api/me', { name: '  Ada ' });
  const { id, name, kept, sessions } = meOf(arrived);
  assert.deepEqual([name, kept, sessions.length, sessions[0]?.here], ['Ada', false, 1, true]);
  for (const shown of [cookie(arrived.token), bearer(arrived.token)]) {
    assert.equal(meOf(await ask(port, 'GET', '/api/me', undefined, shown)).id, id);
  }
  const renamed = meOf(await ask(port, 'POST', '/api/me', { name: 'Lady Ada' }, cookie(arrived.token)));
  assert.deepEqual([renamed.id, renamed.name], [id, 'Lady Ada']);
  assert.equal(kindOf(await ask(port, 'POST', '/api/me', { name: ' ' }, cookie(arrived.token))), 'bad name');
  assert.equal(kindOf(await ask(port, 'GET', '/api/me', undefined, cookie('x'.repeat(24)))), 'not signed in');
});

test('the cookie is for our own pages alone: no script reads it, no other site uses it', async (t) => {
  const { port } = await serve(t);
  const url = `http://localhost:${port}/api/me`;
  const post = (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"name":"Ada"}' });
  const given = (await post({})).headers.get('set-cookie') ?? '';
  assert.match(given, /^royaumes=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
  // Whoever asks cannot say that it was encrypted.
  assert.doesNotMatch((await post({ 'x-forwarded-proto': 'https' })).headers.get('set-cookie') ?? '', /Secure/);
  const foreign = await post({ origin: 'https://elsewhere.example' });
  assert.equal(foreign.status, 403);
  assert.equal(foreign.headers.get('set-cookie'), null);
  assert.equal((await post({ origin: `http://localhost:${port}` })).status, 200);
});

test('a seat belongs to its person: on any device, once, and to nobody else', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  const path = `/api/tables/${made.info.id}/seats`;
  // The answer to taking a seat got lost; asking again gives the same seat.
  const again = await ask(port, 'POST', path, {}, cookie(made.token));
  assert.deepEqual([again.status, (again.json as SeatTaken).seat], [200, 0]);
  assert.equal(kindOf(await ask(port, 'POST', path, {})), 'not signed in');
  const bo = await takeSeat(port, made.info.id, 'Bo');
  assert.equal(bo.seat, 1);
  assert.equal((await Guest.join(port, made.info.id, made.token)).seat, 0);
  assert.equal((await Guest.join(port, made.info.id, bo.token)).seat, 1);
  assert.equal((await Guest.join(port, made.info.id)).seat, undefined);
  const stranger = await ask(port, 'POST', '/api/me', { name: 'Eve' });
  assert.equal((await Guest.join(port, made.info.id, stranger.token)).seat, undefined);
});

test('a guest is kept by a password, signs in elsewhere, and what the guest there had comes along', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const home = await makeTable(port, { ...GAME, name: 'Ada' });
  const keep = { login: 'Ada', password: 'correct horse' };
  assert.equal(kindOf(await ask(port, 'POST', '/api/me/password', keep)), 'not signed in');
  assert.equal(kindOf(await ask(port, 'POST', '/api/me/password', { ...keep, password: 'short' }, cookie(home.token))), 'bad password');
  const kept = meOf(await ask(port, 'POST', '/api/me/password', keep, cookie(home.token)));
  assert.deepEqual([kept.kept, kept.login], [true, 'ada']);
  const other = await ask(port, 'POST', '/api/me', { name: 'Other' });
  assert.equal(kindOf(await ask(port, 'POST', '/api/me/password', { ...keep, login: 'ADA' }, cookie(other.token))), 'name taken');

  const away = await makeTable(port, { ...GAME, name: 'Guest' });
  for (const wrong of [
    { ...keep, password: 'wrong horse' },
    { ...keep, login: 'Adam' },
  ]) {
    const refused = await ask(port, 'POST', '/api/sign-in', wrong, cookie(away.token));
    assert.deepEqual([refused.status, kindOf(refused), refused.token], [401, 'wrong password', undefined]);
  }
  const signed = await ask(port, 'POST', '/api/sign-in', { ...keep, login: ' ADA ' }, cookie(away.token));
  assert.equal(meOf(signed).id, kept.id);
  assert.equal(meOf(signed).sessions.length, 2);
  for (const { info } of [home, away]) assert.equal((await Guest.join(port, info.id, signed.token)).seat, 0);
  const { seats } = (await ask(port, 'GET', `/api/tables/${away.info.id}`)).json as TableInfo;
  assert.deepEqual(seats[0], { kind: 'person', name: 'Ada', id: kept.id });
  assert.equal(kindOf(await ask(port, 'GET', '/api/me', undefined, cookie(away.token))), 'not signed in');
});

test('signing out ends this device, or all of them, and cuts their connections', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  await ask(port, 'POST', '/api/me/password', { login: 'ada', password: 'correct horse' }, cookie(made.token));
  const sign = async () => (await ask(port, 'POST', '/api/sign-in', { login: 'ada', password: 'correct horse' })).token as string;
  const [phone, desk] = [await sign(), await sign()];
  const list = meOf(await ask(port, 'GET', '/api/me', undefined, cookie(phone))).sessions;
  const theirs = list.find(({ here }) => !here);
  assert.equal(list.length, 3);
  await ask(port, 'DELETE', `/api/me/sessions/${theirs?.id}`, undefined, cookie(phone));
  assert.equal(meOf(await ask(port, 'GET', '/api/me', undefined, cookie(phone))).sessions.length, 2);
  assert.equal((await ask(port, 'POST', '/api/sign-out', { everywhere: false }, cookie(phone))).status, 200);
  assert.equal((await ask(port, 'GET', '/api/me', undefined, cookie(phone))).status, 401);

  const left = [made.token, desk].filter((token) => token !== undefined);
  const alive: string[] = [];
  for (const token of left) if ((await ask(port, 'GET', '/api/me', undefined, cookie(token))).status === 200) alive.push(token);
  assert.equal(alive.length, 1);
  const connection = await Guest.join(port, made.info.id, alive[0]);
  assert.equal(connection.seat, 0);
  await ask(port, 'POST', '/api/sign-out', { everywhere: true }, cookie(alive[0]));
  await assert.rejects(
    connection.until(() => false),
    /the connection ended/,
  );
  for (const token of [...left, phone]) assert.equal((await ask(port, 'GET', '/api/me', undefined, cookie(token))).status, 401);
});

test('the list of devices tells when each was last seen, to a few minutes', async (t) => {
  const data = newFolder(t);
  const before = await serve(t, { data });
  const { token } = await ask(before.port, 'POST', '/api/me', { name: 'Ada' });
  await before.close();
  const db = new DatabaseSync(join(data, FILE));
  const long = Date.now() - 6 * 60_000;
  db.prepare('UPDATE sessions SET seen = ?, created = ?').run(long, long);
  db.close();
  const { port } = await serve(t, { data });
  const { sessions } = meOf(await ask(port, 'GET', '/api/me', undefined, cookie(token)));
  assert.equal(sessions[0]?.created, long);
  assert.ok((sessions[0]?.seen ?? 0) > long);
  const again = meOf(await ask(port, 'GET', '/api/me', undefined, cookie(token)));
  assert.equal(again.sessions[0]?.seen, sessions[0]?.seen);
});

test('who is signed out is not heard any more, whichever connection they had', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  const bo = await takeSeat(port, made.info.id, 'Bo');
  const { token } = (await ask(port, 'POST', '/api/me/programs', { name: 'Bot' }, cookie(made.token))).json as { token: string };
  const program = await Guest.join(port, made.info.id, token);
  const { sessions } = meOf(await ask(port, 'GET', '/api/me', undefined, cookie(made.token)));
  await ask(port, 'DELETE', `/api/me/sessions/${sessions.find(({ kind }) => kind === 'program')?.id}`, undefined, cookie(made.token));
  await assert.rejects(
    program.until(() => false),
    /the connection ended/,
  );

  // One that looks at no table yet, and one that does not go when it is told to.
  const game = gameOf('ugo') as Game;
  const seat = game.toAct((await Guest.join(port, made.info.id)).sight?.table)[0] ?? 0;
  const mover = [made, bo][seat]?.token ?? '';
  const lobby = await Guest.at(port, cookie(mover));
  const slow = await Guest.join(port, made.info.id, mover);
  slow.socket.pause();
  await ask(port, 'POST', '/api/sign-out', { everywhere: true }, cookie(mover));
  slow.move(game.writeMove(game.moves({ ...slow.sight, seat } as View)[0]));
  slow.socket.resume();
  await assert.rejects(
    slow.until(() => false),
    /the connection ended/,
  );
  await lobby.join(made.info.id);
  assert.deepEqual([lobby.seat, lobby.ply], [undefined, 0]);
});

test('who leaves is forgotten; the game stays whole, with a seat of somebody who left', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  await takeSeat(port, made.info.id, 'Bo');
  assert.equal((await ask(port, 'DELETE', '/api/me', undefined, cookie(made.token))).status, 200);
  assert.equal((await ask(port, 'GET', '/api/me', undefined, cookie(made.token))).status, 401);
  const { seats, started } = (await ask(port, 'GET', `/api/tables/${made.info.id}`)).json as TableInfo;
  assert.deepEqual(seats[0], { kind: 'person', name: '' });
  assert.equal(started, true);
});

test('who leaves before play begins leaves no trace, and no seat behind on which nobody would sit', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const lobby = async () => ((await ask(port, 'GET', '/api/lobby')).json as { tables: readonly LobbyTable[] }).tables;
  const made = await makeTable(port, { ...GAME, seats: ['person', 'person', 'person'], listed: true, name: 'Ada' });
  const bo = await takeSeat(port, made.info.id, 'Bo');
  await ask(port, 'POST', '/api/me', { name: 'Lady Ada' }, cookie(made.token));
  await until(async () => (await lobby())[0]?.seats[0]?.kind === 'person' && JSON.stringify(await lobby()).includes('Lady Ada'));
  await ask(port, 'DELETE', '/api/me', undefined, cookie(made.token));
  const [open] = await lobby();
  assert.deepEqual(open?.seats, [{ kind: 'open' }, bo.info.seats[1], { kind: 'open' }]);
  assert.equal(((await ask(port, 'GET', `/api/tables/${made.info.id}`)).json as TableInfo).host, 1);
  // Bo is there still, and can begin.
  const filled = await ask(port, 'POST', `/api/tables/${made.info.id}/fill`, { bot: botsFor('ugo')[0]?.name }, cookie(bo.token));
  assert.deepEqual([filled.status, (filled.json as TableInfo).started], [200, true]);

  // With nobody but a bot left there, it is closed to whoever has the link, too.
  const alone = await makeTable(port, { ...GAME, seats: ['person', 'bot random', 'person'], listed: true, name: 'Cy' });
  const looking = await Guest.join(port, alone.info.id);
  assert.equal((await lobby()).length, 1);
  await ask(port, 'DELETE', '/api/me', undefined, cookie(alone.token));
  assert.deepEqual(await lobby(), []);
  await looking.until(() => looking.info?.over === true);
  assert.equal(looking.info?.calledOff, true);
  const late = await ask(port, 'POST', `/api/tables/${alone.info.id}/seats`, { name: 'Di' });
  assert.equal(kindOf(late), 'over');
});

test('a bot plays on for whoever left for good, and for a guest who signs in as somebody at the same table', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const game = gameOf('ugo') as Game;
  const keep = { login: 'ada', password: 'correct horse' };
  const ada = await ask(port, 'POST', '/api/me', { name: 'Ada' });
  await ask(port, 'POST', '/api/me/password', keep, cookie(ada.token));
  const made = await ask(port, 'POST', '/api/tables', { ...GAME, seats: ['person', 'person', 'person'] }, cookie(ada.token));
  const { id } = (made.json as SeatTaken).info;
  const bo = await takeSeat(port, id, 'Bo');
  const cy = await takeSeat(port, id, 'Cy');
  await ask(port, 'DELETE', '/api/me', undefined, cookie(bo.token));
  await ask(port, 'POST', '/api/sign-in', keep, cookie(cy.token));
  const connection = await Guest.join(port, id, ada.token);
  assert.equal(connection.seat, 0);
  await connection.playOn(game, new FastChance(1, 2));
  assert.equal(connection.info?.over, true);

  // Before play begins the guest's seat is open again.
  const waiting = await ask(port, 'POST', '/api/tables', { ...GAME, seats: ['person', 'person', 'person'] }, cookie(ada.token));
  const dee = await takeSeat(port, (waiting.json as SeatTaken).info.id, 'Dee');
  await ask(port, 'POST', '/api/sign-in', keep, cookie(dee.token));
  const { seats } = (await ask(port, 'GET', `/api/tables/${dee.info.id}`)).json as TableInfo;
  assert.deepEqual(
    seats.map(({ kind }) => kind),
    ['person', 'open', 'open'],
  );
});

test('where nobody looks, too, nothing waits for whoever left for good', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  const bo = await takeSeat(port, made.info.id, 'Bo');
  const path = `/api/tables/${made.info.id}`;
  const what = { kind: 'time control', timeControl: { kind: 'correspondence', hours: 5 } };
  assert.equal((await ask(port, 'POST', `${path}/propose`, { what }, cookie(made.token))).status, 200);
  await ask(port, 'DELETE', '/api/me', undefined, cookie(bo.token));
  await until(async () => ((await ask(port, 'GET', path)).json as TableInfo).timeControl.kind === 'correspondence');
});

/** Asks again until it holds; a test that waits in vain ends by its own time. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}

test('a program plays with a token made on one’s page, which can be taken away', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...GAME, name: 'Ada' });
  const { token } = (await ask(port, 'POST', '/api/me/programs', { name: 'my bot' }, cookie(made.token))).json as { token: string };
  assert.equal((await Guest.join(port, made.info.id, token)).seat, 0);
  const { sessions } = meOf(await ask(port, 'GET', '/api/me', undefined, bearer(token)));
  const program = sessions.find(({ kind }) => kind === 'program');
  assert.equal(program?.label, 'my bot');
  await ask(port, 'DELETE', `/api/me/sessions/${program?.id}`, undefined, cookie(made.token));
  assert.equal((await ask(port, 'GET', '/api/me', undefined, bearer(token))).status, 401);
});

test('who guesses passwords is slowed down, by address and by name', async (t) => {
  const { port } = await serve(t);
  const kinds: string[] = [];
  for (let n = 0; n < 12; n++) kinds.push(kindOf(await ask(port, 'POST', '/api/sign-in', { login: 'ada', password: `guess ${n}` })));
  assert.deepEqual(new Set(kinds.slice(0, 10)), new Set(['wrong password']));
  assert.equal(kinds.at(-1), 'too fast');
});

test('nobody makes guests without end by asking for a seat that is not theirs, or changes their name all the time', async (t) => {
  const { port } = await serve(t);
  const { token } = await makeTable(port, { ...GAME, name: 'Ada' });
  const first = await makeTable(port, { ...GAME, seats: ['person', 'person', 'person'], name: 'Bo' });
  const path = `/api/tables/${first.info.id}/seats`;
  const isRefused = async (path: string, body: object, known: object) => {
    for (let n = 0; n < 200; n++) {
      const { status, json } = await ask(port, 'POST', path, { ...body, name: `Eve ${n}` }, { ...known });
      if (status === 429) return (json as { no: { kind: string } }).no.kind === 'too fast';
    }
    return false;
  };
  assert.ok(await isRefused(path, { seat: 15 }, {}));
  assert.ok(await isRefused('/api/me', {}, cookie(token)));
});

test('of a password only a slow hash is kept, another one each time', async () => {
  const [one, two] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  assert.match(one, /^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
  assert.notEqual(one, two);
  assert.equal(await isPassword('correct horse', one), true);
  assert.equal(await isPassword('correct horse ', one), false);
  assert.equal(await isPassword('café', await hashPassword('cafe\u0301')), true);
});

test('a file from before there were people is brought up to date: whoever had a token of a seat still has the seat', async (t) => {
  const folder = newFolder(t);
  const { DatabaseSync } = await import('node:sqlite');
  const { FIRST_STEP } = await import('../schema.ts');
  const db = new DatabaseSync(`${folder}/royaumes.db`);
  db.exec(FIRST_STEP);
  db.exec(`INSERT INTO tables VALUES ('abc', 'some game', 1, '{}', '5e', 'c0', 0, 7)`);
  db.prepare(`INSERT INTO seats VALUES ('abc', 0, 'person', 'Ada', NULL, ?)`).run(hashOf('old token'));
  db.exec(`INSERT INTO seats VALUES ('abc', 1, 'bot', NULL, 'random', NULL); PRAGMA user_version = 1`);
  db.close();
  const store = openSqlite(folder);
  const person = await store.people.bySession(hashOf('old token'));
  assert.equal(person?.name, 'Ada');
  assert.deepEqual((await store.load('abc'))?.seats, [
    { kind: 'person', name: 'Ada', person: person?.id },
    { kind: 'bot', bot: 'random' },
  ]);
  await store.close();
});
