import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game, type View } from '#engine';
import { playerOf } from './judge.ts';

const judge = { judge: () => [0, 2, 3, -8].map((value, move) => ({ move, value, error: 0 })) };
const anywhere = [{} as Game, {} as View] as const;

function counts(heat: number, cap: number): number[] {
  const bot = playerOf(judge, { name: 'some', heat, cap });
  const chance = new FastChance(1, 2);
  const counted = [0, 0, 0, 0];
  for (let n = 0; n < 4000; n++) counted[bot.choose(...anywhere, chance) as number]!++;
  return counted;
}

test('the best level plays the best move, always', () => assert.deepEqual(counts(0, 0), [0, 0, 4000, 0]));

test('a weaker one plays better moves more often, and none that is much worse', () => {
  const [poor, good, best, blunder] = counts(2, 5) as [number, number, number, number];
  assert.equal(blunder, 0);
  assert.ok(best > good && good > poor && poor > 0, `${[poor, good, best]}`);
  assert.ok(Math.abs(good / best - Math.exp(-1 / 2)) < 0.1, `${good / best}`);
});
