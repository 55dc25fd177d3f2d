/** Records from a file or from standard input: one a line, or a single one over many lines. */

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Game, type Record, readRecord } from '#engine';
import { gameOf } from '#games';
import { BadInput } from './command.ts';

export interface Read {
  /** Where it stands, for messages. */
  readonly where: string;
  readonly game: Game;
  readonly record: Record;
}

export async function* readRecords(file: string): AsyncGenerator<Read> {
  const name = file === '-' ? 'standard input' : file;
  const lines = createInterface({ input: file === '-' ? process.stdin : createReadStream(file), crlfDelay: Infinity });
  let at = 0;
  let found = 0;
  /** The lines of a record that has not ended yet. */
  let pending = '';
  try {
    for await (const line of lines) {
      at++;
      if (line.trim() === '' && pending === '') continue;
      const json = parse(pending + line);
      if (json !== undefined) {
        found++;
        pending = '';
        yield readOne(`${name} line ${at}`, json);
      } else if (found > 0) {
        throw new BadInput(`${name} line ${at}: not JSON`);
      } else {
        pending += `${line}\n`;
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || error instanceof BadInput) throw error;
    throw new BadInput(`cannot read ${name}: ${code === 'ENOENT' ? 'there is no such file' : code}`);
  }
  if (pending !== '') throw new BadInput(`${name} line 1: not JSON`);
  if (found === 0) throw new BadInput(`${name}: there is no record in it`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readOne(where: string, json: unknown): Read {
  const read = readRecord(json, gameOf);
  if (typeof read === 'string') throw new BadInput(`${where}: ${read}`);
  if (read.record.seed === undefined) {
    throw new BadInput(`${where}: the record has no "seed" (it is shown when the game is over), so nobody can replay it`);
  }
  return { where, ...read };
}
