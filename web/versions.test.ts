/** Games that began by an older version of their rules, on this device and in a shared address. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { greedy } from '#bots/medina';
import { type GameRecord, readRecord } from '#engine';
import { medina } from '#games/medina';
import { type Sitter, type ToClient, VERSION } from '#protocol';
import { checkLuck } from './table/check.ts';
import { Host } from './table/connection/host.ts';
import { openPaper, readPaper, writePaper } from './table/connection/paper.ts';

/** A game by version 1; version 2 would refuse its ply 132. */
const { record }: { record: GameRecord & { seed: string } } = JSON.parse(
  readFileSync(new URL('../games/medina/replays/shared-victory.json', import.meta.url), 'utf8'),
);
const [seat, move] = record.plies[131] as [number, string];
const PERSON: Sitter = { kind: 'person', name: 'Ann' };
const BOT: Sitter = { kind: 'bot', bot: greedy.name };

/** What the page hears of the game when it is kept on this device up to ply 131, and the mover does the same as then. */
function playOn(rules: number): ToClient[] {
  const { game, options, seed } = record;
  const seats = Array.from({ length: record.seats }, (_, at) => (at === seat ? PERSON : BOT));
  const local = { id: 'x', game, rules, options, seats, seed, plies: record.plies.slice(0, 131), over: false, at: 0 };
  const said: ToClient[] = [];
  const host = new Host(
    medina,
    [greedy],
    local,
    1,
    (message) => said.push(message),
    () => undefined,
  );
  host.hear({ v: VERSION, kind: 'join', table: 'x', since: 0 });
  host.hear({ v: VERSION, kind: 'move', table: 'x', ply: 131, move });
  return said;
}

test('a game on this device goes on by the rules it began with', () => {
  const [welcome, ply] = playOn(1);
  assert.ok(welcome?.kind === 'welcome' && ply?.kind === 'ply');
  assert.equal(welcome.info.rules, 1);
  assert.deepEqual([welcome.plies.length, ply.ply], [131, 132]);
  const refused = playOn(2).find(({ kind }) => kind === 'refused');
  assert.ok(refused?.kind === 'refused' && refused.no.kind === 'rule' && refused.no.refusal.rule === 'M3.4');
});

test('a shared replay is told and checked by the rules it began with', async () => {
  const seats = Array.from({ length: record.seats }, () => BOT);
  const paper = (await readPaper(await writePaper({ record, seats }))) as { record: unknown };
  const read = readRecord(paper.record, () => medina);
  assert.ok(typeof read === 'object');
  const welcome = await new Promise<ToClient>((heard) => {
    const connection = openPaper(
      medina,
      { record: read.record, seats },
      { opened: () => undefined, heard, isWaiting: () => false, lost: () => undefined },
    );
    connection.send({ v: VERSION, kind: 'join', table: 'paper', since: 0 });
  });
  assert.ok(welcome.kind === 'welcome');
  assert.deepEqual([welcome.info.rules, welcome.plies.length], [1, record.plies.length]);
  assert.deepEqual(checkLuck(medina, read.record, record.commit), { kind: 'holds' });
});
