import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOf, newPlace } from '#server/tests/postgres';
import { startPostgres } from '#tools/postgres';
import { check } from './check.ts';
import { trouble } from './faults.ts';
import { readEvidence, writeEvidence } from './history.ts';
import type { Kind } from './kinds.ts';
import { giveTwice } from './twice.ts';

test('servers that are killed under load lose nothing, play nothing twice, and all who stay see the same', async (t) => {
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  const kinds: readonly Kind[] = ['kill', 'postgres killed', 'cut from store', 'half closed to clients'];
  const place = { kind: 'postgres', url: postgres.url } as const;
  const evidence = await trouble({ place, postgres, nodes: 2, tables: 2, faults: kinds.length, kinds, seed: 4, say: () => undefined });
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-histories-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeEvidence(folder, evidence);
  const again = readEvidence(folder);
  assert.ok(evidence.tables.length > 0 && evidence.histories.some(({ lines }) => lines.some(({ kind }) => kind === 'closed')));
  assert.deepEqual([check(evidence), check(again)], [[], []]);
});

test('with a folder, a server whose disk is full refuses what it cannot store, and goes on when there is room', async () => {
  const kinds: readonly Kind[] = ['disk full'];
  const place = { kind: 'sqlite' } as const;
  const evidence = await trouble({ place, nodes: 1, tables: 1, faults: kinds.length, kinds, seed: 4, say: () => undefined });
  assert.deepEqual(check(evidence), []);
  assert.match(evidence.faults.map(({ how }) => how).join(), /with [1-9]\d* refusals/);
});

test('a move that is given to two servers at once is played once', async () => {
  const place = { kind: 'postgres', url: await addressOf(newPlace()) } as const;
  const evidence = await giveTwice({ place, tables: 1, moves: 20, seed: 4, say: () => undefined });
  assert.deepEqual(check(evidence), []);
});
