/** Every page by Tab alone: whatever can be pressed is come to, in the order of the page, and nothing lies over it. By night and with more contrast, too. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '#games';
import { DESK, onHome, open, openApp, PHONE, person, settled } from './app.ts';
import { momentOf } from './beside.ts';
import { dimFocus } from './focus.ts';
import { inAllLights } from './lights.ts';
import { faultOfStop, stopsOf } from './stops.ts';

const { app, browser } = await openApp();

const ids = games.map(({ meta }) => meta.id);
const PAGES = [
  ...['', 'tables', 'me', 'new/medina', 'rules/king-of-the-dice', 'leaderboard/ugo', 'nowhere'],
  ...['learn/medina', 'learn/patchistory', 'puzzles/ugo', 'daily/medina'],
  ...ids.map((id) => `count/${id}`),
];

/** Goes through the page once, from its top to where the browser's own buttons would come. */
async function tabThrough(page: Page, where: string): Promise<void> {
  // What a page brings later, or once somebody stirs, is there.
  await page.keyboard.press('Tab');
  await settled(page);
  const stops = await page.evaluate(stopsOf);
  assert.ok(stops > 2, `${where}: ${stops} stops`);
  for (let n = 0; n < stops; n++) {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(faultOfStop, n), undefined, `${where}, stop ${n + 1} of ${stops}`);
  }
}

for (const path of PAGES) {
  test(`/${path} by Tab, and in every light`, async () => {
    const { page } = await person(browser, { viewport: DESK, reducedMotion: 'reduce' });
    await open(page, `${app.url}/${path}`);
    // In a lesson the table first shows what has been played.
    const there = path.startsWith('learn') ? '.bubble:not(.waits)' : path.startsWith('puzzles') ? '.board[data-ply]' : 'main :is(h1, h2)';
    await page.locator(there).first().waitFor();
    await tabThrough(page, `/${path}`);
    await inAllLights(page, `/${path}`, async (where) => assert.deepEqual(await page.evaluate(dimFocus), [], where));
  });
}
for (const { meta } of games) {
  test(`a table of ${meta.title} by Tab on a phone`, async () => {
    const { page } = await person(browser, { viewport: PHONE, reducedMotion: 'reduce' });
    await open(page, app.url);
    await onHome(page, meta.title).getByRole('button', { name: 'Play now', exact: true }).click();
    await momentOf(page);
    await tabThrough(page, meta.id);
  });
}
