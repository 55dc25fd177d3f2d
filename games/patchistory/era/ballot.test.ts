import assert from 'node:assert/strict';
import { test } from 'node:test';
import { droppedOf, isTied, prizesOf, ranksOf } from './ballot.ts';

/** What each seat gets from a card with so many votes, where nothing else is voted on. */
const alone = (votes: number, values: readonly number[]) => prizesOf([votes], 0, ranksOf(values));

test('[P11.9] the rank counts all who have at least as much', () => {
  assert.deepEqual(ranksOf([5, 3, 3, 1]), [1, 3, 3, 4]);
  assert.deepEqual(ranksOf([2, 2, 2, 2]), [4, 4, 4, 4]);
  assert.deepEqual(ranksOf([0, 7]), [2, 1]);
});

test('[P11.9] who is tied is told from who is not', () => {
  const told = (values: readonly number[]) => values.map((_, seat) => isTied(ranksOf(values), seat));
  assert.deepEqual(told([1, 1, 0]), [true, true, false]);
  assert.deepEqual(told([3, 2, 1]), [false, false, false]);
});

test('[P11.12] [P11.13] vector 7: seven votes on a card are +7, +3, 0 and −3', () => {
  assert.deepEqual(alone(7, [9, 6, 4, 1]), [7, 3, 0, -3]);
});

test('[P11.12] three seats: the last one gets nothing and loses nothing', () => {
  assert.deepEqual(alone(7, [9, 6, 4]), [7, 3, 0]);
  assert.deepEqual(alone(7, [4, 4, 4]), [0, 0, 0]);
});

test('[P11.9] [P11.12] [P11.13] trap 23: four tied lose half; 5-5-1 brings 4, 4 and 0', () => {
  assert.deepEqual(alone(9, [3, 3, 3, 3]), [-4, -4, -4, -4]);
  assert.deepEqual(alone(9, [5, 5, 1]), [4, 4, 0]);
});

test('[P11.10] [P11.12] [P11.13] vector 6: 15, 10, 1 and 11 votes on military, food, culture and fallow', () => {
  const votes = [15, 10, 1, 11];
  assert.deepEqual(droppedOf(4, votes), [2]);
  // Napoleon, Elizabeth, Gandhi, Homer.
  assert.deepEqual(prizesOf(votes, 0, ranksOf([8, 6, 3, 2])), [15, 7, 0, -7]);
  assert.deepEqual(prizesOf(votes, 1, ranksOf([1, 4, 4, 6])), [-5, 0, 0, 10]);
  assert.deepEqual(prizesOf(votes, 3, ranksOf([2, 5, 2, 2])), [-5, 11, -5, -5]);
});

test('[P11.11] trap 23: a tie for the fewest votes, be it nothing, drops every card', () => {
  assert.deepEqual(droppedOf(4, [7, 3, 0, 0]), [0, 1, 2, 3]);
  assert.deepEqual(droppedOf(3, [0, 0, 0]), [0, 1, 2]);
  assert.deepEqual(droppedOf(3, [4, 4, 2]), [2], 'a tie for the most is none');
});

test('[P11.14] [P11.15] vector 11: two seats, totals 9 and 4 bring 9 and 2, totals 5 and 5 both 5', () => {
  assert.deepEqual(droppedOf(2, [9, 4]), []);
  assert.deepEqual(droppedOf(2, [0, 0]), []);
  assert.deepEqual(prizesOf([9, 4], 0, ranksOf([3, 1])), [9, 0]);
  assert.deepEqual(prizesOf([9, 4], 1, ranksOf([3, 6])), [0, 2]);
  assert.deepEqual(prizesOf([5, 5], 0, ranksOf([3, 1])), [5, 0]);
  assert.deepEqual(prizesOf([5, 5], 1, ranksOf([0, 1])), [0, 5]);
  assert.deepEqual(prizesOf([4, 5], 0, ranksOf([2, 1])), [2, 0]);
  assert.deepEqual(prizesOf([9, 4], 0, ranksOf([3, 3])), [0, 0], 'nobody is ahead');
});

test('[P11.13] nothing is lost on a card without votes', () => {
  for (const prize of alone(0, [1, 1, 1, 1])) assert.ok(Object.is(prize, 0));
});
