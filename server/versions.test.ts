/** A store that a server of rules version 1 left in the middle of a game of Medina: play goes on by that version. */

import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FastChance, type GameRecord, Match, readSeed } from '#engine';
import { medina } from '#games/medina';
import type { SeatTaken } from '#protocol';
import { ask, Guest, makeTable, newFolder, serve } from './tests/guest.ts';

/** Made by the real server of the commit before version 2, played over its sockets, and packed with VACUUM. */
const LEFT = join(import.meta.dirname, 'fixtures/medina-rules-1');

interface Left {
  readonly id: string;
  /** Whose turn it is, and a move that version 1 allows and version 2 refuses. */
  readonly seat: number;
  readonly refused: string;
  readonly tokens: readonly string[];
}

test('a table that began by version 1 of its rules goes on by it, and new ones take the newest', async (t) => {
  const { id, seat, refused, tokens }: Left = JSON.parse(readFileSync(join(LEFT, 'table.json'), 'utf8'));
  const data = newFolder(t);
  cpSync(join(LEFT, 'royaumes.db'), join(data, 'royaumes.db'));
  const { port } = await serve(t, { data });
  const guests = await Promise.all(tokens.map((token) => Guest.join(port, id, token)));
  assert.deepEqual(
    guests.map((guest) => [guest.seat, guest.info?.rules, guest.ply]),
    guests.map((_, at) => [at, 1, 129]),
  );

  const mover = guests[seat] as Guest;
  mover.move(refused);
  await mover.until(() => mover.ply === 130);
  const chance = new FastChance(1);
  await Promise.all(guests.map((guest) => guest.playOn(medina, chance)));

  const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  const record = json as GameRecord;
  assert.equal(record.rules, 1);
  assert.deepEqual(record.plies[129], [seat, refused]);
  const match = Match.fromRecord(medina, record);
  assert.ok(match instanceof Match && match.isOver);
  assert.equal(match.commit, record.commit);
  const later = Match.replay(medina, { ...record, rules: 2, seed: readSeed(record.seed) as Uint8Array });
  assert.deepEqual(later, { ply: 130, refusal: { rule: 'M3.4' } });

  const made = await makeTable(port, { game: 'medina', options: { edition: 'first' }, seats: Array(3).fill('person'), name: 'Dan' });
  assert.equal(made.info.rules, 2);
  const rematch = await ask(port, 'POST', `/api/tables/${id}/rematch`, {}, { authorization: `Bearer ${tokens[0]}` });
  assert.equal((rematch.json as SeatTaken).info.rules, 2, 'a rematch is a new game');
});
