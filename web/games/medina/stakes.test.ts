import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoresOf } from '#games/medina';
import { foresee } from './placing.ts';
import { tagsFor } from './stakes.ts';
import { games } from './tests/watched.ts';

test('[M6.1] the tag of a palace tells what its roof brings, and what it costs the others', () => {
  const seen = { tile: 0, towers: 0, merchants: 0, tea: 0, well: 0, losses: 0, shut: 0 };
  for (const { before, legal, mover } of games.flat()) {
    const roofs = legal.filter(({ kind }) => kind === 'roof' || kind === 'neutral');
    const tags = tagsFor(before.table, mover, legal);
    assert.equal(tags.length, roofs.length);
    for (const [n, tag] of tags.entries()) {
      const then = foresee(before.table, mover, roofs[n]!).table;
      const points = scoresOf(then).map((sum, seat) => sum - scoresOf(before.table)[seat]!);
      const { tile, towers, merchants, tea, well, losses, shut } = tag;
      if (!shut) {
        assert.equal(tag.points + well + tile + towers.reduce((sum, of) => sum + of, 0), points[mover]);
        assert.equal(then.tea[mover]! - before.table.tea[mover]!, tea);
      }
      assert.deepEqual(
        losses,
        points.flatMap((sum, seat) => (sum < 0 ? [{ seat, points: sum }] : [])),
      );
      const found = { tile, towers: towers.length, merchants, tea, well, losses: losses.length, shut: Number(shut) };
      for (const part of Object.keys(seen) as (keyof typeof seen)[]) if (found[part] > 0) seen[part]++;
    }
  }
  for (const [part, n] of Object.entries(seen)) assert.ok(n > 0, part);
});
