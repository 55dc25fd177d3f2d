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

test('who is about to run out is warned, and where the table says so the game ends', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'live', bank: 0, move: 12, out: 'end' });
  const warned = async ({ page }: { page: Page }) => {
    await page.getByText('Your time is nearly over: then the game ends.').waitFor();
    return page;
  };
  const late = await Promise.any([warned(ann), warned(bob)]);
  const other = late === ann.page ? bob.page : ann.page;
  assert.match(await late.title(), /^⏳/);
  assert.equal(await other.getByText('Your time is nearly over').count(), 0);
  await late.getByText('You ran out of time, so the game is over').waitFor();
  await other.getByText(/(Ann|Bob) ran out of time, so the game is over/).waitFor();
  assert.doesNotMatch(await late.title(), /^⏳/);
  await assertAccessible(late, 'a game that ended by the clock');
  await other.getByRole('button', { name: 'Play again together' }).waitFor();
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});

test('a live game is played on over days when both agree', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'live', bank: 600, move: 30 });
  await clocks(bob.page)
    .getByText(/^10:\d\d$/)
    .first()
    .waitFor();
  await ann.page.getByRole('button', { name: 'People' }).click();
  await ann.page.getByText('Play on over days').click();
  await ann.page.getByLabel('Time to think').selectOption('24 hours a move');
  await ann.page.locator('details[open]').getByRole('button', { name: 'Ask everyone' }).click();
  await bob.page.getByText('Ann wishes to play on over days: 24 hours a move.').waitFor();
  await assertAccessible(bob.page, 'a wish to play on over days');
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, bob]) {
    await clocks(page)
      .getByText(/2[34] hr/)
      .waitFor();
  }
  assert.equal(await ann.page.getByText('Play on over days').count(), 0, 'there is nothing left to ask');
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});
