import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent } from '#engine';
import { sound } from './sound.ts';

test('[M3.1] every piece that is placed is heard, a neutral roof and a blockade dome too', () => {
  for (const kind of ['built', 'stabled', 'traded', 'walled', 'roofed', 'shut'])
    assert.equal(sound([{ kind } as unknown as GameEvent]), 'wood', kind);
  assert.equal(sound([{ kind: 'skipped' } as unknown as GameEvent]), undefined);
});
