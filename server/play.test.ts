import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { FastChance, Match, type Record } from '#engine';
import { gameOf } from '#games';
import { sightOf } from '#protocol';
import { ask, Guest, makeTable, takeSeat } from './guest.ts';
import { type Running, type ServerOptions, startServer } from './index.ts';

const game = gameOf('ugo') as NonNullable<ReturnType<typeof gameOf>>;

async function serve(t: TestContext, options: Partial<ServerOptions> = {}): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'royaumes-'));
  const server = await startServer({ port: 0, data, ...options });
  t.after(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  });
  return server;
}

for (const seats of [2, 3, 4]) {
  test(`${seats} people play a whole game over sockets and each sees what is true`, async (t) => {
    const { port } = await serve(t);
    const made = await makeTable(port, { game: 'ugo', options: { rounds: 2 }, seats: Array(seats).fill('person'), name: 'Ada' });
    const { id } = made.info;
    const tokens = [made.token];
    const guests = [await Guest.join(port, id, made.token)];
    const watcher = await Guest.join(port, id);
    assert.equal(watcher.sight, undefined);
    while (tokens.length < seats) tokens.push((await takeSeat(port, id, `guest ${tokens.length}`)).token);
    for (const token of tokens.slice(1)) guests.push(await Guest.join(port, id, token));
    const chance = new FastChance(seats);
    await Promise.all([...guests, watcher].map((guest) => guest.playOn(game, (n) => chance.below(n))));

    const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
    const match = Match.fromRecord(game, json as Record) as Match;
    assert.ok(match.isOver);
    for (const [seat, guest] of guests.entries()) assert.deepEqual(guest.sight, sightOf(match, seat));
    assert.deepEqual(watcher.sight, sightOf(match, undefined));
    for (const guest of [...guests, watcher])
      assert.deepEqual(
        guest.plies.map(({ ply }) => ply),
        match.plies.map((_, n) => n + 1),
      );
  });
}
