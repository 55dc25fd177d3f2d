import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commitTo, type Forfeit, type GameRecord, Match, numberedSeed, undoFrom, writeSeed } from '#engine';
import { OWN_TEXT } from '#games/patchistory';
import { ugo } from '#games/ugo';
import { BIN, linesOf, newFolder, run } from './tests/shell.ts';

const simulated = (...args: string[]) => run(['simulate', 'ugo', ...args]);
const records = (out: string) => linesOf(out).map((line) => JSON.parse(line) as GameRecord);

/** A finished game of one round. */
const [finished] = records(simulated('--seats', '4', '--options', 'rounds=1', '--seed', '3').out) as [GameRecord];

/** The same, changed by hand. */
function broken(change: (record: { -readonly [key in keyof GameRecord]: GameRecord[key] }) => void): string {
  const copy = structuredClone(finished);
  change(copy);
  return JSON.stringify(copy);
}

const illegalAt17 = () =>
  broken((record) => {
    record.plies = record.plies.map((ply, i) => (i === 16 ? [ply[0], record.plies[0]?.[1] ?? ''] : ply));
  });

test('simulate prints one record per line, each a whole game that replays', () => {
  const { code, out, err } = simulated('--seats', '3', '--options', 'rounds=2', '--games', '5', '--seed', '7', '--bots', 'random,greedy');
  assert.equal(code, 0);
  assert.equal(err, '');
  const all = records(out);
  assert.equal(all.length, 5);
  for (const [n, record] of all.entries()) {
    assert.equal(record.seed, writeSeed(numberedSeed(7, n)));
    assert.equal(record.commit, commitTo(numberedSeed(7, n)));
    assert.deepEqual(record.options, { rounds: 2, pool: 'full' });
    const match = Match.fromRecord(ugo, record);
    assert.ok(match instanceof Match && match.isOver);
  }
});

test('a game in which everyone agreed to go back replays and is verified', (t) => {
  const match = new Match(ugo, { rounds: 1, pool: 'full' }, 3, numberedSeed(4, 4));
  const playOn = (until: number) => {
    while (!match.isOver && match.ply < until) {
      const [seat] = match.toAct() as [number];
      match.submit(seat, match.legal(seat)[0]!);
    }
  };
  playOn(7);
  match.submit(2, undoFrom(4), { agreed: true });
  playOn(Number.POSITIVE_INFINITY);
  const file = join(newFolder(t), 'back.json');
  writeFileSync(file, JSON.stringify(match.record()));
  assert.equal(run(['verify', file]).code, 0);
  const { code, out } = run(['replay', file]);
  assert.equal(code, 0);
  const back = linesOf(out).map((line) => JSON.parse(line))[8];
  assert.deepEqual(back, { ply: 8, seat: 2, move: 'undo 4', events: [{ kind: 'undo', seat: 2, from: 4 }] });
});

test('a game that ended because somebody ran out of time or resigned is verified as far as it went', (t) => {
  const match = new Match(ugo, { rounds: 1, pool: 'full' }, 3, numberedSeed(4, 5));
  while (match.ply < 7) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  const late = match.toAct()[0]!;
  const written = (forfeit: Forfeit | undefined, more: object = {}) => {
    const file = join(newFolder(t), 'late.json');
    writeFileSync(file, JSON.stringify({ ...match.record(), seed: match.seed, forfeit, ...more }));
    return file;
  };
  const verified = (forfeit: Forfeit | undefined) => run(['verify', written(forfeit)]);
  assert.equal(verified({ seat: late, why: 'time' }).code, 0);
  const other = (late + 1) % 3;
  assert.match(verified({ seat: other, why: 'time' }).out, /cannot have run out of time/);
  assert.equal(verified({ seat: other, why: 'resigned' }).code, 0);
  assert.match(verified(undefined).out, /ply 8 is missing/);
  assert.notEqual(verified({ seat: 9, why: 'time' }).code, 0);
  // Before everybody had moved, it was called off.
  const forfeit = { seat: match.record().plies[1]?.[0] ?? -1, why: 'resigned' } as const;
  const early = written(forfeit, { plies: match.record().plies.slice(0, 1), calledOff: true });
  assert.equal(run(['verify', early]).code, 0);
  assert.deepEqual(JSON.parse(linesOf(run(['replay', early]).out).at(-1) as string), {
    outcome: null,
    toAct: [],
    forfeit,
    calledOff: true,
  });
  assert.notEqual(run(['verify', written(forfeit, { calledOff: true })]).code, 0);
});

test('a game to which people’s devices added numbers is verified with them, and replayed', (t) => {
  const [mine, other] = [numberedSeed(4, 6), numberedSeed(4, 7)];
  const numbers = [
    { seat: 0, seal: commitTo(mine), number: writeSeed(mine) },
    { seat: 2, seal: commitTo(other) },
  ];
  const match = new Match(ugo, { rounds: 1, pool: 'full' }, 3, numberedSeed(4, 5), { numbers });
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  const file = join(newFolder(t), 'numbers.json');
  const told = (command: string, record: object) => {
    writeFileSync(file, JSON.stringify(record));
    return run([command, file]);
  };
  const record = match.record();
  assert.deepEqual([told('verify', record).code, told('replay', record).code], [0, 0]);
  const forged = { ...record, numbers: [{ ...numbers[0], number: writeSeed(other) }, numbers[1]] };
  assert.match(told('verify', forged).out, /ply 0: the random number of seat 0 does not match its seal/);
  assert.equal(told('verify', { ...record, numbers: [{ ...numbers[1], seat: 2 }] }).code, 1, 'left out afterwards');
});

test('simulate gives the same games for the same seed, and others for another', () => {
  const games = (seed: string) => simulated('--games', '3', '--seed', seed, '--bots', 'greedy').out;
  assert.equal(games('1'), games('1'));
  assert.notEqual(games('1'), games('2'));
});

test('simulate stops in peace when its reader has seen enough', async () => {
  const child = spawn(process.execPath, [BIN, 'simulate', 'ugo', '--games', '1000000'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  assert.equal(err, '');
});

test('replay tells the set-up, every ply and the outcome', (t) => {
  const file = join(newFolder(t), 'game.json');
  const { out } = simulated('--options', 'rounds=1');
  writeFileSync(file, out);
  const [record] = records(out);
  const { code, out: replayed } = run(['replay', file]);
  assert.equal(code, 0);
  const lines = linesOf(replayed).map((line) => JSON.parse(line));
  assert.deepEqual(lines[0], { ply: 0 });
  assert.deepEqual(
    lines.slice(1, -1).map(({ seat, move }) => [seat, move]),
    record?.plies,
  );
  assert.deepEqual(
    lines.slice(1, -1).map(({ ply }) => ply),
    record?.plies.map((_, i) => i + 1),
  );
  assert.equal(lines[1].events[0].kind, 'played');
  const { outcome } = lines.at(-1);
  assert.equal(outcome.ending, 'rounds');
  assert.deepEqual(outcome.breakdown[0].points, outcome.scores);
});

test('replay shows whole states when asked, from standard input, and record after record', () => {
  const { out } = simulated('--options', 'rounds=1', '--games', '2');
  const { code, out: replayed } = run(['replay', '-', '--states'], { input: out });
  assert.equal(code, 0);
  const lines = linesOf(replayed).map((line) => JSON.parse(line));
  assert.equal(lines.filter(({ ply }) => ply === 0).length, 2);
  assert.equal(lines.filter(({ outcome }) => outcome).length, 2);
  assert.equal(lines[0].state.hands[0].length, 10);
  assert.equal(lines[1].state.table.trick.length, 1);
});

test('replay reads a record that is spread over many lines, and one that stops before the end', () => {
  const unfinished = broken((record) => {
    record.plies = record.plies.slice(0, 5);
  });
  const { code, out } = run(['replay', '-'], { input: JSON.stringify(JSON.parse(unfinished), undefined, 2) });
  assert.equal(code, 0);
  const lines = linesOf(out).map((line) => JSON.parse(line));
  assert.equal(lines.length, 7);
  assert.equal(lines[6].outcome, null);
  assert.equal(lines[6].toAct.length, 1);
});

test('verify holds what simulate prints', () => {
  const { out } = simulated('--seats', '4', '--games', '20', '--bots', 'greedy,random');
  const { code, out: verdict, err } = run(['verify', '-'], { input: out });
  assert.equal(code, 0);
  assert.equal(err, '');
  assert.match(verdict, /^20 game files verified: seal, seed, shuffles and all \d+ plies\n$/);
});

for (const { what, record, says } of [
  { what: 'an illegal ply', record: illegalAt17, says: /line 1: ply 17 is illegal: seat \d, "[rbgyk]\d", rule U2\.\d/ },
  {
    what: 'a branch',
    record: () =>
      broken((record) => {
        record.branches = [{ at: 12, seed: 'ab'.repeat(32) }];
      }),
    says: /ply 13: from here on the game was continued from another one, and nobody sealed its randomness/,
  },
  {
    what: 'a branch that has not come to its end',
    record: () =>
      broken((record) => {
        record.branches = [{ at: 12, seed: 'ab'.repeat(32) }];
        record.plies = record.plies.slice(0, 14);
      }),
    says: /ply 15 is missing/,
  },
  {
    what: 'a move nobody can read',
    record: () =>
      broken((record) => {
        record.plies = [[record.plies[0]?.[0] ?? 0, 'castles']];
      }),
    says: /ply 1 is illegal: seat \d, "castles", rule E1 \(it cannot be parsed\)/,
  },
  {
    what: 'another seed',
    record: () =>
      broken((record) => {
        record.seed = '0'.repeat(64);
      }),
    says: /ply 0: the seed's seal is [0-9a-f]{64}, not [0-9a-f]{64}/,
  },
  {
    what: 'another seed with its own commit',
    record: () =>
      broken((record) => {
        record.seed = '0'.repeat(64);
        record.commit = commitTo(new Uint8Array(32));
      }),
    says: /ply \d+ is illegal: .*, rule U/,
  },
  {
    what: 'a ply too many',
    record: () =>
      broken((record) => {
        record.plies = [...record.plies, [0, 'r1']];
      }),
    says: /rule E2 \(the game is over\)/,
  },
  {
    what: 'plies cut off',
    record: () =>
      broken((record) => {
        record.plies = record.plies.slice(0, 30);
      }),
    says: /ply 31 is missing: the file shows its seed, but the game is not over/,
  },
]) {
  test(`verify finds ${what}`, () => {
    const { code, out, err } = run(['verify', '-'], { input: `${record()}\n` });
    assert.equal(code, 1);
    assert.equal(err, '');
    assert.equal(linesOf(out).length, 1);
    assert.match(out, says);
  });
}

test('verify names every record that is wrong', () => {
  const input = `${simulated().out}${illegalAt17()}\n${simulated('--seed', '9').out}`;
  const { code, out } = run(['verify', '-'], { input });
  assert.equal(code, 1);
  assert.equal(linesOf(out).length, 1);
  assert.match(out, /^standard input line 2: ply 17 /);
});

for (const { what, input, says } of [
  { what: 'broken JSON', input: () => '{"format":', says: /standard input line 1: not JSON/ },
  { what: 'broken JSON after a good record', input: () => `${simulated().out}{"format"\n`, says: /standard input line 2: not JSON/ },
  { what: 'nothing', input: () => '\n', says: /contains no game file/ },
  { what: 'no record', input: () => '[1]', says: /a game file must be a JSON object/ },
  { what: 'another format', input: () => '{"format":"pgn"}', says: /"format": "royaumes\/1" or "royaumes\/2", not "pgn"/ },
  { what: 'an unknown game', input: () => '{"format":"royaumes/1","game":"chess"}', says: /unknown game "chess"/ },
  {
    what: 'another rules version',
    input: () =>
      broken((record) => {
        record.rules = 99;
      }),
    says: /rules version 99 of ugo is unknown/,
  },
  {
    what: 'too many seats',
    input: () =>
      broken((record) => {
        record.seats = 7;
      }),
    says: /2 to 4 seats, not 7/,
  },
  {
    what: 'no seed',
    input: () =>
      broken((record) => {
        delete record.seed;
      }),
    says: /no "seed"/,
  },
  { what: 'an illegal ply 17', input: illegalAt17, says: /standard input line 1: ply 17 is illegal: .*, rule U2\.\d/ },
]) {
  test(`replay refuses ${what} in one clear line`, () => {
    const { code, out, err } = run(['replay', '-'], { input: input() });
    assert.equal(code, 2);
    assert.equal(linesOf(err).length, 1, err);
    assert.match(err, /^royaumes: standard input/);
    assert.match(err, says);
    assert.doesNotMatch(out, /"outcome":null/);
  });
}

test('what is too long for a record is told at once, on one line or on many', () => {
  const line = run(['verify', '-'], { input: 'a'.repeat(20_000_000) });
  assert.equal(line.code, 2);
  assert.match(line.err, /^royaumes: standard input line 1: too long for a game file\n$/);
  const lines = run(['verify', '-'], { input: `{"plies":[\n${'[0,"r1"],\n'.repeat(1_000_000)}` });
  assert.equal(lines.code, 2);
  assert.match(lines.err, /^royaumes: standard input line 1: not JSON, or too long for a game file\n$/);
});

test('an output that takes no more is told in one line', { skip: !existsSync('/dev/full') }, () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'simulate', 'ugo'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
  closeSync(full);
  assert.equal(status, 1);
  assert.equal(stderr, 'royaumes: cannot write to standard output: ENOSPC\n');
});

test('a text of the table’s own is read from a file, kept in the record, and replays', (t) => {
  const file = join(newFolder(t), 'tiles.txt');
  const data = OWN_TEXT.replace(/^E .*$/m, 'E : F3 P1 M2 / T1 R1 .');
  writeFileSync(file, data);
  const { code, out } = run(['simulate', 'patchistory', '--options', `capital=equality,data=@${file}`]);
  assert.equal(code, 0);
  assert.equal(records(out)[0]?.options.data, data);
  assert.equal(run(['verify', '-'], { input: out }).code, 0);
});
