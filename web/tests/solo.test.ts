import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { type App, assertAccessible, onHome, openBrowser, PHONE, person, startApp } from './app.ts';
import { byMouse, cardsInHand } from './ugo.ts';

let app: App;
let browser: Browser;
before(async () => {
  app = await startApp();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

test('a whole game against bots in the browser itself, without the network, then its replay', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await page.locator('button[data-card]').first().waitFor();
  await context.setOffline(true);
  for (let i = 0; i < 9; i++) await byMouse(page);
  await context.setOffline(false);

  // A reload shows the true position at once.
  const before = await cardsInHand(page);
  await page.reload();
  await page.locator('button[data-card]').first().waitFor();
  assert.ok((await cardsInHand(page)).every((card) => before.includes(card)));

  await context.setOffline(true);
  while (await byMouse(page));
  await assertAccessible(page, 'result');
  await context.setOffline(false);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(read.game, read.record);
  assert.ok(match instanceof Match && match.isOver);
  const total = match.outcome()?.scores[0];
  await page
    .locator('section.result td.sum', { hasText: String(total).replace('-', '−') })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Replay' }).last().click();
  const slider = page.getByRole('slider', { name: 'Replay' });
  await slider.fill('7');
  await page.getByRole('button', { name: 'One forward' }).click();
  await page.getByText(`Move 8 of ${match.ply}`).first().waitFor();
  assert.match(page.url(), /ply=8/);
  assert.equal(await page.getByRole('list', { name: /hand/i }).count(), 2, 'all hands are shown');
  await assertAccessible(page, 'replay');
  await page.getByRole('button', { name: 'Check the luck' }).click();
  await page.getByText(/Checked: the seed/).waitFor();

  // The address of a moment is good on another device.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await page.getByText('Copied').waitFor({ state: 'attached' });
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await person(browser);
  await friend.page.goto(address);
  await friend.page.getByText(`Move 8 of ${match.ply}`).first().waitFor();
  await friend.page.getByRole('button', { name: 'Check the luck' }).click();
  await friend.page.getByText(/Checked: the seed/).waitFor();
  assert.deepEqual([...errors, ...friend.errors], []);
  await friend.context.close();
  await context.close();
});

test('a dark card tells why, with the number of the rule, and changes nothing', async () => {
  const { page, context } = await person(browser);
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  const dark = page.locator('button[data-card].dark');
  for (let i = 0; i < 30 && (await dark.count()) === 0; i++) {
    await byMouse(page);
    await page.locator('button[data-card][aria-disabled="false"], section.laying').first().waitFor();
  }
  const before = await cardsInHand(page);
  await dark.first().click({ position: { x: 12, y: 12 }, force: true });
  await page
    .getByText(/\(U2\.3\)/)
    .first()
    .waitFor();
  assert.deepEqual(await cardsInHand(page), before);
  await context.close();
});

test('a broken replay address says so', async () => {
  const { page, context } = await person(browser);
  await page.goto(`${app.url}/replay#nonsense`);
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await context.close();
});
