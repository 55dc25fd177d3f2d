import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, assertAccessible, openBrowser, PHONE, person, startApp } from './app.ts';

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

/** A table for two made by Ann with this pace, at which Bob sits, too. */
async function sitDown(ann: Page, bob: Page, pace: object): Promise<void> {
  await ann.goto(app.url);
  const id = await ann.evaluate(async (wish) => {
    const body = JSON.stringify({ game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann', pace: wish });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).info.id as string;
  }, pace);
  await ann.goto(`${app.url}/table/${id}`);
  await bob.goto(`${app.url}/table/${id}`);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ann, bob]) await page.locator('button[data-card]').first().waitFor();
}

const clocks = (page: Page) => page.getByRole('list', { name: 'Clocks' });

test('a live game has clocks that run; who runs out is played on by a bot', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'live', bank: 2, move: 8 });
  await clocks(ann.page)
    .getByText(/0:(0\d|10)/)
    .first()
    .waitFor();
  await assertAccessible(bob.page, 'a table with clocks');
  const seen = await clocks(ann.page).locator('.runs time').textContent();
  await ann.page.waitForTimeout(1500);
  assert.notEqual(await clocks(ann.page).locator('.runs time').textContent(), seen, 'the clock runs');
  // Neither moves: the one to act runs out, a bot stands in, and the log goes on.
  await ann.page.getByRole('button', { name: 'Log' }).click();
  await ann.page.locator('aside button.ply').first().waitFor({ timeout: 25_000 });
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});

test('a game over days keeps its clocks when the server is started again', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, { kind: 'days', hours: 24 });
  await clocks(ann.page)
    .getByText(/2[34] hr/)
    .waitFor();
  await app.kill();
  await ann.page.getByText('The connection is gone').first().waitFor();
  await app.restart();
  await ann.page.getByText('The connection is gone').first().waitFor({ state: 'detached', timeout: 15_000 });
  await clocks(ann.page)
    .getByText(/2[34] hr/)
    .waitFor();
  const mine = (await ann.page.locator('button[data-card][aria-disabled="false"]').count()) > 0 ? ann.page : bob.page;
  const cards = await mine.locator('[role="toolbar"] button[data-card]').count();
  await mine
    .locator('button[data-card][aria-disabled="false"]')
    .first()
    .click({ position: { x: 12, y: 12 } });
  await mine.waitForFunction((before) => document.querySelectorAll('[role="toolbar"] button[data-card]').length < before, cards);
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});
