/** A thread that writes: a commit waits for the disk, and here nobody waits with it. It knows no tables, only statements. */

import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../keep/connect.ts';
import type { Files } from '../keep/files.ts';
import { Keeper } from '../keep/keeper.ts';
import type { Value } from './database.ts';

/** A disk that is slow on purpose: each commit waits for as long as the first cell holds 1, and at most so many milliseconds. */
export interface Gate {
  /** The second one counts the commits that came. */
  readonly cells: Int32Array;
  readonly most: number;
}

export interface WritingOptions {
  readonly files: Files;
  /** The file may not grow beyond so many pages of 4 KiB. */
  readonly mostPages?: number | undefined;
  readonly gate?: Gate | undefined;
  /** Whatever would change something fails. */
  readonly isReadOnly?: boolean | undefined;
}

/** One statement for many rows, and what follows. */
export interface Steps {
  readonly text: string;
  /** The values of all rows, one row after the other, each of so many. */
  readonly values: readonly Value[];
  readonly width: number;
  readonly after: readonly (readonly [text: string, ...values: Value[]])[];
}

/** What is not within a transaction is one by itself. */
export type Asked =
  | { readonly kind: 'all' | 'get' | 'run'; readonly text: string; readonly values: readonly Value[] }
  | { readonly kind: 'steps'; readonly steps: Steps }
  | { readonly kind: 'begin' | 'commit' | 'roll back' | 'close' };

export type Answer = { readonly kind: 'done'; readonly value: unknown } | { readonly kind: 'failed'; readonly error: Error };

const HELD = 1;

const { files, mostPages, gate, isReadOnly } = workerData as WritingOptions;
const db = connect(files.store);
if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
if (isReadOnly) db.exec('PRAGMA query_only = ON');
const keeper = new Keeper(files);
const prepared = new Map<string, StatementSync>();
const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

function prepare(text: string): StatementSync {
  let statement = prepared.get(text);
  if (!statement) {
    statement = db.prepare(text);
    prepared.set(text, statement);
  }
  return statement;
}

function commit(): void {
  if (gate) {
    Atomics.add(gate.cells, 1, 1);
    Atomics.wait(gate.cells, 0, HELD, gate.most);
  }
  end.run();
  keeper.note();
}

function rollBack(): void {
  if (db.isTransaction) db.exec('ROLLBACK');
}

function whole<T>(work: () => T): T {
  if (db.isTransaction) return work();
  begin.run();
  try {
    const value = work();
    commit();
    return value;
  } catch (error) {
    rollBack();
    throw error;
  }
}

function take({ text, values, width, after }: Steps): void {
  const statement = prepare(text);
  for (let at = 0; at < values.length; at += width) statement.run(...values.slice(at, at + width));
  for (const [then, ...given] of after) prepare(then).run(...given);
}

function answerTo(asked: Asked): unknown {
  switch (asked.kind) {
    case 'all':
      return whole(() => prepare(asked.text).all(...asked.values));
    case 'get':
      return whole(() => prepare(asked.text).get(...asked.values));
    case 'run':
      return whole(() => prepare(asked.text).run(...asked.values).changes);
    case 'steps':
      return whole(() => take(asked.steps));
    case 'begin':
      return void begin.run();
    case 'commit':
      return commit();
    case 'roll back':
      return rollBack();
    case 'close':
      db.close();
      return undefined;
    default:
      return asked satisfies never;
  }
}

function answer(asked: Asked): Answer {
  try {
    return { kind: 'done', value: answerTo(asked) };
  } catch (error) {
    return { kind: 'failed', error: error as Error };
  }
}

parentPort?.on('message', async (asked: Asked) => {
  if (asked.kind === 'close') await keeper.stop();
  parentPort?.postMessage(answer(asked));
});
