import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game } from '#engine';
import { gameOf } from '#games';
import type { No, TableInfo } from '#protocol';
import { ask, Guest, makeTable, newFolder, type Sat, serve, takeSeat } from '../tests/guest.ts';
import { MOST_AGREED, MOST_OWN } from './undos.ts';

const game = gameOf('ugo') as Game;
const NONE_LEFT: No = { kind: 'no undo left', most: MOST_OWN };

async function pair(port: number): Promise<readonly [Sat, Sat]> {
  const ada = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ada' });
  return [ada, await takeSeat(port, ada.info.id, 'Bo')];
}

async function sitDown(port: number, pair: readonly Sat[]): Promise<readonly [mover: Guest, other: Guest]> {
  const guests: Guest[] = [];
  for (const { info, token } of pair) guests.push(await Guest.join(port, info.id, token));
  return guests.sort((guest) => (moveOf(guest) === undefined ? 1 : -1)) as [Guest, Guest];
}

/** Some legal move, for whoever is to act. */
function moveOf({ sight, seat }: Guest): string | undefined {
  if (seat === undefined || !game.toAct(sight?.table).includes(seat)) return undefined;
  return game.writeMove(game.moves({ seat, table: sight?.table, hand: sight?.hand })[0]);
}

/** Why the guest's message became no entry, if so. */
async function say(guest: Guest, move: string): Promise<No | undefined> {
  const { ply } = guest;
  const refused = guest.count('refused');
  guest.move(move);
  await guest.until(() => guest.ply > ply || guest.count('refused') > refused);
  return guest.ply > ply ? undefined : guest.last('refused')?.no;
}

async function playAndTakeBack(guest: Guest): Promise<No | undefined> {
  await guest.until(() => moveOf(guest) !== undefined);
  return (await say(guest, moveOf(guest) as string)) ?? say(guest, 'undo');
}

test('each seat may take back so many moves of its own in a game, and not one more after a restart', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data, rateLimited: false });
  const table = await pair(first.port);
  const [mover] = await sitDown(first.port, table);
  for (let n = 0; n < MOST_OWN; n++) assert.equal(await playAndTakeBack(mover), undefined);
  assert.deepEqual(await playAndTakeBack(mover), NONE_LEFT);
  assert.equal(mover.ply, 2 * MOST_OWN + 1);
  await first.close();

  const { port } = await serve(t, { data, rateLimited: false });
  const [other, again] = await sitDown(port, table);
  assert.deepEqual(await say(again, 'undo'), NONE_LEFT);
  assert.equal(await playAndTakeBack(other), undefined, 'the other has undos of their own');
  const chance = new FastChance(1);
  await Promise.all([other, again].map((guest) => guest.playOn(game, chance)));
  assert.equal((await ask(port, 'GET', `/api/tables/${table[0].info.id}/record`)).status, 200);
});

test('all may agree to go back so often in a game, also when nobody has an undo left', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const table = await pair(port);
  const { id } = table[0].info;
  const [mover, other] = await sitDown(port, table);
  const act = (guest: Guest, path: string, body: object) => {
    const { token } = table.find(({ seat }) => seat === guest.seat) as Sat;
    return ask(port, 'POST', `/api/tables/${id}/${path}`, body, { authorization: `Bearer ${token}` });
  };
  for (let n = 0; n < MOST_OWN; n++) assert.equal(await playAndTakeBack(mover), undefined);
  for (let n = 0; n < MOST_AGREED; n++) {
    await say(mover, moveOf(mover) as string);
    const { proposal } = (await act(mover, 'propose', { what: { kind: 'undo', from: mover.ply } })).json as TableInfo;
    const { ply } = mover;
    await act(other, 'answer', { made: proposal?.made, agree: true });
    await mover.until(() => mover.ply > ply);
  }
  await say(mover, moveOf(mover) as string);
  const refused = await act(mover, 'propose', { what: { kind: 'undo', from: mover.ply } });
  assert.deepEqual([refused.status, refused.json], [409, { no: { kind: 'no undo left', most: MOST_AGREED } }]);
});

test('whoever takes back again and again has to wait', async (t) => {
  const { port } = await serve(t);
  const [mover] = await sitDown(port, await pair(port));
  let no: No | undefined;
  for (let n = 0; n < MOST_OWN && !no; n++) no = await playAndTakeBack(mover);
  assert.deepEqual(no, { kind: 'too fast' });
});
