import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { FastChance, LONGEST_TEXT } from '#engine';
import { ugo as game } from '#games/ugo';
import { LONGEST_MESSAGE, type No, type SeatTaken, VERSION } from '#protocol';
import { startServer } from './index.ts';
import { LONGEST_TABLE } from './input.ts';
import { RateLimits } from './rate-limit.ts';
import { openSqlite } from './sqlite.ts';
import { ask, Guest, makeTable, newFolder, satOf, serve, takeSeat } from './tests/guest.ts';
import { newId } from './tokens.ts';

const v = VERSION;

test('every bad message gets its own refusal, the connection stays, and nothing is written', async (t) => {
  const data = newFolder(t);
  const server = await startServer({ port: 0, data });
  const { port } = server;
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const waiting = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const other = await takeSeat(port, id, 'Bo');
  const guests: Guest[] = [];
  for (const { token } of [made, other]) guests.push(await Guest.join(port, id, token));
  const first = guests.find(({ sight, seat }) => game.toAct(sight?.table).includes(seat!)) as Guest;
  const second = guests.find((guest) => guest !== first) as Guest;
  const legal = (guest: Guest) => game.writeMove(game.moves({ seat: guest.seat!, table: guest.sight?.table, hand: guest.sight?.hand })[0]);
  const opening = legal(first);
  first.move(opening);
  for (const guest of guests) await guest.until(() => guest.ply === 1);
  const stranger = await Guest.at(port);
  const spectator = await Guest.join(port, id);
  const early = await Guest.join(port, waiting.info.id, waiting.token);
  const move = { v, kind: 'move', table: id, ply: 1, move: opening };
  const join = { v, kind: 'join', table: id, since: 0 };
  const garbage: No = { kind: 'garbage' };

  const cases: [string, Guest, object | string | Buffer, No][] = [
    ['no JSON', first, 'r6', garbage],
    ['an empty message', first, '', garbage],
    ['half a message', first, JSON.stringify(move).slice(0, 30), garbage],
    ['null', first, 'null', garbage],
    ['a number', first, '7', garbage],
    ['a list', first, [move], garbage],
    ['no kind', first, { v, table: id }, garbage],
    ['an unknown kind', first, { ...move, kind: 'resign' }, garbage],
    ['a kind of the reader’s own', first, { v, kind: 'no' }, garbage],
    ['no version', first, { ...move, v: undefined }, garbage],
    ['a missing field', first, { ...move, ply: undefined }, garbage],
    ['a field too many', first, { ...move, seat: 1 }, garbage],
    ['a ply that is no number', first, { ...move, ply: '1' }, garbage],
    ['a ply below 0', first, { ...move, ply: -1 }, garbage],
    ['a ply between two', first, { ...move, ply: 0.5 }, garbage],
    ['a move that is no text', first, { ...move, move: { card: 3 } }, garbage],
    ['since below 0', first, { ...join, since: -1 }, garbage],
    ['a token that is no text', first, { ...join, token: 5 }, garbage],
    ['binary data', first, Buffer.from(JSON.stringify(move)), garbage],
    ['an older version', first, { ...move, v: VERSION - 1 }, { kind: 'version', speaks: VERSION }],
    ['a newer version of something unknown', first, { v: VERSION + 1, say: 'hello' }, { kind: 'version', speaks: VERSION }],
    ['a move at an unknown table', first, { ...move, table: newId() }, { kind: 'unknown table' }],
    ['a move at no table', first, { ...move, table: "'; DROP TABLE plies" }, { kind: 'unknown table' }],
    ['an unknown table', stranger, { ...join, table: newId() }, { kind: 'unknown table' }],
    ['a table that could not be', stranger, { ...join, table: '__proto__' }, { kind: 'unknown table' }],
    ['a table not joined', stranger, move, { kind: 'not joined' }],
    ['a token of nobody', stranger, { ...join, token: 'x'.repeat(24) }, { kind: 'wrong token' }],
    ['an empty token', stranger, { ...join, token: '' }, { kind: 'wrong token' }],
    ['still not joined', stranger, move, { kind: 'not joined' }],
    ['a move of one who looks on', spectator, move, { kind: 'no seat' }],
    ['a move before the start', early, { ...move, table: waiting.info.id, ply: 0 }, { kind: 'not started' }],
    ['the same message again', first, { ...move, ply: 0 }, { kind: 'stale', ply: 1 }],
    ['a ply to come', second, { ...move, ply: 2, move: legal(second) }, { kind: 'stale', ply: 1 }],
    ['a move out of turn', first, move, { kind: 'rule', refusal: { rule: 'U2.1', seat: second.seat! }, ply: 1 }],
    ['a move that cannot be read', second, { ...move, move: 'castle' }, { kind: 'rule', refusal: { rule: 'E1', text: 'castle' }, ply: 1 }],
    ['an undo of another’s move', second, { ...move, move: 'undo' }, { kind: 'rule', refusal: { rule: 'E3' }, ply: 1 }],
  ];
  for (const [what, guest, message, no] of cases) {
    assert.deepEqual(await guest.refusedFor(message), no, what);
    assert.equal(guest.socket.readyState, WebSocket.OPEN, what);
  }
  const { hand } = first.sight as { hand: number[] };
  const foreign = await second.refusedFor({ ...move, move: game.writeMove({ kind: 'play', card: hand[0] }) });
  assert.equal(foreign?.kind, 'rule');

  for (const guest of [...guests, spectator]) assert.equal(guest.count('ply') + (guest.last('welcome')?.plies.length ?? 0), 1);
  await server.close();
  for (const guest of [...guests, spectator, stranger, early]) {
    await guest.until(() => guest.closed !== undefined);
    assert.equal(guest.closed, 1012);
  }
  const store = openSqlite(data);
  assert.deepEqual((await store.load(id))?.plies, [[first.seat, opening]]);
  assert.deepEqual((await store.load(waiting.info.id))?.plies, []);
  await store.close();
});

test('a message that is too long is refused and ends the connection, whatever its length', async (t) => {
  const { port } = await serve(t);
  for (const length of [LONGEST_MESSAGE + 1, 70_000, 5_000_000]) {
    const guest = await Guest.at(port);
    assert.deepEqual(await guest.refusedFor('x'.repeat(length)), { kind: 'too long', longest: LONGEST_MESSAGE });
    await guest.until(() => guest.closed !== undefined);
    assert.equal(guest.closed, 1009);
  }
  const guest = await Guest.at(port);
  assert.deepEqual(await guest.refusedFor('x'.repeat(LONGEST_MESSAGE)), { kind: 'garbage' });
});

test('what is no text and what is no WebSocket is garbage', async (t) => {
  const { port } = await serve(t);
  const odd = await Guest.at(port);
  odd.socket.send(Buffer.from([0xff, 0xfe, 0x00]), { binary: false });
  await odd.until(() => odd.count('refused') > 0);
  assert.deepEqual(odd.last('refused')?.no, { kind: 'garbage' });
  assert.equal(odd.socket.readyState, WebSocket.OPEN);

  const broken = await Guest.at(port);
  // A text frame without the mask that every client must use.
  (broken.socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]));
  await broken.until(() => broken.count('refused') > 0);
  assert.deepEqual(broken.last('refused')?.no, { kind: 'garbage' });
  await broken.until(() => broken.closed !== undefined);
  assert.equal(broken.closed, 1002);
});

test('who speaks too fast is told so, and heard again later', async (t) => {
  const { port } = await serve(t);
  const guest = await Guest.at(port);
  for (let n = 0; n < 3000; n++) guest.socket.send('x');
  await guest.until(() => guest.count('refused') === 3000);
  const kinds = guest.heard.map((message) => (message.kind === 'refused' ? message.no.kind : message.kind));
  assert.ok(kinds.includes('garbage'));
  assert.ok(kinds.includes('too fast'));
  while ((await guest.refusedFor('x'))?.kind !== 'garbage');
});

test('who makes tables too fast is told so, and may still sit, look and play; later they may make tables again', async (t) => {
  const { port } = await serve(t);
  // However slow this machine is, all of it comes at one moment.
  let now = performance.now();
  t.mock.method(performance, 'now', () => now);
  const table = { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' };
  const made: SeatTaken[] = [];
  const make = async () => {
    const answer = await ask(port, 'POST', '/api/tables', table);
    if (answer.status === 201) made.push(answer.json as SeatTaken);
    return answer;
  };
  let answer = await make();
  while (answer.status === 201 && made.length < 500) answer = await make();
  assert.deepEqual(answer, { status: 429, json: { no: { kind: 'too fast' } } });
  assert.ok(made.length >= 100, `only ${made.length} tables`);
  const { id } = made[0]!.info;
  const { token } = await takeSeat(port, id, 'Bo');
  assert.equal((await Guest.join(port, id, token)).seat, 1);
  // What says where it comes from is not believed: many who say so are still one.
  const forge = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` });
  const forged = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(port, 'POST', '/api/tables', table, forge(n))));
  assert.ok(forged.some(({ status }) => status === 429));
  assert.equal((await make()).status, 429);
  now += 1000;
  assert.equal((await make()).status, 201);
});

test('of more addresses than are remembered, the one that was quiet longest is forgotten', () => {
  const limits = new RateLimits({ burst: 1, perSecond: 0 });
  assert.ok(limits.allows('first') && limits.allows('second'));
  assert.ok(!limits.allows('first') && !limits.allows('second'));
  for (let n = 0; n < 9_999; n++) assert.ok(limits.allows(`address ${n}`));
  assert.ok(!limits.allows('second'));
  assert.ok(limits.allows('first'));
});

test('without a rate limit nobody is too fast', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const guest = await Guest.at(port);
  for (let n = 0; n < 3000; n++) guest.socket.send('x');
  await guest.until(() => guest.count('refused') === 3000);
  assert.ok(guest.heard.every((message) => message.kind === 'refused' && message.no.kind === 'garbage'));
});

test('a connection that does not answer is ended', async (t) => {
  const { port } = await serve(t, { heartbeat: 1000 });
  const alive = await Guest.at(port);
  const dead = new WebSocket(`ws://localhost:${port}/api/socket`, { autoPong: false });
  const [code] = await once(dead, 'close');
  assert.equal(code, 1006);
  assert.deepEqual(await alive.refusedFor('x'), { kind: 'garbage' });
});

test('who does not read is cut off, and the others play on', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 2 }, seats: ['person', 'bot random'], name: 'Ada' });
  const { id } = made.info;
  const player = await Guest.join(port, id, made.token);
  await player.playOn(game, new FastChance(1));
  const deaf = await Guest.join(port, id);
  deaf.socket.pause();
  const asked = 2000;
  const joins = async () => {
    for (let n = 0; n < asked && deaf.socket.readyState === WebSocket.OPEN; n++) {
      deaf.say({ v, kind: 'join', table: id, since: 0 });
      if (n % 20 === 0) await ask(port, 'GET', '/api/health');
    }
  };
  const lookOn = (count: number) => player.until(() => player.last('spectators')?.count === count);
  await lookOn(1);
  await joins();
  await lookOn(0);
  deaf.socket.resume();
  await deaf.until(() => deaf.closed !== undefined);
  assert.equal(deaf.closed, 1006);
  assert.ok(deaf.count('welcome') < asked);
  assert.deepEqual((await Guest.join(port, id)).sight, { table: player.sight?.table });
});

test('bad requests get a typed refusal with a fitting status', async (t) => {
  const { port } = await serve(t);
  const table = { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' };
  const made = satOf(await ask(port, 'POST', '/api/tables', table));
  const { id } = made.info;
  const garbage: No = { kind: 'garbage' };
  const badName = (why: (No & { kind: 'bad name' })['why']): No => ({ kind: 'bad name', why });
  const tables: [object | string, number, No | 'bad table'][] = [
    ['{"game":', 400, garbage],
    ['[]', 400, garbage],
    [{ ...table, game: undefined }, 400, garbage],
    [{ ...table, more: 1 }, 400, garbage],
    [{ ...table, options: [] }, 400, garbage],
    [{ ...table, options: { rounds: [1] } }, 400, garbage],
    [{ ...table, seats: [] }, 400, garbage],
    [{ ...table, seats: ['person', 'cat'] }, 400, garbage],
    [{ ...table, seats: 'person' }, 400, garbage],
    [{ ...table, name: 7 }, 400, garbage],
    ['{"__proto__": {"game": "ugo"}}', 400, garbage],
    [{ ...table, name: 'x'.repeat(LONGEST_MESSAGE) }, 400, garbage],
    [{ ...table, name: 'x'.repeat(LONGEST_TABLE) }, 413, { kind: 'too long', longest: LONGEST_TABLE }],
    [{ ...table, options: { rounds: '\n'.repeat(LONGEST_TEXT) } }, 400, 'bad table'],
    [{ ...table, options: { rounds: 'x'.repeat(LONGEST_TEXT + 1) } }, 400, garbage],
    [{ ...table, name: '' }, 400, badName('empty')],
    [{ ...table, name: ' \t ' }, 400, badName('empty')],
    [{ ...table, name: 'x'.repeat(25) }, 400, badName('long')],
    [{ ...table, name: 'a\u0007b' }, 400, badName('hidden')],
    [{ ...table, name: 'a\nb' }, 400, badName('hidden')],
    [{ ...table, name: 'a\u202eb' }, 400, badName('hidden')],
    [{ ...table, name: '\u200b' }, 400, badName('empty')],
    [{ ...table, game: 'chess' }, 400, 'bad table'],
    [{ ...table, game: '__proto__' }, 400, 'bad table'],
    [{ ...table, options: { rounds: 9 } }, 400, 'bad table'],
    [{ ...table, options: { colour: 'red' } }, 400, 'bad table'],
    [{ ...table, seats: ['person'] }, 400, 'bad table'],
    [{ ...table, seats: Array(5).fill('person') }, 400, 'bad table'],
    [{ ...table, seats: ['bot random', 'bot random'] }, 400, 'bad table'],
    [{ ...table, seats: ['person', 'bot nobody'] }, 400, 'bad table'],
  ];
  for (const [body, status, no] of tables) {
    const answer = await ask(port, 'POST', '/api/tables', body);
    assert.equal(answer.status, status, JSON.stringify(body));
    if (no === 'bad table') assert.equal((answer.json as { no: No }).no.kind, no);
    else assert.deepEqual(answer.json, { no }, JSON.stringify(body));
  }

  const nowhere = newId();
  const token = { authorization: `Bearer ${made.token}` };
  const requests: [method: 'GET' | 'POST', path: string, body: object | undefined, headers: { [name: string]: string }, number, No][] = [
    ['GET', `/api/tables/${nowhere}`, undefined, {}, 404, { kind: 'unknown table' }],
    ['GET', '/api/tables/%00', undefined, {}, 404, { kind: 'unknown table' }],
    ['GET', `/api/tables/${nowhere}/record`, undefined, {}, 404, { kind: 'unknown table' }],
    ['GET', `/api/tables/${id}/record`, undefined, {}, 409, { kind: 'not over' }],
    ['POST', `/api/tables/${nowhere}/seats`, { name: 'Bo' }, {}, 404, { kind: 'unknown table' }],
    ['POST', `/api/tables/${id}/seats`, { name: 'Bo', seat: 0 }, {}, 409, { kind: 'seat taken' }],
    ['POST', `/api/tables/${id}/seats`, { name: 'Bo', seat: 7 }, {}, 409, { kind: 'no open seat' }],
    ['POST', `/api/tables/${id}/seats`, { name: 'Bo', seat: -1 }, {}, 400, garbage],
    ['POST', `/api/tables/${id}/seats`, { name: 'Bo', token: 'x' }, {}, 400, garbage],
    ['POST', `/api/tables/${id}/seats`, { name: '' }, {}, 400, badName('empty')],
    ['POST', `/api/tables/${nowhere}/fill`, { bot: 'random' }, token, 404, { kind: 'unknown table' }],
    ['POST', `/api/tables/${id}/fill`, { bot: 'random' }, {}, 401, { kind: 'not signed in' }],
    ['POST', `/api/tables/${id}/fill`, { bot: 'random' }, { authorization: made.token }, 401, { kind: 'not signed in' }],
    ['POST', `/api/tables/${id}/fill`, { bot: 'nobody' }, token, 400, { kind: 'bad table', why: 'there is no bot nobody for ugo' }],
    ['POST', `/api/tables/${id}/fill`, { bot: 'random', seats: 1 }, token, 400, garbage],
    ['GET', '/api/lobby?game=ugo&game=medina', undefined, {}, 400, garbage],
    ['GET', '/api/lobby?game=ugo&more=1', undefined, {}, 400, garbage],
    ['GET', '/api/nothing', undefined, {}, 404, garbage],
    ['POST', '/api/health', {}, {}, 404, garbage],
    ['POST', '/', {}, {}, 404, garbage],
  ];
  for (const [method, path, body, headers, status, no] of requests) {
    assert.deepEqual(await ask(port, method, path, body, headers), { status, json: { no } }, `${method} ${path} ${JSON.stringify(body)}`);
  }
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await ask(port, 'POST', '/api/tables', 'name=Ada', { 'content-type': type });
    assert.deepEqual(answer, { status: 415, json: { no: garbage } }, type);
  }
  assert.deepEqual(await ask(port, 'GET', '/api/health'), { status: 200, json: { ok: true } });

  assert.deepEqual((await ask(port, 'GET', `/api/tables/${id}`)).json, made.info);
  assert.equal((await takeSeat(port, id, '  Zoé 🏰 ')).seat, 1);
  assert.deepEqual(await ask(port, 'POST', `/api/tables/${id}/seats`, { name: 'Cy' }), {
    status: 409,
    json: { no: { kind: 'no open seat' } },
  });
  const { json } = await ask(port, 'GET', `/api/tables/${id}`);
  const second = (json as SeatTaken['info']).seats[1];
  assert.deepEqual([second?.kind, second?.kind === 'person' && second.name], ['person', 'Zoé 🏰']);
});

test('what is no request is refused in the shape of every other, and the connection ends', async (t) => {
  const { port } = await serve(t);
  const said = async (bytes: string) => {
    const socket = connect({ port, host: 'localhost' });
    socket.write(bytes);
    let answer = '';
    for await (const data of socket) answer += String(data);
    return [
      Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]),
      answer.split('\r\n\r\n')[1],
      /\r\nx-content-type-options: nosniff\r\n/i.test(answer),
    ];
  };
  const body = JSON.stringify({ no: { kind: 'garbage' } });
  assert.deepEqual(await said('no request at all\r\n\r\n'), [400, body, true]);
  assert.deepEqual(await said(`GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`), [431, body, true]);
});

test('of many who want the same seat one gets it', async (t) => {
  const { port } = await serve(t);
  const { info } = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person', 'person', 'person'], name: 'Ada' });
  const path = `/api/tables/${info.id}/seats`;
  const same = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(port, 'POST', path, { name: `n${n}`, seat: 2 })));
  assert.deepEqual(same.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)]);
  const any = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(port, 'POST', path, { name: `m${n}` })));
  const seats = any.filter(({ status }) => status === 200).map(({ json }) => (json as SeatTaken).seat);
  assert.deepEqual(seats.sort(), [1, 3]);
});
