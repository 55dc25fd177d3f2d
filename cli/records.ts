/** Records from a file or from standard input: one a line, or a single one over many lines. */

import { createReadStream } from 'node:fs';
import { type Game, type GameRecord, readRecord } from '#engine';
import { gameOf } from '#games';
import { BadInput } from './command.ts';

export interface Read {
  /** Where it stands, for messages. */
  readonly where: string;
  readonly game: Game;
  readonly record: GameRecord;
}

/** No record is longer, in characters. */
const LONGEST = 1 << 22;

export async function* readRecords(file: string): AsyncGenerator<Read> {
  const name = file === '-' ? 'standard input' : file;
  let found = 0;
  /** Where the record that is being read begins. */
  let from = 1;
  /** Lines that are not JSON by themselves: the whole may be one record. */
  let pending = '';
  for await (const { at, line } of linesOf(file, name)) {
    if (pending === '') {
      if (line.trim() === '') continue;
      from = at;
      const json = parse(line);
      if (json !== undefined) {
        found++;
        yield readOne(`${name} line ${at}`, json);
        continue;
      }
    }
    if (found > 0) throw new BadInput(`${name} line ${at}: not JSON`);
    pending += `${line}\n`;
    if (pending.length > LONGEST) throw new BadInput(`${name} line ${from}: not JSON, or too long for a game file`);
  }
  if (pending !== '') {
    const json = parse(pending);
    if (json === undefined) throw new BadInput(`${name} line ${from}: not JSON`);
    yield readOne(`${name} line ${from}`, json);
  } else if (found === 0) {
    throw new BadInput(`${name}: contains no game file`);
  }
}

async function* linesOf(file: string, name: string): AsyncGenerator<{ at: number; line: string }> {
  let at = 0;
  let rest = '';
  try {
    for await (const chunk of (file === '-' ? process.stdin : createReadStream(file)).setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() as string;
      for (const line of lines) yield { at: ++at, line };
      if (rest.length > LONGEST) throw new BadInput(`${name} line ${at + 1}: too long for a game file`);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new BadInput(`cannot read ${name}: ${code === 'ENOENT' ? 'there is no such file' : code}`);
  }
  yield { at: at + 1, line: rest };
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
    throw new BadInput(`${where}: the game file has no "seed" (it is published when the game is over), so it cannot be replayed`);
  }
  return { where, ...read };
}
