/** The script of docs/FAIRNESS.md, in a process of its own, on game files that the real engine made. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  commitTo,
  type DeviceNumber,
  FastChance,
  type Forfeit,
  type GameRecord,
  isUndo,
  Match,
  numberedSeed,
  type Ply,
  undoFrom,
  writeSeed,
} from '#engine';
import { ugo } from '#games/ugo';
import { linesOf, newFolder } from './tests/shell.ts';

const seed = numberedSeed(10, 6);
const branch = (at: number, n: number) => ({ at, seed: writeSeed(numberedSeed(11, n)) });

function luck(t: TestContext, record: object): { code: number | null; lines: string[] } {
  const file = join(newFolder(t), 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['docs/luck.mjs', file], { encoding: 'utf8' });
  assert.equal(stderr, '');
  return { code: status, lines: linesOf(stdout) };
}

function holds(t: TestContext, record: object): string[] {
  const { code, lines } = luck(t, record);
  assert.equal(code, 0, lines.at(-1));
  assert.equal(lines.at(-1), 'verified: every shuffle was sealed');
  return lines.filter((line) => line.startsWith('round'));
}

function isBroken(t: TestContext, record: object, why: RegExp): void {
  const { code, lines } = luck(t, record);
  assert.equal(code, 1, lines.join('\n'));
  assert.match(lines.at(-1) as string, /^broken: /);
  assert.match(lines.at(-1) as string, why);
}

/** Plays at random until it is so far, or to the end; `undos` of ten moves that may be taken back are. */
function playOn(match: Match, { until = (_: Match): boolean => false, undos = 0, luckOf = 3 } = {}): Match {
  const chance = new FastChance(luckOf);
  while (!match.isOver && !until(match)) {
    const [seat] = match.toAct() as [number];
    const last = [0, 1, 2, 3].find((other) => match.canUndo(other));
    if (last !== undefined && chance.below(10) < undos) match.submit(last, 'undo');
    else match.submit(seat, chance.pick(match.legal(seat)));
  }
  return match;
}

const ply = (n: number) => (match: Match) => match.ply === n;

function newMatch(seats: number, rounds = 4, branches: GameRecord['branches'] = []): Match {
  return new Match(ugo, { rounds, pool: 'full' }, seats, seed, { branches });
}

/** A seat has run out of time or resigned here. */
function cut(match: Match, forfeit: Forfeit): GameRecord {
  return { ...match.record(), seed: match.seed, forfeit };
}

/** The entry that ends the first round, and deals the second. */
function endOfRound(seats: number, undos = 0): number {
  return playOn(newMatch(seats), { undos, until: ({ state }) => (state.table as { round: number }).round === 1 }).ply;
}

const undosIn = ({ plies }: GameRecord) => plies.filter(([, text]) => isUndo(text)).length;

for (const seats of [2, 3, 4]) {
  for (const rounds of [1, 2, 3, 4]) {
    test(`a game of ${seats} seats and ${rounds} rounds holds`, (t) => {
      const told = holds(t, playOn(newMatch(seats, rounds)).record());
      assert.equal(told.length, rounds);
      for (const line of told) assert.match(line, new RegExp(`: ${seats * 10} of ${seats * 10} cards played`));
    });
  }

  test(`a game of ${seats} seats with moves taken back, some in a row, holds`, (t) => {
    const record = playOn(newMatch(seats), { undos: 3 }).record();
    assert.ok(record.plies.some(([, text], i) => text === 'undo' && record.plies[i + 1]?.[1] === 'undo'));
    assert.equal(holds(t, record).length, 4);
  });
}

test('a game in which all agreed to go back holds, also across a deal, and then again', (t) => {
  const end = endOfRound(3);
  const match = playOn(newMatch(3), { until: ply(end + 7) });
  for (const from of [end - 4, 2]) {
    assert.ok('ply' in match.submit(1, undoFrom(from), { agreed: true }));
    playOn(match, { until: ply(match.ply + 50), undos: 2, luckOf: from });
  }
  const record = playOn(match).record();
  assert.ok(undosIn(record) > 2);
  assert.equal(holds(t, record).length, 4);
});

test('what was dealt with an entry that all took back is dealt anew', (t) => {
  const end = endOfRound(2);
  const match = playOn(newMatch(2), { until: ply(end) });
  const [, last] = match.plies[end - 1]!;
  const [seat] = match.plies[end - 1]!;
  assert.ok('ply' in match.submit(seat, undoFrom(end), { agreed: true }));
  assert.ok('ply' in match.submit(seat, last));
  const told = holds(t, playOn(match).record());
  assert.match(told[1]!, new RegExp(`^round 2, dealt with ply ${end + 2}:`));
});

test('a game that was played on from another holds, and says from where its luck was sealed by nobody', (t) => {
  const end = endOfRound(3, 3);
  for (const branches of [[branch(0, 1)], [branch(9, 1)], [branch(end, 1)], [branch(9, 1), branch(end + 3, 2)]]) {
    const match = newMatch(3, 4, branches);
    const record = playOn(match, { undos: 3 }).record();
    assert.ok(undosIn(record) > 0);
    const { code, lines } = luck(t, record);
    assert.equal(code, 0, lines.at(-1));
    assert.equal(lines.at(-1), `sealed up to ply ${branches[0]?.at}; after that, a seed that nobody sealed`);
    isBroken(t, { ...record, branches: undefined }, /does not hold/);
    isBroken(t, { ...record, branches: [branch(1, 3)] }, /does not hold/);
  }
});

test('a game that ended early holds: in the middle of a round, after a deal, before any move, and after going back', (t) => {
  const end = endOfRound(4);
  const resigned = { seat: 2, why: 'resigned' } as const;
  assert.match(holds(t, cut(playOn(newMatch(4), { until: ply(end + 9) }), resigned)).at(-1) as string, /^round 2, .*: \d of 40 cards/);
  assert.equal(holds(t, cut(playOn(newMatch(4), { until: ply(end) }), resigned)).length, 1);
  assert.match(holds(t, cut(newMatch(4), resigned)).at(-1) as string, /: 0 of 40 cards played/);
  const back = playOn(newMatch(4), { until: ply(end + 9) });
  assert.ok('ply' in back.submit(0, undoFrom(3), { agreed: true }));
  assert.match(holds(t, cut(back, resigned)).at(-1) as string, /^round 1, dealt with ply 0: 2 of 40 cards/);
});

test('another card is found, in whichever round, also in a move that was taken back', (t) => {
  const { plies, ...rest } = playOn(newMatch(2), { undos: 3 }).record();
  const cards = plies.flatMap(([, text], i) => (/^[rbgyk]\d$/.test(text) ? [i] : []));
  const undone = plies.findIndex(([, text], i) => cards.includes(i) && plies[i + 1]?.[1] === 'undo' && text !== 'undo');
  assert.ok(undone >= 0);
  for (const at of [cards[0], undone, cards[Math.floor(cards.length / 2)], cards.at(-1)] as number[]) {
    const [seat, card] = plies[at]!;
    // The seat plays the last card that the other did.
    const other = plies.findLast(([who, text]) => who !== seat && /^[rbgyk]\d$/.test(text) && text !== card) as Ply;
    const changed = plies.map((ply, i): Ply => (i === at ? [seat, other[1]] : ply));
    isBroken(t, { ...rest, plies: changed }, /ply \d+: seat \d plays [rbgyk]\d, which it does not hold/);
    isBroken(t, { ...rest, plies: plies.map((ply, i): Ply => (i === at ? [1 - seat, card] : ply)) }, /does not hold/);
  }
});

test('another seed, another seal, a lost or added entry, and an end before the end are found', (t) => {
  const record = playOn(newMatch(3), { undos: 3 }).record();
  const { plies } = record;
  const other = newMatch(3).commit.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
  isBroken(t, { ...record, commit: other }, /not the one that was sealed/);
  isBroken(t, { ...record, seed: writeSeed(numberedSeed(1, 1)) }, /not the one that was sealed/);
  const cheat = new Match(ugo, record.options, 3, numberedSeed(1, 1));
  isBroken(t, { ...record, seed: cheat.seed, commit: cheat.commit }, /ply \d+: seat \d plays/);
  // A move that was taken back and its undo are left out: every later deal would have had another number.
  const undo = plies.findIndex(([, text]) => text === 'undo');
  isBroken(t, { ...record, plies: plies.toSpliced(undo - 1, 2) }, /does not hold/);
  isBroken(t, { ...record, plies: plies.slice(0, -2) }, /before the end/);
  isBroken(t, { ...record, plies: plies.slice(0, 40) }, /before the end/);
  isBroken(t, { ...record, plies: [[0, undoFrom(3)], ...plies] }, /takes back what does not stand/);
});

test('the numbers of people’s devices are in it, or were not opened; another one is found', (t) => {
  const numbers = [0, 2, 3].map((seat): DeviceNumber => {
    const number = numberedSeed(12, seat);
    return { seat, seal: commitTo(number), ...(seat === 2 ? {} : { number: writeSeed(number) }) };
  });
  const record = playOn(new Match(ugo, { rounds: 2, pool: 'full' }, 4, seed, { numbers }), { undos: 2 }).record();
  assert.equal(holds(t, record).length, 2);
  assert.deepEqual(luck(t, record).lines.slice(1, 4), [
    'the number of seat 0 is in it, and the one that it sealed',
    'the number of seat 2 was not opened',
    'the number of seat 3 is in it, and the one that it sealed',
  ]);
  isBroken(t, { ...record, numbers: undefined }, /does not hold/);
  isBroken(t, { ...record, numbers: numbers.slice(1) }, /does not hold/);
  const other = numbers.map((one) => (one.seat === 3 ? { ...one, number: writeSeed(seed) } : one));
  isBroken(t, { ...record, numbers: other }, /number of seat 3 is not the one/);
});

test('what it cannot verify it does not call broken', (t) => {
  const running = luck(t, playOn(newMatch(2), { until: ply(9) }).record());
  assert.deepEqual(running, { code: 2, lines: ['cannot verify: there is no seed before the game is over'] });
  assert.equal(luck(t, { ...newMatch(2).record(), game: 'medina' }).code, 2);
});
