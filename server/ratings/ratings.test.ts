import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { FastChance, type GameRecord, Match } from '#engine';
import { games } from '#games';
import {
  type KeptRecord,
  type Leaderboard,
  type MakeTable,
  type PersonShown,
  type Statistics,
  type TableInfo,
  type TableResult,
  VERSION,
} from '#protocol';

import { openSqlite } from '../sqlite.ts';
import {
  type Answer,
  ask,
  Guest,
  makeRated,
  makeTable,
  member,
  newFolder,
  PASSWORD,
  type Sat,
  satOf,
  serve,
  takeRatedSeat,
  takeSeat,
} from '../tests/guest.ts';
import { rate, UNKNOWN } from './weng-lin.ts';

const game = games[0]!;
const TABLE: MakeTable = { game: game.meta.id, options: {}, seats: ['person', 'person'], rated: true };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const kindOf = ({ json }: Answer) => (json as { no: { kind: string } }).no.kind;
const idOf = ({ info, seat }: Sat) => (info.seats[seat] as { id: string }).id;
const shownOf = async (port: number, id: string) => (await ask(port, 'GET', `/api/people/${id}`)).json as PersonShown;

/** Plays a table to its end, one guest for each token. */
async function play(port: number, table: string, tokens: readonly string[], seed = 1): Promise<void> {
  const chance = new FastChance(seed);
  const guests = await Promise.all(tokens.map((token) => Guest.join(port, table, token)));
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await Promise.all(guests.map((guest) => guest.leave()));
}

/** Plays until everyone has moved. */
async function playSome(guests: readonly Guest[]): Promise<void> {
  const moved = new Set<number>();
  while (moved.size < guests.length) {
    const mover = guests.find(({ seat, sight }) => game.toAct(sight?.table).includes(seat!)) as Guest;
    const { seat = 0, sight, ply } = mover;
    mover.move(game.writeMove(game.moves({ seat, table: sight?.table, hand: sight?.hand })[0]));
    await Promise.all(guests.map((guest) => guest.until(() => guest.ply > ply)));
    moved.add(seat);
  }
}

/** Makes a table for people who are known already, and plays it. */
async function playAgain(port: number, wish: MakeTable, [first, ...others]: readonly string[], seed: number): Promise<string> {
  const { info } = satOf(await ask(port, 'POST', '/api/tables', wish, bearer(first as string)));
  for (const token of others) await ask(port, 'POST', `/api/tables/${info.id}/seats`, {}, bearer(token));
  await play(port, info.id, [first as string, ...others], seed);
  return info.id;
}

test('a rated game moves the ratings of all who played, once, and everybody can look it up', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const ada = await makeRated(first.port, { ...TABLE, name: 'Ada' });
  assert.equal(ada.info.rated, true);
  const bo = await takeRatedSeat(first.port, ada.info.id, 'Bo');
  assert.deepEqual((await shownOf(first.port, idOf(ada))).results, []);
  await play(first.port, ada.info.id, [ada.token, bo.token]);
  const { json } = await ask(first.port, 'GET', `/api/tables/${ada.info.id}/record`);
  const outcome = (Match.fromRecord(game, json as GameRecord) as Match).outcome();
  const places = [0, 1].map((seat) => (outcome?.winners.includes(seat) ? 1 : 2));
  const expected = rate([UNKNOWN, UNKNOWN], places).map(({ rating, deviation }) => [Math.round(rating), Math.round(deviation)]);
  const check = async (port: number) => {
    for (const [seat, sat] of [ada, bo].entries()) {
      const { name, ratings, games: counts, results } = await shownOf(port, idOf(sat));
      assert.equal(name, ['Ada', 'Bo'][seat]);
      assert.deepEqual(
        ratings.map(({ rating, deviation }) => [rating, deviation]),
        [expected[seat]],
      );
      assert.deepEqual([ratings[0]?.game, ratings[0]?.games, ratings[0]?.provisional], [game.meta.id, 1, true]);
      assert.deepEqual(counts, [{ game: game.meta.id, played: 1, won: places[seat] === 1 ? 1 : 0 }]);
      assert.equal(results.length, 1);
      const [result] = results;
      assert.deepEqual([result?.table, result?.seat], [ada.info.id, seat]);
      assert.deepEqual(
        result?.seats.map(({ place, score }) => [place, score]),
        places.map((place, n) => [place, outcome?.scores[n]]),
      );
      assert.deepEqual(result?.rated?.before, { rating: 1500, deviation: 500 });
      assert.deepEqual([result?.rated?.after.rating, result?.rated?.after.deviation], expected[seat]);
    }
  };
  await check(first.port);
  // Waking it, and another server, note nothing twice.
  await ask(first.port, 'GET', `/api/tables/${ada.info.id}`);
  await check(first.port);
  await first.close();
  const { port } = await serve(t, { data });
  await Guest.join(port, ada.info.id);
  await check(port);
  await playAgain(port, TABLE, [ada.token, bo.token], 2);
  const again = await shownOf(port, idOf(ada));
  assert.deepEqual([again.ratings[0]?.games, again.results.length], [2, 2]);
  assert.deepEqual(again.results[0]?.rated?.before, again.results[1]?.rated?.after);
});

test('a finished game tells what was learnt of each; a leaderboard and statistics tell it all together', async (t) => {
  const { port } = await serve(t);
  const ada = await makeRated(port, { ...TABLE, name: 'Ada' });
  const { id } = ada.info;
  const bo = await takeRatedSeat(port, id, 'Bo');
  const result = () => ask(port, 'GET', `/api/tables/${id}/result`);
  assert.equal(kindOf(await result()), 'not over');
  assert.equal(kindOf(await ask(port, 'GET', '/api/tables/nowhere/result')), 'unknown table');
  await play(port, id, [ada.token, bo.token]);
  const { seats, game: played } = (await result()).json as TableResult;
  const expected = rate(
    [UNKNOWN, UNKNOWN],
    seats.map(({ place }) => place),
  );
  assert.equal(played, game.meta.id);
  assert.deepEqual(
    seats.map(({ sitter, rated }) => [sitter.kind === 'person' && sitter.name, rated?.before.rating, rated?.after.rating]),
    [
      ['Ada', 1500, Math.round(expected[0]?.rating ?? 0)],
      ['Bo', 1500, Math.round(expected[1]?.rating ?? 0)],
    ],
  );
  const third = await playAgain(port, { ...TABLE, seats: ['person', 'person', 'bot random'], rated: false }, [ada.token, bo.token], 2);
  assert.ok(third);
  const { people } = (await ask(port, 'GET', `/api/leaderboards/${game.meta.id}`)).json as Leaderboard;
  // The better one first; of two who drew, either.
  const best = (expected[0]?.rating ?? 0) > (expected[1]?.rating ?? 0) ? ['Ada', 'Bo'] : ['Bo', 'Ada'];
  const hasDrawn = expected[0]?.rating === expected[1]?.rating;
  assert.deepEqual(
    people.map(({ name, games, provisional }) => [name, games, provisional]),
    (hasDrawn ? people.map(({ name }) => name) : best).map((name) => [name, 1, true]),
  );
  assert.deepEqual(people.map(({ name }) => name).sort(), ['Ada', 'Bo']);
  assert.deepEqual(((await ask(port, 'GET', '/api/leaderboards/chess')).json as Leaderboard).people, []);
  const told = (await ask(port, 'GET', `/api/people/${idOf(ada)}/statistics`)).json as Statistics;
  const { results } = await shownOf(port, idOf(ada));
  const before = results.filter(({ seats: [mine, theirs] }) => (mine?.place ?? 0) < (theirs?.place ?? 0)).length;
  const after = results.filter(({ seats: [mine, theirs] }) => (mine?.place ?? 0) > (theirs?.place ?? 0)).length;
  assert.deepEqual(
    told.games.map(({ seats: many, played: times }) => [many, times]),
    [
      [2, 1],
      [3, 1],
    ],
  );
  assert.deepEqual(told.opponents, [{ id: idOf(bo), name: 'Bo', played: 2, before, after }]);
  assert.deepEqual(told.history, [
    { game: game.meta.id, points: [{ ended: results[1]?.ended, rating: Math.round(expected[0]?.rating ?? 0) }] },
  ]);
  assert.equal(kindOf(await ask(port, 'GET', '/api/people/nobody/statistics')), 'unknown person');
});

test('a rated table has no bots: not made with one, not filled with one, and no program sits down or moves', async (t) => {
  const { port } = await serve(t);
  const bots = await ask(port, 'POST', '/api/tables', { ...TABLE, seats: ['person', 'bot random'], name: 'Ada' });
  assert.deepEqual([bots.status, kindOf(bots), bots.token], [409, 'no bots', undefined]);
  const ada = await makeRated(port, { ...TABLE, name: 'Ada', listed: true });
  const path = `/api/tables/${ada.info.id}`;
  assert.equal(((await ask(port, 'GET', '/api/lobby')).json as { tables: { rated?: boolean }[] }).tables[0]?.rated, true);
  assert.equal(kindOf(await ask(port, 'POST', `${path}/fill`, { bot: 'random' }, bearer(ada.token))), 'no bots');
  const bo = await member(port, 'Bo');
  const program = async (token: string) =>
    ((await ask(port, 'POST', '/api/me/programs', { name: 'bot' }, bearer(token))).json as { token: string }).token;
  const robot = await program(bo);
  assert.equal(kindOf(await ask(port, 'POST', `${path}/seats`, {}, bearer(robot))), 'no bots');
  assert.equal(kindOf(await ask(port, 'POST', '/api/tables', TABLE, bearer(robot))), 'no bots');
  assert.equal((await ask(port, 'POST', `${path}/seats`, {}, bearer(bo))).status, 200);
  const guest = await Guest.at(port);
  assert.deepEqual(await guest.refusedFor({ v: VERSION, kind: 'join', table: ada.info.id, token: robot, since: 0 }), { kind: 'no bots' });
  assert.equal((await Guest.join(port, ada.info.id, bo)).seat, 1);
});

test('an unrated game is listed and moves no rating; who leaves stays in it as somebody who left', async (t) => {
  const { port } = await serve(t);
  const wish: MakeTable = { game: game.meta.id, options: {}, seats: ['person', 'person', 'bot random'], name: 'Ada' };
  const ada = await makeTable(port, wish);
  const bo = await takeSeat(port, ada.info.id, 'Bo');
  await play(port, ada.info.id, [ada.token, bo.token]);
  const { ratings, results } = await shownOf(port, idOf(ada));
  assert.deepEqual([ratings, results.length, results[0]?.rated], [[], 1, undefined]);
  assert.deepEqual(
    results[0]?.seats.map(({ sitter }) => sitter),
    [
      { kind: 'person', name: 'Ada', id: idOf(ada) },
      { kind: 'person', name: 'Bo', id: idOf(bo) },
      wish.seats[2] && { kind: 'bot', bot: 'random' },
    ],
  );
  await ask(port, 'DELETE', '/api/me', undefined, bearer(bo.token));
  assert.deepEqual((await shownOf(port, idOf(ada))).results[0]?.seats[1]?.sitter, { kind: 'person', name: '' });
  const gone = await ask(port, 'GET', `/api/people/${idOf(bo)}`);
  assert.deepEqual([gone.status, kindOf(gone)], [404, 'unknown person']);
  assert.equal((await ask(port, 'GET', '/api/people/nobody')).status, 404);
  assert.equal(((await ask(port, 'GET', `/api/tables/${ada.info.id}`)).json as TableInfo).over, true);
});

test('all records can be taken along, and each is the one that its table tells', async (t) => {
  const { port } = await serve(t);
  const ada = await makeRated(port, { ...TABLE, name: 'Ada' });
  const mine = async (token: string) =>
    ((await ask(port, 'GET', '/api/me/records', undefined, bearer(token))).json as { records: KeptRecord[] }).records;
  assert.deepEqual(await mine(ada.token), []);
  const bo = await takeRatedSeat(port, ada.info.id, 'Bo');
  await play(port, ada.info.id, [ada.token, bo.token]);
  const second = await playAgain(port, { ...TABLE, rated: false }, [bo.token, ada.token], 3);
  // One that still goes on is not among them: its seed is secret.
  await makeRated(port, { ...TABLE, name: 'Cy' });
  await ask(port, 'POST', '/api/tables', TABLE, bearer(ada.token));
  const records = await mine(ada.token);
  assert.deepEqual(
    records.map(({ table }) => table),
    [ada.info.id, second],
  );
  for (const { table, record, seats } of records) {
    assert.deepEqual(record, (await ask(port, 'GET', `/api/tables/${table}/record`)).json);
    assert.deepEqual(seats, ((await ask(port, 'GET', `/api/tables/${table}`)).json as TableInfo).seats);
  }
  const stranger = await ask(port, 'GET', '/api/me/records');
  assert.deepEqual([stranger.status, kindOf(stranger)], [401, 'not signed in']);
});

test('a game that ended without its result being noted is noted when the table wakes', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const ada = await makeRated(first.port, { ...TABLE, name: 'Ada' });
  const bo = await takeRatedSeat(first.port, ada.info.id, 'Bo');
  await play(first.port, ada.info.id, [ada.token, bo.token]);
  const before = await shownOf(first.port, idOf(ada));
  await first.close();
  const db = new DatabaseSync(`${data}/royaumes.db`);
  db.exec('DELETE FROM results; DELETE FROM ratings');
  db.close();
  const { port } = await serve(t, { data });
  assert.deepEqual((await shownOf(port, idOf(ada))).results, []);
  await Guest.join(port, ada.info.id);
  assert.deepEqual(await shownOf(port, idOf(ada)), before);
});

test('what somebody has played goes to the account that they turn out to be; a rating never does', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const ada = await makeRated(port, { ...TABLE, name: 'Ada' });
  const bo = await takeRatedSeat(port, ada.info.id, 'Bo');
  await play(port, ada.info.id, [ada.token, bo.token]);
  const cy = (await ask(port, 'POST', '/api/me', { name: 'Cy' })).json as { id: string };
  await close();
  const store = openSqlite(data);
  const [own] = await store.results.ratings(idOf(bo));
  for (const into of [cy.id, idOf(bo)]) await store.people.merge(into === cy.id ? idOf(ada) : cy.id, into);
  assert.deepEqual(await store.results.ratings(cy.id), []);
  assert.deepEqual(await store.results.ratings(idOf(bo)), [own]);
  assert.equal((await store.results.of(idOf(bo), 9)).length, 1);
  await store.close();
});

test('a rating is for accounts: a guest neither makes, takes a seat at, nor plays again at a rated table', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const guest = (await ask(first.port, 'POST', '/api/me', { name: 'Guest' })).token ?? '';
  for (const as of [{}, bearer(guest)]) {
    const made = await ask(first.port, 'POST', '/api/tables', { ...TABLE, name: 'Guest' }, as);
    assert.deepEqual([made.status, kindOf(made)], [403, 'no account']);
  }
  const ada = await makeRated(first.port, { ...TABLE, name: 'Ada' });
  const path = `/api/tables/${ada.info.id}/seats`;
  assert.equal(kindOf(await ask(first.port, 'POST', path, { name: 'Guest' })), 'no account');
  assert.equal(kindOf(await ask(first.port, 'POST', path, {}, bearer(guest))), 'no account');
  // Who creates an account is the same person as before.
  await ask(first.port, 'POST', '/api/me/password', { login: 'guest', password: PASSWORD }, bearer(guest));
  const { seat } = satOf(await ask(first.port, 'POST', path, {}, bearer(guest)));
  assert.equal(seat, 1);
  await play(first.port, ada.info.id, [ada.token, guest]);
  await first.close();
  madeGuests(data);
  const { port } = await serve(t, { data });
  assert.equal(kindOf(await ask(port, 'POST', `/api/tables/${ada.info.id}/rematch`, {}, bearer(guest))), 'no account');
});

/** As an older server left them: nobody has an account. */
function madeGuests(data: string): void {
  const db = new DatabaseSync(`${data}/royaumes.db`);
  db.exec(`UPDATE people SET login = NULL, password = NULL WHERE login <> 'eve'`);
  db.close();
}

test('a guest of before plays a rated game on; signing in elsewhere resigns it, and deletion does too', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const eve = await member(first.port, 'Eve');
  const tables: Sat[] = [];
  const rivals: Sat[] = [];
  for (const name of ['Ada', 'Cy']) {
    const made = await makeRated(first.port, { ...TABLE, name });
    tables.push(made);
    rivals.push(await takeRatedSeat(first.port, made.info.id, `rival of ${name}`));
  }
  await first.close();
  madeGuests(data);
  const { port } = await serve(t, { data });
  const [ada, cy] = tables as [Sat, Sat];
  const infoAt = async ({ info }: Sat) => (await ask(port, 'GET', `/api/tables/${info.id}`)).json as TableInfo;
  const rival = await Guest.join(port, ada.info.id, rivals[0]?.token);
  assert.equal(rival.info?.over, false);
  // One entry each at least, so that it is a game.
  const own = await Guest.join(port, ada.info.id, ada.token);
  await playSome([own, rival]);
  assert.equal(
    (await ask(port, 'POST', '/api/sign-in', { login: 'eve', password: PASSWORD }, { cookie: `royaumes=${ada.token}` })).status,
    200,
  );
  assert.deepEqual((await infoAt(ada)).forfeit, { seat: ada.seat, why: 'resigned' });
  const { ratings } = await shownOf(port, idOf(rivals[0]!));
  assert.ok((ratings[0]?.rating ?? 0) > 1500, 'whoever stayed has won');
  const me = (await ask(port, 'GET', '/api/me', undefined, bearer(eve))).json as { id: string };
  assert.deepEqual((await shownOf(port, me.id)).ratings, []);

  const other = [await Guest.join(port, cy.info.id, cy.token), await Guest.join(port, cy.info.id, rivals[1]?.token)];
  await playSome(other);
  assert.equal((await ask(port, 'DELETE', '/api/me', undefined, bearer(cy.token))).status, 200);
  assert.deepEqual((await infoAt(cy)).forfeit, { seat: cy.seat, why: 'resigned' });
  assert.ok(((await shownOf(port, idOf(rivals[1]!))).ratings[0]?.rating ?? 0) > 1500);
});
