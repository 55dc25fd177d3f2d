/** The game told a second time, in the plainest way and sharing nothing with the rules: both must agree on every ply. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, Match, numberedSeed, type Options } from '#engine';
import { ugo } from './index.ts';
import type { UgoState } from './pieces.ts';
import { drawFarmers, drawKingdom } from './position.ts';

/** A kingdom: its piles from left to right, each a list of cards from the bottom to the top. */
type Kingdom = string[][];

const colour = (card: string) => card[0]!;
const value = (card: string) => Number(card[1]);

/** The farmers that the cards of a trick bring, in the order they are handed out. */
function farmersFor(trick: readonly string[], best: string): { card: string; n: number }[] {
  const at = trick.indexOf(best);
  const clockwise = [...trick.slice(at), ...trick.slice(0, at)];
  return clockwise.map((card) => {
    const same = colour(card) === colour(best);
    if (card === best) return { card, n: ({ 3: 2, 4: 2, 5: 2, 6: 1, 7: 1 } as Record<number, number>)[value(card)] ?? 0 };
    if (value(card) === 1) return { card, n: same ? 1 : 2 };
    return { card, n: value(card) === 2 && !same ? 1 : 0 };
  });
}

function best(trick: readonly string[]): string {
  const highest = trick.filter((card) => trick.every((other) => value(other) <= value(card)));
  return highest.find((card) => colour(card) === colour(trick[0]!)) ?? highest[0]!;
}

function points(kingdom: Kingdom, farmers: number): number {
  let sum = 0;
  let left = farmers + 2;
  for (const [space, needed] of [1, 1, 2, 3, 4].entries()) {
    const here = Math.min(left, needed);
    left -= here;
    const top = kingdom[space]?.at(-1);
    if (top !== undefined) sum += here === needed ? value(top) : -5 * (needed - here);
    else if (here === needed) sum += [0, 0, 1, 3, 5][space]!;
  }
  return sum;
}

/** Plays a random game on the match and on the plain telling side by side. */
function playBoth(match: Match, chance: FastChance): void {
  const { seats, options } = match;
  const state = () => match.state as UgoState;
  const totals: number[] = new Array(seats).fill(0);
  let dealer = state().table.dealer;
  for (let round = 0; round < Number(options.rounds); round++) {
    const kingdoms: Kingdom[] = Array.from({ length: seats }, () => []);
    const farmers: number[] = new Array(seats).fill(0);
    let pool = options.pool === 'twelve' ? 12 : 36;
    let leader = (dealer + 1) % seats;
    for (let n = 0; n < 10; n++) {
      const trick: string[] = [];
      const players: number[] = [];
      for (let place = 0; place < seats; place++) {
        const seat = (leader + place) % seats;
        assert.deepEqual(match.toAct(), [seat]);
        const card = chance.pick(match.legal(seat));
        match.submit(seat, card);
        trick.push(card);
        players.push(seat);
      }
      const top = best(trick);
      leader = players[trick.indexOf(top)]!;
      for (const { card, n } of farmersFor(trick, top)) {
        const seat = players[trick.indexOf(card)]!;
        const got = Math.min(n, pool, 9 - farmers[seat]!);
        farmers[seat]! += got;
        pool -= got;
      }
      const kingdom = kingdoms[leader]!;
      const fresh = [...new Set(trick.map(colour))].filter((one) => !kingdom.some((pile) => colour(pile[0]!) === one));
      const isOneWay = fresh.length < 2 && new Set(trick.map(colour)).size === trick.length;
      let tops = trick;
      if (!isOneWay) {
        const move = chance.pick(match.legal(leader));
        tops = move.split(' ').slice(1);
        assert.deepEqual(match.toAct(), [leader]);
        match.submit(leader, move);
      }
      for (const top of tops) {
        const cards = [...trick.filter((card) => colour(card) === colour(top) && card !== top), top];
        const pile = kingdom.find((pile) => colour(pile[0]!) === colour(top));
        if (pile) pile.push(...cards);
        else kingdom.push(cards);
      }
      if (n === 9) break;
      for (let seat = 0; seat < seats; seat++) {
        const drawn = kingdoms[seat]!.map((pile) => [...pile.slice(0, -1).sort(), pile.at(-1)].join(' ')).join(' | ');
        assert.equal(drawKingdom(state().table, seat), drawn);
        assert.equal(
          drawFarmers(state().table, seat)
            .split(' ')
            .reduce((sum, here) => sum + Number(here), 0),
          farmers[seat]! + 2,
        );
      }
    }
    for (let seat = 0; seat < seats; seat++) totals[seat]! += points(kingdoms[seat]!, farmers[seat]!);
    dealer = (dealer + 1) % seats;
  }
  const outcome = match.outcome();
  assert.ok(outcome);
  assert.deepEqual(outcome.scores, totals);
  const most = Math.max(...totals);
  assert.deepEqual(
    outcome.winners,
    totals.flatMap((total, seat) => (total === most ? [seat] : [])),
  );
}

const runs: readonly { seats: number; options: Options }[] = [
  { seats: 2, options: { rounds: 4, pool: 'full' } },
  { seats: 2, options: { rounds: 2, pool: 'twelve' } },
  { seats: 3, options: { rounds: 3, pool: 'full' } },
  { seats: 4, options: { rounds: 4, pool: 'full' } },
];

for (const [n, { seats, options }] of runs.entries()) {
  test(`[U2.5] [U3.4] [U4.5] [U5.1] [U6.2] a plain retelling agrees, ${seats} seats, ${JSON.stringify(options)}`, () => {
    for (let game = 0; game < 40; game++) playBoth(new Match(ugo, options, seats, numberedSeed(90 + n, game)), new FastChance(n, game));
  });
}
