/**
 * Fits what the judge of King of the Dice weighs at a glance (bots/king-of-the-dice/weights.ts), by games against itself:
 *
 *   npx node train/king-of-the-dice/fit.ts 3000 11 2
 *
 * plays 3000 games from seed 11 with the weights as they are, all of them with two seats (with three to five when left out), and prints those
 * that are least surprised by who won. A game takes about 40 ms, the fit half a minute.
 */

import { FastChance, quiet, viewOf } from '#engine';
import { kingOfTheDice, type Move, rules } from '#games/king-of-the-dice';
import { playerOf } from '../../bots/judge.ts';
import { chancesBy, type Outlook, outlookOf } from '../../bots/king-of-the-dice/chances.ts';
import { glancing } from '../../bots/king-of-the-dice/judge.ts';
import { type Weights, weightsFor } from '../../bots/king-of-the-dice/weights.ts';

interface Seen {
  readonly outlook: Outlook;
  /** Each seat's share of the victory. */
  readonly won: readonly number[];
}

const games = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 1);
const two = process.argv[4] === '2';
const weights = weightsFor(two ? 2 : 3);
const player = playerOf(glancing, { name: 'glancing', heat: 0.01, cap: 0.03 });

const seen: Seen[] = [];
for (let game = 0; game < games; game++) play(game);
console.log(`${games} games, ${seen.length} turns`);

const FITTED = ['turnNow', 'turnNext', 'turnLater', 'fairy', 'blur', 'blurDraw', 'blurOnes', 'blurTwos', 'blurPenalties'] as const;
console.log('before', loss(weights, seen).toFixed(5));
const fitted = descend({ ...weights });
console.log('after', loss(fitted, seen).toFixed(5));
console.log(fitted);

function play(game: number): void {
  const chance = new FastChance(seed, game);
  const seats = two ? 2 : 3 + (game % 3);
  const state = rules.setup({ penalties: game % 7 === 0 ? 'sorted' : 'shuffled', odds: 'shown' }, seats, chance);
  const outlooks: Outlook[] = [];
  for (;;) {
    const { turn } = state.table;
    if (turn.kind === 'over') break;
    if (turn.kind === 'roll') outlooks.push(outlookOf(state.table));
    const move = player.choose(kingOfTheDice, viewOf(state, turn.seat), chance) as Move;
    rules.play(state, turn.seat, move, chance, quiet);
  }
  const { winners } = rules.outcome(state.table) as { winners: readonly number[] };
  const won = state.table.piles.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  for (const outlook of outlooks) seen.push({ outlook, won });
}

/** How surprised the weights are by who wins. */
function loss(weights: Weights, sample: readonly Seen[]): number {
  let sum = 0;
  for (const { outlook, won } of sample) {
    const chances = chancesBy(outlook, weights);
    for (const [seat, share] of won.entries()) if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[seat]!));
  }
  return sum / sample.length;
}

/** Adam over small samples, with slopes by small steps. */
function descend(weights: { -readonly [key in keyof Weights]: number }): Weights {
  const chance = new FastChance(seed, 1_000_003);
  const drift = FITTED.map(() => 0);
  const square = FITTED.map(() => 0);
  const steps = 600;
  for (let step = 1; step <= steps; step++) {
    const sample = Array.from({ length: 4000 }, () => chance.pick(seen));
    const base = loss(weights, sample);
    const slopes = FITTED.map((key) => (loss({ ...weights, [key]: weights[key] + 1e-3 }, sample) - base) / 1e-3);
    for (const [n, key] of FITTED.entries()) {
      const slope = slopes[n]!;
      drift[n] = 0.9 * drift[n]! + 0.1 * slope;
      square[n] = 0.99 * square[n]! + 0.01 * slope * slope;
      const rate = 0.02 * (1 - step / (steps + 1));
      weights[key] -= (rate * (drift[n]! / (1 - 0.9 ** step))) / (Math.sqrt(square[n]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}
