/** What each client sent and was told, and what the store held in the end: kept in files, so that it can be judged again. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ply, Seat } from '#engine';
import type { Sight } from '#protocol';

export type Line =
  | { readonly kind: 'connected'; readonly port: number }
  | { readonly kind: 'closed'; readonly code: number }
  /** A move, chosen at the sight of entry `ply`; sent again until it is answered, it is one. */
  | { readonly kind: 'sent'; readonly ply: number; readonly move: string }
  /** Entries, and who made them: all after entry `since` in a welcome, or one. */
  | { readonly kind: 'told'; readonly since: number; readonly by: readonly Seat[] }
  | { readonly kind: 'refused'; readonly no: string }
  /** Somebody who does not look was told to; `id` is the same when the same is told again. */
  | { readonly kind: 'noticed'; readonly id: string; readonly at: number }
  /** Somebody who does not look was not told for long, and it was their turn, or the game was over. */
  | { readonly kind: 'uncalled'; readonly at: number }
  /** It stayed until the game was over, and saw this last. */
  | { readonly kind: 'stayed'; readonly sight: Sight };

export interface History {
  readonly table: string;
  readonly seat: Seat;
  /** Of several clients of one seat, which. */
  readonly client?: number;
  readonly lines: readonly Line[];
}

/** A table as the store held it in the end. */
export interface Held {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly seats: number;
  readonly plies: readonly Ply[];
  /** The place of each seat, as it was noted when the game was over. */
  readonly places?: readonly number[];
}

/** What went wrong, and from when to when. */
export interface Fault {
  readonly kind: string;
  readonly how: string;
  readonly from: number;
  readonly to: number;
}

export interface Evidence {
  readonly histories: readonly History[];
  readonly tables: readonly Held[];
  readonly faults: readonly Fault[];
}

const TABLES = 'tables.json';
const FAULTS = 'faults.json';

export function writeEvidence(folder: string, { histories, tables, faults }: Evidence): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, TABLES), JSON.stringify(tables));
  writeFileSync(join(folder, FAULTS), JSON.stringify(faults));
  for (const history of histories) {
    const { table, seat, client = 0 } = history;
    writeFileSync(join(folder, `${table}-${seat}-${client}.json`), JSON.stringify(history));
  }
}

export function isEvidence(folder: string): boolean {
  return existsSync(join(folder, TABLES));
}

export function readEvidence(folder: string): Evidence {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== TABLES && file !== FAULTS);
  return { histories: files.sort().map(read), tables: read(TABLES), faults: existsSync(join(folder, FAULTS)) ? read(FAULTS) : [] };
}
