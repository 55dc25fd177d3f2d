import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Outcome, quiet, type View, viewOf } from '#engine';
import { DECK, type Move, readCard, rules, type UgoState, ugo } from '#games/ugo';
import { type Bot, botOf } from './index.ts';
import { random } from './random.ts';
import { greedy } from './ugo.ts';

const card = (text: string) => readCard(text)!;
const cards = (text: string) => text.split(' ').filter(Boolean).map(card);
const chosen = (view: View, seed = 1) => rules.writeMove(greedy.choose(ugo, view, new FastChance(seed)) as Move);

/** Seat 1 of two is to answer: what seat 0 led, what seat 1 holds, its piles from the left and the farmers it has earned. */
function answering({ led, hand, piles = '', farmers = 0 }: { led: string; hand: string; piles?: string; farmers?: number }): UgoState {
  const state = rules.setup({ rounds: 1, pool: 'full' }, 2, new FastChance(1));
  const { table } = state;
  const held = cards(hand);
  table.leader = 0;
  table.turn = { kind: 'play', seat: 1 };
  table.trick = [card(led)];
  table.tricks = 10 - held.length;
  cards(piles).forEach((top, space) => {
    table.tops[5 + space] = top;
    table.lies[top] = 5 + space;
  });
  table.farmers[1] = farmers;
  table.pool -= farmers;
  state.hands[1] = held;
  const gone = new Set([...table.trick, ...held, ...cards(piles)]);
  state.box = DECK.filter((other) => !gone.has(other));
  state.hands[0] = state.box.splice(0, held.length - 1);
  return state;
}

test('greedy plays U GO! under its own name', async () => {
  assert.equal(await botOf('ugo', 'greedy')?.load(2), greedy);
  assert.equal(botOf('chess', 'greedy'), undefined);
});

/** How many of these games the first of two bots wins, a shared victory counting half. */
function wins(first: Bot, second: Bot, seeds: number): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const chance = new FastChance(seed);
    const state = rules.setup({ rounds: 1, pool: 'full' }, 2, chance);
    const bots = seed % 2 === 0 ? [first, second] : [second, first];
    for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
      rules.play(state, seat, bots[seat]?.choose(ugo, viewOf(state, seat), chance) as Move, chance, quiet);
    }
    const { winners } = rules.outcome(state.table) as Outcome;
    if (winners.includes(bots.indexOf(first))) won += 1 / winners.length;
  }
  return won;
}

test('hasty is stronger than random, and weaker than greedy', async () => {
  const hasty = (await botOf('ugo', 'hasty')?.load(2)) as Bot;
  assert.ok(wins(hasty, random, 200) > 120);
  assert.ok(wins(greedy, hasty, 200) > 120);
});

test('greedy never makes an illegal move, at any number of seats and with every option', () => {
  for (let seed = 0; seed < 60; seed++) {
    const seats = 2 + (seed % 3);
    const chance = new FastChance(seed);
    const state = rules.setup({ rounds: 2, pool: seats === 2 && seed % 2 === 0 ? 'twelve' : 'full' }, seats, chance);
    for (let ply = 0; ply < 200; ply++) {
      const seat = rules.toAct(state.table)[0];
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const before = JSON.stringify(view);
      const move = greedy.choose(ugo, view, chance) as Move;
      assert.equal(rules.refuse(view, move), undefined, `seed ${seed}: ${rules.writeMove(move)}`);
      assert.equal(JSON.stringify(view), before, 'a bot does not touch what it sees');
      rules.play(state, seat, move, chance, quiet);
    }
    assert.equal(rules.toAct(state.table).length, 0);
  }
});

test('greedy chooses alike in all states that give it the same view', () => {
  const chance = new FastChance(5);
  for (let seed = 0; seed < 20; seed++) {
    const state = rules.setup({ rounds: 1, pool: 'full' }, 4, chance);
    for (let ply = 0; ply < 50; ply++) {
      const seat = rules.toAct(state.table)[0];
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const other = viewOf(rules.imagine(clone(view), chance), seat);
      assert.equal(chosen(view, ply), chosen(other, ply));
      rules.play(state, seat, random.choose(ugo, view, chance) as Move, chance, quiet);
    }
  }
});

test('greedy does not win a trick that costs it twenty points', () => {
  // The grey card would open the fifth space, where four farmers are missing.
  const state = answering({ led: 'k3', hand: 'k8 k2', piles: 'r7 b7 g7 y7', farmers: 5 });
  assert.equal(chosen(viewOf(state, 1)), 'k2');
});

test('greedy takes a free 8', () => {
  const state = answering({ led: 'r7', hand: 'r8 r2', piles: 'r3' });
  assert.equal(chosen(viewOf(state, 1)), 'r8');
});

test('greedy lets go of a trick that would bury its 8', () => {
  const state = answering({ led: 'r3', hand: 'r4 r0', piles: 'r8 b5', farmers: 9 });
  assert.equal(chosen(viewOf(state, 1)), 'r0');
});

test('greedy loses with a 1 where that brings the farmer it needs', () => {
  const state = answering({ led: 'g8', hand: 'g1 g0', piles: 'r7 b7 y7', farmers: 1 });
  assert.equal(chosen(viewOf(state, 1)), 'g1');
});

test('greedy lays the highest card of a colour on top, and the best new pile where farmers are', () => {
  const state = answering({ led: 'b2', hand: 'r7', piles: 'g5', farmers: 0 });
  state.table.trick = cards('b2 r7');
  state.table.turn = { kind: 'lay', seat: 1 };
  assert.equal(chosen(viewOf(state, 1)), 'lay r7 b2');
  state.table.trick = cards('g3 g8');
  assert.equal(chosen(viewOf(state, 1)), 'lay g8');
});

for (const { seats, least } of [
  { seats: 2, least: 0.8 },
  { seats: 4, least: 0.6 },
]) {
  test(`greedy clearly beats ${seats - 1} random at ${seats} seats`, () => {
    let share = 0;
    const games = 60;
    for (let n = 0; n < games; n++) {
      const chance = new FastChance(n, seats);
      const state = rules.setup({ rounds: 4, pool: 'full' }, seats, chance);
      for (let ply = 0; ply < 200; ply++) {
        const seat = rules.toAct(state.table)[0];
        if (seat === undefined) break;
        const bot = seat === n % seats ? greedy : random;
        rules.play(state, seat, bot.choose(ugo, viewOf(state, seat), chance) as Move, chance, quiet);
      }
      const winners = rules.outcome(state.table)?.winners ?? [];
      if (winners.includes(n % seats)) share += 1 / winners.length;
    }
    assert.ok(share / games >= least, `${share} of ${games}`);
  });
}
