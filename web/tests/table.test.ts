import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, onHome, openBrowser, PHONE, person, startApp } from './app.ts';
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

/** A game of two rounds against one bot. */
async function start(page: Page): Promise<void> {
  await page.goto(`${app.url}/new/ugo`);
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByRole('radio', { name: 'Two rounds' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('button[data-card]').first().waitFor();
}

test('taking back works whenever it is offered', async () => {
  const { page, context, errors } = await person(browser, { settings: { trivial: false } });
  const undo = page.getByRole('button', { name: 'Take back' });
  const result = page.locator('section.result');
  const ready = page.locator('button[data-card][aria-disabled="false"], section.laying, section.result').first();
  let taken = 0;
  // It is offered where a seat acts twice in a row; a game in which that never happens is followed by another.
  for (let games = 0; games < 4 && taken === 0; games++) {
    await start(page);
    for (let i = 0; taken < 3; i++) {
      await ready.waitFor();
      if (await result.count()) break;
      // What was taken back is played again, so that the game goes on.
      if ((await undo.isEnabled()) && i % 2) {
        const before = (await page.locator('title').textContent()) ?? '';
        await undo.click();
        await ready.waitFor();
        assert.equal(await page.locator('p.refused').count(), 0, `refused after "${before}"`);
        taken++;
        await byMouse(page);
      }
      await byMouse(page);
    }
  }
  assert.ok(taken > 0, 'never offered');
  assert.deepEqual(errors, []);
  await context.close();
});

test('whoever starts before the bots are loaded plays the strongest', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(app.url);
  await page.route('**/assets/*.js', (route) => setTimeout(() => void route.continue(), 400));
  await onHome(page, 'U GO!').getByRole('link', { name: 'With friends' }).click();
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('button[data-card]').first().waitFor();
  await byMouse(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test('the count of a round stays to be read, and a key goes on', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await start(page);
  const next = page.getByRole('button', { name: 'Next round' });
  while ((await cardsInHand(page)).length > 1) await byMouse(page);
  // At the usual pace, from here.
  await page.evaluate(() => localStorage.setItem('royaumes/settings', JSON.stringify({ pace: 'normal', motion: 'off' })));
  await page.reload();
  await byMouse(page);
  for (let i = 0; i < 40 && (await next.count()) === 0; i++) {
    await page.waitForTimeout(250);
    if (await page.locator('section.laying').count()) await byMouse(page);
  }
  await page.locator('caption', { hasText: 'Round 1 is counted' }).waitFor();
  await page.waitForTimeout(1500);
  await next.press('Enter');
  await next.waitFor({ state: 'detached', timeout: 3000 });
  await page.getByText('Round 2 of 2').filter({ visible: true }).first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a long name fits the waiting room, and a missing table says so', async () => {
  const { page, context } = await person(browser, { viewport: PHONE });
  await page.goto(`${app.url}/new/ugo`);
  await page.getByLabel('Your name').fill('W'.repeat(24));
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0);
  await page.goto(`${app.url}/table/nonsense`);
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await context.close();
});
