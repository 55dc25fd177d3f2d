import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ugo } from '#games/ugo';
import { FastChance, Match, numberedSeed, readRecord, writeSeed } from './index.ts';

const OPTIONS = { rounds: 2 };
const seed = numberedSeed(7, 1);
const branch = (at: number, n: number) => ({ at, seed: writeSeed(numberedSeed(8, n)) });

function playOn(match: Match, luck = new FastChance(3)): Match {
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, luck.pick(match.legal(seat)));
  }
  return match;
}

const whole = playOn(new Match(ugo, OPTIONS, 2, seed)).record();

function branched(...branches: { at: number; seed: string }[]): Match {
  const { at } = branches.at(-1) as { at: number };
  const match = Match.replay(ugo, { rules: 1, options: OPTIONS, seats: 2, seed, plies: whole.plies.slice(0, at), branches });
  assert.ok(match instanceof Match);
  return match;
}

test('a branch has the past of its game and luck of its own', () => {
  const past: string[] = [];
  Match.fromRecord(ugo, whole, (_, { state }) => past.push(JSON.stringify(state)));
  const match = branched(branch(9, 1));
  assert.equal(JSON.stringify(match.state), past[8]);
  const same = playOn(branched(branch(9, 1)));
  assert.equal(JSON.stringify(playOn(match).state), JSON.stringify(same.state));
  // The second round is dealt anew, whoever plays what in the first.
  const deals = (from: Match) => {
    let hands = '';
    Match.fromRecord(ugo, from.record(), (_, { state }) => {
      if (!hands && (state.table as { round: number }).round === 1) hands = JSON.stringify(state.hands);
    });
    return hands;
  };
  const other = playOn(branched(branch(9, 2)));
  assert.deepEqual(other.plies.slice(0, 9), match.plies.slice(0, 9));
  assert.ok(deals(match) !== '' && deals(match) !== deals(other));
});

test('the record of a branch says so, survives being read, and leads to the same end; nothing is shown before it', () => {
  const match = branched(branch(4, 1), branch(9, 2));
  assert.equal(match.record().branches, undefined);
  const read = readRecord(JSON.parse(JSON.stringify(playOn(match).record())), () => ugo);
  assert.ok(typeof read === 'object');
  assert.deepEqual(read.record.branches, [branch(4, 1), branch(9, 2)]);
  const again = Match.fromRecord(ugo, read.record);
  assert.ok(again instanceof Match);
  assert.equal(JSON.stringify(again.state), JSON.stringify(match.state));
  assert.equal('branches' in whole, false);
});

test('branches that make no sense are refused', () => {
  for (const branches of [
    {},
    [],
    [null],
    [3],
    [{ at: 1 }],
    [{ ...branch(1, 1), seed: 'zz' }],
    [branch(-1, 1)],
    [branch(5, 1), branch(4, 2)],
  ]) {
    assert.match(String(readRecord({ ...whole, branches }, () => ugo)), /"branches" must be a list/);
  }
});
