/** A fifth game is two folders and one word in one file: docs/fifth-game is put into a copy of the project, and played there. */

import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, onHome, openApp, PHONE, person } from './app.ts';
import { copyProject } from './copied.ts';

const { folder, run, build } = copyProject();
cpSync(join(folder, 'docs/fifth-game'), folder, { recursive: true });
const list = join(folder, 'games/list.ts');
const four = readFileSync(list, 'utf8');
const five = four.replace(/\];\s*$/, ", 'lots'];\n");
assert.notEqual(five, four);
writeFileSync(list, five);
await build();
const { app, browser } = await openApp();

/** Shows every lot of one's hand, each when it is one's turn, and finds their sum in the count. */
async function playToTheEnd(page: Page, you: string): Promise<void> {
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await hand.first().waitFor();
  const lots = await hand.allTextContents();
  assert.equal(lots.length, 3);
  for (const name of lots) {
    const lot = page.getByRole('button', { name, exact: true });
    await lot.click();
    await lot.waitFor({ state: 'detached' });
  }
  const count = page.getByRole('region').filter({ has: page.getByText('Every lot is shown') });
  const own = count.getByRole('row').filter({ has: page.getByRole('rowheader', { name: you, exact: true }) });
  const sum = lots.reduce((total, name) => total + Number(name.replace('Show ', '')), 0);
  await own
    .getByRole('cell', { name: String(sum), exact: true })
    .first()
    .waitFor();
}

test('the checks of the project know the game: its types, rules, words and laws', async () => {
  // Only its own two folders: the others have been looked at already.
  writeFileSync(join(folder, 'lots.json'), JSON.stringify({ extends: './tsconfig.web.json', include: ['games/lots', 'web/games/lots'] }));
  const types = () =>
    run(
      'svelte-check',
      ...['--workspace', '.', '--config', 'web/svelte.config.js', '--tsconfig', './lots.json', '--tsgo', '--fail-on-warnings'],
    );
  await types();
  const board = join(folder, 'web/games/lots/Board.svelte');
  const sound = readFileSync(board, 'utf8');
  writeFileSync(board, sound.replace('<script lang="ts">', '$&\n  void (0 as string);'));
  await assert.rejects(types, { stdout: /'string'/ }, 'the types of a component are looked at');
  writeFileSync(board, sound);
  await run('node', 'tools/check-rules.ts');
  // Whatever goes over all games meets the fifth, which leaves out all that may be.
  const { stdout } = await run(
    'node',
    ...['--test', '--test-isolation=none', '--test-name-pattern', '/lots|\\[L|every game/i'],
    ...['{engine,games,bots,protocol,bench}/**/*.test.ts', 'web/games/**/*.test.ts', 'web/*.test.ts'],
  );
  for (const name of [
    '[L3.2] the highest sum wins',
    'lots keeps the laws with 3 seats',
    'lots: every refusal has its own sentence',
    'Lots: whatever is hidden, every bot decides by what it sees',
  ])
    assert.ok(stdout.includes(`✔ ${name}`), `not run: ${name}`);
});

test('a game against bots in the browser itself, from the home page to its result', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(app.url);
  await onHome(page, 'Lots').getByRole('button', { name: 'Play now' }).click();
  await playToTheEnd(page, 'You');
  await assertAccessible(page, 'the result of a fifth game');
});

test('a game at a table of the server, and the rules to read', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  await onHome(page, 'Lots').getByRole('link', { name: 'With friends' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Fill up with bots and start' }).click();
  await playToTheEnd(page, 'Ann');
  await page.goto(app.url);
  await onHome(page, 'Lots').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'L3.2' }).waitFor();
});
