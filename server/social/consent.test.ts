import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { ugo as game } from '#games/ugo';
import { type MyTable, type Proposal, type TableInfo, VERSION } from '#protocol';
import { startServer } from '../index.ts';
import { ask, Guest, newFolder, type Sat, serve } from '../tests/guest.ts';
import { as, at, infoOf, isMine, noOf, playTo, seated } from '../tests/seated.ts';

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
