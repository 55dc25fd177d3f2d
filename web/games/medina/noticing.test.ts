import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf, piecesThatFit } from '#games/medina';
import { skippedAfter } from './noticing.ts';
import { games } from './tests/watched.ts';

test('[M3.5] whoever is passed over is seen to be until the own turn comes, and nobody else', () => {
  let passed = 0;
  for (const game of games) {
    let skipped = new Set<number>();
    const expected = new Set<number>();
    for (const { before, after, events, mover } of game) {
      skipped = skippedAfter(skipped, before.table, after.table);
      const { turn, seats } = after.table;
      if (turn.kind === 'over') break;
      if (events.some(({ kind }) => kind === 'began')) {
        for (const event of events) if (event.kind === 'passed') expected.add(event.seat);
        for (let seat = (mover + 1) % seats; seat !== turn.seat; seat = (seat + 1) % seats) {
          if (piecesOf(after.table, seat) === 0) expected.add(seat);
        }
        expected.delete(turn.seat);
      }
      assert.deepEqual([...skipped].sort(), [...expected].sort());
      passed += events.filter(({ kind }) => kind === 'passed').length;
    }
  }
  assert.ok(passed > 0);
});

test('[M3.4] a turn is told with as many pieces as fit, not as many as there are', () => {
  let fewer = 0;
  for (const game of games) {
    for (const [n, { before, mover, after, events }] of game.entries()) {
      const began = events.find(({ kind }) => kind === 'began');
      if (began) assert.equal((began as { left: number }).left, piecesThatFit(after.table));
      const { turn, turns } = before.table;
      if (turn.kind !== 'place') continue;
      const told = piecesThatFit(before.table);
      const rest = game.slice(n).filter(({ before: { table }, move }) => table.turns === turns && move.kind !== 'tea').length;
      assert.ok(rest <= told && told <= turn.left, `${rest} placed, ${told} told, ${turn.left} left`);
      if (told < Math.min(turn.left, piecesOf(before.table, mover))) fewer++;
    }
  }
  assert.ok(fewer > 0);
});
