/** Stores that servers of rules version 1 left in the middle of a game: play goes on by that version. */

import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { FastChance, type GameRecord, Match, readSeed } from '#engine';
import { medina } from '#games/medina';
import { CULTURE, type PatchistoryEvent, patchistory } from '#games/patchistory';
import type { SeatTaken } from '#protocol';
import { ask, Guest, makeTable, newFolder, serve } from './tests/guest.ts';

/** Each made by the real server of the commit before version 2, played over its sockets, and packed with VACUUM. */
const LEFT = join(import.meta.dirname, 'fixtures');

interface Left {
  readonly id: string;
  readonly ply: number;
  readonly tokens: readonly string[];
}

interface LeftMedina extends Left {
  /** Whose turn it is, and a move that version 1 allows and version 2 refuses. */
  readonly seat: number;
  readonly refused: string;
}

/** Serves a store that was left, to the guests who sit at its table. */
async function serveLeft<Told extends Left>(t: TestContext, name: string) {
  const left: Told = JSON.parse(readFileSync(join(LEFT, name, 'table.json'), 'utf8'));
  const data = newFolder(t);
  cpSync(join(LEFT, name, 'royaumes.db'), join(data, 'royaumes.db'));
  const { port } = await serve(t, { data });
  const guests = await Promise.all(left.tokens.map((token) => Guest.join(port, left.id, token)));
  assert.deepEqual(
    guests.map((guest) => [guest.seat, guest.info?.rules, guest.ply]),
    guests.map((_, at) => [at, 1, left.ply]),
  );
  return { ...left, port, guests };
}

test('a table that began by version 1 of its rules goes on by it, and new ones take the newest', async (t) => {
  const { id, ply, seat, refused, tokens, port, guests } = await serveLeft<LeftMedina>(t, 'medina-rules-1');

  const mover = guests[seat]!;
  mover.move(refused);
  await mover.until(() => mover.ply === ply + 1);
  const chance = new FastChance(1);
  await Promise.all(guests.map((guest) => guest.playOn(medina, chance)));

  const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  const record = json as GameRecord;
  assert.equal(record.rules, 1);
  assert.deepEqual(record.plies[ply], [seat, refused]);
  const match = Match.fromRecord(medina, record);
  assert.ok(match instanceof Match && match.isOver);
  assert.equal(match.commit, record.commit);
  const later = Match.replay(medina, { ...record, rules: 2, seed: readSeed(record.seed)! });
  assert.deepEqual(later, { ply: ply + 1, refusal: { rule: 'M3.4' } });

  const made = await makeTable(port, { game: 'medina', options: { edition: 'first' }, seats: Array(3).fill('person'), name: 'Dan' });
  assert.equal(made.info.rules, 2);
  const rematch = await ask(port, 'POST', `/api/tables/${id}/rematch`, {}, { authorization: `Bearer ${tokens[0]}` });
  assert.equal((rematch.json as SeatTaken).info.rules, 2, 'a rematch is a new game');
});

test('a game that began by version 1 ends by what Homer brought then', async (t) => {
  const { id, port, guests } = await serveLeft(t, 'patchistory-rules-1');
  const chance = new FastChance(1);
  await Promise.all(guests.map((guest) => guest.playOn(patchistory, chance)));
  const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  const record = { ...(json as GameRecord), seed: readSeed((json as GameRecord).seed)! };
  assert.equal(record.rules, 1);

  /** What Homer brought at the first era's end, by each version. */
  const broughtBy = [1, 2].map((rules) => {
    const events: PatchistoryEvent[] = [];
    Match.replay(patchistory, { ...record, rules }, ({ told }) => events.push(...told.map(({ event }) => event as PatchistoryEvent)));
    return broughtIn(events);
  });
  assert.deepEqual([broughtIn(guests[0]?.plies.flatMap(({ events }) => events as PatchistoryEvent[]) ?? []), ...broughtBy], [8, 8, 4]);
});

function broughtIn(events: readonly PatchistoryEvent[]): number | undefined {
  for (const event of events) if (event.kind === 'effect' && event.effect === 'HOMER') return event.goods[CULTURE];
  return undefined;
}
