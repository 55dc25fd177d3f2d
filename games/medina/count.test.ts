import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '#engine';
import { recordedGames } from '#tools/recorded';
import { counting } from './count.ts';
import { medina } from './index.ts';
import { COLOURS, type MedinaState, TOWERS, WELL_POINTS } from './pieces.ts';
import { worths } from './score.ts';
import { ownerOf } from './tiles.ts';

const { names, replay } = recordedGames(medina);

for (const name of names) {
  test(`[M11.2] [M11.3] [M10.4] the palaces and tiles of "${name}", tapped in, are counted as they were`, () => {
    const { match, outcome } = replay(name);
    const { table } = match.state as MedinaState;
    const worth = worths(table);
    const tapped = Array.from({ length: table.seats }, (_, seat) => {
      const counts: Record<string, number> = {};
      for (const [palace, roof] of table.palaces.roof.entries()) {
        if (roof !== seat) continue;
        const { well, ...parts } = worth[palace]!;
        const of = COLOURS[table.palaces.colour[palace]!]!;
        for (const [part, n] of Object.entries({ ...parts, well: well / WELL_POINTS })) counts[`${of}-${part}`] = n;
      }
      for (const [n, of] of COLOURS.entries()) counts[`${of}${n}`] = ownerOf(table, table.palaceTiles[n]!) === seat ? 1 : 0;
      for (let n = 0; n < TOWERS; n++) counts[`tower${n}`] = ownerOf(table, table.towerTiles[n]!) === seat ? 1 : 0;
      return counts;
    });
    const counted = counting.outcome({ edition: table.edition } satisfies Options, tapped);
    assert.deepEqual(counted?.scores, outcome.scores);
    assert.deepEqual(counted?.ranking, outcome.ranking);
    for (const row of outcome.breakdown)
      assert.deepEqual(
        counted?.breakdown.find(({ what }) => what === row.what),
        row,
      );
  });
}
