/** `npm run bench`, with `-- --json` for machines: what the engine and the server cost beside what is possible. */

import { parseArgs } from 'node:util';
import { measurePlayouts } from './playouts.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const count = (n: number) => Math.round(n).toLocaleString('en-GB');

const playouts = measurePlayouts({ rounds: 7, ms: 700 });
if (!values.json) {
  console.log('Random playouts of U GO!, 4 seats, 4 rounds, one core');
  console.log(`  engine  ${count(playouts.enginePerSecond)} games/s (${playouts.pliesPerGame} plies each)`);
  console.log(`  limit   ${count(playouts.limitPerSecond)} games/s`);
  console.log(`  ratio   ${playouts.ratio} (wanted: at least 0.333)`);
}
if (values.json) console.log(JSON.stringify({ node: process.version, playouts }));
