/**
 * `npm run faults`: all that can go wrong with servers under load, in every way in which they are run, and what everyone was told is judged
 * by what was stored. `-- [--store postgres|sqlite] [--nodes 3] [--tables 8] [--faults 20] [--kinds kill,stop]` does one thing alone,
 * `--twice 10000` too: it gives so many moves to two servers at once. `--seed N`, `--out FOLDER`; `--check FOLDER` judges again what was
 * written down.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Postgres, startPostgres } from '#tools/postgres';
import { check } from './check.ts';
import type { Place } from './cluster.ts';
import { trouble } from './faults.ts';
import { type Evidence, isEvidence, readEvidence, writeEvidence } from './history.ts';
import { isKind, kindsOf } from './kinds.ts';
import { giveTwice } from './twice.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    nodes: { type: 'string' },
    tables: { type: 'string', default: '8' },
    faults: { type: 'string' },
    kinds: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    out: { type: 'string', default: 'faults/histories' },
    twice: { type: 'string' },
    check: { type: 'string' },
  },
});

interface Part {
  readonly name: string;
  readonly store: string;
  readonly nodes: number;
  /** How often something goes wrong; or how many moves are given twice. */
  readonly faults?: number;
  readonly twice?: number;
}

/** Each kind of fault happens at least twice in each. */
const ALL: readonly Part[] = [
  { name: 'three servers', store: 'postgres', nodes: 3, faults: 39 },
  { name: 'one server', store: 'postgres', nodes: 1, faults: 26 },
  { name: 'one server with a folder', store: 'sqlite', nodes: 1, faults: 16 },
  { name: 'moves given to two servers', store: 'postgres', nodes: 2, twice: 1000 },
];

/** What is asked for, if not all of it. */
function asked(): readonly Part[] {
  const { store = 'postgres', nodes = '3', faults = '20', twice } = values;
  if ([values.store, values.nodes, values.faults, values.kinds, twice].every((value) => value === undefined)) return ALL;
  const count = store === 'sqlite' ? 1 : Number(nodes);
  return [{ name: '', store, nodes: count, ...(twice === undefined ? { faults: Number(faults) } : { twice: Number(twice) }) }];
}

const say = (line: string) => console.log(line);

/** On the PostgreSQL of DATABASE_URL, which is not ours to stop, or one of our own. */
async function run({ store, nodes, faults = 0, twice }: Part): Promise<Evidence> {
  const given = process.env.DATABASE_URL;
  const postgres: Postgres | undefined = store === 'sqlite' || given ? undefined : await startPostgres();
  const place: Place = store === 'sqlite' ? { kind: 'sqlite' } : { kind: 'postgres', url: given ?? postgres?.url ?? '' };
  const [tables, seed] = [Number(values.tables), Number(values.seed)];
  const kinds = values.kinds?.split(',').filter(isKind) ?? kindsOf(place.kind, postgres !== undefined);
  try {
    return twice === undefined
      ? await trouble({ place, postgres, nodes, tables, faults, kinds, seed, say })
      : await giveTwice({ place, tables, moves: twice, seed, say });
  } finally {
    await postgres?.stop();
  }
}

/** Tells how much is wrong. */
function judge(evidence: Evidence): number {
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
  return found.length;
}

let findings = 0;
if (values.check !== undefined) {
  const within = readdirSync(values.check).map((name) => join(values.check ?? '', name));
  for (const folder of [values.check, ...within].filter(isEvidence)) findings += judge(readEvidence(folder));
} else {
  say(`seed ${values.seed}`);
  for (const part of asked()) {
    if (part.name) say(`\n${part.name}`);
    const evidence = await run(part);
    const folder = join(values.out, part.name.replaceAll(' ', '-'));
    writeEvidence(folder, evidence);
    say(`what happened is in ${folder}`);
    findings += judge(evidence);
  }
}
process.exit(findings > 0 ? 1 : 0);
