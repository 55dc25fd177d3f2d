import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOf, newPlace } from '#server/tests/postgres';
import { check } from './check.ts';
import { trouble } from './faults.ts';
import { type Evidence, type History, type Line, readEvidence, writeEvidence } from './history.ts';

/** The first history with one of its lines changed, or left out. */
function spoilt({ histories: [first, ...others], tables }: Evidence, change: (lines: readonly Line[]) => readonly Line[]): Evidence {
  const { lines, ...history } = first as History;
  return { histories: [{ ...history, lines: change(lines) }, ...others], tables };
}

test('servers that are killed under load lose nothing, play nothing twice, and all who stay see the same; what is spoilt is found', async (t) => {
  const database = await addressOf(newPlace());
  const evidence = await trouble({ database, nodes: 2, tables: 1, faults: 2, seed: 4, say: () => undefined });
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
  const spoils: readonly (readonly [Evidence, RegExp])[] = [
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
  for (const [evil, finding] of spoils) assert.match(check(evil).join('\n'), finding);
});
