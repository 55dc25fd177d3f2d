import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, Match, readRecord, verifyRecord } from '#engine';
import { gameOf } from '#games';
import { ugo as game } from '#games/ugo';
import {
  LONGEST_CHAT_LINE,
  type MakeTable,
  type MyTable,
  type No,
  type PersonShown,
  type Proposal,
  type SeatTaken,
  type Sitter,
  type TableInfo,
  VERSION,
} from '#protocol';
import { startServer } from '../index.ts';
import { type Answer, ask, Guest, makeRated, makeTable, newFolder, type Sat, serve, takeRatedSeat, takeSeat } from '../tests/guest.ts';

const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** Does something at a table as the one with the token, or as nobody. */
function at(port: number, id: string, what: string, token?: string, body: object = {}): Promise<Answer> {
  return ask(port, 'POST', `/api/tables/${id}/${what}`, body, token === undefined ? {} : as(token));
}

const noOf = ({ json }: Answer) => (json as { no?: No }).no?.kind;
const infoOf = ({ json }: Answer) => json as TableInfo;

async function seated(port: number, seats: ('person' | `bot ${string}`)[], names: string[], more: Partial<MakeTable> = {}): Promise<Sat[]> {
  const [make, take] = more.rated ? [makeRated, takeRatedSeat] : [makeTable, takeSeat];
  const first = await make(port, { game: 'ugo', options: {}, seats, name: names[0] as string, ...more });
  const all = [first];
  for (const name of names.slice(1)) all.push(await take(port, first.info.id, name));
  return all;
}

const toAct = (guest: Guest) => game.toAct(guest.sight?.table);
const isMine = (guest: Guest) => guest.seat !== undefined && toAct(guest).includes(guest.seat);
const legal = (guest: Guest) =>
  game.moves({ seat: guest.seat as number, table: guest.sight?.table, hand: guest.sight?.hand }).map((move) => game.writeMove(move));

/** Lets whoever is to act play a legal move, until there are so many entries. */
async function playTo(guests: Guest[], ply: number): Promise<void> {
  const [first] = guests as [Guest];
  while (first.ply < ply) {
    const mover = guests.find(isMine);
    const before = first.ply;
    if (mover) mover.move(legal(mover)[0] as string);
    for (const guest of guests) await guest.until(() => guest.ply > before);
  }
}

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
  assert.deepEqual((left.seats[1] as Sitter & { kind: 'person' }).bot, 'greedy');
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
    if (isMine(here)) here.move(legal(here)[0] as string);
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

test('all agree to go back, and it is an entry that anybody can check', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy] = (await seated(port, ['person', 'person', 'person', 'bot random'], ['Ann', 'Bo', 'Cy'])) as [Sat, Sat, Sat];
  const { id } = ann.info;
  const guests: Guest[] = [];
  for (const { token } of [ann, bo, cy]) guests.push(await Guest.join(port, id, token));
  const [one] = guests as [Guest];
  await playTo(guests, 2);
  const before = JSON.stringify(one.sight);
  await playTo(guests, 5);
  const propose = (token: string, from: number) => at(port, id, 'propose', token, { what: { kind: 'undo', from } });
  assert.equal(noOf(await propose(ann.token, 9)), 'rule');
  for (const bad of [{ what: { kind: 'undo' } }, { what: { kind: 'undo', from: 0 } }, { what: { kind: 'win' } }, {}]) {
    assert.equal(noOf(await at(port, id, 'propose', ann.token, bad)), 'garbage');
  }
  const alone = await one.refusedFor({ v: VERSION, kind: 'move', table: id, ply: one.ply, move: 'undo 3' });
  assert.ok(alone?.kind === 'stale' || (alone?.kind === 'rule' && alone.refusal.rule === 'E3'));
  const { made } = infoOf(await propose(ann.token, 3)).proposal as Proposal;
  assert.equal(noOf(await propose(bo.token, 4)), 'another proposal');
  assert.equal(noOf(await at(port, id, 'answer', bo.token, { made: made - 1, agree: true })), 'no proposal');

  // One no is enough, and so is playing on.
  assert.equal(infoOf(await at(port, id, 'answer', bo.token, { made, agree: false })).proposal, undefined);
  assert.equal(noOf(await at(port, id, 'answer', cy.token, { made, agree: true })), 'no proposal');
  await propose(bo.token, 3);
  await one.until(() => one.info?.proposal?.by === 1);
  const mover = guests.find(isMine);
  if (mover) {
    await playTo(guests, one.ply + 1);
    await one.until(() => one.info?.proposal === undefined);
  } else await at(port, id, 'answer', bo.token, { made: one.info?.proposal?.made ?? 0, agree: false });

  const proposal = infoOf(await propose(ann.token, 3)).proposal as Proposal;
  assert.deepEqual(proposal.agreed, [0]);
  await at(port, id, 'answer', bo.token, { made: proposal.made, agree: true });
  await one.until(() => one.info?.proposal?.agreed.length === 2);
  await at(port, id, 'answer', cy.token, { made: proposal.made, agree: true });
  await one.until(() => one.plies.some(({ events }) => events[0]?.kind === 'undo'));
  const entry = one.plies.findIndex(({ events }) => events[0]?.kind === 'undo');
  assert.deepEqual(one.plies[entry]?.events, [{ kind: 'undo', seat: 0, from: 3 }]);
  if (one.ply === entry + 1) assert.equal(JSON.stringify(one.sight), before);

  const chance = new FastChance(3);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  const read = readRecord(json, gameOf);
  assert.ok(typeof read === 'object' && read.record.plies.some(([, text]) => text === 'undo 3'));
  assert.ok(Match.fromRecord(read.game, read.record) instanceof Match);
  assert.equal(noOf(await propose(ann.token, 3)), 'over');
});

test('a proposal outlives a restart, and needs nobody who has left', async (t) => {
  const data = newFolder(t);
  const server = await startServer({ port: 0, data });
  const [ann, bo, cy] = (await seated(server.port, ['person', 'person', 'person'], ['Ann', 'Bo', 'Cy'])) as [Sat, Sat, Sat];
  const { id } = ann.info;
  await at(server.port, id, 'propose', ann.token, { what: { kind: 'call off' } });
  await server.close();

  const { port } = await serve(t, { data });
  const spectator = await Guest.join(port, id);
  const { proposal } = spectator.info as TableInfo;
  assert.equal(proposal?.what.kind, 'call off');
  const waits = async ({ token }: Sat) => {
    const { json } = await ask(port, 'GET', '/api/me/tables', undefined, as(token));
    return (json as { tables: { waits: boolean }[] }).tables[0]?.waits;
  };
  assert.deepEqual([await waits(bo), await waits(cy)], [true, true], 'who has not answered is waited for');
  await at(port, id, 'answer', bo.token, { made: proposal?.made ?? 0, agree: true });
  assert.equal(spectator.info?.over, false);
  await at(port, id, 'leave', cy.token);
  await spectator.until(() => spectator.info?.over === true);
  assert.equal(spectator.info?.calledOff, true);
  assert.equal(spectator.info?.proposal, undefined);
  const guest = await Guest.join(port, id, ann.token);
  assert.deepEqual(await guest.refusedFor({ v: VERSION, kind: 'move', table: id, ply: 0, move: 'r6' }), { kind: 'over' });
  assert.equal(noOf(await ask(port, 'GET', `/api/tables/${id}/record`)), 'not over');
  const mine = await ask(port, 'GET', '/api/me/tables', undefined, as(ann.token));
  assert.deepEqual(
    (mine.json as { tables: { waits: boolean; info: TableInfo }[] }).tables.map(({ waits, info }) => [waits, info.over]),
    [[false, true]],
  );
});

test('a game that is over waits for no answer to what was proposed before', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const waitsOf = async () =>
    ((await ask(port, 'GET', '/api/me/tables', undefined, as(bo.token))).json as { tables: readonly MyTable[] }).tables[0]?.waits;
  assert.equal(noOf(await at(port, id, 'propose', ann.token, { what: { kind: 'call off' } })), undefined);
  assert.equal(await waitsOf(), true);
  const guests = [await Guest.join(port, id, ann.token), await Guest.join(port, id, bo.token)] as const;
  await Promise.all(guests.map((guest, n) => guest.playOn(game, new FastChance(1, n))));
  assert.equal(await waitsOf(), false);
});

test('before the start nothing can be proposed', async (t) => {
  const { port } = await serve(t);
  const [ann] = (await seated(port, ['person', 'person'], ['Ann'])) as [Sat];
  assert.equal(noOf(await at(port, ann.info.id, 'propose', ann.token, { what: { kind: 'call off' } })), 'not started');
});

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

test('seats talk among themselves and so does whoever looks on, until the game is over', async (t) => {
  const data = newFolder(t);
  const server = await startServer({ port: 0, data });
  const { port } = server;
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const one = await Guest.join(port, id, ann.token);
  const two = await Guest.join(port, id, bo.token);
  const spectator = await Guest.join(port, id);
  const other = await Guest.join(port, id);
  const say = (token: string | undefined, text: string, name?: string) =>
    at(port, id, 'chat', token, { text, ...(name === undefined ? {} : { name }) });
  const heard = (guest: Guest) => guest.heard.flatMap((message) => (message.kind === 'chat line' ? [message.line.text] : []));

  assert.equal(noOf(await say(undefined, 'hello')), 'not signed in');
  assert.equal(noOf(await say(undefined, 'hello', ' ')), 'bad name');
  for (const bad of ['', '   ', 'a\nb', 'a\u202eb', '\u0007', 'x'.repeat(LONGEST_CHAT_LINE + 1)]) {
    assert.deepEqual((await say(ann.token, bad)).json, { no: { kind: 'bad chat line', longest: LONGEST_CHAT_LINE } });
  }
  assert.equal(noOf(await say(ann.token, 'x'.repeat(5 * LONGEST_CHAT_LINE))), 'garbage');
  assert.equal(noOf(await at(port, 'no-such-table', 'chat', ann.token, { text: 'hello' })), 'unknown table');
  await say(ann.token, ' <b>good</b> luck ');
  await two.until(() => heard(two).length === 1);
  const eve = await say(undefined, 'Ann holds the black eight', 'Eve');
  await other.until(() => heard(other).length === 1);
  await say(bo.token, '𝄞'.repeat(LONGEST_CHAT_LINE));
  await one.until(() => heard(one).length === 2);
  assert.deepEqual(heard(one), ['<b>good</b> luck', '𝄞'.repeat(LONGEST_CHAT_LINE)]);
  assert.deepEqual(heard(spectator), ['Ann holds the black eight']);
  assert.equal(spectator.last('chat line')?.line.name, 'Eve');
  await server.close();

  const again = await serve(t, { data });
  const chatOf = async (token?: string) => {
    const guest = await Guest.join(again.port, id, token);
    await guest.until(() => guest.last('chat') !== undefined);
    return guest.last('chat')?.lines.map(({ room, n }) => `${room} ${n}`);
  };
  assert.deepEqual(await chatOf(bo.token), ['players 1', 'players 3']);
  assert.deepEqual(await chatOf(eve.token), ['spectators 2']);
  const late = await Guest.join(again.port, id, ann.token);
  const { proposal } = infoOf(await at(again.port, id, 'propose', ann.token, { what: { kind: 'call off' } }));
  await at(again.port, id, 'answer', bo.token, { made: proposal?.made ?? 0, agree: true });
  await late.until(() => late.last('chat')?.lines.length === 3);
  assert.deepEqual(await chatOf(), ['spectators 2'], 'what players said stays there');
  assert.equal((await ask(again.port, 'DELETE', '/api/me', undefined, as(bo.token))).status, 200);
  assert.deepEqual(await chatOf(ann.token), ['players 1', 'spectators 2'], 'who goes takes along what they said');
});

test('who talks too fast is told so, and of much chat the last is kept', async (t) => {
  const slow = await serve(t);
  const [ann] = (await seated(slow.port, ['person', 'person'], ['Ann'])) as [Sat];
  const answers: (string | undefined)[] = [];
  for (let n = 0; n < 12; n++) answers.push(noOf(await at(slow.port, ann.info.id, 'chat', ann.token, { text: `line ${n}` })));
  assert.deepEqual([answers[0], answers.at(-1)], [undefined, 'too fast']);
  const doing: (string | undefined)[] = [];
  for (let n = 0; n < 40; n++) doing.push(noOf(await at(slow.port, ann.info.id, 'free', ann.token, { seat: 1 })));
  assert.equal(doing.at(-1), 'too fast');

  const quick = await serve(t, { rateLimited: false });
  const [bo] = (await seated(quick.port, ['person', 'person'], ['Bo'])) as [Sat];
  for (let n = 1; n <= 130; n++) await at(quick.port, bo.info.id, 'chat', bo.token, { text: `line ${n}` });
  const guest = await Guest.join(quick.port, bo.info.id, bo.token);
  await guest.until(() => guest.last('chat') !== undefined);
  const lines = guest.last('chat')?.lines ?? [];
  assert.deepEqual([lines.length, lines[0]?.text, lines.at(-1)?.text], [100, 'line 31', 'line 130']);
});

test('everyone is told how many look on, somebody with two screens once', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const eve = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Eve' });
  const one = await Guest.join(port, id, ann.token);
  const count = (guest: Guest) => guest.last('spectators')?.count;
  const spectators = [await Guest.join(port, id), await Guest.join(port, id, eve.token), await Guest.join(port, id, eve.token)];
  for (const guest of [one, ...spectators]) await guest.until(() => count(guest) === 2);
  const two = await Guest.join(port, id, bo.token);
  await two.until(() => count(two) === 2);
  for (const spectator of spectators) await spectator.leave();
  await one.until(() => count(one) === 0);
  assert.ok(one.count('spectators') <= 4, 'many who come at once are told at once');
});

test('everyone is told which seats have the table before their eyes: who hides the page is away, and who leaves', async (t) => {
  const { port } = await serve(t);
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const spectator = await Guest.join(port, id);
  const here = (guest: Guest) => String(guest.last('presence')?.here);
  const one = await Guest.join(port, id, ann.token);
  const two = await Guest.join(port, id, bo.token);
  for (const guest of [spectator, one, two]) await guest.until(() => here(guest) === '0,1');
  two.say({ v: VERSION, kind: 'away', away: true });
  await one.until(() => here(one) === '0');
  const late = await Guest.join(port, id);
  await late.until(() => here(late) === '0');
  two.say({ v: VERSION, kind: 'away', away: false });
  await one.until(() => here(one) === '0,1');
  await one.leave();
  await spectator.until(() => here(spectator) === '1');
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
  alone.move(legal(alone)[0] as string);
  await alone.until(() => alone.ply > before);
  assert.equal(infoOf(await at(again.port, cy.info.id, 'propose', cy.token, { what: { kind: 'resign' } })).calledOff, undefined);
});
