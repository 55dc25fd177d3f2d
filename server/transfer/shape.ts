/** All that a store holds, as tables and columns: the same on both engines. */

import { DatabaseSync } from 'node:sqlite';
import { STEPS } from '../schema.ts';

export interface Shape {
  readonly name: string;
  readonly columns: readonly string[];
  /** INTEGER, TEXT or BLOB, column by column. */
  readonly types: readonly string[];
  /** By which rows are in one order, wherever they are kept. */
  readonly order: string;
  /** The column that numbers its rows by itself. */
  readonly numbered?: string;
}

/** Each table stands after those that its rows name. */
export function shapes(): readonly Shape[] {
  const db = new DatabaseSync(':memory:');
  try {
    for (const step of STEPS) db.exec(step);
    // What is fresh is taken along as what it will be.
    const names = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'fresh' ORDER BY rowid`).all();
    const ordered: string[] = [];
    const place = (name: string) => {
      if (ordered.includes(name)) return;
      for (const { table } of db.prepare(`SELECT "table" FROM pragma_foreign_key_list(?)`).all(name)) place(table as string);
      ordered.push(name);
    };
    for (const { name } of names) place(name as string);
    return ordered.map((name) => shapeOf(db, name));
  } finally {
    db.close();
  }
}

function shapeOf(db: DatabaseSync, name: string): Shape {
  const columns = db.prepare('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid').all(name);
  const keys = columns.filter(({ pk }) => pk !== 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  const [key, ...others] = keys;
  return {
    name,
    columns: columns.map((column) => column.name as string),
    types: columns.map(({ type }) => type as string),
    order: (keys.length > 0 ? keys : columns).map((column) => column.name).join(', '),
    ...(key && key.type === 'INTEGER' && others.length === 0 ? { numbered: key.name as string } : {}),
  };
}
