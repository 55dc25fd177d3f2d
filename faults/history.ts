/** What each client sent and was told, and what the store held in the end: kept in files, so that it can be judged again. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** It stayed until the game was over, and saw this last. */
  | { readonly kind: 'stayed'; readonly sight: Sight };

export interface History {
  readonly table: string;
  readonly seat: Seat;
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
}

export interface Evidence {
  readonly histories: readonly History[];
  readonly tables: readonly Held[];
}

const TABLES = 'tables.json';

export function writeEvidence(folder: string, { histories, tables }: Evidence): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, TABLES), JSON.stringify(tables));
  for (const history of histories) writeFileSync(join(folder, `${history.table}-${history.seat}.json`), JSON.stringify(history));
}

export function readEvidence(folder: string): Evidence {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== TABLES);
  return { histories: files.sort().map(read), tables: read(TABLES) };
}
