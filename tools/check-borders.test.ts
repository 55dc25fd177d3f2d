import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCrossings } from './check-borders.ts';

const find = (path: string, text: string) => findCrossings(path, text, (word) => word === 'ugo').length;

test('imports go only where the picture points', () => {
  assert.equal(find('games/ugo/play.ts', "import { clone } from '#engine';"), 0);
  assert.equal(find('games/ugo/play.ts', "import { x } from '#server';"), 1);
  assert.equal(find('engine/match.ts', "import { ugo } from '#games';"), 1);
  assert.equal(find('web/App.svelte', "import { x } from '#server';"), 1);
  assert.equal(find('server/index.ts', "const x = await import('#web/x');"), 1);
  assert.equal(find('cli/main.ts', "import { x } from 'left-pad';"), 1);
});

test('a folder is left through its door, not by ../..', () => {
  assert.equal(find('games/ugo/play.ts', "import { x } from '../../engine/clone.ts';"), 1);
  assert.equal(find('games/ugo/words/en.ts', "import { x } from '../pieces.ts';"), 0);
});

test('rules have no clock and no dice of their own', () => {
  assert.equal(find('games/ugo/play.ts', 'const x = Math.random();'), 1);
  assert.equal(find('engine/match.ts', 'const x = Date.now();'), 1);
  assert.equal(find('server/index.ts', 'const x = Date.now();'), 0);
});

test('what runs every game names none', () => {
  assert.equal(find('server/tables.ts', "if (game === 'ugo') win();"), 1);
  assert.equal(find('web/table/Table.svelte', "import('#games/ugo')"), 1);
  assert.equal(find('server/tables.test.ts', "make('ugo')"), 0);
});
