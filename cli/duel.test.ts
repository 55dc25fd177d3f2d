import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

interface Row {
  bot: string;
  share: number;
  interval: [number, number];
  meanScore: number;
  msPerMove: number;
  lead: number;
  leadPerRound?: number;
  p95: number;
}

function duel(...args: string[]): { lines: string[]; result: { games: number; sets: number; seats: number; rows: Row[] } } {
  const { code, out, err } = run(['duel', 'ugo', ...args]);
  assert.equal(code, 0, err);
  assert.equal(err, '');
  const lines = linesOf(out);
  return { lines, result: JSON.parse(lines.at(-1) as string) };
}

test('a duel is played in both seat orders, and the shares add up', () => {
  const { lines, result } = duel('--bots', 'greedy,random', '--games', '61', '--options', 'rounds=1');
  assert.equal(result.sets, 31);
  assert.equal(result.games, 62);
  const [greedy, random] = result.rows as [Row, Row];
  assert.ok(Math.abs(greedy.share + random.share - 1) < 1e-3);
  assert.ok(greedy.share > random.share && greedy.meanScore > random.meanScore);
  for (const { share, interval, msPerMove } of result.rows) {
    assert.ok(interval[0] <= share && share <= interval[1] && interval[0] >= 0 && interval[1] <= 1);
    assert.ok(msPerMove > 0);
  }
  assert.match(lines[0]!, /62 games, 31 seeds in 2 seat orders/);
  assert.match(lines[2]!, /^ {2}greedy +\d+\.\d % /);
});

test('equal bots share alike whoever sits where: the luck of the seats is turned away', () => {
  const { result } = duel('--bots', 'random,random', '--games', '400', '--options', 'rounds=1');
  const [one] = result.rows as [Row];
  assert.ok(one.interval[0] <= 0.5 && 0.5 <= one.interval[1], JSON.stringify(one));
});

test('more seats are turned around the table', () => {
  const { result } = duel('--bots', 'greedy,random,random,random', '--seats', '4', '--games', '40', '--options', 'rounds=1');
  assert.equal(result.sets, 10);
  assert.equal(result.games, 40);
  assert.equal(result.rows.length, 4);
  const pair = duel('--bots', 'greedy,random', '--seats', '3', '--games', '6', '--options', 'rounds=1').result;
  assert.equal(pair.sets, 2);
  assert.equal(pair.seats, 3);
});

test('one against the rest sits at every seat in turn, and its lead is what the others lack', () => {
  const { result } = duel('--bots', 'greedy,random', '--alone', '--seats', '4', '--games', '8', '--options', 'rounds=2');
  assert.deepEqual([result.sets, result.games], [2, 8]);
  const [alone, rest] = result.rows as [Row, Row];
  assert.ok(Math.abs(alone.lead + rest.lead) < 0.02);
  assert.ok(Math.abs((alone.lead as number) / 2 - alone.leadPerRound!) < 0.02);
  assert.ok(Math.abs(alone.lead - (alone.meanScore - rest.meanScore)) < 0.02);
  assert.ok(alone.p95 >= alone.msPerMove / 2);
});

test('search of a size can be measured', () => {
  const { result } = duel('--bots', 'ismcts-30,random', '--games', '2', '--options', 'rounds=1');
  assert.equal(result.rows[0]?.bot, 'ismcts-30');
});

test('the same seed gives the same duel', () => {
  const shares = () =>
    duel('--bots', 'greedy,random', '--games', '10', '--seed', '4').result.rows.map(({ share, meanScore }) => [share, meanScore]);
  assert.deepEqual(shares(), shares());
});
