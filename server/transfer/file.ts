/**
 * A whole store as lines of JSON: what it is, then of each table its name and columns and each row as an array, and at last how many
 * rows there were. Bytes are written as `{ "bytes": "00ff" }`.
 */

import { closeSync, createReadStream, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { sync } from '../keep/files.ts';
import { NEWEST } from '../schema.ts';
import type { Value } from '../sql/database.ts';
import { type Shape, shapes } from './shape.ts';

/** Rows that are in hand at a time. */
export const AT_ONCE = 1000;

/** A store at one moment. */
export interface Source {
  rows(shape: Shape): AsyncIterable<readonly (readonly Value[])[]>;
  close(): Promise<void>;
}

/** A store that is empty, and stays so unless all comes. */
export interface Target {
  isEmpty(shape: Shape): Promise<boolean>;
  add(shape: Shape, rows: readonly (readonly Value[])[]): Promise<void>;
  keep(): Promise<void>;
  /** Without `keep` before, nothing has happened. */
  close(): Promise<void>;
}

/** How many rows of each table there are. */
export type Counts = ReadonlyMap<string, number>;

/** The file has its name once it is whole, and is for its owner alone. */
export async function writeFile(source: Source, file: string): Promise<Counts> {
  const part = `${file}.part`;
  const open = openSync(part, 'wx', 0o600);
  const counts = new Map<string, number>();
  try {
    const write = (lines: readonly unknown[]) => writeSync(open, lines.map((line) => `${JSON.stringify(line, asJson)}\n`).join(''));
    write([{ royaumes: 'store', version: NEWEST }]);
    for (const shape of shapes()) {
      const { name, columns } = shape;
      write([{ table: name, columns }]);
      let count = 0;
      for await (const rows of source.rows(shape)) {
        write(rows);
        count += rows.length;
      }
      counts.set(name, count);
    }
    write([{ rows: [...counts.values()].reduce((sum, count) => sum + count, 0) }]);
    closeSync(open);
    sync(part);
    renameSync(part, file);
    sync(file);
    return counts;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Throws a sentence when the file is none of ours, of another version, or not whole. */
export async function readFile(file: string, target: Target): Promise<Counts> {
  const known = new Map(shapes().map((shape) => [shape.name, shape]));
  const counts = new Map<string, number>();
  let shape: Shape | undefined;
  let rows: Value[][] = [];
  let version: unknown;
  let isWhole = false;
  const flush = async () => {
    if (shape && rows.length > 0) {
      await target.add(shape, rows);
      counts.set(shape.name, (counts.get(shape.name) ?? 0) + rows.length);
    }
    rows = [];
  };
  for await (const text of linesOf(file)) {
    const line = parse(text);
    if (version === undefined) {
      version = (line as { royaumes?: unknown; version?: unknown } | undefined)?.version;
      if ((line as { royaumes?: unknown } | undefined)?.royaumes !== 'store') throw new Error(`${file} is not an export of a store`);
      if (version !== NEWEST) throw new Error(`${file} is of version ${version}; this server reads version ${NEWEST}`);
    } else if (Array.isArray(line)) {
      if (rows.push(line.map(asValue)) >= AT_ONCE) await flush();
    } else if (isHeading(line)) {
      await flush();
      shape = known.get(line.table);
      if (!shape || shape.columns.join() !== line.columns.join()) throw new Error(`${file} has a table ${line.table} with other columns`);
    } else {
      await flush();
      const count = [...counts.values()].reduce((sum, some) => sum + some, 0);
      isWhole = (line as { rows?: unknown } | undefined)?.rows === count;
    }
  }
  if (!isWhole) throw new Error(`${file} is incomplete`);
  return counts;
}

/** A line ends with \n and nothing else. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHeading(line: unknown): line is { table: string; columns: string[] } {
  return typeof line === 'object' && line !== null && 'table' in line;
}

function asJson(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value;
}

function asValue(value: Value | { readonly bytes: string }): Value {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return new Uint8Array(Buffer.from(value.bytes, 'hex'));
}
