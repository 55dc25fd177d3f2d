/**
 * `npm run faults -- [--nodes 3] [--tables 8] [--faults 20] [--seed N] [--out FOLDER]`: kills and restarts servers under load, and judges
 * what everyone was told by what was stored. `--check FOLDER` judges again what was written down.
 */

import { parseArgs } from 'node:util';
import { startPostgres } from '#tools/postgres';
import { check } from './check.ts';
import { trouble } from './faults.ts';
import { type Evidence, readEvidence, writeEvidence } from './history.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    faults: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    out: { type: 'string', default: 'faults/histories' },
    check: { type: 'string' },
  },
});

async function run(): Promise<Evidence> {
  const [nodes = 3, tables = 8, faults = 20, seed = 0] = [values.nodes, values.tables, values.faults, values.seed].map(Number);
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
  const database = process.env.DATABASE_URL ?? postgres?.url ?? '';
  console.log(`seed ${seed}`);
  try {
    const evidence = await trouble({ database, nodes, tables, faults, seed, say: (line) => console.log(line) });
    writeEvidence(values.out, evidence);
    console.log(`what happened is in ${values.out}`);
    return evidence;
  } finally {
    await postgres?.stop();
  }
}

const evidence = values.check === undefined ? await run() : readEvidence(values.check);
const found = check(evidence);
const entries = evidence.tables.reduce((sum, { plies }) => sum + plies.length, 0);
for (const finding of found) console.log(`found: ${finding}`);
console.log(`${evidence.tables.length} games, ${entries} entries, ${evidence.histories.length} histories: ${found.length} findings`);
process.exit(found.length > 0 ? 1 : 0);
