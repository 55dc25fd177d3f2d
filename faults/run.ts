/**
 * `npm run faults -- [--store postgres|sqlite] [--nodes 3] [--tables 8] [--faults 20] [--kinds kill,stop] [--seed N] [--out FOLDER]`: lets
 * everything go wrong with servers under load that can, or what is named, and judges what everyone was told by what was stored.
 * `--twice 10000` gives so many moves to two servers at once instead. `--check FOLDER` judges again what was written down.
 */

import { parseArgs } from 'node:util';
import { type Postgres, startPostgres } from '#tools/postgres';
import { check } from './check.ts';
import type { Place } from './cluster.ts';
import { trouble } from './faults.ts';
import { type Evidence, readEvidence, writeEvidence } from './history.ts';
import { isKind, kindsOf } from './kinds.ts';
import { giveTwice } from './twice.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'postgres' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    faults: { type: 'string', default: '20' },
    kinds: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    out: { type: 'string', default: 'faults/histories' },
    twice: { type: 'string' },
    check: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);

/** On the PostgreSQL of DATABASE_URL, which is not ours to stop, or one of our own. */
async function run(): Promise<Evidence> {
  const isSqlite = values.store === 'sqlite';
  const given = process.env.DATABASE_URL;
  const postgres: Postgres | undefined = isSqlite || given ? undefined : await startPostgres();
  const place: Place = isSqlite ? { kind: 'sqlite' } : { kind: 'postgres', url: given ?? postgres?.url ?? '' };
  const [tables, faults, seed] = [values.tables, values.faults, values.seed].map(Number) as [number, number, number];
  const nodes = isSqlite ? 1 : Number(values.nodes);
  const kinds = values.kinds?.split(',').filter(isKind) ?? kindsOf(place.kind, postgres !== undefined);
  say(`seed ${seed}`);
  try {
    const evidence =
      values.twice === undefined
        ? await trouble({ place, postgres, nodes, tables, faults, kinds, seed, say })
        : await giveTwice({ place, tables, moves: Number(values.twice), seed, say });
    writeEvidence(values.out, evidence);
    say(`what happened is in ${values.out}`);
    return evidence;
  } finally {
    await postgres?.stop();
  }
}

const evidence = values.check === undefined ? await run() : readEvidence(values.check);
const found = check(evidence);
const { tables, histories, faults } = evidence;
const entries = tables.reduce((sum, { plies }) => sum + plies.length, 0);
const lines = histories.flatMap((history) => history.lines);
const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
for (const finding of found) say(`found: ${finding}`);
say(
  `${faults.length} faults; ${count('sent')} moves sent, ${count('refused')} refusals, ${count('closed')} broken connections, ${count('noticed')} notices`,
);
say(`${tables.length} games, ${entries} entries, ${histories.length} histories: ${found.length} findings`);
process.exit(found.length > 0 ? 1 : 0);
