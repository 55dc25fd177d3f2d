/**
 * `npm run bench:yardstick -- [--edition second] [--seats 2] [--games 30] [--seed 1] [--wide 3] [--glance greedy]`: the best
 * level of Medina, alone against paranoid alpha-beta that looks five pieces ahead, judges what it sees there as `greedy` does, or as the `level`
 * itself, and is so wide that it takes no less time.
 */

import { parseArgs } from 'node:util';
import { type Bot, botOf } from '#bots';
import { type Options, readOptions } from '#engine';
import { medina } from '#games/medina';
import { fight, marginOf, mean, p95 } from '../cli/fight.ts';
import { alphaBeta, GLANCES } from './paranoid.ts';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'second' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    wide: { type: 'string', default: '3' },
    glance: { type: 'string', default: 'greedy' },
  },
});
const seats = Number(values.seats);
const options = readOptions(medina, seats, { edition: values.edition }) as Options;
const level = (await botOf('medina', 'level-5')?.load(seats)) as Bot;
const glance = GLANCES[values.glance];
if (!glance) throw new Error(`--glance is one of ${Object.keys(GLANCES).join(', ')}`);
const bots = [level, alphaBeta({ wide: Number(values.wide), glance })];
const { sets, turns, tallies } = fight({
  game: medina,
  options,
  seats,
  bots,
  alone: true,
  games: Number(values.games),
  seed: Number(values.seed),
});
console.log(`Medina, ${values.edition} edition, ${seats} seats: ${sets * turns} games, alpha-beta judges as ${values.glance}`);
for (const [at, { shares, leads, times }] of tallies.entries()) {
  const percent = (x: number) => (100 * x).toFixed(1);
  console.log(
    `  ${bots[at]?.name.padEnd(10)} wins ${percent(mean(shares))} ± ${percent(marginOf(shares, 1))} %, ahead by ${mean(leads).toFixed(1)} ± ${marginOf(leads, 1).toFixed(1)}, ` +
      `${mean(times).toFixed(0)} ms a piece, 95 % within ${p95(times).toFixed(0)} ms`,
  );
}
