import { once } from 'node:events';

/** Writes a line, and waits while the reader is behind. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

export function printJson(value: unknown): Promise<void> {
  return printLine(JSON.stringify(value));
}
