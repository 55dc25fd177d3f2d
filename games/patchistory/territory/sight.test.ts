import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { dataOf, OWN_TEXT } from '../data/data.ts';
import { lay } from '../patching/patch.ts';
import { BARE, BUILT, cellFrom, NEW, RECLAIMED, WIDTH } from '../pieces.ts';
import { cellOf, position } from '../position.ts';
import type { Table, Territory } from '../table.ts';
import { groundOf, placesOf } from './land.ts';
import { look, postsOf, sightOf } from './sight.ts';

/** Moses, and a wonder below the square of another tile. */
const LAND = 'E; B1-01 0,3 ----; B1-13 2,0 ----; W1-02 -1,0 --oo';

/** What is seen is what somebody sees who looks for the first time. */
function seesItself(table: Table, what: string): void {
  const seen = sightOf(table, 0);
  const anew = look(dataOf(table), table.civs[0]!);
  assert.deepEqual([placesOf(seen.land), groundOf(seen.land)], [placesOf(anew.land), groundOf(anew.land)], what);
  assert.deepEqual(postsOf(seen), postsOf(anew), what);
  assert.deepEqual(seen, anew, what);
}

test('[P2.3] [P2.5] a territory is seen as it lies there, whoever has changed it and however', () => {
  const { table } = position({ civs: [LAND, 'E'], workers: ['0,0'] });
  const civ = table.civs[0]!;
  const changes: Readonly<Record<string, (civ: Territory) => void>> = {
    'a building': ({ built }) => {
      built[0] = BUILT;
    },
    'another building': ({ built }) => {
      built[0] = BUILT + 3;
    },
    'turned to fallow': ({ built }) => {
      built[0] = RECLAIMED;
    },
    'taken away': ({ built }) => {
      built[0] = BARE;
    },
    'a worker walks': ({ workers }) => {
      workers[0] = cellOf('0,1');
    },
    'a worker comes': ({ workers }) => {
      workers.push(cellOf('0,2'));
    },
    'what lay below comes up': ({ top, cells }) => {
      top[cells.indexOf(cellOf('0,0'))] = 0;
    },
    'another card lay there': ({ cards }) => {
      cards[1] = cards[2]!;
    },
    'a tile is laid': (civ) => {
      lay(civ, civ.cards[1]!, cellFrom(cellOf('0,5'), -WIDTH), [NEW, NEW, NEW, NEW]);
    },
  };
  seesItself(table, 'at first');
  for (const [what, change] of Object.entries(changes)) {
    change(civ);
    seesItself(table, what);
  }
});

/** Our own tiles, where each white side comes one later. */
const isWhite = (line: string) => line.startsWith('W');
const lines = OWN_TEXT.split('\n');
const whites = lines.filter(isWhite);
const OTHER_TEXT = lines.map((line) => (isWhite(line) ? whites.at(whites.indexOf(line) - 1) : line)).join('\n');

test('[P1.13] [P2.5] two tables seen in turn, one with other tiles, are seen as each is alone', () => {
  const { table } = position({ civs: [LAND, 'E'], workers: ['0,0'] });
  const other = clone(table);
  other.data = OTHER_TEXT;
  const alone = levelsOf(table, 0).slice();
  for (let n = 0; n < 2; n++) {
    seesItself(other, 'other tiles');
    assert.deepEqual(levelsOf(table, 0), alone);
    seesItself(table, 'our own');
  }
  assert.notDeepEqual(levelsOf(other, 0), alone);
});
