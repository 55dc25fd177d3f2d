import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '#games';

test('a link to any game has a picture of the size that is told of it (tools/draw-previews.ts)', () => {
  for (const name of ['home', ...games.map(({ meta }) => meta.id)]) {
    const png = readFileSync(`web/public/preview/${name}.png`);
    assert.deepEqual([png.toString('latin1', 12, 16), png.readUInt32BE(16), png.readUInt32BE(20)], ['IHDR', 1200, 630], name);
    assert.ok(png.length < 60_000, `${name} has ${png.length} bytes`);
  }
});
