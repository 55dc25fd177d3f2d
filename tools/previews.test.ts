import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('every picture for links has the size that is told of it (tools/draw-previews.ts)', () => {
  const names = readdirSync('web/public/preview');
  assert.ok(names.includes('home.png'));
  for (const name of names) {
    const png = readFileSync(`web/public/preview/${name}`);
    assert.deepEqual([png.toString('latin1', 12, 16), png.readUInt32BE(16), png.readUInt32BE(20)], ['IHDR', 1200, 630], name);
    assert.ok(png.length < 60_000, `${name} has ${png.length} bytes`);
  }
});
