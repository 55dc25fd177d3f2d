import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game, type GameRecord, Match, verifyRecord } from '#engine';
import { gameOf, games } from '#games';
import type { DailyDeal, DailyDeals, PersonShown } from '#protocol';
import { type Answer, ask, Guest, member, newFolder, type Sat, satOf, serve } from '../tests/guest.ts';

const game = gameOf('ugo') as Game;
const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
const kindOf = ({ json }: Answer) => (json as { no: { kind: string } }).no.kind;
const idOf = ({ info, seat }: Sat) => (info.seats[seat] as { id: string }).id;

const begin = async (port: number, name: string): Promise<Sat> => satOf(await ask(port, 'POST', '/api/daily/ugo', { name }));
async function dealOf(port: number, token?: string, day?: string): Promise<DailyDeal> {
  const { json } = await ask(port, 'GET', `/api/daily${day === undefined ? '' : `?day=${day}`}`, undefined, bearer(token));
  const { deals } = json as DailyDeals;
  assert.deepEqual(
    deals.map((deal) => deal.game),
    games.map(({ meta }) => meta.id),
  );
  return deals[0]!;
}
async function play(port: number, { info, token }: Sat, luck: number): Promise<void> {
  const guest = await Guest.join(port, info.id, token);
  await guest.playOn(game, new FastChance(luck));
  await guest.leave();
}
const recordAt = async (port: number, id: string) => (await ask(port, 'GET', `/api/tables/${id}/record`)).json as GameRecord;

test('everybody plays the same deal once, and whoever has finished sees everybody’s results and replays', async (t) => {
  let day = '2026-11-16';
  const data = newFolder(t);
  const { port } = await serve(t, { data, today: () => day });
  const ada = await begin(port, 'Ada');
  assert.deepEqual([ada.info.day, ada.info.started, ada.seat], [day, true, 0]);
  const again = await Promise.all([1, 2].map(() => ask(port, 'POST', '/api/daily/ugo', {}, bearer(ada.token))));
  for (const { json } of again) assert.equal((json as Sat).info.id, ada.info.id);
  const bo = await begin(port, 'Bo');
  assert.notEqual(bo.info.id, ada.info.id);
  assert.equal(bo.info.commit, ada.info.commit);
  assert.deepEqual(await dealOf(port, ada.token), { game: 'ugo', table: ada.info.id, over: false });

  await play(port, ada, 7);
  const record = await recordAt(port, ada.info.id);
  assert.deepEqual(verifyRecord(game, record), { kind: 'holds' });
  const { scores, ranking } = (Match.fromRecord(game, record) as Match).outcome() as NonNullable<ReturnType<Match['outcome']>>;
  // Who shares a place leaves those after it free.
  const ahead = ranking.slice(
    0,
    ranking.findIndex((seats) => seats.includes(0)),
  );
  const place = 1 + ahead.flat().length;
  const mine = { table: ada.info.id, person: idOf(ada), name: 'Ada', place, score: scores[0] };
  assert.deepEqual(await dealOf(port, ada.token), { game: 'ugo', table: ada.info.id, over: true, tries: [mine] });
  // Nobody who could still use it is shown what was dealt.
  assert.deepEqual(await dealOf(port, bo.token), { game: 'ugo', table: bo.info.id, over: false });
  assert.deepEqual(await dealOf(port), { game: 'ugo' });
  const shown = async () => ((await ask(port, 'GET', `/api/people/${idOf(ada)}`)).json as PersonShown).results.length;
  assert.equal(await shown(), 0);
  // It counts once.
  assert.equal((await ask(port, 'POST', '/api/daily/ugo', {}, bearer(ada.token))).status, 200);
  assert.equal((await dealOf(port, ada.token)).tries?.length, 1);

  // Who plays alike is answered alike.
  await play(port, bo, 7);
  const { plies, seed } = await recordAt(port, bo.info.id);
  assert.deepEqual([plies, seed], [record.plies, record.seed]);
  const { tries = [] } = await dealOf(port, bo.token);
  assert.deepEqual(
    tries.map(({ name, score }) => [name, score]),
    [
      ['Ada', scores[0]],
      ['Bo', scores[0]],
    ],
  );

  // The next day has another deal, and this one is open to all.
  day = '2026-11-17';
  assert.deepEqual(await dealOf(port, undefined, '2026-11-16'), { game: 'ugo', tries });
  assert.equal(await shown(), 1);
  const next = satOf({ ...(await ask(port, 'POST', '/api/daily/ugo', {}, bearer(ada.token))), token: ada.token });
  assert.ok(next.info.id !== ada.info.id && next.info.commit !== ada.info.commit);
});

test('nobody goes back or lets a bot play there, and programs and strange games are refused', async (t) => {
  const { port } = await serve(t);
  const ada = await begin(port, 'Ada');
  const guest = await Guest.join(port, ada.info.id, ada.token);
  while (guest.ply < 6) {
    const { sight, ply } = guest;
    if (game.toAct(sight?.table).includes(0))
      guest.move(game.writeMove(game.moves({ seat: 0, table: sight?.table, hand: sight?.hand })[0]));
    await guest.until(() => guest.ply > ply);
  }
  const at = (what: string, body: object) => ask(port, 'POST', `/api/tables/${ada.info.id}/${what}`, body, bearer(ada.token));
  assert.equal(kindOf(await at('propose', { what: { kind: 'undo', from: 1 } })), 'rule');
  assert.equal(kindOf(await at('leave', {})), 'no bots');
  const owner = await member(port, 'Bo');
  const { token } = (await ask(port, 'POST', '/api/me/programs', { name: 'bot' }, bearer(owner))).json as { token: string };
  assert.equal(kindOf(await ask(port, 'POST', '/api/daily/ugo', {}, bearer(token))), 'not permitted');
  assert.equal(kindOf(await ask(port, 'POST', '/api/daily/chess', { name: 'Cy' })), 'bad table');
  assert.equal(kindOf(await ask(port, 'POST', '/api/daily/ugo', {})), 'not signed in');
  assert.equal((await ask(port, 'GET', '/api/daily?day=yesterday')).status, 400);
});
