import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game, type GameRecord, Match } from '#engine';
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
import { type Answer, ask, Guest, makeTable, newFolder, type Sat, satOf, serve, takeSeat } from '../tests/guest.ts';
import { rate, UNKNOWN } from './weng-lin.ts';

const game = games[0] as Game;
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
  const ada = await makeTable(first.port, { ...TABLE, name: 'Ada' });
  assert.equal(ada.info.rated, true);
  const bo = await takeSeat(first.port, ada.info.id, 'Bo');
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
  const ada = await makeTable(port, { ...TABLE, name: 'Ada' });
  const { id } = ada.info;
  const bo = await takeSeat(port, id, 'Bo');
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
  const best = (expected[0]?.rating ?? 0) > (expected[1]?.rating ?? 0) ? ['Ada', 'Bo'] : ['Bo', 'Ada'];
  assert.deepEqual(
    people.map(({ name, games, provisional }) => [name, games, provisional]),
    best.map((name) => [name, 1, true]),
  );
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
  const ada = await makeTable(port, { ...TABLE, name: 'Ada', listed: true });
  const path = `/api/tables/${ada.info.id}`;
  assert.equal(((await ask(port, 'GET', '/api/lobby')).json as { tables: { rated?: boolean }[] }).tables[0]?.rated, true);
  assert.equal(kindOf(await ask(port, 'POST', `${path}/fill`, { bot: 'random' }, bearer(ada.token))), 'no bots');
  const bo = await ask(port, 'POST', '/api/me', { name: 'Bo' });
  const program = async (token = '') =>
    ((await ask(port, 'POST', '/api/me/programs', { name: 'bot' }, bearer(token))).json as { token: string }).token;
  const robot = await program(bo.token);
  assert.equal(kindOf(await ask(port, 'POST', `${path}/seats`, {}, bearer(robot))), 'no bots');
  assert.equal(kindOf(await ask(port, 'POST', '/api/tables', TABLE, bearer(robot))), 'no bots');
  assert.equal((await ask(port, 'POST', `${path}/seats`, {}, bearer(bo.token ?? ''))).status, 200);
  const guest = await Guest.at(port);
  assert.deepEqual(await guest.refusedFor({ v: VERSION, kind: 'join', table: ada.info.id, token: robot, since: 0 }), { kind: 'no bots' });
  assert.equal((await Guest.join(port, ada.info.id, bo.token)).seat, 1);
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
  const ada = await makeTable(port, { ...TABLE, name: 'Ada' });
  const mine = async (token: string) =>
    ((await ask(port, 'GET', '/api/me/records', undefined, bearer(token))).json as { records: KeptRecord[] }).records;
  assert.deepEqual(await mine(ada.token), []);
  const bo = await takeSeat(port, ada.info.id, 'Bo');
  await play(port, ada.info.id, [ada.token, bo.token]);
  const second = await playAgain(port, { ...TABLE, rated: false }, [bo.token, ada.token], 3);
  // One that still goes on is not among them: its seed is secret.
  await makeTable(port, { ...TABLE, name: 'Cy' });
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
  const ada = await makeTable(first.port, { ...TABLE, name: 'Ada' });
  const bo = await takeSeat(first.port, ada.info.id, 'Bo');
  await play(first.port, ada.info.id, [ada.token, bo.token]);
  const before = await shownOf(first.port, idOf(ada));
  await first.close();
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${data}/royaumes.db`);
  db.exec('DELETE FROM results; DELETE FROM ratings');
  db.close();
  const { port } = await serve(t, { data });
  assert.deepEqual((await shownOf(port, idOf(ada))).results, []);
  await Guest.join(port, ada.info.id);
  assert.deepEqual(await shownOf(port, idOf(ada)), before);
});

test('what a guest has played goes to the account; a rating only where there is none yet', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const ada = await makeTable(port, { ...TABLE, name: 'Ada' });
  const bo = await takeSeat(port, ada.info.id, 'Bo');
  await play(port, ada.info.id, [ada.token, bo.token]);
  const guest = await shownOf(port, idOf(ada));
  const cy = (await ask(port, 'POST', '/api/me', { name: 'Cy' })).json as { id: string };
  await close();
  const store = openSqlite(data);
  await store.people.merge(idOf(ada), cy.id);
  assert.deepEqual(
    (await store.results.ratings(cy.id)).map(({ games, rating }) => [games, Math.round(rating)]),
    guest.ratings.map(({ games, rating }) => [games, rating]),
  );
  assert.deepEqual((await store.results.of(cy.id, 9))[0]?.table, ada.info.id);
  const [own] = await store.results.ratings(cy.id);
  await store.people.merge(idOf(bo), cy.id);
  assert.deepEqual(await store.results.ratings(cy.id), [own]);
  assert.equal((await store.results.of(cy.id, 9)).length, 1);
  await store.close();
});
