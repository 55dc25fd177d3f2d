import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  commitTo,
  type DeviceNumber,
  defineGame,
  fitsSeal,
  Match,
  mixSeed,
  numberedSeed,
  readRecord,
  verifyRecord,
  writeSeed,
} from './index.ts';
import { lots } from './lots.example.ts';

const game = defineGame(lots);
const seed = numberedSeed(6, 0);
const opened = (seat: number, n = seat): DeviceNumber => {
  const number = numberedSeed(7, n);
  return { seat, seal: commitTo(number), number: writeSeed(number) };
};
const closed = (seat: number): DeviceNumber => ({ seat, seal: opened(seat).seal });
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function playOut(numbers?: readonly DeviceNumber[]): Match {
  const match = new Match(game, { high: true }, 3, seed, { numbers });
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  return match;
}

test('the seed of a game is the hash of the seed and a part of each seat, as it is written down', () => {
  const parts = [Buffer.from([1]), numberedSeed(7, 0), Buffer.alloc(33), Buffer.from([1]), numberedSeed(7, 2)];
  const written = createHash('sha256').update('royaumes/2 seed').update(seed);
  for (const part of parts) written.update(part);
  assert.equal(hex(mixSeed(seed, 3, [opened(0), closed(1), opened(2)])), written.digest('hex'));
});

test('every number, its seat and its absence make another seed', () => {
  const zero = writeSeed(new Uint8Array(32));
  const mixes = [
    [],
    [opened(0)],
    [opened(1, 0)],
    [opened(0), opened(1)],
    [opened(0, 1), opened(1, 0)],
    [{ ...opened(0), number: zero }],
    [opened(0), opened(1), opened(2)],
  ];
  const seeds = mixes.map((numbers) => hex(mixSeed(seed, 3, numbers)));
  assert.equal(new Set([hex(seed), ...seeds]).size, mixes.length + 1);
  assert.equal(hex(mixSeed(seed, 3, [closed(0)])), seeds[0], 'one that was not opened adds nothing');
});

test('a number fits its own seal alone', () => {
  const { seal, number = '' } = opened(0);
  assert.ok(fitsSeal(number, seal));
  assert.ok(!fitsSeal(opened(1).number ?? '', seal));
  for (const junk of ['', number.slice(2), number.toUpperCase(), `${number}00`]) assert.ok(!fitsSeal(junk, seal));
});

test('a record with numbers is of version 2, replays with them, and holds', () => {
  const match = playOut([opened(0), closed(1)]);
  const record = match.record();
  assert.equal(record.format, 'royaumes/2');
  assert.equal(record.commit, commitTo(seed), 'the seal is of the seed alone');
  assert.deepEqual(record.numbers, [opened(0), closed(1)]);
  assert.deepEqual(verifyRecord(game, record), { kind: 'holds' });
  const again = Match.fromRecord(game, record);
  assert.ok(again instanceof Match);
  assert.deepEqual(again.state, match.state);
  assert.deepEqual(
    readRecord(JSON.parse(JSON.stringify(record)), () => game),
    { game, record },
  );
  assert.notDeepEqual(new Match(game, { high: true }, 3, seed).state, Match.atSetup(game, match).state);
});

test('a record without numbers is of version 1, as ever', () => {
  const record = playOut().record();
  assert.deepEqual([record.format, record.numbers], ['royaumes/1', undefined]);
  assert.deepEqual(verifyRecord(game, record), { kind: 'holds' });
});

test('numbers are shown with the seed, and not before', () => {
  const record = new Match(game, { high: true }, 3, seed, { numbers: [opened(0)] }).record();
  assert.deepEqual([record.seed, record.numbers, record.format], [undefined, undefined, 'royaumes/1']);
});

test('a number that was changed, left out afterwards, or added is found', () => {
  const record = playOut([opened(0), closed(1)]).record();
  const told = (numbers: DeviceNumber[]) => verifyRecord(game, { ...record, numbers }).kind;
  assert.deepEqual(verifyRecord(game, { ...record, numbers: [{ ...opened(0), number: opened(1).number as string }, closed(1)] }), {
    kind: 'other number',
    seat: 0,
  });
  assert.equal(told([closed(0), closed(1)]), 'illegal', 'another deal');
  assert.equal(told([opened(0), opened(1)]), 'illegal');
  assert.equal(told([opened(0, 5), closed(1)]), 'illegal');
});

test('numbers that are none are refused when a record is read', () => {
  const record = playOut([opened(0), closed(1)]).record();
  const wrong = (numbers: unknown, more = {}) => readRecord({ ...record, numbers, ...more }, () => game);
  for (const numbers of [
    undefined,
    [],
    {},
    [null],
    [opened(1), opened(0)],
    [opened(0), opened(0)],
    [opened(3)],
    [{ ...opened(0), seat: '0' }],
    [{ ...opened(0), seal: 'x' }],
    [{ ...opened(0), number: 'x' }],
    [{ ...opened(0), number: null }],
  ])
    assert.match(wrong(numbers) as string, /^"numbers" must be a list/, JSON.stringify(numbers));
  assert.match(wrong(record.numbers, { format: 'royaumes/1' }) as string, /only in "royaumes\/2"/);
  assert.match(wrong(record.numbers, { seed: undefined }) as string, /only with the seed/);
  assert.match(wrong(record.numbers, { format: 'royaumes/3' }) as string, /"royaumes\/1" or "royaumes\/2"/);
});
