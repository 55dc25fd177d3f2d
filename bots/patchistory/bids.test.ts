import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { type PatchistoryState, patchistory, rules } from '#games/patchistory';
import { hintFor } from '../hints/hint.ts';
import { greedy } from '../patchistory.ts';
import { bids } from './bids.ts';
import { insightFor } from './insight.ts';
import { knowledge } from './knowledge.ts';
import { levels } from './levels.ts';

/** Positions of games between two greedy players in which a seat bids. */
function* auctions(seed: number): Generator<{ state: PatchistoryState; seat: number }> {
  const options = readOptions(patchistory, 2, {}) as Options;
  const state = rules.setup(options, 2, new FastChance(seed));
  const chance = new FastChance(seed, 7);
  for (let [seat] = rules.toAct(state.table); seat !== undefined; [seat] = rules.toAct(state.table)) {
    if (state.table.turn.kind === 'secretBid') yield { state, seat };
    rules.play(state, seat, knowledge.policy(viewOf(state, seat), chance), chance, quiet);
  }
}

test('every bid is weighed, and how often to make it', () => {
  for (const { state, seat } of auctions(1)) {
    const view = viewOf(state, seat);
    const verdicts = bids({ worlds: 1, trust: 0.5 }).judge(patchistory, view, new FastChance(1));
    const texts = (moves: readonly unknown[]) => moves.map((move) => rules.writeMove(move as never)).sort();
    assert.deepEqual(texts(verdicts.map(({ move }) => move)), texts(rules.moves(view)));
    const all = verdicts.reduce((sum, { share }) => sum + (share ?? 0), 0);
    assert.ok(Math.abs(all - 1) < 1e-9, `${all}`);
  }
});

test('whoever is sure of the bid of the other stakes what is needed, or nothing', () => {
  const stakes = new Set<number>();
  for (const { state, seat } of auctions(2)) {
    const world = rules.imagine(viewOf(state, seat), new FastChance(1));
    knowledge.takeBack(world, seat);
    const usual = greedy.choose(patchistory, viewOf(world, 1 - seat), new FastChance(1)) as { tile: number; stake: number };
    const verdicts = bids({ worlds: 3, trust: 1 }).judge(patchistory, viewOf(state, seat), new FastChance(2));
    const best = verdicts.reduce((one, other) => (other.value > one.value ? other : one)).move as typeof usual;
    const needed = best.tile === usual.tile ? usual.stake + (seat === state.table.first ? 0 : 1) : 0;
    assert.ok(best.stake === 0 || best.stake === needed, `${JSON.stringify(best)} against ${JSON.stringify(usual)}`);
    stakes.add(best.stake);
  }
  assert.ok(stakes.size > 2, `${[...stakes]}`);
});

test('bids follow from what is seen: what the other has already chosen changes nothing', () => {
  let looked = 0;
  for (const { state, seat } of auctions(3)) {
    if (seat === 0) continue;
    const view = viewOf(state, seat);
    const decide = (from: PatchistoryState) =>
      bids({ worlds: 1, trust: 0.5 }).judge(patchistory, viewOf(from, seat), new FastChance(looked));
    const first = decide(state);
    for (let n = 0; n < 4; n++) assert.deepEqual(decide(rules.imagine(view, new FastChance(n))), first);
    looked++;
  }
  assert.ok(looked >= 10, `${looked}`);
});

test('the best level cannot be foreseen: the same auction, other bids', async () => {
  const judge = await levels.at(-1)!.judge(2);
  let mixed = 0;
  for (const { state, seat } of auctions(4)) {
    const verdicts = judge.judge(patchistory, viewOf(state, seat), new FastChance(5));
    mixed += Number(verdicts.filter(({ share }) => (share ?? 0) > 0.1).length > 1);
    if (mixed > 2) break;
  }
  assert.ok(mixed > 2, `${mixed}`);
});

test('a hint weighs bids as the best level does, in chances to win', () => {
  let asked = 0;
  for (const { state, seat } of auctions(5)) {
    const view = viewOf(state, seat);
    const inCulture = bids({ worlds: 3, trust: 0.5 }).judge(patchistory, view, new FastChance(asked));
    const inChances = insightFor().weigh(patchistory, view, new FastChance(asked));
    const ranked = (list: typeof inCulture) =>
      list.toSorted((one, other) => other.value - one.value).map(({ move, share }) => [move, share]);
    assert.deepEqual(ranked(inChances), ranked(inCulture));
    assert.ok(inChances.every(({ value, share }) => value >= 0 && value <= 1 && share !== undefined));
    asked++;
  }
  assert.ok(asked > 20, `${asked}`);
});

test('a hint names first, of bids that are as good, the one that should be made most often', () => {
  const [{ state, seat }] = auctions(6) as Iterable<{ state: PatchistoryState; seat: number }> as [
    { state: PatchistoryState; seat: number },
  ];
  const verdict = (stake: number, value: number, share: number) => ({ move: { kind: 'bid', tile: 0, stake }, value, error: 0.01, share });
  const look = [verdict(0, 0.3, 0), verdict(1, 0.52, 0.1), verdict(2, 0.51, 0.8), verdict(3, 0.4, 0.1)];
  const { moves } = hintFor(patchistory, insightFor(), viewOf(state, seat), [look]);
  assert.deepEqual(
    moves.map(({ text }) => text),
    ['bid 1 2', 'bid 1 1', 'bid 1 3', 'bid 1 0'],
  );
});
