import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { clone, FastChance, type Outcome, quiet, type Seat, viewOf } from '#engine';
import { type Move, rules, type UgoView, ugo } from '#games/ugo';
import type { Bot } from '../bot.ts';
import { type Judge, playerOf } from '../judge.ts';
import { random } from '../random.ts';
import { greedy } from '../ugo.ts';
import { loadJudge } from './index.ts';

const judges = new Map<number, Judge>();
before(async () => {
  for (const seats of [2, 3, 4]) judges.set(seats, await loadJudge(seats));
});
const judge = (view: UgoView) => judges.get(view.table.seats)!.judge(ugo, view, new FastChance(1));
const net = (seats: number): Bot => playerOf(judges.get(seats)!, { name: 'net', heat: 0, cap: 0 });

const OPTIONS = [1, 2, 3, 4].flatMap((rounds) => [2, 3, 4].map((seats) => ({ seats, rounds, pool: 'full' })));
for (const rounds of [1, 2, 3, 4]) OPTIONS.push({ seats: 2, rounds, pool: 'twelve' });

/** Plays a game, with whoever chooses told by `choose`. */
function playThrough({ seats, rounds, pool }: (typeof OPTIONS)[number], seed: number, choose: (view: UgoView) => Move): Outcome {
  const chance = new FastChance(seed, seats);
  const state = rules.setup({ rounds, pool }, seats, chance);
  for (let [seat] = rules.toAct(state.table); seat !== undefined; [seat] = rules.toAct(state.table)) {
    rules.play(state, seat, choose(viewOf(state, seat)), chance, quiet);
  }
  return rules.outcome(state.table) as Outcome;
}

test('whatever the net holds for good is legal, with all seats and options', () => {
  for (const options of OPTIONS) {
    const chance = new FastChance(1, 7);
    playThrough(options, 1, (view) => {
      const seen = JSON.stringify(view);
      const verdicts = judge(view);
      assert.equal(JSON.stringify(view), seen, 'a judge does not touch what it sees');
      assert.ok(verdicts.length > 0);
      for (const { move } of verdicts) assert.equal(rules.refuse(view, move as Move), undefined);
      const sum = verdicts.reduce((all, { value }) => all + Math.exp(value), 0);
      assert.ok(Math.abs(sum - 1) < 1e-5, `the chances of all moves are ${sum} together`);
      const names = verdicts.map(({ move }) => rules.writeMove(move as Move));
      assert.equal(new Set(names).size, names.length);
      if (view.table.turn.kind === 'play') assert.equal(names.length, rules.moves(view).length);
      return chance.pick(verdicts).move as Move;
    });
  }
});

test('the net judges alike in all states that give it the same view', () => {
  const chance = new FastChance(5);
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 4; seed++) {
      playThrough({ seats, rounds: 2, pool: 'full' }, seed, (view) => {
        const other = viewOf(rules.imagine(clone(view), chance), view.seat);
        assert.deepEqual(judge(view), judge(other));
        return random.choose(ugo, view, chance) as Move;
      });
    }
  }
});

/** The share of games that the net wins at one seat against greedy at the others. */
function share(options: (typeof OPTIONS)[number], games: number): number {
  const { seats } = options;
  let won = 0;
  for (let n = 0; n < games; n++) {
    const own: Seat = n % seats;
    const chance = new FastChance(n, 9);
    const { winners } = playThrough(options, Math.trunc(n / seats), (view) => {
      return (view.seat === own ? net(seats) : greedy).choose(ugo, view, chance) as Move;
    });
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won / games;
}

for (const { least, ...options } of [
  { seats: 2, rounds: 2, pool: 'full', least: 0.65 },
  { seats: 2, rounds: 2, pool: 'twelve', least: 0.6 },
  { seats: 3, rounds: 2, pool: 'full', least: 0.4 },
  { seats: 4, rounds: 2, pool: 'full', least: 0.4 },
]) {
  test(`the net beats greedy with ${options.seats} seats and ${options.pool === 'full' ? 'all' : 'twelve'} farmers`, () => {
    const won = share(options, 24);
    assert.ok(won >= least, `${won}`);
  });
}
