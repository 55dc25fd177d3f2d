/**
 * How near the worth of a turn at a glance comes to the exact one (bots/king-of-the-dice/seeming.ts), over rows at random:
 *
 *   npx node train/king-of-the-dice/glance.ts 1000
 *
 * For each power the mean square of the difference, in points, beside how much turns differ at all.
 */

import { FastChance } from '#engine';
import { ALL_CITIZENS, type Card, citizenOf, homeOf, PENALTIES, STACK } from '#games/king-of-the-dice';
import { seemingWorth } from '../../bots/king-of-the-dice/seeming.ts';
import { type Ends, turnWorth } from '../../bots/king-of-the-dice/turn.ts';
import { weightsFor } from '../../bots/king-of-the-dice/weights.ts';

const chance = new FastChance(3);
const ROLLS = 3;

/** What a citizen may bring somebody, in points. */
function worth(citizen: Card, slot: number): number {
  const { kind, points } = citizenOf(citizen);
  const location = homeOf(citizen) === slot ? chance.pick(STACK) : 0;
  if (kind === 'fairy') return chance.pick([1, 1, 3, 5]) + location;
  if (kind === 'dragon') return -points;
  return points + location + (kind === 'elf' ? weightsFor(2).elf : kind === 'apprentice' ? weightsFor(2).extra : 0);
}

const rows = Array.from({ length: Number(process.argv[2] ?? 1000) }, () => {
  const row = chance.shuffle(ALL_CITIZENS.slice()).slice(0, 5);
  const ends: Ends = { takes: row.map((citizen, slot) => ({ citizen, worth: worth(citizen, slot) })), stop: chance.pick(PENALTIES) };
  return { ends, exact: turnWorth(ends, ROLLS) };
});
const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
const middle = mean(rows.map(({ exact }) => exact));
console.log(
  `a turn is worth ${middle.toFixed(2)}, give or take the root of ${mean(rows.map(({ exact }) => (exact - middle) ** 2)).toFixed(3)}`,
);
for (const doubt of [1, 1.2, 1.4, 1.5, 1.55, 1.6, 1.7, 2]) {
  const error = mean(rows.map(({ ends, exact }) => (seemingWorth(ends, ROLLS, doubt) - exact) ** 2));
  console.log(`${doubt}: ${error.toFixed(3)}`);
}
