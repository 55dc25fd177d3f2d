import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, readRecord, verifyRecord } from '#engine';
import { gameOf } from '#games';
import { ugo as game } from '#games/ugo';
import { type PersonShown, type Sitter, type TableInfo, VERSION } from '#protocol';
import { startServer } from '../index.ts';
import { ask, Guest, makeRated, makeTable, newFolder, type Sat, serve, takeRatedSeat } from '../tests/guest.ts';
import { at, infoOf, isMine, legal, noOf, playTo, seated } from '../tests/seated.ts';

test('whoever leaves is played by a bot, across a restart, until they come back', async (t) => {
  const data = newFolder(t);
  const server = await startServer({ port: 0, data });
  const [ann, bo] = (await seated(server.port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const open = await makeTable(server.port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Cy' });
  assert.equal(noOf(await at(server.port, id, 'leave')), 'not signed in');
  assert.equal(noOf(await at(server.port, id, 'leave', open.token)), 'no seat');
  assert.equal(noOf(await at(server.port, open.info.id, 'leave', open.token)), 'not started');
  assert.equal(noOf(await at(server.port, 'no-such-table', 'leave', open.token)), 'unknown table');

  const left = infoOf(await at(server.port, id, 'leave', bo.token));
  assert.deepEqual((left.seats[1] as Sitter & { kind: 'person' }).bot, 'level-5');
  await at(server.port, id, 'leave', bo.token);
  const away = await Guest.join(server.port, id, bo.token);
  assert.equal(away.seat, 1, 'the seat is still theirs to look from');
  assert.deepEqual(await away.refusedFor({ v: VERSION, kind: 'move', table: id, ply: away.ply, move: 'r6' }), { kind: 'left' });
  assert.equal(noOf(await at(server.port, id, 'propose', bo.token, { what: { kind: 'call off' } })), 'left');
  assert.equal(noOf(await at(server.port, id, 'answer', bo.token, { made: 0, agree: true })), 'left');
  await server.close();

  const again = await serve(t, { data });
  const here = await Guest.join(again.port, id, ann.token);
  assert.deepEqual(here.info?.seats[1], left.seats[1]);
  while (here.ply < 8) {
    const before = here.ply;
    if (isMine(here)) here.move(legal(here)[0]!);
    await here.until(() => here.ply > before);
  }
  assert.ok(here.plies.some(({ by }) => by === 1));

  const back = infoOf(await at(again.port, id, 'return', bo.token));
  assert.equal('bot' in (back.seats[1] as object), false);
  const bob = await Guest.join(again.port, id, bo.token);
  await Promise.all([here.playOn(game, new FastChance(1)), bob.playOn(game, new FastChance(2))]);
  assert.equal(noOf(await at(again.port, id, 'leave', bo.token)), 'over');
  assert.equal(noOf(await at(again.port, id, 'return', bo.token)), 'over');
});

test('of two, whoever resigns comes last at once; of three, all must agree; ratings learn it and the record is open', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const ann = await makeRated(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ann' });
  const bo = await takeRatedSeat(port, ann.info.id, 'Bo');
  const { id } = ann.info;
  const one = await Guest.join(port, id, ann.token);
  await playTo([one, await Guest.join(port, id, bo.token)], 3);
  const resign = (table: string, token: string) => at(port, table, 'propose', token, { what: { kind: 'resign' } });
  assert.deepEqual(infoOf(await resign(id, bo.token)).forfeit, { seat: 1, why: 'resigned' });
  await one.until(() => one.info?.over === true);
  assert.equal(noOf(await resign(id, ann.token)), 'over');
  const winner = one.info?.seats[0] as Sitter & { kind: 'person' };
  const { results } = (await ask(port, 'GET', `/api/people/${winner.id}`)).json as PersonShown;
  assert.deepEqual([results[0]?.forfeit?.why, results[0]?.seats.map(({ place }) => place)], ['resigned', [1, 2]]);
  assert.ok((results[0]?.rated?.after.rating ?? 0) > (results[0]?.rated?.before.rating ?? 0));
  const read = readRecord((await ask(port, 'GET', `/api/tables/${id}/record`)).json, gameOf);
  assert.ok(typeof read === 'object');
  assert.deepEqual(read.record.forfeit, { seat: 1, why: 'resigned' });
  assert.equal(read.record.plies.length, one.ply);

  const [cy, di, eli] = (await seated(port, ['person', 'person', 'person'], ['Cy', 'Di', 'Eli'])) as [Sat, Sat, Sat];
  await playTo(await Promise.all([cy, di, eli].map(({ info, token }) => Guest.join(port, info.id, token))), 3);
  const { proposal } = infoOf(await resign(cy.info.id, di.token));
  assert.deepEqual(proposal?.what, { kind: 'resign' });
  const agree = (token: string) => at(port, cy.info.id, 'answer', token, { made: proposal?.made ?? 0, agree: true });
  assert.equal(infoOf(await agree(cy.token)).over, false);
  assert.deepEqual(infoOf(await agree(eli.token)).forfeit, { seat: 1, why: 'resigned' });
  await close();
  const again = await serve(t, { data });
  const { json } = await ask(again.port, 'GET', `/api/tables/${cy.info.id}`);
  const { over, forfeit, calledOff } = json as TableInfo;
  assert.deepEqual([over, forfeit, calledOff], [true, { seat: 1, why: 'resigned' }, undefined]);
});

test('a game that is given up before every person has moved is called off: nobody wins, no rating changes, across a restart', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'], { rated: true })) as [Sat, Sat];
  const { id } = ann.info;
  const guests = [await Guest.join(port, id, ann.token), await Guest.join(port, id, bo.token)] as const;
  await playTo([...guests], 1);
  const forfeit = { seat: 1, why: 'resigned' } as const;
  const told = infoOf(await at(port, id, 'propose', bo.token, { what: { kind: 'resign' } }));
  assert.deepEqual([told.over, told.calledOff, told.forfeit, told.closed], [true, true, forfeit, undefined]);
  await guests[0].until(() => guests[0].info?.calledOff === true);
  const check = async (where: number) => {
    for (const sitter of told.seats) {
      const person = sitter.kind === 'person' ? sitter.id : '';
      const { results, ratings, games } = (await ask(where, 'GET', `/api/people/${person}`)).json as PersonShown;
      assert.deepEqual([results, ratings, games], [[], [], []]);
    }
    const read = readRecord((await ask(where, 'GET', `/api/tables/${id}/record`)).json, gameOf);
    assert.ok(typeof read === 'object');
    assert.deepEqual([read.record.forfeit, read.record.calledOff, read.record.plies.length], [forfeit, true, 1]);
    assert.deepEqual(verifyRecord(read.game, read.record), { kind: 'holds' });
  };
  await check(port);
  await close();
  const again = await serve(t, { data });
  await check(again.port);
  const woken = await Guest.join(again.port, id, ann.token);
  assert.deepEqual([woken.info?.over, woken.info?.calledOff, woken.info?.forfeit], [true, true, forfeit]);
  await check(again.port);
  assert.equal((await at(again.port, id, 'rematch', bo.token)).status, 200);
  // A bot need not have moved.
  const [cy] = (await seated(again.port, ['person', 'bot random'], ['Cy'])) as [Sat];
  const alone = await Guest.join(again.port, cy.info.id, cy.token);
  await alone.until(() => isMine(alone));
  const before = alone.ply;
  alone.move(legal(alone)[0]!);
  await alone.until(() => alone.ply > before);
  assert.equal(infoOf(await at(again.port, cy.info.id, 'propose', cy.token, { what: { kind: 'resign' } })).calledOff, undefined);
});
