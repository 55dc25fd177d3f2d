import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LEVELS } from '#bots/level';
import { openSqlite } from '#server/sqlite';
import { Crowd } from '#server/tests/crowd';
import { assertAccessible, assertNoWider, DESK, onHome, openApp, PHONE, person } from './app.ts';

const { app, browser } = await openApp();

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];

/** Twelve people have played each other at two games; all of them every level of the one, and nine of them of the other. */
async function fill(): Promise<void> {
  await app.kill();
  const store = openSqlite(app.data);
  const crowd = new Crowd(store);
  for (const [n, name] of NAMES.entries()) await crowd.add(name, 1100 + 70 * n);
  for (const [game, people] of [['ugo', NAMES] as const, ['king-of-the-dice', NAMES.slice(0, 9)] as const]) {
    for (let n = 0; n < 15; n++) for (const name of NAMES) await crowd.play(game, name, crowd.otherThan(name));
    for (let n = 0; n < 5; n++)
      for (const name of people) for (const [at, level] of LEVELS.entries()) await crowd.play(game, name, level, 1000 + 220 * at);
  }
  await store.close();
  await app.restart();
}

async function choose(page: Page, game: string): Promise<Locator> {
  await page.goto(app.url);
  const asked = page.waitForResponse('**/api/leaderboards/*');
  await onHome(page, game)
    .getByRole('button', { name: /^Bot level/ })
    .click();
  await asked;
  return page.getByRole('dialog', { name: 'Bot level' });
}

async function look(page: Page, where: string): Promise<void> {
  await assertAccessible(page, where);
  await assertNoWider(page, where);
}

test('until enough people have played them, bots have the number of their ladder; then they stand among people', async () => {
  await fill();
  const visitors = [await person(browser, { viewport: PHONE }), await person(browser, { viewport: DESK, colorScheme: 'dark' })];
  for (const { page } of visitors) {
    const rows = page.locator('ol').getByRole('listitem');
    await page.goto(`${app.url}/leaderboard/king-of-the-dice`);
    await rows.nth(NAMES.length - 1).waitFor();
    assert.doesNotMatch((await rows.allTextContents()).join(), /Bot/);
    let dialog = await choose(page, 'King of the Dice');
    await dialog.getByRole('radio', { name: /^Expert Ladder 1591/ }).waitFor();
    await dialog.getByText('It isn’t a rating like yours.').waitFor();
    assert.equal(await dialog.getByText(/^Rating/).count(), 0);
    await look(page, 'bots that too few have played');

    await page.goto(`${app.url}/leaderboard/ugo`);
    await rows.nth(NAMES.length + LEVELS.length - 1).waitFor();
    const told = await rows.allTextContents();
    const ratings = told.map((row) => Number(/(-?\d+)\s*±/.exec(row)?.[1]));
    assert.deepEqual(
      ratings,
      ratings.toSorted((a, b) => b - a),
    );
    assert.deepEqual(
      told.flatMap((row) => /^\s*(\d+)\./.exec(row)?.[1] ?? []),
      NAMES.map((_, n) => String(n + 1)),
      'bots take no rank',
    );
    assert.match(told.join(), /Bot \(expert\)\s*60 games with 12 players/);
    await look(page, 'a leaderboard with bots');
    dialog = await choose(page, 'U GO!');
    await dialog.getByRole('radio', { name: /^Expert Rating \d+/ }).waitFor();
    await dialog.getByText('it’s about as strong as people with that rating').waitFor();
    assert.equal(await dialog.getByText(/ladder/i).count(), 0);
    await look(page, 'bots measured by people');
  }
});
