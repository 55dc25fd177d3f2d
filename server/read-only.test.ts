/** A server that only shows, while its store is moved elsewhere. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ugo as game } from '#games/ugo';
import { VERSION } from '#protocol';
import { ask, Guest, makeTable, newFolder, type Sat, serve } from './tests/guest.ts';
import { addressOf, newPlace } from './tests/postgres.ts';
import { exportStore, importStore, type Place } from './transfer/transfer.ts';

const READ_ONLY = { kind: 'read only' } as const;

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`${kind}: whoever comes can look, nothing changes, and the game goes on in the store that it was moved to`, async (t) => {
    const folder = newFolder(t);
    const place = async (name: string): Promise<Place> => ({
      data: join(folder, name),
      ...(kind === 'PostgreSQL' ? { database: await addressOf(newPlace()) } : {}),
    });
    const [from, to] = [await place('from'), await place('to')];
    const exported = async (name: string): Promise<string> => {
      await exportStore(from, join(folder, name));
      return readFileSync(join(folder, name), 'utf8');
    };

    // Nobody thinks there, so that a bot is still to move.
    const before = await serve(t, { ...from, thinking: { threads: 0 }, claim: 1 });
    const making = async (isBots: boolean): Promise<Sat> => {
      for (;;) {
        const wish = { game: 'ugo', options: {}, seats: ['person', 'bot random'] as const, name: 'Ann' };
        const sat = await makeTable(before.port, { ...wish, timeControl: { kind: 'realtime', bank: 60, move: 10 } });
        const guest = await Guest.join(before.port, sat.info.id, sat.token);
        await guest.leave();
        if (game.toAct(guest.sight?.table).includes(1) === isBots) return sat;
      }
    };
    const [own, bots] = [await making(false), await making(true)];
    await before.close();

    const whole = await exported('before');
    const log: string[] = [];
    const asked: string[] = [];
    const payerOf = (person: string) => {
      asked.push(person);
      return person;
    };
    const shown = await serve(t, { ...from, isReadOnly: true, thinking: { payerOf }, log: { write: (line) => void log.push(line) } });
    const guest = await Guest.join(shown.port, own.info.id, own.token);
    assert.equal(guest.seat, 0);
    const { table, hand } = guest.sight ?? {};
    const [move] = game.moves({ seat: 0, table, hand });
    const said = { v: VERSION, kind: 'move', table: own.info.id, ply: guest.ply, move: game.writeMove(move) };
    assert.deepEqual(await guest.refusedFor(said), READ_ONLY);
    await guest.join(bots.info.id);
    const cookie = { cookie: `royaumes=${own.token}` };
    const made = await ask(shown.port, 'POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'open'], name: 'Bo' }, cookie);
    assert.deepEqual([made.status, made.json], [503, { no: READ_ONLY }]);
    const me = await ask(shown.port, 'GET', '/api/me', undefined, cookie);
    assert.deepEqual([me.status, (me.json as { name: string }).name], [200, 'Ann']);
    assert.equal((await ask(shown.port, 'GET', '/ready')).status, 200);
    assert.equal(await exported('meanwhile'), whole);
    await guest.leave();
    await shown.close();
    assert.equal(await exported('after'), whole);
    assert.deepEqual(asked, [], 'no bot thinks');
    assert.deepEqual(
      log.filter((line) => /"level":[56]0/.test(line)),
      [],
    );

    await importStore(to, join(folder, 'meanwhile'));
    const after = await serve(t, { ...to, claim: 1 });
    const again = await Guest.join(after.port, own.info.id, own.token);
    again.move(said.move);
    await again.until(() => again.ply === 1);
    const spectator = await Guest.join(after.port, bots.info.id);
    await spectator.until(() => spectator.ply > 0);
    await Promise.all([again.leave(), spectator.leave()]);
  });
