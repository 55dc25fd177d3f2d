import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MyTable, SeatTaken, Sitter, TableInfo } from '#protocol';
import { ask, Guest, makeTable, newFolder, type Sat, serve, takeSeat } from '../tests/guest.ts';
import { as, at, infoOf, noOf, seated } from '../tests/seated.ts';

test('the same group plays again, one seat on, and nobody else takes their seats', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy] = (await seated(port, ['person', 'person', 'bot random', 'person'], ['Ann', 'Bo', 'Cy'])) as [Sat, Sat, Sat];
  const { id } = ann.info;
  const eve = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Eve' });
  assert.equal(noOf(await at(port, id, 'rematch')), 'not signed in');
  assert.equal(noOf(await at(port, id, 'rematch', eve.token)), 'no seat');
  assert.equal(noOf(await at(port, id, 'rematch', ann.token)), 'not over');
  const { proposal } = infoOf(await at(port, id, 'propose', ann.token, { what: { kind: 'call off' } }));
  const guest = await Guest.join(port, id, cy.token);
  for (const { token } of [bo, cy]) await at(port, id, 'answer', token, { made: proposal?.made ?? 0, agree: true });

  const both = await Promise.all([at(port, id, 'rematch', bo.token), at(port, id, 'rematch', ann.token)]);
  const [second, first] = both.map(({ json }) => json as SeatTaken) as [SeatTaken, SeatTaken];
  const rematch = second.info.id;
  assert.equal(first.info.id, rematch, 'there is one table, whoever asks first');
  assert.deepEqual([second.seat, first.seat], [0, 3]);
  await guest.until(() => guest.info?.rematch === rematch);
  const { json } = await ask(port, 'GET', `/api/tables/${rematch}`);
  const { seats, options, started } = json as TableInfo;
  assert.deepEqual(options, ann.info.options);
  assert.equal(started, false);
  assert.deepEqual(seats[1], { kind: 'bot', bot: 'random' });
  assert.equal((seats[2] as Sitter & { kind: 'open' }).name, 'Cy');
  for (const seat of [undefined, 2]) {
    const no = await at(port, rematch, 'seats', eve.token, seat === undefined ? {} : { seat });
    assert.equal(noOf(no), seat === undefined ? 'no open seat' : 'seat taken');
  }
  const mine = await ask(port, 'GET', '/api/me/tables', undefined, as(cy.token));
  assert.deepEqual(
    (mine.json as { tables: MyTable[] }).tables.map(({ info, seat, invited }) => [info.id, seat, invited]),
    [
      [rematch, 2, true],
      [id, 3, undefined],
    ],
    'whoever has a seat kept is invited, before all else',
  );
  const third = (await at(port, id, 'rematch', cy.token)).json as SeatTaken;
  assert.deepEqual([third.info.id, third.seat, third.info.started], [rematch, 2, true]);
  assert.equal(((await at(port, id, 'rematch', cy.token)).json as SeatTaken).seat, 2);
});

test('the host offers an open seat to somebody they have played with, who takes it or not', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const table = await ask(
    port,
    'POST',
    '/api/tables',
    { game: 'ugo', options: {}, seats: ['person', 'person', 'person'], listed: true },
    as(ann.token),
  );
  const { id } = (table.json as SeatTaken).info;
  const eve = await takeSeat(port, id, 'Eve', 2);
  const idOf = async (token: string) => ((await ask(port, 'GET', '/api/me', undefined, as(token))).json as { id: string }).id;
  const companionsOf = async (token: string) => (await ask(port, 'GET', '/api/me/companions', undefined, as(token))).json;
  const [bob, stranger] = [await idOf(bo.token), await idOf(eve.token)];
  assert.deepEqual(await companionsOf(ann.token), { people: [{ id: bob, name: 'Bo' }] }, 'play has not begun with Eve');
  assert.equal((await ask(port, 'GET', '/api/me/companions')).status, 401);
  const offer = (token: string | undefined, seat: number, person: string) => at(port, id, 'offer', token, { seat, person });
  assert.equal(noOf(await offer(undefined, 1, bob)), 'not signed in');
  assert.equal(noOf(await offer(ann.token, 1, stranger)), 'no companion');
  assert.equal(noOf(await offer(ann.token, 1, 'nobody')), 'no companion');
  assert.equal(noOf(await offer(bo.token, 1, await idOf(ann.token))), 'not host');
  for (const seat of [0, 2, 3]) assert.equal(noOf(await offer(ann.token, seat, bob)), 'bad seat');
  assert.deepEqual(infoOf(await offer(ann.token, 1, bob)).seats[1], { kind: 'open', name: 'Bo', id: bob });
  assert.equal(noOf(await offer(ann.token, 1, bob)), 'bad seat', 'it is kept for Bo already');

  const invitations = async () => {
    const { json } = await ask(port, 'GET', '/api/me/tables', undefined, as(bo.token));
    return (json as { tables: MyTable[] }).tables.flatMap(({ info, seat, invited }) => (invited ? [[info.id, seat]] : []));
  };
  assert.deepEqual(await invitations(), [[id, 1]]);
  const inLobby = async () => ((await ask(port, 'GET', '/api/lobby')).json as { count: number }).count;
  assert.equal(await inLobby(), 0, 'no seat is open to anybody');
  assert.equal(noOf(await at(port, id, 'free', eve.token, { seat: 1 })), 'not host');
  assert.equal(noOf(await at(port, id, 'free', bo.token, { seat: 2 })), 'not host', 'only the seat that is kept for Bo');
  assert.deepEqual(infoOf(await at(port, id, 'free', bo.token, { seat: 1 })).seats[1], { kind: 'open' });
  assert.deepEqual(await invitations(), []);
  assert.equal(await inLobby(), 1);

  await offer(ann.token, 1, bob);
  const taken = (await at(port, id, 'seats', bo.token)).json as SeatTaken;
  assert.deepEqual([taken.seat, taken.info.started], [1, true]);
  assert.equal(noOf(await offer(ann.token, 1, bob)), 'started');
  assert.deepEqual((await companionsOf(bo.token)) as object, {
    people: [
      { id: await idOf(ann.token), name: 'Ann' },
      { id: stranger, name: 'Eve' },
    ].sort((one, other) => (one.id < other.id ? -1 : 1)),
  });
});

test('the host lets people change places and opens seats, until play begins', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person', 'person', 'bot random'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const guest = await Guest.join(port, id, bo.token);
  const swap = (token: string, seats: number[]) => at(port, id, 'swap', token, { seats });
  const free = (token: string, seat: number) => at(port, id, 'free', token, { seat });
  assert.equal(noOf(await swap(bo.token, [0, 1])), 'not host');
  for (const bad of [
    [0, 0],
    [0, 4],
  ])
    assert.equal(noOf(await swap(ann.token, bad)), 'bad seat');
  assert.equal(noOf(await swap(ann.token, [0])), 'garbage');
  await swap(ann.token, [0, 1]);
  await guest.until(() => guest.seat === 0);
  assert.equal(guest.info?.host, 1, 'the host is the host on any seat');
  const swapped = infoOf(await swap(ann.token, [2, 3]));
  assert.deepEqual(
    swapped.seats.map(({ kind }) => kind),
    ['person', 'person', 'bot', 'open'],
  );
  assert.equal(noOf(await free(bo.token, 2)), 'not host');
  assert.equal(noOf(await free(ann.token, 1)), 'bad seat');
  assert.equal(noOf(await free(ann.token, 7)), 'bad seat');
  await free(ann.token, 0);
  await guest.until(() => guest.seat === undefined);
  assert.equal((await takeSeat(port, id, 'Cy', 0)).seat, 0);
  const last = await at(port, id, 'seats', bo.token, {});
  assert.equal((last.json as SeatTaken).info.started, true);
  await guest.until(() => guest.seat === 3 && guest.sight !== undefined);
  assert.equal(noOf(await swap(ann.token, [0, 1])), 'started');
  assert.equal(noOf(await free(ann.token, 0)), 'started');
});

test('whoever made a table cancels it while it waits: nobody sits down there any more, and it is in no lobby', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const waiting = { listed: true, rated: true };
  const [ann, bo] = (await seated(port, ['person', 'person', 'person'], ['Ann', 'Bo'], waiting)) as [Sat, Sat];
  const { id } = ann.info;
  const one = await Guest.join(port, id, bo.token);
  assert.deepEqual([noOf(await at(port, id, 'cancel')), noOf(await at(port, id, 'cancel', bo.token))], ['not signed in', 'not host']);
  const { over, started, calledOff, closed } = infoOf(await at(port, id, 'cancel', ann.token));
  assert.deepEqual([over, started, calledOff, closed], [true, false, true, undefined]);
  await one.until(() => one.info?.calledOff === true);
  assert.equal(noOf(await at(port, id, 'cancel', ann.token)), 'over');
  assert.equal(noOf(await at(port, id, 'seats', undefined, { name: 'Cy' })), 'over');
  const lobby = async (where: number) => ((await ask(where, 'GET', '/api/lobby')).json as { count: number }).count;
  assert.equal(await lobby(port), 0);
  const [di] = (await seated(port, ['person', 'person'], ['Di', 'Eli'])) as [Sat];
  assert.equal(noOf(await at(port, di.info.id, 'cancel', di.token)), 'started');
  await close();
  const again = await serve(t, { data });
  assert.equal(await lobby(again.port), 0);
  const mine = (await ask(again.port, 'GET', '/api/me/tables', undefined, as(ann.token))).json as { tables: MyTable[] };
  assert.deepEqual(
    mine.tables.map(({ info }) => [info.id, info.over]),
    [[id, true]],
  );
});
