import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOf, newPlace } from '#server/tests/postgres';
import { startPostgres } from '#tools/postgres';
import { check } from './check.ts';
import { trouble } from './faults.ts';
import { type Evidence, type History, type Line, readEvidence, writeEvidence } from './history.ts';
import type { Kind } from './kinds.ts';
import { giveTwice } from './twice.ts';

/** The first history with one of its lines changed, or left out. */
function spoilt({ histories: [first, ...others], ...rest }: Evidence, change: (lines: readonly Line[]) => readonly Line[]): Evidence {
  const { lines, ...history } = first as History;
  return { histories: [{ ...history, lines: change(lines) }, ...others], ...rest };
}

test('servers that are killed under load lose nothing, play nothing twice, and all who stay see the same; what is spoilt is found', async (t) => {
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

  const id = evidence.histories[0]?.table;
  const tables = (change: (plies: Evidence['tables'][number]['plies']) => Evidence['tables'][number]['plies']): Evidence => ({
    ...evidence,
    tables: evidence.tables.map((table) => (table.id === id ? { ...table, plies: change(table.plies) } : table)),
  });
  const told = (lines: readonly Line[], change: (line: Line & { kind: 'told' }) => Line) =>
    lines.map((line) => (line.kind === 'told' ? change(line) : line));
  const spoils: (readonly [Evidence, RegExp])[] = [
    [tables((plies) => plies.slice(0, -1)), /was told ply \d+, which is lost/],
    [tables((plies) => plies.toSpliced(3, 0, plies[2] ?? [0, ''])), /is refused by rule|played twice/],
    [spoilt(evidence, (lines) => lines.filter(({ kind }) => kind !== 'sent')), /was never sent/],
    [spoilt(evidence, (lines) => told(lines, (line) => ({ ...line, by: [] }))), /was never told ply 1/],
    [
      spoilt(evidence, (lines) => told(lines, ({ kind, since, by }) => ({ kind, since, by: by.map((seat) => seat + 1) }))),
      /and it was seat/,
    ],
    [
      spoilt(evidence, (lines) => lines.map((line) => (line.kind === 'stayed' ? { ...line, sight: { table: {} } } : line))),
      /saw something else/,
    ],
  ];
  const twice: Line = { kind: 'noticed', id: 'the same', at: Date.now() + 3_600_000 };
  const many = Array.from({ length: 100 }, (_, n): Line => ({ kind: 'noticed', id: String(n), at: 0 }));
  spoils.push(
    [spoilt(evidence, (lines) => lines.filter(({ kind }) => kind !== 'stayed')), /waited in vain/],
    [spoilt(evidence, (lines) => [...lines, twice, twice]), /was told twice/],
    [spoilt(evidence, (lines) => [...lines, ...many]), /was told \d+ different things/],
    [{ ...evidence, tables: evidence.tables.map(({ places: _, ...table }) => table) }, /has no result/],
    [{ ...evidence, tables: evidence.tables.map((table) => ({ ...table, places: [3, 3, 3] })) }, /another result/],
  );
  for (const [evil, finding] of spoils) assert.match(check(evil).join('\n'), finding);
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
