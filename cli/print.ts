import { once } from 'node:events';

/** Writes a line, and waits while the reader is behind. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

export function printJson(value: unknown): Promise<void> {
  return printLine(JSON.stringify(value));
}

/** Rows of cells, each column as wide as it must be. */
export async function printTable(rows: readonly (readonly string[])[]): Promise<void> {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) await printLine(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
